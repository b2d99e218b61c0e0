import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import { lockCoach } from '../locks.ts';
import { blankToNull } from '../platform/blank-to-null.ts';
import type { Caller } from '../platform/caller.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { type FieldError, problem } from '../platform/problem.ts';
import { coaches } from '../tables/coaches.ts';

/** The schema of one kind of record, and the maximum number of records per coach. */
const recordLimit = 100;

type Of<Path, Body = unknown> = { path: Path; body: Body; readonly caller: Caller };
type Paging = Parameters<typeof pageOf>[0];
type One = { coachId: string; id: string };
type RecordTable = PgTable & { id: PgColumn; coachId: PgColumn; version?: PgColumn };

const oneOf = (table: RecordTable, path: One) => and(eq(table.id, path.id), eq(table.coachId, path.coachId));

/** A table chosen by kind has lost its column types. */
function withoutOwner<Row extends { coachId: string }>(row: unknown): Omit<Row, 'coachId'> {
  const { coachId: _, ...record } = row as Row;
  return record;
}

function single<Row extends { coachId: string }>(rows: unknown[]) {
  if (rows.length === 0) throw problem('notFound');
  return { content: withoutOwner<Row>(rows[0]) };
}

function validated<Body extends object>(body: Body, errors: FieldError[]) {
  if (errors.length > 0) throw problem('validationFailed', { errors });
  return blankToNull(body);
}

/** Serializes additions, since two concurrent ones could each see room for the last record. */
async function lockOwner(db: Database, coachId: string) {
  const coach = await lockCoach(db, coachId);
  if (!coach) throw problem('notFound');
  return coach;
}

/** A page of a coach's records. */
async function readRecords<Row extends { coachId: string }>(
  db: Database,
  table: RecordTable,
  coachId: string,
  page: ReturnType<typeof pageOf>,
  matching: SQL | undefined,
) {
  if ((await db.$count(coaches, eq(coaches.id, coachId))) === 0) throw problem('notFound');
  const condition = and(eq(table.coachId, coachId), matching);
  const { rows, total } = await readPage(db, db.select().from(table).where(condition).$dynamic(), page);
  return { content: rows.map((row) => withoutOwner<Row>(row)), pagination: { total } };
}

/** For records saved as a whole: a save must name the version it is based on. */
async function requireVersion(
  db: Database,
  table: RecordTable,
  path: One,
  version: number | null | undefined,
): Promise<void> {
  if (!table.version || version === null || version === undefined) return;
  const rows: object[] = await db.select().from(table).where(oneOf(table, path));
  if (rows.length === 0) return;
  const current: object = withoutOwner(rows[0]);
  if (!('version' in current) || current.version !== version) {
    throw problem('versionConflict', { current: { ...current } });
  }
}

type Options<Row> = {
  limit?: number;
  /** Runs in the transaction after a record is added or changed. Returns the record as it is then. */
  onSaved?: (db: Database, row: Row, before: Row | null, now: Date) => Promise<Row>;
};

/** The operations that all kinds of coach records share. */
export function coachRecordHandlers<
  Row extends { id: string; coachId: string; version?: number },
  Body extends object,
>(
  { db, now }: Dependencies,
  kind: 'EDUCATION' | 'CERTIFICATION' | 'PRODUCT' | 'SCHEDULE',
  table: RecordTable,
  errorsOf: (body: Body) => FieldError[],
  nameOf: (record: Omit<Row, 'coachId'>) => string,
  { limit = recordLimit, onSaved = async (_, row) => row }: Options<Row> = {},
) {
  const nextVersion = table.version ? { version: sql`${table.version} + 1` } : {};

  /** Does the work and adds it to the coach's activity log. */
  async function recorded(
    { path, caller }: Of<{ coachId: string }>,
    action: 'ADDED' | 'UPDATED' | 'DELETED',
    work: (db: Database, now: Date) => Promise<unknown[]>,
  ) {
    return atOnce({ db, now }, async (db, now) => {
      const coach = await lockOwner(db, path.coachId);
      const answer = single<Row>(await work(db, now));
      const actor = actorOf(caller, coach.studentId, 'COACH');
      const subject = nameOf(answer.content);
      await recordActivity(db, { ...actor, type: `${kind}_${action}`, subject }, now);
      return answer;
    });
  }

  return {
    list: (coachId: string, paging: Paging, column: PgColumn, matching?: SQL | undefined) =>
      readRecords<Row>(db, table, coachId, pageOf(paging, column, table.id), matching),

    get: async (path: One) => single<Row>(await db.select().from(table).where(oneOf(table, path))),

    create: (input: Of<{ coachId: string }, Body>) =>
      recorded(input, 'ADDED', async (db, now) => {
        const { coachId } = input.path;
        const { version: _, ...record }: { version?: number | null } = validated(
          input.body,
          errorsOf(input.body),
        );
        const values = { ...record, coachId };
        if ((await db.$count(table, eq(table.coachId, coachId))) >= limit) throw problem('limitReached');
        const [row]: unknown[] = await db
          .insert(table)
          .values(values as never)
          .returning();
        return [await onSaved(db, row as Row, null, now)];
      }),

    update: (input: Of<One, Body>) =>
      recorded(input, 'UPDATED', async (db, now) => {
        const { version, ...values }: { version?: number | null } = validated(
          input.body,
          errorsOf(input.body),
        );
        await requireVersion(db, table, input.path, version);
        const isThisRecord = oneOf(table, input.path);
        const [before]: unknown[] = await db.select().from(table).where(isThisRecord);
        const [row]: unknown[] = await db
          .update(table)
          .set({ ...values, ...nextVersion } as never)
          .where(isThisRecord)
          .returning();
        return row ? [await onSaved(db, row as Row, before as Row, now)] : [];
      }),

    delete: (input: Of<One>, guard: (db: Database, now: Date) => Promise<void> = async () => {}) =>
      recorded(input, 'DELETED', async (db, now) => {
        await guard(db, now);
        return db.delete(table).where(oneOf(table, input.path)).returning();
      }),
  };
}
