import type { components } from '@institute/api-schema';
import { joinName } from '@institute/design-system/formats';
import { and, asc, eq, inArray, isNotNull, isNull, min, ne } from 'drizzle-orm';
import { type Database, readAll } from '../database.ts';
import { instituteDay } from '../payments/days.ts';
import { priceQuote } from '../payments/terms.ts';
import { type ProblemKey, problem } from '../problem.ts';
import { planName, planOf } from '../programs/plans.ts';
import { cohortView } from '../programs/programs.ts';
import {
  enrollmentApplications,
  enrollmentSubmissions,
  enrollmentTransitions,
} from '../tables/enrollment-applications.ts';
import { envelopes } from '../tables/envelopes.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { paymentPlans } from '../tables/payment-plans.ts';
import { payments } from '../tables/payments.ts';
import { cohorts, programs } from '../tables/programs.ts';
import { students } from '../tables/students.ts';
import { vouchers } from '../tables/vouchers.ts';
import { expectationOf } from './expectations.ts';
import { isPersonalInfoComplete } from './personal-info.ts';
import { type ApplicationEvent, nextStatus } from './states.ts';
import { type Draft, stepsOf } from './steps.ts';

type Schemas = components['schemas'];
export type ApplicationRow = typeof enrollmentApplications.$inferSelect;
type Actor = { actor: Schemas['EnrollmentTransition']['actor']; actorName: string | null };

const day = 24 * 3_600_000;
/** How long a draft that nobody touches is kept. */
export const draftLifetime = 60 * day;

/** By what is known of them, and not by what was last saved: applications whose steps are all behind them. */
const isBehind = ({ status }: ApplicationRow) =>
  !['DRAFT', 'CHANGES_REQUESTED', 'DISCARDED'].includes(status);

export async function nameOf(db: Database, studentId: string): Promise<string> {
  const [person] = await db.select().from(students).where(eq(students.id, studentId));
  return joinName(person!.firstName, person!.middleName, person!.lastName);
}

/** An application for the rest of the transaction: of two that change it, one waits. */
export async function lockApplication(db: Database, id: string): Promise<ApplicationRow> {
  const [row] = await db
    .select()
    .from(enrollmentApplications)
    .where(eq(enrollmentApplications.id, id))
    .for('update');
  if (!row) throw problem('notFound');
  return row;
}

/** Whether it is being charged for right now. Until that is decided nothing else may happen to it. */
export async function requireNotCharging(db: Database, applicationId: string): Promise<void> {
  const condition = and(
    eq(enrollmentSubmissions.applicationId, applicationId),
    eq(enrollmentSubmissions.status, 'CHARGING'),
  );
  if ((await db.$count(enrollmentSubmissions, condition)) > 0) {
    throw problem('paymentStatusInProgress', { headers: { 'retry-after': '3' } });
  }
}

/** Writes what has happened into the timeline. `db` is the transaction in which it happens. */
export async function recordTransition(
  db: Database,
  applicationId: string,
  transition: Actor & { status: ApplicationRow['status']; note?: string | null },
  now: Date,
): Promise<void> {
  await db.insert(enrollmentTransitions).values({ ...transition, applicationId, occurredAt: now });
}

/** Changes a locked application, and counts the change. */
export async function change(
  db: Database,
  application: ApplicationRow,
  changes: Partial<ApplicationRow>,
  now: Date,
): Promise<ApplicationRow> {
  const [changed] = await db
    .update(enrollmentApplications)
    .set({ ...changes, version: application.version + 1, updatedAt: now })
    .where(eq(enrollmentApplications.id, application.id))
    .returning();
  return changed!;
}

/** Lets something happen to a locked application, with its entry in the timeline. */
export async function move(
  db: Database,
  application: ApplicationRow,
  event: ApplicationEvent,
  { note = null, ...actor }: Actor & { note?: string | null },
  now: Date,
  changes: Partial<ApplicationRow> = {},
): Promise<ApplicationRow> {
  const outcome = nextStatus(application.status, event);
  if ('refused' in outcome) throw await refusal(db, outcome.refused, application, now);
  const status = outcome.next;
  const changed = await change(db, application, { ...changes, status, statusSince: now }, now);
  await recordTransition(db, application.id, { ...actor, status, note }, now);
  return changed;
}

/** A refusal that shows the application as it is, so that whoever was late can see why. */
export async function refusal(db: Database, key: ProblemKey, application: ApplicationRow, now: Date) {
  const [current] = await readApplications(db, [application], now);
  return problem(key, { current });
}

