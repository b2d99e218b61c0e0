import { and, asc, desc, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgSelect, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

type Column = PgColumn | SQL | SQL.Aliased;
type Paging = { size: number; page: number; descending: boolean };

/**
 * Selects and orders the rows of a page. The second column is unique, so rows that are equal in the first keep their
 * order across pages.
 */
export function pageOf({ size, page, descending }: Paging, column: Column, unique: Column) {
  const direction = descending ? desc : asc;
  const order: SQL[] = column === unique ? [direction(unique)] : [direction(column), direction(unique)];
  return { order, limit: size, offset: page * size };
}

/**
 * Reads one page of a list and counts the list, unless its last row is on that page. `findPage` does it for lists that
 * grow with the institute.
 */
export async function readPage<Query extends PgSelect>(
  db: Database,
  select: Query,
  { order, limit, offset }: ReturnType<typeof pageOf>,
): Promise<{ rows: Awaited<Query>; total: number }> {
  const list = select.as('list');
  const ordered = select.orderBy(...order);
  const rows = (await ordered.limit(limit).offset(offset)) as Awaited<Query> & unknown[];
  const isLast = rows.length < limit && (rows.length > 0 || offset === 0);
  const total = isLast ? offset + rows.length : await db.$count(list);
  return { rows, total };
}

/** How many rows of a list that grows with the institute are counted and paged. Search narrows a longer one down. */
export const listLimit = 10_000;

type LongList = {
  table: PgTable;
  id: PgColumn;
  sort: PgColumn | SQL;
  /** A condition on the table alone, so that rows outside the page need no joins. */
  where?: SQL | undefined;
  /** Search conditions, any of which may match. Each has its own index. */
  anyOf?: SQL[] | undefined;
};
type Page = { ids: string[]; total: number };

/**
 * Reads one page of a list that grows with the institute: the ids of its rows and the total count, up to `listLimit`.
 * With an index on `sort` and `id`, both take the same time for any number of rows. The caller then reads the details
 * for these ids only.
 */
export async function findPage(db: Database, paging: Paging, list: LongList): Promise<Page> {
  const { table, id, sort, where, anyOf } = list;
  const { order, offset } = pageOf(paging, sort, id);
  const limit = Math.max(0, Math.min(paging.size, listLimit - offset));
  if (anyOf) return findSearched(db, { descending: paging.descending, limit, offset }, list, anyOf);
  const counted = db
    .select({ one: sql`1`.as('one') })
    .from(table)
    .where(where)
    .limit(listLimit)
    .as('counted');
  const [rows, [count]] = await Promise.all([
    limit === 0
      ? []
      : db
          .select({ id })
          .from(table)
          .where(where)
          .orderBy(...order)
          .limit(limit)
          .offset(offset),
    db.select({ total: sql<number>`count(*)::int` }).from(counted),
  ]);
  return { ids: rows.map((row) => row.id as string), total: count!.total };
}

/** What each of these conditions finds, by its index alone. `ids` is null if that is `listLimit` or more. */
async function findEach(db: Database, { table, id, where }: LongList, anyOf: SQL[]) {
  const each = anyOf.map(
    (one, index) => sql`
      select ${index}::int as index, case when count(*) < ${listLimit} then coalesce(array_agg(id), '{}') end as ids
      from (select ${id} as id from ${table} where ${and(where, one)} limit ${listLimit}) as found`,
  );
  const { rows } = (await db.execute(sql.join(each, sql` union all `))) as unknown as {
    rows: { index: number; ids: string[] | null }[];
  };
  return rows.sort((a, b) => a.index - b.index);
}

/**
 * Finding matches costs the most and there are rarely many, so find them once, then sort them. Conditions that find too
 * many stay conditions: matches are so frequent then that reading the table in its order soon fills a page.
 */
async function findSearched(
  db: Database,
  { descending, limit, offset }: { descending: boolean; limit: number; offset: number },
  list: LongList,
  anyOf: SQL[],
): Promise<Page> {
  const { table, id, sort, where } = list;
  const found = await findEach(db, list, anyOf);
  const ids = [...new Set(found.flatMap((one) => one.ids ?? []))];
  const frequent = anyOf.filter((_, index) => found[index]!.ids === null);
  const total = frequent.length > 0 ? listLimit : Math.min(ids.length, listLimit);
  if (total === 0 || limit === 0) return { ids: [], total };
  const isFound = ids.length > 0 ? [sql`${id} = any(${sql.param(ids)}::uuid[])`] : [];
  const { order } = pageOf({ descending, size: limit, page: 0 }, sort, id);
  const inOrder = await db
    .select({ id })
    .from(table)
    .where(and(where, or(...frequent, ...isFound)))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return { ids: inOrder.map((row) => row.id as string), total };
}

/** Returns rows in the page's order. Rows deleted since then are left out. */
export function inOrderOf<Row>(ids: string[], rows: Row[], idOf: (row: Row) => string): Row[] {
  const found = new Map(rows.map((row) => [idOf(row), row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Reads all pages of a list, for exports. */
export async function readAllPages<Row>(
  read: (query: { size: number; page: number; descending: boolean }) => Promise<{ content: Row[] }>,
): Promise<Row[]> {
  const size = 100;
  const rows: Row[] = [];
  for (let page = 0; ; page += 1) {
    const { content } = await read({ size, page, descending: true });
    rows.push(...content);
    if (content.length < size) return rows;
  }
}
