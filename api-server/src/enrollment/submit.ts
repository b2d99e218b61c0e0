import type { Schemas } from '@institute/api-schema';
import { and, eq, lt, sql } from 'drizzle-orm';
import { type PortalMail, portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordAccountEvent } from '../history/account-event.ts';
import { lockRow } from '../locks.ts';
import { setAutoPayOfEnrollment } from '../money/autopay.ts';
import { afterCharge, lease } from '../money/charge.ts';
import { failureKeyOf } from '../money/gateway/failures.ts';
import { remainingOf } from '../money/ledger.ts';
import { payDeposit } from '../money/pay-once.ts';
import type { PaymentRecord } from '../money/payment-record.ts';
import { openSchedule } from '../money/schedule.ts';
import type { Caller } from '../platform/caller.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { forEachDue, idsOf } from '../platform/each-due.ts';
import { isId } from '../platform/identifier.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { ProblemError, type ProblemKey, problem } from '../platform/problem.ts';
import { type Scarce, shareRead } from '../platform/queue.ts';
import { findCohort, takeSeat } from '../programs/cohorts.ts';
import { redeemPromoCode } from '../programs/promo-codes.ts';
import { titlesIn } from '../programs/titles.ts';
import { readName } from '../students/read-name.ts';
import { enrollmentQuotes, enrollmentSubmissions } from '../tables/enrollment-applications.ts';
import { idempotencyKeys } from '../tables/idempotency-keys.ts';
import { payments } from '../tables/payments.ts';
import { announce, numberOf } from './announce.ts';
import { applicationView } from './application-view.ts';
import { change, lockApplication, move, refusal, requireNotCharging } from './applications.ts';
import { lockOwn } from './drafts.ts';
import { received, unpaid } from './emails.ts';
import { isWithStudent, price } from './quote.ts';
import { type ApplicationRow, type References, referencesOf } from './references.ts';
import { missingSteps, type Steps } from './steps.ts';
import { release, returnUnpaidApplications } from './unpaid.ts';

type Submitting = Pick<Dependencies, 'db' | 'now' | 'gateway' | 'log' | 'config'>;
type Submission = typeof enrollmentSubmissions.$inferSelect;

const staleQuote = () =>
  problem('submitApplicationFailed', {
    errors: [{ in: 'body', pointer: '/quoteId', rule: 'expired', values: {} }],
  });

function requireComplete(application: ApplicationRow, references: References, now: Date): void {
  const { steps } = applicationView(application, references, now);
  const missing = missingSteps(Object.fromEntries(steps.map(({ name, status }) => [name, status])) as Steps);
  if (missing) throw problem(missing.key, { errors: missing.errors });
}

/** The seat and the promo code use that submitting takes. Concurrent applicants may compete for the last one. */
export function scarceOf(db: Database, application: ApplicationRow): Scarce {
  const { status, cohortId, voucherCode } = application;
  if (status !== 'DRAFT' || cohortId === null) return { names: [], check: async () => null };
  return {
    names: [`class ${cohortId}`, ...(voucherCode === null ? [] : [`promo code ${voucherCode}`])],
    check: async () => {
      const cohort = await shareRead(db, `class ${cohortId}`, () => findCohort(db, cohortId));
      if (!cohort || cohort.seatsTaken < cohort.capacity) return null;
      return problem('cohortFull');
    },
  };
}

/**
 * Checks everything, takes the seat, uses the promo code and creates the payment schedule, in one transaction. First
 * of three steps: nothing else can happen to the application until the charge is settled. Returns the attempt's id,
 * or null if there is nothing to charge because it was charged before the advisor requested changes.
 */
export async function beginSubmission(
  db: Database,
  { id, caller, quoteId }: { id: string; caller: Pick<Caller, 'studentId'>; quoteId: string },
  sending: PortalMail,
): Promise<string | null> {
  const { now } = sending;
  const application = await lockOwn(db, id, caller);
  if (!isWithStudent(application)) throw await refusal(db, 'applicationStatusInvalid', application, now);
  await requireNotCharging(db, id);
  const references = await referencesOf(db, application);
  requireComplete(application, references, now);
  if (application.paymentScheduleId !== null) {
    await submitted(db, application, {}, sending);
    return null;
  }

  const [stored] = await db.select().from(enrollmentQuotes).where(eq(enrollmentQuotes.id, quoteId));
  const isCurrent = stored?.applicationId === id && stored.applicationVersion === application.version;
  if (!isCurrent || stored.expiresAt <= now) throw staleQuote();
  const { cohort, plan, credit, dueToday, rows } = await price(db, application, references, now);
  if (dueToday !== stored.dueToday || remainingOf(rows) !== stored.totalOwed) throw staleQuote();

  if (!(await takeSeat(db, cohort.id))) throw problem('cohortFull');
  const { studentId, programId, voucherCode, paymentMethodId, autoPay } = application;
  const promoCode =
    voucherCode === null
      ? null
      : await redeemPromoCode(db, { studentId, applicationId: id, programId, code: voucherCode, now });
  const schedule = await openSchedule(db, {
    studentId,
    applicationId: id,
    plan,
    cohort,
    promoCode,
    paymentMethodId,
    isAutomatic: autoPay ?? true,
    rollover: credit,
    now,
  });
  const [submission] = await db
    .insert(enrollmentSubmissions)
    .values({
      applicationId: id,
      paymentScheduleId: schedule.id,
      paymentMethodId,
      status: 'CHARGING',
      createdAt: now,
    })
    .returning();
  return submission!.id;
}

