import type { Schemas } from '@institute/api-schema';
import { signingDays } from '@institute/api-schema/policy';
import { formatDate, joinName } from '@institute/values/formats';
import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { PortalMail } from '../config.ts';
import { type Language, languageTag } from '../documents/document.ts';
import { recordAccountEvent } from '../history/account-event.ts';
import { readSettings } from '../institute/settings.ts';
import type { Ledger } from '../money/ledger.ts';
import { readPayment } from '../money/payment-record.ts';
import { beginRefund } from '../money/refund.ts';
import { concludeSchedule } from '../money/schedule.ts';
import { lockMoney, type StoredLedger } from '../money/stored-ledger.ts';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { problem } from '../platform/problem.ts';
import { releaseSeat } from '../programs/cohorts.ts';
import { readProgram } from '../programs/programs.ts';
import { releasePromoCode } from '../programs/promo-codes.ts';
import { titlesOf } from '../programs/titles.ts';
import { requireAgreed } from '../requests/agreed-terms.ts';
import { advance, lockEnvelopeAlone, sendEnvelope } from '../signing/envelopes.ts';
import { currentAgreement, readSent } from '../signing/sent-envelopes.ts';
import { enrollmentApplications } from '../tables/enrollment-applications.ts';
import { envelopes } from '../tables/envelopes.ts';
import { payments } from '../tables/payments.ts';
import { cohorts } from '../tables/programs.ts';
import { students } from '../tables/students.ts';
import { voidOpenEnvelopes } from './agreement.ts';
import { announce, numberOf } from './announce.ts';
import { endStatuses } from './application-rules.ts';
import { lockApplication, move, refusal } from './applications.ts';
import { disclosure } from './documents/disclosure.ts';
import { programHandbook } from './documents/program-handbook.ts';
import { approved, enrolled, needsChanges, rejected, reviewed, withdrawn } from './emails.ts';
import { endEnrollment } from './end-enrollment.ts';
import { openCourses } from './open-courses.ts';
import { type ApplicationRow, referencesOf } from './references.ts';
import { everythingOf, owedAfterEnd, splitRefund, withdrawalOf } from './refund-rule.ts';

/** The member of staff who decides for the institute. */
export type Advisor = { actor: 'ADVISOR'; actorName: string; userId: string };

/** How long a student has to sign the final documents. */
const signingTime = signingDays * day;

export async function review(
  db: Database,
  id: string,
  advisor: Advisor,
  sending: PortalMail,
): Promise<ApplicationRow> {
  const { userId: _, ...actor } = advisor;
  const application = await lockApplication(db, id);
  const changed = await move(db, application, 'REVIEW', actor, sending.now);
  await announce(db, changed, reviewed(numberOf(changed)), sending);
  return changed;
}

export async function requestChanges(
  db: Database,
  id: string,
  { userId: _, ...actor }: Advisor,
  note: string,
  sending: PortalMail,
): Promise<ApplicationRow> {
  const application = await lockApplication(db, id);
  const changed = await move(db, application, 'REQUEST_CHANGES', { ...actor, note }, sending.now, { note });
  await announce(db, changed, needsChanges(numberOf(changed), note), sending);
  return changed;
}

/** Whether what was due on submitting is paid. A payment in progress may still fail, and one that failed returns it. */
export async function isPaid(db: Database, { paymentId }: ApplicationRow): Promise<boolean> {
  if (paymentId === null) return true;
  const payment = await readPayment(db, paymentId);
  if (payment?.status !== 'INVALID') return payment?.status !== 'IN_PROGRESS';
  const ofSchedule = and(eq(payments.scheduleId, payment.scheduleId!), eq(payments.status, 'ACCEPTED'));
  return (await db.$count(payments, ofSchedule)) > 0;
}

async function requirePaid(db: Database, application: ApplicationRow): Promise<void> {
  if (!(await isPaid(db, application)))
    throw problem('paymentStatusInProgress', { headers: { 'retry-after': '3' } });
}

/** Whether the student has signed the current agreement. Staff may have voided it since. */
export async function isAgreementSigned(db: Database, { id }: ApplicationRow): Promise<boolean> {
  const current = currentAgreement(await readSent(db, [id]));
  return current?.status === 'SIGNED' || current?.status === 'COMPLETED';
}

/** Approves the application: the agreement that the student has signed can now be sealed. */
export async function approve(
  db: Database,
  id: string,
  { userId: _, ...actor }: Advisor,
  sending: PortalMail,
): Promise<ApplicationRow> {
  const { now } = sending;
  const application = await lockApplication(db, id);
  await requirePaid(db, application);
  const changed = await move(db, application, 'APPROVE', actor, now, { note: null });
  if (!(await isAgreementSigned(db, application))) {
    const detail =
      'The enrollment agreement was voided. Request changes, so that the student can sign it again.';
    throw problem('envelopeVoided', { detail });
  }
  const heldEnvelopes = await db
    .select({ id: envelopes.id })
    .from(envelopes)
    .where(and(eq(envelopes.applicationId, id), eq(envelopes.isHeld, true), eq(envelopes.status, 'SIGNED')));
  for (const envelope of heldEnvelopes) {
    await advance(db, (await lockEnvelopeAlone(db, envelope.id))!, { type: 'RELEASE' }, now);
  }
  const { studentId } = changed;
  const description = actor.actorName;
  await recordAccountEvent(
    db,
    { studentId, applicationId: id, type: 'APPLICATION_APPROVED', description },
    now,
  );
  await announce(db, changed, approved(numberOf(changed), await titlesOf(db, changed.programId)), sending);
  return changed;
}

