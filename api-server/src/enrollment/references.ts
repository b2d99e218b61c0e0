import { asc, eq, inArray } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { readLedgers, type StoredLedger } from '../money/stored-ledger.ts';
import { type Database, readAll } from '../platform/database.ts';
import { type EnvelopeRow, readSent } from '../signing/sent-envelopes.ts';
import { type enrollmentApplications, enrollmentTransitions } from '../tables/enrollment-applications.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { paymentPlans } from '../tables/payment-plans.ts';
import { paymentSchedules } from '../tables/payment-schedules.ts';
import { payments } from '../tables/payments.ts';
import { cohorts, programs } from '../tables/programs.ts';
import { promoCodes } from '../tables/promo-codes.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { type ApplicationStatus, nextStatus } from './application-rules.ts';

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
  /** What was paid, if withdrawing the application would refund it or its end did. */
  ledger: StoredLedger | null;
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

/** Where money may have gone back. */
const endStatuses: ApplicationStatus[] = ['REJECTED', 'WITHDRAWN'];

/** The ledgers of the applications that can be withdrawn, or have ended. No query if there are none. */
async function readRefundable(db: Database, rows: ApplicationRow[]): Promise<Map<string, StoredLedger>> {
  const refundable = rows.filter(
    ({ status }) => 'next' in nextStatus(status, 'WITHDRAW') || endStatuses.includes(status),
  );
  const ids = refundable.map(({ paymentScheduleId }) => paymentScheduleId);
  return readLedgers(db, await readByKey(db, paymentSchedules, paymentSchedules.id, ids));
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
  );
  const programOf = byId(programRows);
  const cohortOf = byId(cohortRows);
  const planOf = byId(planRows);
  const methodOf = byId(methodRows);
  const paymentOf = byId(paymentRows);
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
    ledger: (row.paymentScheduleId && ledgers.get(row.paymentScheduleId)) || null,
  });
}

/** Reads what one application refers to. */
export async function referencesOf(db: Database, row: ApplicationRow): Promise<References> {
  return (await readReferences(db, [row]))(row);
}