/**
 * The outcome of the submission with a given `Idempotency-Key`. null if no such submission of this application
 * arrived, or if it had nothing to charge.
 */
export async function findSubmission(
  db: Database,
  { id, userId, key }: { id: string; userId: string; key: string },
): Promise<Schemas['EnrollmentSubmissionOutcome'] | null> {
  const [stored] = await db
    .select({ submissionId: sql<string | null>`${idempotencyKeys.result} #>> '{}'` })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (!stored?.submissionId || !isId(stored.submissionId)) return null;
  const [submission] = await db
    .select()
    .from(enrollmentSubmissions)
    .where(
      and(eq(enrollmentSubmissions.id, stored.submissionId), eq(enrollmentSubmissions.applicationId, id)),
    );
  if (!submission) return null;
  const { status } = submission;
  if (status !== 'REFUSED') return { status, failureKey: null };
  return { status, failureKey: await failureOf(db, submission) };
}

/** The payment that a submission has tried, if there was one. */
async function findTried(db: Database, { id }: Submission) {
  const { failureCode } = payments;
  const [payment] = await db
    .select({ id: payments.id, failureCode })
    .from(payments)
    .where(eq(payments.key, id));
  return payment;
}

/** Why a submission was refused. */
async function failureOf(db: Database, submission: Submission): Promise<ProblemKey> {
  const payment = await findTried(db, submission);
  return payment ? failureKeyOf(payment.failureCode ?? '') : 'invalidPaymentMethodDetails';
}

/** Completes the submission and returns the application in its API form. */
async function submitted(
  db: Database,
  application: ApplicationRow,
  changes: Partial<ApplicationRow>,
  sending: PortalMail,
): Promise<Schemas['EnrollmentApplication']> {
  const { now } = sending;
  const { id, studentId, voucherCode } = application;
  const actor = { actor: 'STUDENT', actorName: await readName(db, studentId) } as const;
  const sent = { submittedAt: now, isMethodDeclined: false, note: null };
  const changed = await move(db, application, 'SUBMIT', actor, now, { ...changes, ...sent });
  const event = { studentId, applicationId: id };
  await recordAccountEvent(db, { ...event, type: 'APPLICATION_SUBMITTED' }, now);
  if (voucherCode !== null && changes.paymentScheduleId) {
    await recordAccountEvent(db, { ...event, type: 'VOUCHER_APPLIED', description: voucherCode }, now);
  }
  const references = await referencesOf(db, changed);
  await announce(db, application, received(numberOf(application), titlesIn(references.program)), sending);
  return applicationView(changed, references, now);
}

/** Locks an undecided attempt together with its application. */
async function lockSubmission(db: Database, { id, applicationId }: Submission) {
  const application = await lockApplication(db, applicationId);
  const isCharging = and(eq(enrollmentSubmissions.id, id), eq(enrollmentSubmissions.status, 'CHARGING'));
  const submission = await lockRow(db, enrollmentSubmissions, isCharging);
  return submission ? { submission, application } : null;
}

async function decide(db: Database, id: string, status: Submission['status']): Promise<void> {
  await db.update(enrollmentSubmissions).set({ status }).where(eq(enrollmentSubmissions.id, id));
}

async function accept(
  { db, now, config }: Submitting,
  attempt: Submission,
  paymentId: string | null,
): Promise<Schemas['EnrollmentApplication'] | null> {
  return atOnce({ db, now }, async (db, now) => {
    const locked = await lockSubmission(db, attempt);
    if (!locked) return null;
    const { application, submission } = locked;
    const { paymentScheduleId } = submission;
    await decide(db, submission.id, 'SUBMITTED');
    const { studentId, autoPay } = application;
    if (autoPay !== null && paymentScheduleId !== null) {
      const chosen = { studentId, scheduleId: paymentScheduleId, enabled: autoPay };
      await setAutoPayOfEnrollment(db, chosen, now);
    }
    const changes = { paymentScheduleId, paymentId };
    return submitted(db, application, changes, portalMail({ config, now }));
  });
}

