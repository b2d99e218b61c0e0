import { ilike, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The rows in one of whose columns this text occurs, in capitals or not. Without a text, all rows. */
export function containing(keyword: string, ...columns: (PgColumn | SQL)[]): SQL | undefined {
  const text = keyword.trim();
  if (text === '') return undefined;
  const pattern = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return or(...columns.map((column) => ilike(column as PgColumn, pattern)));
}