/**
 * Releases the money, seat and promo code of an application that has ended, and voids what was still to be signed.
 */
async function undo(
  db: Database,
  application: ApplicationRow,
  {
    refund,
    reason,
    createdBy,
  }: { refund: (ledgers: Ledger[]) => number; reason: string; createdBy: string | null },
  now: Date,
): Promise<string[]> {
  const { id, cohortId, paymentScheduleId: scheduleId } = application;
  await voidOpenEnvelopes(db, application, { reason, actorName: null }, now);
  if (cohortId !== null) await releaseSeat(db, cohortId);
  await releasePromoCode(db, id);
  if (scheduleId === null) return [];
  const ledgers = await lockMoney(db, scheduleId);
  if (ledgers[0]!.status === 'ACTIVE') await concludeSchedule(db, scheduleId, now);
  const request = { ledgers, amount: refund(ledgers), reason, createdBy };
  return (await beginWithdrawalRefund(db, request, now)).map(({ id }) => id);
}

/** Refunds an amount of an enrollment's money to the cards that paid it. */
async function beginWithdrawalRefund(
  db: Database,
  {
    ledgers,
    amount,
    ...rest
  }: { ledgers: StoredLedger[]; amount: number; reason: string; createdBy: string | null },
  now: Date,
) {
  const made: { id: string }[] = [];
  for (const { ledger, amount: part } of splitRefund(ledgers, amount)) {
    const back = { type: 'WITHDRAWAL', destination: 'CARD', amount: part } as const;
    made.push(...(await beginRefund(db, { scheduleId: ledger.schedule.id, ...back, ...rest, now })));
  }
  return made;
}

/**
 * Refunds what a bank left with us of applications that have ended in the meantime. `db` is the transaction that has
 * locked the schedules. The refunds are sent by the job. Returns whether there are any.
 */
export async function refundEndedApplications(
  db: Database,
  scheduleIds: string[],
  now: Date,
): Promise<boolean> {
  const ended = await db
    .select()
    .from(enrollmentApplications)
    .where(
      and(
        inArray(enrollmentApplications.paymentScheduleId, scheduleIds),
        inArray(enrollmentApplications.status, endStatuses),
      ),
    )
    .orderBy(asc(enrollmentApplications.id));
  let isAny = false;
  for (const application of ended) {
    const { timeline } = await referencesOf(db, application);
    const ledgers = await lockMoney(db, application.paymentScheduleId!);
    const { due } = owedAfterEnd({ ...application, timeline }, ledgers);
    if (due === 0) continue;
    const request = { ledgers, amount: due, reason: numberOf(application), createdBy: null };
    await beginWithdrawalRefund(db, request, now);
    isAny = true;
  }
  return isAny;
}

/** Returns the refunds that were begun. `executeRefunds` sends them. */
type Ended = { application: ApplicationRow; refundIds: string[] };

export async function reject(
  db: Database,
  id: string,
  { userId, ...actor }: Advisor,
  note: string,
  sending: PortalMail,
): Promise<Ended> {
  const { now } = sending;
  const application = await lockApplication(db, id);
  const changed = await move(db, application, 'REJECT', { ...actor, note }, now, { note });
  const back = { refund: everythingOf, reason: numberOf(changed), createdBy: userId };
  const refundIds = await undo(db, changed, back, now);
  const { studentId } = changed;
  await recordAccountEvent(db, { studentId, applicationId: id, type: 'APPLICATION_REJECTED' }, now);
  await announce(db, changed, rejected(numberOf(changed), note, refundIds.length > 0), sending);
  return { application: changed, refundIds };
}

type Withdrawal = {
  reason: string | null;
  actorName: string;
  /** What the student was shown. */
  agreed?: Schemas['EnrollmentWithdrawalSplit'] | null | undefined;
};