/**
 * Undoes the first step, unless the student has paid in another way, and returns whether it's undone. Throws
 * `paymentStatusInProgress` if such a payment isn't decided yet. `isSeen`: the student sees the answer.
 */
async function refuse(
  { db, now, config }: Submitting,
  attempt: Submission,
  { isOfCard, isSeen }: { isOfCard: boolean; isSeen: boolean },
): Promise<boolean> {
  return atOnce({ db, now }, async (db, now) => {
    const locked = await lockSubmission(db, attempt);
    if (!locked) return true;
    const { application, submission } = locked;
    const scheduleId = submission.paymentScheduleId!;
    if (!(await release(db, application, scheduleId))) {
      const isInProgress = and(eq(payments.scheduleId, scheduleId), eq(payments.status, 'IN_PROGRESS'));
      if ((await db.$count(payments, isInProgress)) === 0) return false;
      throw problem('paymentStatusInProgress', { headers: { 'retry-after': '3' } });
    }
    await decide(db, submission.id, 'REFUSED');
    await change(db, application, { isMethodDeclined: isOfCard }, now);
    if (!isSeen)
      await announce(db, application, unpaid(numberOf(application), isOfCard), portalMail({ config, now }));
    return true;
  });
}

/**
 * Charges what is due, outside of any transaction, and stores the outcome: the second and third steps. Idempotent:
 * the attempt's id is the payment's key. If the provider doesn't answer, the attempt stays open for the same call or
 * `finishSubmissions` to continue. Returns the application in its API form if this call submitted it.
 */
export async function finishSubmission(
  dependencies: Submitting,
  id: string,
  { isSeen = true } = {},
): Promise<Schemas['EnrollmentApplication'] | null> {
  const [submission] = await dependencies.db
    .select()
    .from(enrollmentSubmissions)
    .where(eq(enrollmentSubmissions.id, id));
  const attempt = submission!;
  const { paymentScheduleId: scheduleId, paymentMethodId, applicationId } = attempt;
  if (attempt.status === 'REFUSED') throw problem(await failureOf(dependencies.db, attempt));
  let payment: PaymentRecord | null = null;
  let declinedId: string | null = null;
  if (paymentMethodId !== null && scheduleId !== null) {
    try {
      const returnPath = `/enrollment/${applicationId}`;
      // What the student has agreed to, even if more has become due since.
      const today = instituteDay(attempt.createdAt);
      const deposit = { scheduleId, paymentMethodId, today, key: id, returnPath };
      payment = await payDeposit(dependencies, deposit);
    } catch (error) {
      const isUndecided =
        !(error instanceof ProblemError) ||
        ['paymentRequestError', 'paymentStatusInProgress'].includes(error.key);
      if (isUndecided) throw error;
      const isOfCard = error.key !== 'paymentProviderError';
      if (await refuse(dependencies, attempt, { isOfCard, isSeen })) throw error;
      declinedId = (await findTried(dependencies.db, attempt))?.id ?? null;
    }
    // No one knows whether the provider has it. Only a payment that is made or awaited submits the application.
    if (payment?.status === 'IN_PROGRESS' && payment.reference === null)
      throw problem('paymentStatusInProgress', { headers: { 'retry-after': '3' } });
  }
  const record = () => accept(dependencies, attempt, payment?.id ?? declinedId);
  if (payment === null) return record();
  return afterCharge(dependencies, payment.id, record, () => {
    throw problem('paymentStatusInProgress', { headers: { 'retry-after': '3' } });
  });
}

/** Continues attempts that a process left unfinished, and returns applications whose payment has failed since. */
export async function finishSubmissions(dependencies: Submitting): Promise<void> {
  const { db, now, log } = dependencies;
  const isAbandoned = and(
    eq(enrollmentSubmissions.status, 'CHARGING'),
    lt(enrollmentSubmissions.createdAt, new Date(now().getTime() - lease)),
  );
  await forEachDue({
    read: idsOf(db, enrollmentSubmissions.id, isAbandoned),
    handle: ({ id }) => finishSubmission(dependencies, id, { isSeen: false }),
    onFailure: (error, { id }) => {
      // The student sees it on the application; unexpected errors go to the log.
      if (!(error instanceof ProblemError))
        log.error({ err: error, submissionId: id }, 'submission not finished');
    },
  });
  await returnUnpaidApplications(dependencies);
}
