import { and, eq, inArray, lt, ne } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { nextStatus } from '../enrollment/application-rules.ts';
import { recordTransition } from '../enrollment/applications.ts';
import { recordAccountEvent } from '../history/account-event.ts';
import { notify } from '../inbox/notify.ts';
import { lockEnrollment, lockRow } from '../locks.ts';
import { afterCharge, lease, usableMethod } from '../money/charge.ts';
import { paymentLink } from '../money/emails.ts';
import { transfer as transferLedger } from '../money/end-schedule.ts';
import { payOnce } from '../money/pay-once.ts';
import { paymentPath } from '../money/payment-message.ts';
import type { PaymentRecord } from '../money/payment-record.ts';
import { lockLedger, type StoredLedger } from '../money/stored-ledger.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { forEachDue, idsOf } from '../platform/each-due.ts';
import { newId } from '../platform/identifier.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { accepted } from '../platform/outcome.ts';
import { ProblemError, problem } from '../platform/problem.ts';
import { findCohort, releaseSeat, takeSeat } from '../programs/cohorts.ts';
import { movePromoCode } from '../programs/promo-codes.ts';
import { titlesIn } from '../programs/titles.ts';
import { readName } from '../students/read-name.ts';
import { courseStudents, courses } from '../tables/courses.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { programs } from '../tables/programs.ts';
import { students } from '../tables/students.ts';
import { transferQuotes, transfers } from '../tables/transfers.ts';
import { confirmedTexts, feeNames } from './emails.ts';
import { moveSchedule } from './move-schedule.ts';
import { eligibilityRefusal, nextTransfer } from './transfer-rules.ts';
import { eligibilityOf, hashOfTerms, quoteNow, type TransferRow } from './transfers.ts';

type Confirming = Pick<Dependencies, 'db' | 'now' | 'gateway' | 'log' | 'config'>;
type Application = typeof enrollmentApplications.$inferSelect;

/** Locks a transfer and its enrollment in the order given in locks.ts. */
export async function lockTransfer(
  db: Database,
  id: string,
): Promise<{ transfer: TransferRow; application: Application } | null> {
  const [unlocked] = await db.select().from(transfers).where(eq(transfers.id, id));
  if (!unlocked) return null;
  const application = await lockEnrollment(db, unlocked.applicationId);
  const transfer = await lockRow(db, transfers, eq(transfers.id, id));
  return { transfer: transfer!, application: application! };
}

/** Nothing else can happen to a transfer while its fee is being charged. */
export function requireNotConfirming({ confirmingSince }: TransferRow): void {
  if (confirmingSince) throw problem('paymentStatusInProgress', { headers: { 'retry-after': '3' } });
}

const fault = (pointer: string, rule: string) => ({ in: 'body', pointer, rule, values: {} }) as const;

async function isQuoteValid(
  db: Database,
  { quoteId, transfer, ledger }: { quoteId: string; transfer: TransferRow; ledger: StoredLedger | null },
  now: Date,
): Promise<boolean> {
  const [stored] = await db.select().from(transferQuotes).where(eq(transferQuotes.id, quoteId));
  return (
    stored?.transferId === transfer.id &&
    stored.fee === transfer.fee &&
    stored.scheduleVersion === (ledger?.schedule.version ?? 0) &&
    stored.expiresAt > now &&
    // The plan may have changed, without a change of the schedule.
    stored.termsHash === hashOfTerms(await quoteNow(db, transfer, ledger, now))
  );
}

type Asked = {
  transfer: TransferRow;
  application: Application;
  quoteId: string;
  paymentMethodId: string | null;
};

/**
 * Checks everything and takes the seat in the new class, in one transaction. First of three steps: until the fee is
 * settled, nothing else can happen to the transfer.
 */
