import { ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Shorter texts are in most rows, and the trigram indexes don't find them inside words. */
const minLengthInside = 3;

/**
 * Rows with this text in one of these columns, ignoring case; with a shorter text, those that have a word beginning
 * with it. All rows if there is no text.
 */
export function containing(keyword: string, ...columns: (PgColumn | SQL)[]): SQL | undefined {
  const text = keyword.trim();
  if (text === '') return undefined;
  const literal = text.replaceAll(/[\\%_]/g, '\\$&');
  const patterns = [...text].length < minLengthInside ? [`${literal}%`, `% ${literal}%`] : [`%${literal}%`];
  return or(...columns.flatMap((column) => patterns.map((pattern) => ilike(column as PgColumn, pattern))));
}
