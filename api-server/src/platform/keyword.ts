import { ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** Rows with this text in one of these columns, ignoring case. All rows if there is no text. */
export function containing(keyword: string, ...columns: (PgColumn | SQL)[]): SQL | undefined {
  const text = keyword.trim();
  if (text === '') return undefined;
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column as PgColumn, pattern)));
}
