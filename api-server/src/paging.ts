import { asc, desc, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { countMarked, isMarked, readMarked } from './list-marks.ts';

type Paging = { size: number; page: number; descending: boolean };

/** Which rows make one page. The second column, unique, gives rows that are equal in the first the same order on every page. */
export function pageOf({ size, page, descending }: Paging, column: PgColumn | SQL, unique: PgColumn) {
  const direction = descending ? desc : asc;
  const order: SQL[] = column === unique ? [direction(unique)] : [direction(column), direction(unique)];
  return { order, limit: size, offset: page * size };
}

type LongList = {
  table: PgTable;
  id: PgColumn;
  sort: PgColumn | SQL;
  /** About the table alone, so that nothing has to be joined for rows that nobody sees. */
  where?: SQL | undefined;
};

/**
 * One page of a list that grows with the institute: the ids of its rows, and how many rows there are. With an index on
 * `sort` and `id` both are read off it, and a page past the middle from its end. What is shown of the rows is read
 * afterwards, for these alone. Of a table with marks all rows are counted from the last mark, and found from the nearest.
 */
export async function findPage(
  db: Database,
  { size, page, descending }: Paging,
  { table, id, sort, where }: LongList,
): Promise<{ ids: string[]; total: number }> {
  const isWhole = where === undefined && isMarked(table);
  const total = isWhole ? await countMarked(db, table, id) : await db.$count(table, where);
  const before = page * size;
  const limit = Math.min(size, total - before);
  if (limit <= 0) return { ids: [], total };
  const after = total - before - limit;
  if (isWhole && sort === id) {
    const ids = await readMarked(db, { table, id }, { before: descending ? after : before, limit });
    return { ids: descending ? ids.toReversed() : ids, total };
  }
  const isNearEnd = after < before;
  const { order } = pageOf({ size, page, descending: descending !== isNearEnd }, sort, id);
  const rows = await db
    .select({ id })
    .from(table)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(isNearEnd ? after : before);
  const ids = rows.map((row) => row.id as string);
  return { ids: isNearEnd ? ids.toReversed() : ids, total };
}

/** Rows in the order of a page. One that is gone since is left out. */
export function inOrderOf<Row>(ids: string[], rows: Row[], idOf: (row: Row) => string): Row[] {
  const found = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