const instant = (date: Date | null) => date?.toISOString() ?? null;
const unique = (ids: (string | null)[]) => [...new Set(ids.filter((id) => id !== null))];

/** What is there in a table for each of some ids. */
function byId<Row extends { id: string }>(rows: Row[]): (id: string | null) => Row | undefined {
  const found = new Map(rows.map((row) => [row.id, row]));
  return (id) => (id === null ? undefined : found.get(id));
}

/** The agreements of applications: the one that counts, and whether one was signed and then taken back. */
async function readAgreements(db: Database, ids: string[]) {
  const ofApplications = and(
    inArray(envelopes.applicationId, ids),
    eq(envelopes.kind, 'ENROLLMENT_AGREEMENT'),
  );
  const [current, changed] = await readAll(
    db,
    () =>
      db
        .select()
        .from(envelopes)
        .where(and(ofApplications, ne(envelopes.status, 'VOIDED'), isNull(envelopes.replacedById)))
        .orderBy(asc(envelopes.sentAt), asc(envelopes.id)),
    () =>
      db
        .select({ applicationId: envelopes.applicationId })
        .from(envelopes)
        .where(and(ofApplications, eq(envelopes.status, 'VOIDED'), isNotNull(envelopes.signedAt))),
  );
  return {
    currentOf: (id: string) => current.findLast(({ applicationId }) => applicationId === id),
    isChanged: (id: string) => changed.some(({ applicationId }) => applicationId === id),
  };
}

/** By when the student has to sign what is out. */
async function readDeadlines(db: Database, ids: string[]): Promise<Map<string | null, Date | null>> {
  const rows = await db
    .select({ id: envelopes.applicationId, by: min(envelopes.expiresAt) })
    .from(envelopes)
    .where(
      and(
        inArray(envelopes.applicationId, ids),
        eq(envelopes.isRequired, true),
        inArray(envelopes.status, ['SENT', 'OPENED']),
      ),
    )
    .groupBy(envelopes.applicationId);
  return new Map(rows.map(({ id, by }) => [id, by]));
}

/**
 * Applications with everything that they refer to, in a handful of queries however many there are. One query that joins it
 * all would take longer to plan and to read.
 */
async function loadAll(db: Database, rows: ApplicationRow[]) {
  const ids = rows.map(({ id }) => id);
  const pick = (column: (row: ApplicationRow) => string | null) => unique(rows.map(column));
  const read = <Row>(found: string[], query: (found: string[]) => Promise<Row[]>): Promise<Row[]> =>
    found.length === 0 ? Promise.resolve([]) : query(found);
  const [
    people,
    programRows,
    cohortRows,
    planRows,
    methodRows,
    paymentRows,
    voucherRows,
    timeline,
    agreements,
    deadlines,
  ] = await readAll(
    db,
    () =>
      read(
        pick(({ studentId }) => studentId),
        (found) => db.select().from(students).where(inArray(students.id, found)),
      ),
    () =>
      read(
        pick(({ programId }) => programId),
        (found) => db.select().from(programs).where(inArray(programs.id, found)),
      ),
    () =>
      read(
        pick(({ cohortId }) => cohortId),
        (found) => db.select().from(cohorts).where(inArray(cohorts.id, found)),
      ),
    () =>
      read(
        pick(({ paymentPlanId }) => paymentPlanId),
        (found) => db.select().from(paymentPlans).where(inArray(paymentPlans.id, found)),
      ),
    () =>
      read(
        pick(({ paymentMethodId }) => paymentMethodId),
        (found) => db.select().from(paymentMethods).where(inArray(paymentMethods.id, found)),
      ),
    () =>
      read(
        pick(({ paymentId }) => paymentId),
        (found) => db.select().from(payments).where(inArray(payments.id, found)),
      ),
    () =>
      read(
        pick(({ voucherCode }) => voucherCode),
        (found) => db.select().from(vouchers).where(inArray(vouchers.code, found)),
      ),
    () =>
      db
        .select()
        .from(enrollmentTransitions)
        .where(inArray(enrollmentTransitions.applicationId, ids))
        .orderBy(asc(enrollmentTransitions.sequence)),
    () => readAgreements(db, ids),
    () => readDeadlines(db, ids),
  );
  return {
    studentOf: byId(people),
    programOf: byId(programRows),
    cohortOf: byId(cohortRows),
    planOf: byId(planRows),
    methodOf: byId(methodRows),
    paymentOf: byId(paymentRows),
    voucherOf: (code: string | null) => voucherRows.find((voucher) => voucher.code === code),
    timelineOf: (id: string) => timeline.filter(({ applicationId }) => applicationId === id),
    agreements,
    deadlines,
  };
}

