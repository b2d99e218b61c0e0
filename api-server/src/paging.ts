import { asc, desc, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Paging = { size: number; page: number; descending: boolean };

/** Which rows make one page. The second column, unique, gives rows that are equal in the first the same order on every page. */
export function pageOf({ size, page, descending }: Paging, column: PgColumn | SQL, unique: PgColumn) {
  const direction = descending ? desc : asc;
  const order: SQL[] = column === unique ? [direction(unique)] : [direction(column), direction(unique)];
  return { order, limit: size, offset: page * size };
}