/** Withdraws the student's application and refunds what the agreement grants. */
export async function withdraw(
  db: Database,
  application: ApplicationRow,
  { reason, actorName, agreed }: Withdrawal,
  sending: PortalMail,
): Promise<Ended> {
  const { now } = sending;
  const { studentId, id } = application;
  const { studies } = await referencesOf(db, application);
  const withdrawing = { ...application, studies };
  if (application.status === 'COMPLETE' && !withdrawalOf(withdrawing, [], now).isPossible)
    throw await refusal(db, 'applicationStatusInvalid', application, now);
  const actor = { actor: 'STUDENT', actorName, note: reason } as const;
  const changed = await move(db, application, 'WITHDRAW', actor, now, { note: reason });
  if (application.status === 'COMPLETE') await endEnrollment(db, application, now);
  const refund = (ledgers: Ledger[]) => {
    const { refund, fee } = withdrawalOf(withdrawing, ledgers, now);
    requireAgreed(agreed, (shown) => refund < shown.refund || fee > shown.fee);
    return refund;
  };
  const refundIds = await undo(db, changed, { refund, reason: numberOf(changed), createdBy: null }, now);
  await recordAccountEvent(db, { studentId, applicationId: id, type: 'APPLICATION_WITHDRAWN' }, now);
  const isEnrolled = application.status === 'COMPLETE';
  await announce(db, changed, withdrawn(numberOf(changed), isEnrolled, refundIds.length > 0), sending);
  return { application: changed, refundIds };
}

const envelopeTitles: Record<Language, string> = {
  EN: 'Disclosures and program handbook',
  ES: 'Información para el consumidor y manual del programa',
};
const fieldLabels: Record<Language, string> = {
  EN: 'I have received the disclosures and the handbook, and could ask questions.',
  ES: 'Recibí la información para el consumidor y el manual, y pude hacer preguntas.',
};

/** Sends the remaining documents to sign. */
export async function sendEnvelopes(
  db: Database,
  id: string,
  { userId: _, ...actor }: Advisor,
  sending: PortalMail,
): Promise<ApplicationRow> {
  const { now } = sending;
  const application = await lockApplication(db, id);
  const changed = await move(db, application, 'SEND_ENVELOPES', actor, now);
  const [student] = await db.select().from(students).where(eq(students.id, changed.studentId));
  const [cohort] = await db.select().from(cohorts).where(eq(cohorts.id, changed.cohortId!));
  const language = changed.languageIso2LetterCode;
  const program = (await titlesOf(db, changed.programId))[language];
  const studentName = joinName(student!.firstName, student!.middleName, student!.lastName);
  const dayOf = (date: string) => formatDate(date, 'medium', languageTag(language));
  const { startDate, graduationDate } = cohort!;
  const handbook = { program, startDate: dayOf(startDate), graduationDate: dayOf(graduationDate) };
  const { supportEmail: contact } = await readSettings(db);
  const { outcomes } = await readProgram(db, changed.programId);
  await sendEnvelope(
    db,
    {
      studentId: changed.studentId,
      studentName,
      applicationId: id,
      kind: 'DISCLOSURES',
      title: envelopeTitles[language],
      language,
      documents: [
        disclosure({ studentName, program, outcomes, contact }, language),
        programHandbook(handbook, language),
      ],
      fields: [
        { name: 'documentsReceived', type: 'CHECKBOX', label: fieldLabels[language], isRequired: true },
      ],
      isRequired: true,
      expiresAt: new Date(now.getTime() + signingTime),
    },
    sending,
  );
  return changed;
}

/**
 * Enrolls the student once everything is signed and sealed. Called for each sealed envelope. `db` is the seal's
 * transaction; the application is locked, so of two last envelopes only one enrolls the student.
 */
export async function completeWhenSigned(
  db: Database,
  { applicationId }: { applicationId: string | null },
  sending: PortalMail,
): Promise<void> {
  if (applicationId === null) return;
  const { now } = sending;
  const application = await lockApplication(db, applicationId);
  if (application.status !== 'SIGNING') return;
  const required = await db
    .select({ status: envelopes.status })
    .from(envelopes)
    .where(
      and(
        eq(envelopes.applicationId, applicationId),
        eq(envelopes.isRequired, true),
        ne(envelopes.status, 'VOIDED'),
        isNull(envelopes.replacedById),
      ),
    )
    .orderBy(asc(envelopes.id));
  if (required.some(({ status }) => status !== 'COMPLETED')) return;

  await move(db, application, 'COMPLETE', { actor: 'SYSTEM', actorName: null }, now);
  const { studentId, cohortId, programId } = application;
  await db.update(students).set({ active: true, cohortId, updatedAt: now }).where(eq(students.id, studentId));
  await openCourses(db, application.id);
  await recordAccountEvent(db, { studentId, applicationId, type: 'ENROLLED' }, now);
  await announce(db, application, enrolled(await titlesOf(db, programId)), sending);
}

/** A voided envelope has to be sent again before the application can proceed. */
export async function reopenWhenVoided(
  db: Database,
  { applicationId }: { applicationId: string | null },
  now: Date,
): Promise<void> {
  if (applicationId === null) return;
  const application = await lockApplication(db, applicationId);
  if (application.status !== 'SIGNING') return;
  const isOpenEnvelope = and(
    eq(envelopes.applicationId, applicationId),
    eq(envelopes.kind, 'DISCLOSURES'),
    inArray(envelopes.status, ['SENT', 'OPENED', 'SIGNED', 'COMPLETED']),
  );
  if ((await db.$count(envelopes, isOpenEnvelope)) > 0) return;
  await move(db, application, 'VOID_ENVELOPE', { actor: 'ADVISOR', actorName: null }, now);
}
