import { fold } from '@institute/values/formats';
import { and, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Shorter texts are in most rows, and the trigram indexes don't find them inside words. */
const minLengthInside = 3;

/** A text in the form in which it is searched and indexed, by a function of the database that does what `fold` of the values does. */
export const folded = (text: PgColumn | SQL | string): SQL => sql`fold_text(${text})`;

/** The form in which the version before searches. Its indexes stay until no server needs them. */
export const formerlyFolded = (text: PgColumn | SQL): SQL => sql`fold(${text})`;

/**
 * Rows with this text in one of these columns, in any spelling; with a shorter text, those that have a word beginning with it.
 * All rows if there is no text.
 */
export function containing(keyword: string, ...columns: (PgColumn | SQL)[]): SQL | undefined {
  // Folded before it's escaped, because some signs become those of a pattern: a full-width percent sign.
  const text = fold(keyword).trim();
  if (text === '') return undefined;
  const literal = text.replaceAll(/[\\%_]/g, '\\$&');
  const patterns = [...text].length < minLengthInside ? [`${literal}%`, `% ${literal}%`] : [`%${literal}%`];
  return or(
    ...columns.flatMap((column) => patterns.map((pattern) => sql`${folded(column)} like ${folded(pattern)}`)),
  );
}

/** More words than a name has would make a search slow. */
const mostWords = 8;

/**
 * Rows whose name has each word of this text, in any order: a middle name is between two names, and some write the last one
 * first. All rows if there is no text.
 */
export const nameContaining = (keyword: string, name: PgColumn | SQL): SQL | undefined =>
  and(
    ...keyword
      .trim()
      .split(/,?\s+/, mostWords)
      .map((word) => containing(word, name)),
  );
