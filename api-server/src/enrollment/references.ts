import { asc, eq, inArray } from 'drizzle-orm';
import { type Database, readAll } from '../platform/database.ts';
import { type enrollmentApplications, enrollmentTransitions } from '../tables/enrollment-applications.ts';
import { envelopes } from '../tables/envelopes.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { paymentPlans } from '../tables/payment-plans.ts';
import { payments } from '../tables/payments.ts';
import { cohorts, programs } from '../tables/programs.ts';
import { promoCodes } from '../tables/promo-codes.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';

export type ApplicationRow = typeof enrollmentApplications.$inferSelect;
export type EnvelopeRow = typeof envelopes.$inferSelect;

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
};

const unique = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/** Looks up rows by id. */
function byId<Row extends { id: string }>(rows: Row[]): (id: string | null) => Row | null {
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id) => (id === null ? null : (found.get(id) ?? null));
}

/** All envelopes that were sent for applications, in the order they were sent. */
export function readSent(db: Database, ids: string[]): Promise<EnvelopeRow[]> {
  return db
    .select()
    .from(envelopes)
    .where(inArray(envelopes.applicationId, ids))
    .orderBy(asc(envelopes.sentAt), asc(envelopes.id));
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
  const read = <Row>(
    column: (row: ApplicationRow) => string | null,
    query: (found: string[]) => Promise<Row[]>,
  ): Promise<Row[]> => {
    const found = unique(rows.map(column));
    return found.length === 0 ? Promise.resolve([]) : query(found);
  };
  const [
    people,
    programRows,
    cohortRows,
    planRows,
    methodRows,
    paymentRows,
    promoCodeRows,
    transitions,
    sent,
  ] = await readAll(
    db,
    () =>
      read(
        ({ studentId }) => studentId,
        (found) =>
          db
            .select({ student: students, email: users.email })
            .from(students)
            .innerJoin(users, eq(users.id, students.userId))
            .where(inArray(students.id, found)),
      ),
    () =>
      read(
        ({ programId }) => programId,
        (found) => db.select().from(programs).where(inArray(programs.id, found)),
      ),
    () =>
      read(
        ({ cohortId }) => cohortId,
        (found) => db.select().from(cohorts).where(inArray(cohorts.id, found)),
      ),
    () =>
      read(
        ({ paymentPlanId }) => paymentPlanId,
        (found) => db.select().from(paymentPlans).where(inArray(paymentPlans.id, found)),
      ),
    () =>
      read(
        ({ paymentMethodId }) => paymentMethodId,
        (found) => db.select().from(paymentMethods).where(inArray(paymentMethods.id, found)),
      ),
    () =>
      read(
        ({ paymentId }) => paymentId,
        (found) => db.select().from(payments).where(inArray(payments.id, found)),
      ),
    () =>
      read(
        ({ voucherCode }) => voucherCode,
        (found) => db.select().from(promoCodes).where(inArray(promoCodes.code, found)),
      ),
    () =>
      db
        .select()
        .from(enrollmentTransitions)
        .where(inArray(enrollmentTransitions.applicationId, ids))
        .orderBy(asc(enrollmentTransitions.sequence)),
    () => readSent(db, ids),
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
    promoCode: promoCodeRows.find(({ code }) => code === row.voucherCode) ?? null,
    timeline: transitions.filter(({ applicationId }) => applicationId === row.id),
    envelopes: sent.filter(({ applicationId }) => applicationId === row.id),
  });
}

/** Reads what one application refers to. */
export async function referencesOf(db: Database, row: ApplicationRow): Promise<References> {
  return (await readReferences(db, [row]))(row);
}

/** The current agreement: neither voided nor replaced. */
export function currentAgreement(sent: EnvelopeRow[]): EnvelopeRow | null {
  const counts = ({ kind, status, replacedById }: EnvelopeRow) =>
    kind === 'ENROLLMENT_AGREEMENT' && status !== 'VOIDED' && replacedById === null;
  return sent.findLast(counts) ?? null;
}

/** Whether an agreement was signed and then voided. */
export function wasSignedOtherwise(sent: EnvelopeRow[]): boolean {
  return sent.some(
    ({ kind, status, signedAt }) =>
      kind === 'ENROLLMENT_AGREEMENT' && status === 'VOIDED' && signedAt !== null,
  );
}

/** The deadline for the student to sign what was sent. */
export function signingDeadline(sent: EnvelopeRow[]): Date | null {
  const open = sent.filter(
    ({ isRequired, status }) => isRequired && (status === 'SENT' || status === 'OPENED'),
  );
  return open.reduce<Date | null>(
    (first, { expiresAt }) => (first === null || expiresAt < first ? expiresAt : first),
    null,
  );
}
