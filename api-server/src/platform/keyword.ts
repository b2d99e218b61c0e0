import { or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Shorter texts are in most rows, and the trigram indexes don't find them inside words. */
const minLengthInside = 3;

/** A text in the form in which it is searched and indexed: see the function of this name in `migrations.ts`. */
export const folded = (text: PgColumn | SQL | string): SQL => sql`fold(${text})`;

/**
 * Rows with this text in one of these columns, ignoring case, accents and the spelling of apostrophes and hyphens; with a shorter text, those that have a word beginning
 * with it. All rows if there is no text.
 */
export function containing(keyword: string, ...columns: (PgColumn | SQL)[]): SQL | undefined {
  const text = keyword.trim();
  if (text === '') return undefined;
  const literal = text.replaceAll(/[\\%_]/g, '\\$&');
  const patterns = [...text].length < minLengthInside ? [`${literal}%`, `% ${literal}%`] : [`%${literal}%`];
  return or(
    ...columns.flatMap((column) => patterns.map((pattern) => sql`${folded(column)} like ${folded(pattern)}`)),
  );
}
