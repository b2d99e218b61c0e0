import { and, asc, desc, eq, getTableName, gt, gte, like, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { pageCheckpoints } from '../tables/page-checkpoints.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import type { Database } from './database.ts';

// Rows of these tables are never deleted and their ids are in order of time, so a row older than a day keeps its
// position. Counting and paging start at the nearest checkpoint, which takes the same time for any number of rows. A
// column with few distinct values has checkpoints for each value.

type Checkpointed = { table: PgTable; id: PgColumn; columns: PgColumn[] };

const checkpointed: Checkpointed[] = [
  { table: students, id: students.id, columns: [] },
  { table: users, id: users.id, columns: [] },
  { table: enrollmentApplications, id: enrollmentApplications.id, columns: [] },
  {
    table: coachProductPurchases,
    id: coachProductPurchases.id,
    // The amount never changes; code that changes a status calls `invalidatePageCheckpoints`.
    columns: [coachProductPurchases.amount, coachProductPurchases.status],
  },
];
const distance = 1000;
const day = 24 * 3600 * 1000;

type Value = string | number;
/** The rows of a table with a given value. */
export type ListPart = { column: PgColumn; value: Value };
/** A table with checkpoints, or its rows with one value. */
export type CheckpointedList = { table: PgTable; id: PgColumn; part?: ListPart | undefined };
type Checkpoint = { position: number; rowId: string };

/** An id before all rows. */
const start: Checkpoint = { position: 0, rowId: '00000000-0000-0000-0000-000000000000' };

export const hasCheckpoints = (table: PgTable): boolean => checkpointed.some((one) => one.table === table);
export const hasColumnCheckpoints = (column: PgColumn | SQL): column is PgColumn =>
  checkpointed.some(({ columns }) => columns.some((one) => one === column));

/** The prefix of the checkpoint lists of a column's values. */
const prefixOf = (column: PgColumn) => `${getTableName(column.table)}.${column.name}=`;
const nameOf = ({ table, part }: CheckpointedList) =>
  part ? `${prefixOf(part.column)}${part.value}` : getTableName(table);
const rowsOf = ({ part }: CheckpointedList) => (part ? eq(part.column, part.value) : undefined);

async function checkpointAt(db: Database, list: CheckpointedList, condition?: SQL): Promise<Checkpoint> {
  const [checkpoint = start] = await db
    .select({ position: pageCheckpoints.position, rowId: pageCheckpoints.rowId })
    .from(pageCheckpoints)
    .where(and(eq(pageCheckpoints.list, nameOf(list)), condition))
    .orderBy(desc(pageCheckpoints.position))
    .limit(1);
  return checkpoint;
}

/** Counts the rows: the count up to the last checkpoint is known, so only the rows after it are counted. */
export async function countFromCheckpoint(db: Database, list: CheckpointedList): Promise<number> {
  const checkpoint = await checkpointAt(db, list);
  return (
    checkpoint.position + (await db.$count(list.table, and(rowsOf(list), gt(list.id, checkpoint.rowId))))
  );
}

/** Reads `limit` ids after the first `before` ones, in ascending order. */
export async function readFromCheckpoint(
  db: Database,
  list: CheckpointedList,
  { before, limit }: { before: number; limit: number },
): Promise<string[]> {
  const { table, id } = list;
  const checkpoint = await checkpointAt(db, list, lte(pageCheckpoints.position, before));
  const rows = await db
    .select({ id })
    .from(table)
    .where(and(rowsOf(list), gt(id, checkpoint.rowId)))
    .orderBy(asc(id))
    .limit(limit)
    .offset(before - checkpoint.position);
  return rows.map((row) => row.id as string);
}

/** The distinct values of a column, each found by one index lookup. */
const valuesOf = ({ table, column }: { table: PgTable; column: PgColumn }) => sql`
  with recursive found as (
    (select ${column} as value from ${table} order by ${column} limit 1)
    union all
    select (select ${column} from ${table} where ${column} > found.value order by ${column} limit 1)
    from found where found.value is not null
  ) select value from found where value is not null`;

/** The values of a column in ascending order, with the number of rows for each. */
export async function countParts(
  db: Database,
  { table, id }: CheckpointedList,
  column: PgColumn,
): Promise<{ part: ListPart; total: number }[]> {
  const { rows } = (await db.execute(sql`
    select value, checkpoint.position
      + (select count(*) from ${table} where ${column} = value and ${id} > checkpoint.row_id)::int as total
    from (${valuesOf({ table, column })}) as parts
    cross join lateral (
      select position, row_id from ${pageCheckpoints} where list = ${prefixOf(column)}::text || value
      union all select 0, ${start.rowId}::uuid
      order by position desc limit 1
    ) as checkpoint
    order by value`)) as unknown as { rows: { value: Value; total: number }[] };
  return rows.map(({ value, total }) => ({ part: { column, value }, total }));
}

/** Deletes the checkpoints after a row. Call it in the transaction that changes the row's value in `column`. */
export async function invalidatePageCheckpoints(
  db: Database,
  column: PgColumn,
  rowId: string,
): Promise<void> {
  await db
    .delete(pageCheckpoints)
    .where(and(like(pageCheckpoints.list, `${prefixOf(column)}%`), gte(pageCheckpoints.rowId, rowId)));
}

/** Adds missing checkpoints. Concurrent runs add the same ones. */
export async function addPageCheckpoints(db: Database, now: Date): Promise<void> {
  // The lowest possible id of that moment: rows still being written have higher ones.
  const settled = (now.getTime() - day).toString(16).padStart(12, '0').padEnd(32, '0');

  async function add(db: Database, list: CheckpointedList): Promise<void> {
    const { table, id } = list;
    const last = await checkpointAt(db, list);
    const place = sql`row_number() over (order by ${id})`;
    const isDue = and(rowsOf(list), sql`${id} > ${last.rowId}::uuid`, sql`${id} < ${settled}::uuid`);
    await db.execute(sql`
      insert into ${pageCheckpoints} (list, position, row_id)
      select ${nameOf(list)}, ${last.position}::int + place, id
      from (select ${id}, ${place} as place from ${table} where ${isDue}) as rows
      where place % ${sql.raw(String(distance))} = 0
      on conflict do nothing`);
  }

  for (const { table, id, columns } of checkpointed) {
    await add(db, { table, id });
    for (const column of columns) {
      await db.transaction(async (db) => {
        // Waits for changes in progress; later ones see the checkpoints.
        await db.execute(sql`lock table ${table} in share mode`);
        const { rows } = (await db.execute(valuesOf({ table, column }))) as unknown as {
          rows: { value: Value }[];
        };
        for (const { value } of rows) await add(db, { table, id, part: { column, value } });
      });
    }
  }
}
