import type { components } from '@institute/api-schema';
import { quoteMinutes } from '@institute/api-schema/policy';
import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import { type PortalMail, portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordAccountEvent } from '../history/account-event.ts';
import { lockRow } from '../locks.ts';
import { setAutoPay } from '../money/autopay.ts';
import { afterCharge, cancelledCode, lease, type PaymentRecord, readPayment } from '../money/charge.ts';
import { failureKeyOf, providerAtFault } from '../money/gateway/failures.ts';
import { openAmountOf, openRows, remainingOf } from '../money/ledger.ts';
import { payDeposit } from '../money/pay-once.ts';
import { planOf, planView, priceRow } from '../money/plans.ts';
import { discardSchedule, openSchedule, planRows, rolloverCredit } from '../money/schedule.ts';
import { tellStaff } from '../money/tell-staff.ts';
import type { Caller } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { isId } from '../platform/identifier.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { ProblemError, type ProblemKey, problem } from '../platform/problem.ts';
import { type Scarce, shareRead } from '../platform/queue.ts';
import { findCohort, releaseSeat, takeSeat } from '../programs/cohorts.ts';
import { findPromoCode, redeemPromoCode, releasePromoCode } from '../programs/promo-codes.ts';
import { titlesIn } from '../programs/titles.ts';
import { readName } from '../students/read-name.ts';
import {
  enrollmentApplications,
  enrollmentQuotes,
  enrollmentSubmissions,
} from '../tables/enrollment-applications.ts';
import { idempotencyKeys } from '../tables/idempotency-keys.ts';
import { payments } from '../tables/payments.ts';
import { prepareAgreement } from './agreement.ts';
import { announce, numberOf } from './announce.ts';
import { nextStatus } from './application-rules.ts';
import { applicationView } from './application-view.ts';
import { change, lockApplication, move, refusal, requireNotCharging } from './applications.ts';
import { lockOwn } from './drafts.ts';
import { received, unpaid } from './emails.ts';
import { type ApplicationRow, type References, referencesOf } from './references.ts';
import { missingSteps, type Steps } from './steps.ts';

type Schemas = components['schemas'];
type Submitting = Pick<Dependencies, 'db' | 'now' | 'gateway' | 'log' | 'config'>;
type Submission = typeof enrollmentSubmissions.$inferSelect;

const quoteLifetime = quoteMinutes * 60_000;

/** Whether an application can be submitted or resubmitted. */
const isWithStudent = ({ status }: ApplicationRow) => status === 'DRAFT' || status === 'CHANGES_REQUESTED';

/**
 * Updates the agreement to changes outside the application, such as the profile or the date. Uses a separate
 * transaction, so that the result is kept even if submitting is then refused.
 */
export async function refreshAgreement(
  { db, now }: Submitting,
  id: string,
  caller: Pick<Caller, 'studentId'>,
): Promise<void> {
  await db.transaction(async (db) => {
    const application = await lockOwn(db, id, caller);
    if (isWithStudent(application)) {
      await prepareAgreement(db, application, await referencesOf(db, application), now());
    }
  });
}

/** What submitting a draft costs today, after the student's credit. Throws if its promo code is no longer valid. */
async function price(db: Database, application: ApplicationRow, references: References, now: Date) {
  const { id, programId, voucherCode } = application;
  const { cohort, program } = references;
  if (!cohort) throw problem('noCohortSelected');
  if (!references.plan) throw problem('noPaymentPlanSelected');
  const plan = planOf(references.plan, program);
  const promoCode =
    voucherCode === null
      ? null
      : await findPromoCode(db, { code: voucherCode, programId, applicationId: id, now });
  const today = instituteDay(now);
  const waiting = await rolloverCredit(db, application.studentId, plan.currency);
  const { rows, left } = planRows({ plan, cohort, promoCode, rollover: waiting, fee: 0, today });
  const dueToday = remainingOf(rows.filter(({ dueDate }) => dueDate <= today));
  return { cohort, plan, promoCode, rows, credit: waiting - left, dueToday, today };
}