/** Applications as the document shows them, in the order of the rows. */
export async function readApplications(
  db: Database,
  rows: ApplicationRow[],
  now: Date,
): Promise<Schemas['EnrollmentApplication'][]> {
  if (rows.length === 0) return [];
  const loaded = await loadAll(db, rows);
  const today = instituteDay(now);
  return rows.map((row) => {
    const student = loaded.studentOf(row.studentId)!;
    const program = loaded.programOf(row.programId)!;
    const cohort = loaded.cohortOf(row.cohortId);
    const plan = loaded.planOf(row.paymentPlanId);
    const method = loaded.methodOf(row.paymentMethodId);
    const payment = loaded.paymentOf(row.paymentId);
    const voucher = loaded.voucherOf(row.voucherCode) ?? null;
    const agreement = loaded.agreements.currentOf(row.id);
    const hasSchedule = row.paymentScheduleId !== null;
    const quote =
      cohort && plan && !hasSchedule
        ? priceQuote(planOf(plan, program), { startDate: cohort.startDate, voucher, today })
        : null;
    const draft: Draft = {
      cohort: cohort
        ? {
            isAvailable: hasSchedule || (cohort.startDate > today && cohort.seatsTaken < cohort.capacity),
          }
        : null,
      personalInfo: {
        isBegun: row.personalInfoSavedAt !== null,
        isComplete: row.personalInfoSavedAt !== null && isPersonalInfoComplete(student, today),
      },
      plan: plan ? { isOffered: hasSchedule || (plan.isActive && plan.programId === program.id) } : null,
      agreement: {
        isOpened: agreement !== undefined && agreement.openedAt !== null,
        isSigned: agreement !== undefined && ['SIGNED', 'COMPLETED'].includes(agreement.status),
        isChangedSinceSigned: loaded.agreements.isChanged(row.id),
      },
      isPaid: !hasSchedule && quote !== null && quote.totalOwed > 0,
      method: method
        ? { isUsable: method.expiration >= today.slice(0, 7), isDeclined: row.isMethodDeclined }
        : null,
      isSubmitted: false,
    };
    const steps = stepsOf(draft);
    const { title } = { ...program, ...program.translations[row.languageIso2LetterCode] };
    const price = quote && {
      tuition: quote.tuition,
      discount: quote.discount,
      netTuition: quote.netTuition,
      interest: quote.interest,
      taxes: quote.taxes,
      totalOwed: quote.totalOwed,
      dueToday: quote.dueToday,
    };
    return {
      id: row.id,
      number: `E-${row.sequence}`,
      studentId: row.studentId,
      studentName: joinName(student.firstName, student.middleName, student.lastName),
      program: { id: program.id, title, currency: program.currency },
      cohort: cohort ? cohortView(cohort) : null,
      status: row.status,
      version: row.version,
      languageIso2LetterCode: row.languageIso2LetterCode,
      steps: Object.entries(steps).map(([name, status]) => ({
        name: name as Schemas['EnrollmentStepName'],
        status: isBehind(row) ? 'COMPLETED' : status,
      })),
      paymentPlan: plan
        ? { id: plan.id, source: plan.source, name: planName(plan, row.languageIso2LetterCode) }
        : null,
      voucherCode: row.voucherCode,
      paymentMethodId: row.paymentMethodId,
      agreementId: agreement?.id ?? null,
      price,
      payment: payment
        ? {
            id: payment.id,
            status: payment.status,
            amount: payment.amount,
            currency: payment.currency,
            nextActionUrl: payment.nextActionUrl,
          }
        : null,
      paymentScheduleId: row.paymentScheduleId,
      note: row.note,
      expectation: expectationOf(row.status, row.statusSince, loaded.deadlines.get(row.id) ?? null),
      timeline: loaded.timelineOf(row.id).map(({ status, occurredAt, actor, actorName, note }) => ({
        status,
        occurredAt: occurredAt.toISOString(),
        actor,
        actorName,
        note,
      })),
      createdAt: row.createdAt.toISOString(),
      updatedAt: row.updatedAt.toISOString(),
      submittedAt: instant(row.submittedAt),
      discardedAt:
        row.status === 'DRAFT' ? new Date(row.updatedAt.getTime() + draftLifetime).toISOString() : null,
      transferredToId: row.transferredToId,
    };
  });
}

/** One application as the document shows it. */
export async function showApplication(
  db: Database,
  row: ApplicationRow,
  now: Date,
): Promise<Schemas['EnrollmentApplication']> {
  const [shown] = await readApplications(db, [row], now);
  return shown!;
}