export async function beginConfirmation(
  db: Database,
  { transfer, application, quoteId, paymentMethodId }: Asked,
  now: Date,
): Promise<void> {
  if (transfer.status === 'CONFIRMED') return;
  requireNotConfirming(transfer);
  const scheduleId = application.paymentScheduleId;
  const ledger = scheduleId === null ? null : await lockLedger(db, scheduleId);
  const isPermitted =
    application.status === 'COMPLETE' &&
    eligibilityRefusal(await eligibilityOf(db, application, transfer.id, now)) === null;
  const confirm = {
    type: 'CONFIRM',
    isPermitted,
    isQuoteValid: await isQuoteValid(db, { quoteId, transfer, ledger }, now),
  } as const;
  // A charge in progress may change the amount carried over.
  if (ledger?.status === 'ACTIVE') transferLedger(ledger, newId);
  const isFree = nextTransfer(transfer, { ...confirm, hasRoom: true }, now);
  if ('refused' in isFree) {
    const errors = isFree.refused === 'confirmTransferError' ? [fault('/quoteId', 'expired')] : undefined;
    throw problem(isFree.refused, errors && { errors });
  }
  if (transfer.fee > 0) {
    if (paymentMethodId === null) {
      throw problem('validationFailed', { errors: [fault('/paymentMethodId', 'required')] });
    }
    await usableMethod(db, transfer.studentId, paymentMethodId, instituteDay(now));
  }
  if (!(await takeSeat(db, transfer.targetCohortId))) throw problem('exceededStudents');
  await db
    .update(transfers)
    .set({ confirmingSince: now, feeKey: newId(), feeMethodId: paymentMethodId })
    .where(eq(transfers.id, transfer.id));
}

/** Undoes the first step. */
async function giveUp({ db }: Confirming, id: string, feeKey: string): Promise<void> {
  await db.transaction(async (db) => {
    const locked = await lockTransfer(db, id);
    if (locked?.transfer.feeKey !== feeKey || locked.transfer.confirmingSince === null) return;
    await releaseSeat(db, locked.transfer.targetCohortId);
    await db
      .update(transfers)
      .set({ confirmingSince: null, feeKey: null, feeMethodId: null })
      .where(eq(transfers.id, id));
  });
}

/**
 * The courses of the program take the days of the new class, and stay, because bookmarks and progress belong to their
 * modules. Those that have begun stay open.
 */
async function moveCourses(
  db: Database,
  { studentId, programId }: Application,
  { startDate, graduationDate }: { startDate: string; graduationDate: string },
): Promise<void> {
  const ofProgram = db.select({ id: courses.id }).from(courses).where(eq(courses.programId, programId));
  const isOwnCourse = and(
    eq(courseStudents.studentId, studentId),
    inArray(courseStudents.courseId, ofProgram),
  );
  await db
    .update(courseStudents)
    .set({ endDate: graduationDate })
    .where(and(isOwnCourse, ne(courseStudents.status, 'COMPLETED')));
  await db
    .update(courseStudents)
    .set({ startDate, opensOn: startDate })
    .where(and(isOwnCourse, eq(courseStudents.status, 'NOT_STARTED')));
}

