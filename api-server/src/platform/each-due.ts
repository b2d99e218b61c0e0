import { and, asc, gt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { asProblem } from './problem.ts';

/** How many rows a job reads at once, so that its memory doesn't grow with the institute. */
const batchSize = 500;

/** Reads the rows after the given one, or the first ones, in an order that doesn't change while they are handled. */
export type ReadAfter<Row> = (after: Row | undefined, limit: number) => PromiseLike<Row[]>;

/** The rows of a query that may be as long as the institute is large, a batch at a time. */
export async function* inBatches<Row>(readAfter: ReadAfter<Row>, size = batchSize): AsyncGenerator<Row[]> {
  let after: Row | undefined;
  do {
    const rows = await readAfter(after, size);
    if (rows.length > 0) yield rows;
    after = rows.length < size ? undefined : rows.at(-1);
  } while (after !== undefined);
}

/** Reads the ids of a table's rows that match, in order. */
export const idsOf =
  (db: Database, id: PgColumn, condition: SQL | undefined): ReadAfter<{ id: string }> =>
  (after, limit) =>
    db
      .select({ id: sql<string>`${id}` })
      .from(id.table)
      .where(and(condition, after && gt(id, after.id)))
      .orderBy(asc(id))
      .limit(limit);

/** Whether a row comes after these values, in the order of these columns. */
export const isAfter = (columns: PgColumn[], values: unknown[]): SQL =>
  sql`(${sql.join(columns, sql`, `)}) > (${sql.join(
    values.map((value, index) => sql.param(value, columns[index])),
    sql`, `,
  )})`;

type EachDue<Row> = {
  read: ReadAfter<Row>;
  handle: (row: Row) => Promise<unknown>;
  /** Writes down a failure. The next run finds the row again. */
  onFailure: (error: unknown, row: Row) => void;
  /** Ends the run after the row that is being handled. */
  signal?: AbortSignal | undefined;
};

/** Does a job's work for each row that is due. One that fails holds up no others. */
export async function forEachDue<Row>({ read, handle, onFailure, signal }: EachDue<Row>): Promise<void> {
  for await (const rows of inBatches(read))
    for (const row of rows) {
      if (signal?.aborted) return;
      try {
        await handle(row);
      } catch (error) {
        // Ends the run if it's the database that is away.
        if (asProblem(error).key === 'unavailable') await read(undefined, 1);
        onFailure(error, row);
      }
    }
}
