import { and, asc, desc, eq, getTableName, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { coachProductPurchases } from './tables/coach-product-purchases.ts';
import { enrollmentApplications } from './tables/enrollment-applications.ts';
import { listMarks } from './tables/list-marks.ts';
import { students } from './tables/students.ts';
import { users } from './tables/users.ts';

// Nothing is ever deleted from these tables, and ids are made in the order of time. So what is a day old has its place in
// the list for good: from the mark before it on, rows are counted and found in the same time however many there are.

const marked = [students, users, enrollmentApplications, coachProductPurchases];
const distance = 1000;
const day = 24 * 3600 * 1000;

type Mark = { position: number; rowId: string };

/** Before all rows. */
const start: Mark = { position: 0, rowId: '00000000-0000-0000-0000-000000000000' };

export const isMarked = (table: PgTable): boolean => marked.some((one) => one === table);

async function markAt(db: Database, table: PgTable, condition?: SQL): Promise<Mark> {
  const [mark = start] = await db
    .select({ position: listMarks.position, rowId: listMarks.rowId })
    .from(listMarks)
    .where(and(eq(listMarks.list, getTableName(table)), condition))
    .orderBy(desc(listMarks.position))
    .limit(1);
  return mark;
}

/** How many rows there are: those up to the last mark, and those counted after it. */
export async function countMarked(db: Database, table: PgTable, id: PgColumn): Promise<number> {
  const mark = await markAt(db, table);
  return mark.position + (await db.$count(table, gt(id, mark.rowId)));
}

/** The ids of so many rows after so many others, in the order of the ids. */
export async function readMarked(
  db: Database,
  { table, id }: { table: PgTable; id: PgColumn },
  { before, limit }: { before: number; limit: number },
): Promise<string[]> {
  const mark = await markAt(db, table, lte(listMarks.position, before));
  const rows = await db
    .select({ id })
    .from(table)
    .where(gt(id, mark.rowId))
    .orderBy(asc(id))
    .limit(limit)
    .offset(before - mark.position);
  return rows.map((row) => row.id as string);
}

/** Sets the marks that are due. Whoever else does it at the same time sets the same ones. */
export async function markLists(db: Database, now: Date): Promise<void> {
  // The first id of that moment: whatever is still being written has a later one.
  const settled = (now.getTime() - day).toString(16).padStart(12, '0').padEnd(32, '0');
  for (const table of marked) {
    const last = await markAt(db, table);
    const place = sql`row_number() over (order by ${table.id})`;
    await db.execute(sql`
      insert into ${listMarks} (list, position, row_id)
      select ${getTableName(table)}, ${last.position}::int + place, id
      from (
        select ${table.id}, ${place} as place from ${table}
        where ${table.id} > ${last.rowId}::uuid and ${table.id} < ${settled}::uuid
      ) as rows
      where place % ${sql.raw(String(distance))} = 0
      on conflict do nothing`);
  }
}
