import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { readCredits } from '../money/schedule.ts';
import { readMoney, type StoredLedger } from '../money/stored-ledger.ts';
import { type Database, readAll } from '../platform/database.ts';
import { type EnvelopeRow, readSent } from '../signing/sent-envelopes.ts';
import { enrollmentApplications, enrollmentTransitions } from '../tables/enrollment-applications.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { paymentPlans } from '../tables/payment-plans.ts';
import { paymentSchedules } from '../tables/payment-schedules.ts';
import { payments } from '../tables/payments.ts';
import { cohorts, programs } from '../tables/programs.ts';
import { promoCodes } from '../tables/promo-codes.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { endStatuses, nextStatus } from './application-rules.ts';

export type ApplicationRow = typeof enrollmentApplications.$inferSelect;

/**
 * Everything that an application refers to, as stored. A call that changes an application reads it once after the
 * change, for both the agreement and the response.
 */
export type References = {
  student: typeof students.$inferSelect;
  email: string;
  program: typeof programs.$inferSelect;
  cohort: typeof cohorts.$inferSelect | null;
  plan: typeof paymentPlans.$inferSelect | null;
  method: typeof paymentMethods.$inferSelect | null;
  payment: typeof payments.$inferSelect | null;
  promoCode: typeof promoCodes.$inferSelect | null;
  timeline: (typeof enrollmentTransitions.$inferSelect)[];
  /** In the order in which they were sent. */
  envelopes: EnvelopeRow[];
  /** What was paid, if withdrawing the application would refund it or its end did: see `readMoney`. */
  ledgers: StoredLedger[];
  /** The days of the enrollment's classes, earlier ones before a transfer included. null unless it is complete. */
  studies: { firstDay: string; lastDay: string } | null;
  /** The student's credit that submitting uses first. 0 once the application has its payment schedule. */
  credit: number;
};

/** Reads the rows that have one of these ids. No query if there are no ids. */
async function readByKey<T extends PgTable>(
  db: Database,
  table: T,
  key: PgColumn,
  ids: (string | null)[],
): Promise<T['$inferSelect'][]> {
  const found = [...new Set(ids.filter((id) => id !== null))];
  return found.length === 0
    ? []
    : db
        .select()
        .from(table as PgTable)
        .where(inArray(key, found));
}

const readPeople = (db: Database, ids: string[]) =>
  db
    .select({ student: students, email: users.email })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(inArray(students.id, ids));

const readTimelines = (db: Database, ids: string[]) =>
  db
    .select()
    .from(enrollmentTransitions)
    .where(inArray(enrollmentTransitions.applicationId, ids))
    .orderBy(asc(enrollmentTransitions.sequence));

/** The ledgers of the applications that can be withdrawn, or have ended. No query if there are none. */
async function readRefundable(db: Database, rows: ApplicationRow[]): Promise<Map<string, StoredLedger[]>> {
  const refundable = rows.filter(
    ({ status }) => 'next' in nextStatus(status, 'WITHDRAW') || endStatuses.includes(status),
  );
  const ids = refundable.map(({ paymentScheduleId }) => paymentScheduleId);
  return readMoney(db, await readByKey(db, paymentSchedules, paymentSchedules.id, ids));
}

/** The credits of the students whose applications have no payment schedule yet. No query if there are none. */
const readUsableCredits = (db: Database, rows: ApplicationRow[]) => {
  const unpaid = rows.filter(({ paymentScheduleId }) => paymentScheduleId === null);
  return readCredits(db, [...new Set(unpaid.map(({ studentId }) => studentId))]);
};

type Studies = { id: string; firstDay: string; lastDay: string };

/** The days of enrollments, from the first class that a transfer left. No query if none is complete. */
async function readStudies(db: Database, rows: ApplicationRow[]): Promise<Studies[]> {
  const ids = rows.filter(({ status }) => status === 'COMPLETE').map(({ id }) => id);
  if (ids.length === 0) return [];
  const { rows: found } = (await db.execute(sql`
    with recursive part (enrollment, id, student, cohort) as (
      select id, id, student_id, cohort_id from ${enrollmentApplications}
      where ${inArray(enrollmentApplications.id, ids)}
      union
      select part.enrollment, earlier.id, earlier.student_id, earlier.cohort_id
      from ${enrollmentApplications} earlier
      join part on earlier.student_id = part.student and earlier.transferred_to_id = part.id
    )
    select part.enrollment as id, min(c.start_date)::text as "firstDay", max(c.graduation_date)::text as "lastDay"
    from part join ${cohorts} c on c.id = part.cohort
    group by part.enrollment
  `)) as unknown as { rows: Studies[] };
  return found;
}

/** Looks up rows by id. */
function byId<Row extends { id: string }>(rows: Row[]): (id: string | null) => Row | null {
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id) => (id === null ? null : (found.get(id) ?? null));
}

/**
 * Reads what applications refer to, in a fixed number of queries. A single query with all the joins would be slower
 * to plan and run.
 */
export async function readReferences(
  db: Database,
  rows: ApplicationRow[],
): Promise<(row: ApplicationRow) => References> {
  const ids = rows.map(({ id }) => id);
  const of = (column: keyof ApplicationRow & `${string}Id`) => rows.map((row) => row[column]);
  const [
    people,
    programRows,
    cohortRows,
    planRows,
    methodRows,
    paymentRows,
    codeRows,
    transitions,
    sent,
    ledgers,
    credits,
    studies,
  ] = await readAll(
    db,
    () =>
      readPeople(
        db,
        rows.map(({ studentId }) => studentId),
      ),
    () => readByKey(db, programs, programs.id, of('programId')),
    () => readByKey(db, cohorts, cohorts.id, of('cohortId')),
    () => readByKey(db, paymentPlans, paymentPlans.id, of('paymentPlanId')),
    () => readByKey(db, paymentMethods, paymentMethods.id, of('paymentMethodId')),
    () => readByKey(db, payments, payments.id, of('paymentId')),
    () =>
      readByKey(
        db,
        promoCodes,
        promoCodes.code,
        rows.map(({ voucherCode }) => voucherCode),
      ),
    () => readTimelines(db, ids),
    () => readSent(db, ids),
    () => readRefundable(db, rows),
    () => readUsableCredits(db, rows),
    () => readStudies(db, rows),
  );
  const programOf = byId(programRows);
  const cohortOf = byId(cohortRows);
  const planOf = byId(planRows);
  const methodOf = byId(methodRows);
  const paymentOf = byId(paymentRows);
  const creditOf = ({ studentId, programId }: ApplicationRow) =>
    credits.find((one) => one.studentId === studentId && one.currency === programOf(programId)!.currency);
  return (row) => ({
    ...people.find(({ student }) => student.id === row.studentId)!,
    program: programOf(row.programId)!,
    cohort: cohortOf(row.cohortId),
    plan: planOf(row.paymentPlanId),
    method: methodOf(row.paymentMethodId),
    payment: paymentOf(row.paymentId),
    promoCode: codeRows.find(({ code }) => code === row.voucherCode) ?? null,
    timeline: transitions.filter(({ applicationId }) => applicationId === row.id),
    envelopes: sent.filter(({ applicationId }) => applicationId === row.id),
    ledgers: (row.paymentScheduleId && ledgers.get(row.paymentScheduleId)) || [],
    studies: studies.find(({ id }) => id === row.id) ?? null,
    credit: (row.paymentScheduleId === null && creditOf(row)?.amount) || 0,
  });
}

/** Reads what one application refers to. */
export async function referencesOf(db: Database, row: ApplicationRow): Promise<References> {
  return (await readReferences(db, [row]))(row);
}