/** Quotes and stores the cost of submitting. `db` is the transaction that has locked the application. */
async function createQuote(
  db: Database,
  application: ApplicationRow,
  references: References,
  now: Date,
): Promise<Schemas['EnrollmentQuote']> {
  if (application.status !== 'DRAFT') {
    throw problem('applicationStatusInvalid', { current: applicationView(application, references, now) });
  }
  const { cohort, plan, promoCode, today, ...cost } = await price(db, application, references, now);
  const { currency, price: shown } = planView(plan, cohort.startDate, promoCode, today);
  const { dueToday, credit } = cost;
  const rows = openRows(cost.rows).map((row) => ({ ...priceRow(row), amountDue: openAmountOf(row) }));
  const expiresAt = new Date(now.getTime() + quoteLifetime);
  const [stored] = await db
    .insert(enrollmentQuotes)
    .values({
      applicationId: application.id,
      applicationVersion: application.version,
      dueToday,
      totalOwed: remainingOf(cost.rows),
      expiresAt,
    })
    .returning();
  const quoteId = stored!.id;
  return { quoteId, currency, dueToday, credit, price: shown, rows, expiresAt: expiresAt.toISOString() };
}

/** Quotes the cost of submitting. The agreement is updated first and stays so even if there is no price. */
export async function quoteApplication(
  { db, now }: Submitting,
  id: string,
  caller: Pick<Caller, 'studentId'>,
): Promise<Schemas['EnrollmentQuote']> {
  const quote = await db.transaction(async (db) => {
    const application = await lockOwn(db, id, caller);
    const known = await referencesOf(db, application);
    const references = isWithStudent(application)
      ? await prepareAgreement(db, application, known, now())
      : known;
    try {
      return await createQuote(db, application, references, now());
    } catch (error) {
      if (error instanceof ProblemError) return error;
      throw error;
    }
  });
  if (quote instanceof ProblemError) throw quote;
  return quote;
}

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
  const { studentId, programId, voucherCode, paymentMethodId } = application;
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
  const [known] = await db
    .select({ submissionId: sql<string | null>`${idempotencyKeys.result} #>> '{}'` })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key)));
  if (!known?.submissionId || !isId(known.submissionId)) return null;
  const [submission] = await db
    .select()
    .from(enrollmentSubmissions)
    .where(
      and(eq(enrollmentSubmissions.id, known.submissionId), eq(enrollmentSubmissions.applicationId, id)),
    );
  if (!submission) return null;
  const { status } = submission;
  if (status !== 'REFUSED') return { status, failureKey: null };
  return { status, failureKey: await failureOf(db, submission) };
}

/** Why a submission was refused. */
async function failureOf(db: Database, { id }: Submission): Promise<ProblemKey> {
  const [payment] = await db
    .select({ failureCode: payments.failureCode })
    .from(payments)
    .where(eq(payments.key, id));
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
  const open = and(eq(enrollmentSubmissions.id, id), eq(enrollmentSubmissions.status, 'CHARGING'));
  const submission = await lockRow(db, enrollmentSubmissions, open);
  return submission ? { submission, application } : null;
}

async function decide(db: Database, id: string, status: Submission['status']): Promise<void> {
  await db.update(enrollmentSubmissions).set({ status }).where(eq(enrollmentSubmissions.id, id));
}

async function accept(
  { db, now, config }: Submitting,
  attempt: Submission,
  payment: PaymentRecord | null,
): Promise<Schemas['EnrollmentApplication'] | null> {
  return db.transaction(async (db) => {
    const locked = await lockSubmission(db, attempt);
    if (!locked) return null;
    const { application, submission } = locked;
    const { paymentScheduleId } = submission;
    await decide(db, submission.id, 'SUBMITTED');
    const { studentId, autoPay, paymentMethodId } = application;
    if (autoPay !== null) {
      // What is due was charged above, or is an earlier debt that the student wasn't asked about.
      const chosen = { enabled: autoPay, card: paymentMethodId, isForAll: false, includesDue: false };
      await setAutoPay(db, studentId, chosen, now());
    }
    const changes = { paymentScheduleId, paymentId: payment?.id ?? null };
    return submitted(db, application, changes, portalMail({ config, now }));
  });
}

/** Releases what submitting took: the seat, the promo code and the payment schedule, with the credit it had used. */
async function release(db: Database, { id, cohortId }: ApplicationRow, scheduleId: string): Promise<boolean> {
  if (!(await discardSchedule(db, scheduleId))) return false;
  await releaseSeat(db, cohortId!);
  await releasePromoCode(db, id);
  return true;
}

const isCardAtFault = (failureCode: string | null) => !providerAtFault.includes(failureCode ?? '');

/** Undoes the first step. `isSeen`: the student sees the answer. */
async function refuse(
  { db, now, config }: Submitting,
  attempt: Submission,
  { isOfCard, isSeen }: { isOfCard: boolean; isSeen: boolean },
): Promise<void> {
  await db.transaction(async (db) => {
    const locked = await lockSubmission(db, attempt);
    if (!locked) return;
    const { application, submission } = locked;
    await release(db, application, submission.paymentScheduleId!);
    await decide(db, submission.id, 'REFUSED');
    await change(db, application, { isMethodDeclined: isOfCard }, now());
    if (!isSeen)
      await announce(db, application, unpaid(numberOf(application), isOfCard), portalMail({ config, now }));
  });
}

