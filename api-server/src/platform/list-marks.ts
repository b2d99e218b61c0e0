import { and, asc, desc, eq, getTableName, gt, gte, like, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { listMarks } from '../tables/list-marks.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import type { Database } from './database.ts';

// Nothing is ever deleted from these tables, and ids are made in the order of time. So what is a day old has its place in
// the list for good: from the mark before it on, rows are counted and found in the same time however many there are.
// The same holds for the part of a table that has one value in a column of few different ones.

type Marked = { table: PgTable; id: PgColumn; columns: PgColumn[] };

const marked: Marked[] = [
  { table: students, id: students.id, columns: [] },
  { table: users, id: users.id, columns: [] },
  { table: enrollmentApplications, id: enrollmentApplications.id, columns: [] },
  {
    table: coachProductPurchases,
    id: coachProductPurchases.id,
    // The amount never changes; code that changes an old row's status calls `unmark`.
    columns: [coachProductPurchases.amount, coachProductPurchases.status],
  },
];
const distance = 1000;
const day = 24 * 3600 * 1000;

type Value = string | number;
/** The rows of a table that have one value. */
export type ListPart = { column: PgColumn; value: Value };
/** A table with marks, or a part of it. */
export type MarkedList = { table: PgTable; id: PgColumn; part?: ListPart | undefined };
type Mark = { position: number; rowId: string };

/** Before all rows. */
const start: Mark = { position: 0, rowId: '00000000-0000-0000-0000-000000000000' };

export const isMarked = (table: PgTable): boolean => marked.some((one) => one.table === table);
export const isMarkedColumn = (column: PgColumn | SQL): column is PgColumn =>
  marked.some(({ columns }) => columns.some((one) => one === column));

/** What the names of a table's parts begin with. */
const prefixOf = (column: PgColumn) => `${getTableName(column.table)}.${column.name}=`;
const nameOf = ({ table, part }: MarkedList) =>
  part ? `${prefixOf(part.column)}${part.value}` : getTableName(table);
const rowsOf = ({ part }: MarkedList) => (part ? eq(part.column, part.value) : undefined);

async function markAt(db: Database, list: MarkedList, condition?: SQL): Promise<Mark> {
  const [mark = start] = await db
    .select({ position: listMarks.position, rowId: listMarks.rowId })
    .from(listMarks)
    .where(and(eq(listMarks.list, nameOf(list)), condition))
    .orderBy(desc(listMarks.position))
    .limit(1);
  return mark;
}

/** How many rows there are: those up to the last mark, and those counted after it. */
export async function countMarked(db: Database, list: MarkedList): Promise<number> {
  const mark = await markAt(db, list);
  return mark.position + (await db.$count(list.table, and(rowsOf(list), gt(list.id, mark.rowId))));
}

/** The ids of so many rows after so many others, in the order of the ids. */
export async function readMarked(
  db: Database,
  list: MarkedList,
  { before, limit }: { before: number; limit: number },
): Promise<string[]> {
  const { table, id } = list;
  const mark = await markAt(db, list, lte(listMarks.position, before));
  const rows = await db
    .select({ id })
    .from(table)
    .where(and(rowsOf(list), gt(id, mark.rowId)))
    .orderBy(asc(id))
    .limit(limit)
    .offset(before - mark.position);
  return rows.map((row) => row.id as string);
}

/** The different values of a column, each found by one look into its index. */
const valuesOf = ({ table, column }: { table: PgTable; column: PgColumn }) => sql`
  with recursive found as (
    (select ${column} as value from ${table} order by ${column} limit 1)
    union all
    select (select ${column} from ${table} where ${column} > found.value order by ${column} limit 1)
    from found where found.value is not null
  ) select value from found where value is not null`;

/** The parts of a table that the values of a column make, in their order, and how many rows are in each. */
export async function countParts(
  db: Database,
  { table, id }: MarkedList,
  column: PgColumn,
): Promise<{ part: ListPart; total: number }[]> {
  const { rows } = (await db.execute(sql`
    select value, mark.position
      + (select count(*) from ${table} where ${column} = value and ${id} > mark.row_id)::int as total
    from (${valuesOf({ table, column })}) as parts
    cross join lateral (
      select position, row_id from ${listMarks} where list = ${prefixOf(column)}::text || value
      union all select 0, ${start.rowId}::uuid
      order by position desc limit 1
    ) as mark
    order by value`)) as unknown as { rows: { value: Value; total: number }[] };
  return rows.map(({ value, total }) => ({ part: { column, value }, total }));
}

/** To be called in the transaction that changes the value of a row in such a column: what comes after it has moved. */
export async function unmark(db: Database, column: PgColumn, rowId: string): Promise<void> {
  await db
    .delete(listMarks)
    .where(and(like(listMarks.list, `${prefixOf(column)}%`), gte(listMarks.rowId, rowId)));
}

/** Adds missing marks. Concurrent runs add the same ones. */
export async function markLists(db: Database, now: Date): Promise<void> {
  // The first id of that moment: whatever is still being written has a later one.
  const settled = (now.getTime() - day).toString(16).padStart(12, '0').padEnd(32, '0');

  async function mark(db: Database, list: MarkedList): Promise<void> {
    const { table, id } = list;
    const last = await markAt(db, list);
    const place = sql`row_number() over (order by ${id})`;
    const isDue = and(rowsOf(list), sql`${id} > ${last.rowId}::uuid`, sql`${id} < ${settled}::uuid`);
    await db.execute(sql`
      insert into ${listMarks} (list, position, row_id)
      select ${nameOf(list)}, ${last.position}::int + place, id
      from (select ${id}, ${place} as place from ${table} where ${isDue}) as rows
      where place % ${sql.raw(String(distance))} = 0
      on conflict do nothing`);
  }

  for (const { table, id, columns } of marked) {
    await mark(db, { table, id });
    for (const column of columns) {
      await db.transaction(async (db) => {
        // Waits for running changes; later ones see the marks.
        await db.execute(sql`lock table ${table} in share mode`);
        const { rows } = (await db.execute(valuesOf({ table, column }))) as unknown as {
          rows: { value: Value }[];
        };
        for (const { value } of rows) await mark(db, { table, id, part: { column, value } });
      });
    }
  }
}
