import type { components } from '@institute/api-schema';
import { joinName } from '@institute/design-system/formats';
import { and, eq } from 'drizzle-orm';
import { priceQuote } from '../money/price.ts';
import type { Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { lockEnrollment } from '../platform/locks.ts';
import { type ProblemKey, problem } from '../platform/problem.ts';
import {
  enrollmentApplications,
  enrollmentSubmissions,
  enrollmentTransitions,
} from '../tables/enrollment-applications.ts';
import { students } from '../tables/students.ts';
import { expectationOf } from './expectations.ts';
import { isPersonalInfoComplete } from './personal-info.ts';
import { planName, planOf } from './plans.ts';
import { cohortView } from './programs.ts';
import {
  type ApplicationRow,
  currentAgreement,
  type References,
  readReferences,
  referencesOf,
  signingDeadline,
  wasSignedOtherwise,
} from './references.ts';
import { type ApplicationEvent, nextStatus } from './states.ts';
import { type Draft, stepsOf } from './steps.ts';

type Schemas = components['schemas'];
type Actor = { actor: Schemas['EnrollmentTransition']['actor']; actorName: string | null };

const day = 24 * 3_600_000;
/** How long an untouched draft is kept. */
export const draftLifetime = 60 * day;

/** Applications past the draft: all of their steps are complete, whichever one was saved last. */
const isBehind = ({ status }: ApplicationRow) =>
  !['DRAFT', 'CHANGES_REQUESTED', 'DISCARDED'].includes(status);

export async function nameOf(db: Database, studentId: string): Promise<string> {
  const [person] = await db.select().from(students).where(eq(students.id, studentId));
  return joinName(person!.firstName, person!.middleName, person!.lastName);
}

/** Locks an application and its student for the rest of the transaction. */
export async function lockApplication(db: Database, id: string): Promise<ApplicationRow> {
  const row = await lockEnrollment(db, id);
  if (!row) throw problem('notFound');
  return row;
}

/** Whether a charge for it is in progress. Nothing else may happen to it until the charge is settled. */
export async function requireNotCharging(db: Database, applicationId: string): Promise<void> {
  const condition = and(
    eq(enrollmentSubmissions.applicationId, applicationId),
    eq(enrollmentSubmissions.status, 'CHARGING'),
  );
  if ((await db.$count(enrollmentSubmissions, condition)) > 0) {
    throw problem('paymentStatusInProgress', { headers: { 'retry-after': '3' } });
  }
}

/** Adds an event to the timeline. `db` is the event's transaction. */
export async function recordTransition(
  db: Database,
  applicationId: string,
  transition: Actor & { status: ApplicationRow['status']; note?: string | null },
  now: Date,
): Promise<void> {
  await db.insert(enrollmentTransitions).values({ ...transition, applicationId, occurredAt: now });
}

/** Updates a locked application and increments its version. */
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

/** Applies an event to a locked application and adds it to the timeline. */
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

/** A conflict that includes the current application, so that the client can show the reason. */
export async function refusal(db: Database, key: ProblemKey, application: ApplicationRow, now: Date) {
  return problem(key, { current: await showApplication(db, application, now) });
}

const instant = (date: Date | null) => date?.toISOString() ?? null;

/** The API form of an application. */
export function applicationView(
  row: ApplicationRow,
  references: References,
  now: Date,
): Schemas['EnrollmentApplication'] {
  const { student, program, cohort, plan, method, payment, promoCode, timeline, envelopes } = references;
  const today = instituteDay(now);
  const agreement = currentAgreement(envelopes);
  const hasSchedule = row.paymentScheduleId !== null;
  const quote =
    cohort && plan && !hasSchedule
      ? priceQuote(planOf(plan, program), { startDate: cohort.startDate, promoCode, today })
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
      isOpened: agreement !== null && agreement.openedAt !== null,
      isSigned: agreement !== null && ['SIGNED', 'COMPLETED'].includes(agreement.status),
      isChangedSinceSigned: wasSignedOtherwise(envelopes),
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
    amountFinanced: quote.amountFinanced,
    annualPercentageRate: quote.annualPercentageRate,
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
    autoPay: row.autoPay ?? student.autoPay,
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
    expectation: expectationOf(row.status, row.statusSince, signingDeadline(envelopes)),
    timeline: timeline.map(({ status, occurredAt, actor, actorName, note }) => ({
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
}

/** Converts applications to their API form, in the order of the rows. */
export async function readApplications(
  db: Database,
  rows: ApplicationRow[],
  now: Date,
): Promise<Schemas['EnrollmentApplication'][]> {
  if (rows.length === 0) return [];
  const referencesOfRow = await readReferences(db, rows);
  return rows.map((row) => applicationView(row, referencesOfRow(row), now));
}

/** Converts one application to its API form. */
export async function showApplication(
  db: Database,
  row: ApplicationRow,
  now: Date,
): Promise<Schemas['EnrollmentApplication']> {
  return applicationView(row, await referencesOf(db, row), now);
}