/** Returns an application to its draft, if nothing was paid of what was due on submitting. */
async function returnUnpaid({ db, now, config }: Submitting, id: string): Promise<void> {
  await db.transaction(async (db) => {
    const application = await lockApplication(db, id);
    const { paymentId, paymentScheduleId } = application;
    const payment = paymentId === null ? null : await readPayment(db, paymentId);
    if (payment?.status !== 'INVALID' || !paymentScheduleId) return;
    if ('refused' in nextStatus(application.status, 'RETURN_UNPAID')) return;
    if (!(await release(db, application, paymentScheduleId))) return;
    const own = eq(enrollmentSubmissions.applicationId, id);
    await db.update(enrollmentSubmissions).set({ status: 'REFUSED' }).where(own);
    const isOfCard = isCardAtFault(payment.failureCode);
    const actor = { actor: 'SYSTEM', actorName: null } as const;
    const reset = { paymentScheduleId: null, paymentId: null, submittedAt: null, note: null };
    const isMethodDeclined = isOfCard && payment.failureCode !== cancelledCode;
    const moment = now();
    await move(db, application, 'RETURN_UNPAID', actor, moment, { ...reset, isMethodDeclined });
    await announce(db, application, unpaid(numberOf(application), isOfCard), portalMail({ config, now }));
    await tellStaff(db, payment, 'APPLICATION_UNPAID', payment.amount, moment);
  });
}

/**
 * Returns applications to their drafts whose payment was awaited when they were submitted, and has failed since. With
 * `paymentId`, only the one of that payment.
 */
export async function returnUnpaidApplications(dependencies: Submitting, paymentId?: string): Promise<void> {
  const { db, log } = dependencies;
  const lost = await db
    .select({ id: enrollmentApplications.id })
    .from(enrollmentApplications)
    .innerJoin(payments, eq(payments.id, enrollmentApplications.paymentId))
    .where(
      and(
        inArray(enrollmentApplications.status, ['SUBMITTED', 'IN_REVIEW', 'CHANGES_REQUESTED']),
        eq(payments.status, 'INVALID'),
        paymentId === undefined ? undefined : eq(payments.id, paymentId),
      ),
    )
    .orderBy(asc(enrollmentApplications.id))
    .limit(100);
  for (const { id } of lost) {
    try {
      await returnUnpaid(dependencies, id);
    } catch (error) {
      // The job tries again, and one must not hold up the others.
      log.error({ err: error, applicationId: id }, 'an unpaid application is not returned yet');
    }
  }
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
  if (paymentMethodId !== null && scheduleId !== null) {
    try {
      const returnPath = `/enrollment/${applicationId}`;
      payment = await payDeposit(dependencies, { scheduleId, paymentMethodId, key: id, returnPath });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.key === 'paymentRequestError') throw error;
      await refuse(dependencies, attempt, { isOfCard: error.key !== 'paymentProviderError', isSeen });
      throw error;
    }
    // No one knows whether the provider has it. Only a payment that is made or awaited submits the application.
    if (payment?.status === 'IN_PROGRESS' && payment.reference === null)
      throw problem('paymentStatusInProgress', { headers: { 'retry-after': '3' } });
  }
  const record = () => accept(dependencies, attempt, payment);
  if (payment === null) return record();
  return afterCharge(dependencies, payment.id, record, () => {
    throw problem('paymentStatusInProgress', { headers: { 'retry-after': '3' } });
  });
}

/** Continues attempts that a process left unfinished, and returns applications whose payment has failed since. */
export async function finishSubmissions(dependencies: Submitting): Promise<void> {
  const { db, now, log } = dependencies;
  const left = await db
    .select({ id: enrollmentSubmissions.id })
    .from(enrollmentSubmissions)
    .where(
      and(
        eq(enrollmentSubmissions.status, 'CHARGING'),
        lt(enrollmentSubmissions.createdAt, new Date(now().getTime() - lease)),
      ),
    )
    .orderBy(asc(enrollmentSubmissions.createdAt))
    .limit(100);
  for (const { id } of left) {
    try {
      await finishSubmission(dependencies, id, { isSeen: false });
    } catch (error) {
      // The student sees it on the application; unexpected errors go to the log.
      if (!(error instanceof ProblemError))
        log.error({ err: error, submissionId: id }, 'submission not finished');
    }
  }
  await returnUnpaidApplications(dependencies);
}