/** Moves the seats, the schedule, the courses and the enrollment in one transaction: the third step. */
async function complete({ db, now, config }: Confirming, id: string): Promise<void> {
  await atOnce({ db, now }, async (db, now) => {
    const locked = await lockTransfer(db, id);
    if (!locked || locked.transfer.confirmingSince === null) return;
    const { transfer, application } = locked;
    const { studentId, programId } = application;
    const current = (await findCohort(db, transfer.currentCohortId))!;
    const target = (await findCohort(db, transfer.targetCohortId))!;
    await releaseSeat(db, current.id);

    const newApplicationId = newId();
    const { sequence: _, ...copied } = application;
    const actorName = await readName(db, studentId);
    await db.insert(enrollmentApplications).values({
      ...copied,
      id: newApplicationId,
      cohortId: target.id,
      statusSince: now,
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    await recordTransition(db, newApplicationId, { status: 'COMPLETE', actor: 'STUDENT', actorName }, now);
    const status = accepted(nextStatus(application.status, 'TRANSFER'));
    await db
      .update(enrollmentApplications)
      .set({
        status,
        statusSince: now,
        updatedAt: now,
        version: application.version + 1,
        transferredToId: newApplicationId,
      })
      .where(eq(enrollmentApplications.id, application.id));
    await recordTransition(db, application.id, { status, actor: 'STUDENT', actorName }, now);

    await movePromoCode(db, application.id, newApplicationId);
    const newPaymentScheduleId = await moveSchedule(
      db,
      application,
      { newApplicationId, cohort: target },
      now,
    );
    await moveCourses(db, application, target);
    await db.update(students).set({ cohortId: target.id, updatedAt: now }).where(eq(students.id, studentId));

    await db
      .update(transfers)
      .set({
        status: 'CONFIRMED',
        confirmedAt: now,
        confirmingSince: null,
        newApplicationId,
        newPaymentScheduleId,
      })
      .where(eq(transfers.id, id));
    const description = `${current.startDate} → ${target.startDate}`;
    const event = { studentId, applicationId: newApplicationId, type: 'TRANSFERRED', description } as const;
    await recordAccountEvent(db, event, now);
    const [program] = await db.select().from(programs).where(eq(programs.id, programId));
    const texts = confirmedTexts(titlesIn(program!), target.startDate);
    const emailOnly = { actions: paymentLink(config.portalOrigin + paymentPath) };
    const message = { category: 'ENROLLMENT', link: paymentPath, texts, byEmail: true, emailOnly } as const;
    await notify(db, { studentIds: [studentId], ...message }, now);
  });
}

/**
 * Charges the fee outside of any transaction, then moves everything at once: the second and third steps. Safe to
 * repeat, since the fee is paid once. A declined fee leaves everything as it was.
 */
export async function finishConfirmation(dependencies: Confirming, id: string): Promise<void> {
  const [transfer] = await dependencies.db.select().from(transfers).where(eq(transfers.id, id));
  const { confirmingSince, feeKey, feeMethodId, fee, currency, studentId } = transfer!;
  if (confirmingSince === null) return;
  if (fee === 0) return complete(dependencies, id);
  const [student] = await dependencies.db
    .select({ language: students.languageIso2LetterCode })
    .from(students)
    .where(eq(students.id, studentId));
  let payment: PaymentRecord;
  try {
    payment = await payOnce(dependencies, {
      studentId,
      amount: fee,
      currency,
      paymentMethodId: feeMethodId!,
      description: feeNames[student!.language],
      kind: 'FEE',
      key: feeKey!,
      returnPath: '/transfers',
    });
    if (payment.status === 'IN_PROGRESS') {
      throw problem('paymentStatusInProgress', {
        headers: { 'retry-after': '3' },
        current: { paymentId: payment.id, nextActionUrl: payment.nextActionUrl },
      });
    }
  } catch (error) {
    const isUndecided =
      !(error instanceof ProblemError) ||
      ['paymentRequestError', 'paymentStatusInProgress'].includes(error.key);
    if (!isUndecided) await giveUp(dependencies, id, feeKey!);
    throw error;
  }
  await afterCharge(
    dependencies,
    payment.id,
    () => complete(dependencies, id),
    () => {
      throw problem('paymentStatusInProgress', { headers: { 'retry-after': '3' } });
    },
  );
}

/** Continues confirmations that a process left unfinished, or whose fee was still in progress. */
export async function finishConfirmations(dependencies: Confirming): Promise<void> {
  const { db, now, log } = dependencies;
  const isAbandoned = lt(transfers.confirmingSince, new Date(now().getTime() - lease));
  await forEachDue({
    read: idsOf(db, transfers.id, isAbandoned),
    handle: ({ id }) => finishConfirmation(dependencies, id),
    onFailure: (error, { id }) => {
      if (!(error instanceof ProblemError))
        log.error({ err: error, transferId: id }, 'transfer not finished');
    },
  });
}
