import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import {
  type CheckpointedList,
  countFromCheckpoint,
  countParts,
  hasCheckpoints,
  hasColumnCheckpoints,
  type ListPart,
  readFromCheckpoint,
} from './page-checkpoints.ts';

type Paging = { size: number; page: number; descending: boolean };

/**
 * Selects and orders the rows of a page. The second column is unique, so rows that are equal in the first keep their
 * order across pages.
 */
export function pageOf({ size, page, descending }: Paging, column: PgColumn | SQL, unique: PgColumn) {
  const direction = descending ? desc : asc;
  const order: SQL[] = column === unique ? [direction(unique)] : [direction(column), direction(unique)];
  return { order, limit: size, offset: page * size };
}

/** Reads one page of a list and counts the list. `findPage` does it for lists that grow with the institute. */
export async function readPage<Query extends PgSelect>(
  select: Query,
  count: PromiseLike<number>,
  { order, limit, offset }: ReturnType<typeof pageOf>,
): Promise<{ rows: Awaited<Query>; total: number }> {
  const page = select
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [rows, total] = await Promise.all([page, count]);
  return { rows, total };
}

type LongList = {
  table: PgTable;
  id: PgColumn;
  sort: PgColumn | SQL;
  /** A condition on the table alone, so that rows outside the page need no joins. */
  where?: SQL | undefined;
  /** The only condition: a column with checkpoints has this value. */
  part?: ListPart | undefined;
  /** Search conditions, any of which may match. Each has its own index. */
  anyOf?: SQL[] | undefined;
};
type Page = { ids: string[]; total: number };

/**
 * Reads one page of a list that grows with the institute: the ids of its rows and the total count. With an index on
 * `sort` and `id`, both come from the index, and a page past the middle is read from the end. The caller then reads
 * the details for these ids only. A table with checkpoints is counted from the last one and read from the nearest
 * one.
 */
export async function findPage(db: Database, paging: Paging, list: LongList): Promise<Page> {
  const { table, id, sort, part, anyOf } = list;
  if (anyOf) return findSearched(db, paging, list, anyOf);
  const where = part ? eq(part.column, part.value) : list.where;
  const checkpointed = where === undefined || part ? hasCheckpoints(table) && { table, id, part } : false;
  if (checkpointed && !part && hasColumnCheckpoints(sort)) return findByParts(db, paging, checkpointed, sort);
  const total = checkpointed ? await countFromCheckpoint(db, checkpointed) : await db.$count(table, where);
  const { size, page, descending } = paging;
  const before = page * size;
  const limit = Math.min(size, total - before);
  if (limit <= 0) return { ids: [], total };
  const after = total - before - limit;
  if (checkpointed && sort === id) {
    const ids = await readFromCheckpoint(db, checkpointed, { before: descending ? after : before, limit });
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

/** Finding matches costs the most and there are rarely many, so find them once, then count and sort them. */
async function findSearched(
  db: Database,
  { size, page, descending }: Paging,
  { table, id, sort, where }: LongList,
  anyOf: SQL[],
): Promise<Page> {
  const found = sql.join(
    anyOf.map((one) => sql`select ${id} as id, ${sort} as sort from ${table} where ${and(where, one)}`),
    sql` union `,
  );
  const direction = descending ? sql`desc` : sql`asc`;
  const { rows } = (await db.execute(sql`
    with found as materialized (${found})
    select (select count(*) from found)::int as total, array(
      select id from found order by sort ${direction}, id ${direction} limit ${size} offset ${page * size}
    )::text[] as ids`)) as unknown as { rows: Page[] };
  return rows[0]!;
}

/** Sorted by a column with checkpoints: the rows of one value follow those of another. */
async function findByParts(
  db: Database,
  { size, page, descending }: Paging,
  list: CheckpointedList,
  sort: PgColumn,
): Promise<Page> {
  const parts = await countParts(db, list, sort);
  const total = parts.reduce((sum, part) => sum + part.total, 0);
  const limit = Math.min(size, total - page * size);
  if (limit <= 0) return { ids: [], total };
  let before = descending ? total - page * size - limit : page * size;
  const ids: string[] = [];
  for (const { part, total: rows } of parts) {
    if (before < rows) {
      const missing = limit - ids.length;
      ids.push(...(await readFromCheckpoint(db, { ...list, part }, { before, limit: missing })));
      if (ids.length === limit) break;
    }
    before = Math.max(0, before - rows);
  }
  return { ids: descending ? ids.toReversed() : ids, total };
}

/** Returns rows in the page's order. Rows deleted since then are left out. */
export function inOrderOf<Row>(ids: string[], rows: Row[], idOf: (row: Row) => string): Row[] {
  const found = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}
