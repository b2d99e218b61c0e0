import type { Schemas } from '@institute/api-schema';
import { and, eq, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordAccountEvent } from '../history/account-event.ts';
import { notify } from '../inbox/notify.ts';
import { lockRow } from '../locks.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { minute } from '../platform/durations.ts';
import { newId } from '../platform/identifier.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { problem } from '../platform/problem.ts';
import { GatewayUnavailable, type Outcome, RequestRejected } from '../ports/payments.ts';
import { fullName } from '../students/full-name.ts';
import { paymentCustomers, paymentMethods } from '../tables/payment-methods.ts';
import { paymentScheduleRows } from '../tables/payment-schedules.ts';
import { type PaymentPart, payments, refunds } from '../tables/payments.ts';
import { students } from '../tables/students.ts';
import { asked } from './asked.ts';
import { refusedTexts } from './autopay-emails.ts';
import { acceptedTexts, cardName, notMadeTexts, receiptLink } from './emails.ts';
import { holderActionFor, providerAtFault, rejectedCode } from './gateway/failures.ts';
import { acceptPayment, beginPayment, paymentProblem, refusePayment } from './ledger.ts';
import { messageAbout, notMadeMessage, paymentMessage, paymentPath } from './payment-message.ts';
import { type PaymentRecord, readPayment } from './payment-record.ts';
import { isAutomatic } from './payment-rules.ts';
import { lockLedger, type StoredLedger, saveLedger } from './stored-ledger.ts';
import { alertStaff, tellStaff } from './tell-staff.ts';

/** What messages about payments take: where the apps are that their buttons lead to, and the time. */
type Sending = { config: Pick<Config, 'portalOrigin' | 'coachOrigin'>; now: Date };

export type Charging = Pick<Dependencies, 'db' | 'now' | 'gateway' | 'log' | 'config'>;

/** How long a process has to finish a charge before another one checks its outcome. */
export const lease = 2 * minute;

/** The failure code of a payment that the student canceled. */
export const cancelledCode = 'cancelled_by_student';

/** A placeholder id for payments whose card was deleted or never existed. */
export const noMethod = '00000000-0000-0000-0000-000000000000';

/** The student's card, if it can be charged. It can't be deleted until the transaction `db` ends. */
export async function usableMethod(db: Database, studentId: string, id: string, today: string) {
  const [method] = await db
    .select()
    .from(paymentMethods)
    .where(and(eq(paymentMethods.id, id), eq(paymentMethods.studentId, studentId)))
    .for('key share');
  if (!method || method.expiration < today.slice(0, 7)) throw problem('invalidPaymentMethodDetails');
  return method;
}

export type NewPayment = {
  studentId: string;
  ledger: StoredLedger | null;
  kind: Schemas['PaymentKind'];
  captureMethod: Schemas['CaptureMethod'];
  amount: number;
  currency: string;
  parts: PaymentPart[];
  paymentMethodId: string;
  description: string;
  returnPath?: string;
  key?: string;
};

const isRowOf = (parts: readonly PaymentPart[]) =>
  inArray(
    paymentScheduleRows.id,
    parts.map(({ rowId }) => rowId),
  );

/**
 * Stores the payment and reserves its rows, so nothing else can pay them. First of three steps; runs in the caller's
 * transaction. The money moves only in the second step, `charge`, which must not be called inside a transaction.
 */
export async function beginCharge(
  db: Database,
  { ledger, paymentMethodId, returnPath = paymentPath, key, ...asked }: NewPayment,
  now: Date,
): Promise<string> {
  const method = await usableMethod(db, asked.studentId, paymentMethodId, instituteDay(now));
  const { brand, last4 } = method;
  const [payer] = await db
    .select({ name: fullName(students) })
    .from(students)
    .where(eq(students.id, asked.studentId));
  const [payment] = await db
    .insert(payments)
    .values({
      ...asked,
      scheduleId: ledger?.schedule.id ?? null,
      paymentMethodId,
      methodReference: method.reference,
      brand,
      last4,
      payerName: payer!.name,
      returnPath,
      key: key ?? null,
      createdAt: now,
    })
    .returning();
  const { id, amount, parts } = payment!;
  if (!ledger) return id;
  await saveLedger(db, ledger, beginPayment(ledger, { id, amount, parts }));
  await db.update(paymentScheduleRows).set({ paymentId: id, brand, last4 }).where(isRowOf(parts));
  return id;
}

/**
 * Asks the provider to charge a payment. The payment's id is the idempotency key, so repeated calls charge once. If the
 * provider rejects the request, the payment failed, whatever the card.
 */
export async function askProvider(
  { db, gateway, config, log }: Charging,
  payment: PaymentRecord,
): Promise<Outcome> {
  const [customer] = await db
    .select()
    .from(paymentCustomers)
    .where(eq(paymentCustomers.studentId, payment.studentId));
  // A coach subscribes in the coach app. Everything else is paid in the portal.
  const origin = payment.kind === 'SUBSCRIPTION' ? config.coachOrigin : config.portalOrigin;
  try {
    return await gateway.charge({
      key: payment.id,
      amount: payment.amount,
      currency: payment.currency,
      customer: customer!.reference,
      card: payment.methodReference,
      description: payment.description,
      returnUrl: payment.captureMethod === 'MANUAL' ? new URL(payment.returnPath, origin).href : null,
    });
  } catch (error) {
    if (!(error instanceof RequestRejected)) throw error;
    log.error({ err: error, paymentId: payment.id }, 'the provider rejects a charge');
    return { status: 'declined', reference: null, code: rejectedCode };
  }
}

/** Claims a payment for charging. Returns false if another process has it. */
export async function takePayment(db: Database, id: string, now: Date): Promise<PaymentRecord | null> {
  const isFree = or(isNull(payments.attemptedAt), lt(payments.attemptedAt, new Date(now.getTime() - lease)));
  const [claimed] = await db
    .update(payments)
    .set({ attemptedAt: now })
    .where(and(eq(payments.id, id), eq(payments.status, 'IN_PROGRESS'), isFree))
    .returning();
  return claimed ?? null;
}

/**
 * Charges a payment and stores the outcome: the second and third steps. If several calls ask for the same payment,
 * one charges it and the others get its current state. If the provider doesn't answer, the payment stays in progress,
 * and the next request or `reconcilePayments` finds out. The same holds if the answer can't be stored: a failure of
 * ours after the charge is never reported as a failed payment.
 */
export async function charge(dependencies: Charging, id: string): Promise<PaymentRecord> {
  const { db, now } = dependencies;
  const stored = await readPayment(db, id);
  if (!stored) throw problem('notFound');
  if (stored.status !== 'IN_PROGRESS' || stored.reference) return stored;
  const payment = await takePayment(db, id, now());
  if (!payment) return (await readPayment(db, id))!;
  let outcome: Outcome;
  try {
    outcome = await askProvider(dependencies, payment);
  } catch (error) {
    if (!(error instanceof GatewayUnavailable)) {
      // The provider may have charged before we failed, so treat the payment like one that a process left behind.
      dependencies.log.error({ err: error, paymentId: id }, 'a charge was not followed to its end');
      return payment;
    }
    await db.update(payments).set({ attemptedAt: null }).where(eq(payments.id, id));
    throw problem('paymentRequestError', { cause: error });
  }
  return afterCharge(
    dependencies,
    id,
    () => settle(dependencies, id, outcome, { isSeen: true }),
    () => payment,
  );
}

/**
 * Stores the outcome of a charge. If that fails, the error is logged, the reconcile job continues the payment, and
 * the caller gets `otherwise`.
 */
export async function afterCharge<Result>(
  { log }: Pick<Charging, 'log'>,
  paymentId: string,
  work: () => Promise<Result>,
  otherwise: () => Result,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    log.error({ err: error, paymentId }, 'a charge is made, and not written down yet');
    return otherwise();
  }
}

/** The entry in the account history. */
function eventOf(ledger: StoredLedger | null, payment: PaymentRecord) {
  const { studentId, amount, currency } = payment;
  const applicationId = ledger?.schedule.applicationId ?? null;
  return { studentId, applicationId, amount, currency, description: cardName(payment) };
}

async function recordAccepted(
  db: Database,
  ledger: StoredLedger | null,
  payment: PaymentRecord,
  reference: string,
  { config, now }: Sending,
): Promise<PaymentRecord> {
  if (ledger) {
    await saveLedger(db, ledger, acceptPayment(ledger, payment.id, { today: instituteDay(now), newId }));
    // Rows that are still open keep their card, and whether autopay charges it.
    const { paymentMethodId, captureMethod, parts } = payment;
    await db
      .update(paymentScheduleRows)
      .set({ paymentMethodId, captureMethod })
      .where(and(isRowOf(parts), eq(paymentScheduleRows.status, 'ACCEPTED')));
  }
  const [accepted] = await db
    .update(payments)
    .set({ status: 'ACCEPTED', reference, nextActionUrl: null, settledAt: now })
    .where(eq(payments.id, payment.id))
    .returning();
  await recordAccountEvent(db, { ...eventOf(ledger, payment), type: 'PAYMENT_ACCEPTED' }, now);
  const message = messageAbout(payment, config, acceptedTexts(payment));
  // A coach's invoices are on the page of the subscription.
  const emailOnly =
    payment.kind === 'SUBSCRIPTION'
      ? message.emailOnly
      : { actions: receiptLink(`${config.portalOrigin}${paymentPath}/payments/${payment.id}`) };
  await notify(db, { studentIds: [payment.studentId], ...message, emailOnly }, now);
  return accepted!;
}

/** A student who canceled a payment that is due, or saw it refused, pays it: autopay must not charge it after all. */
async function leaveToPayer(db: Database, { parts }: PaymentRecord, now: Date): Promise<void> {
  await db
    .update(paymentScheduleRows)
    .set({ autoPayOn: null })
    .where(and(isRowOf(parts), lte(paymentScheduleRows.autoPayOn, instituteDay(now))));
}

/** Ends autopay's attempts of rows until their card changes. `resumeAutopay` lets it go on, unless they were used up. */
async function stopAttempts(db: Database, { parts }: PaymentRecord): Promise<void> {
  await db.update(paymentScheduleRows).set({ autoPayOn: null, autoPayAttempts: 0 }).where(isRowOf(parts));
}

/** The day of the next attempt, unless there is none or autopay was turned off during this one. */
async function retryDay(db: Database, ledger: StoredLedger, { studentId, parts }: PaymentRecord) {
  const row = ledger.rows.find(({ id }) => id === parts[0]!.rowId);
  const [student] = await db
    .select({ autoPay: students.autoPay })
    .from(students)
    .where(eq(students.id, studentId));
  return row && isAutomatic(row, student!.autoPay) ? row.autoPayOn : null;
}

/** What became of a payment that the payer has not seen: it was found out later, or no one was there. */
async function notifyRefused(
  db: Database,
  ledger: StoredLedger | null,
  payment: PaymentRecord,
  code: string,
  { config: { portalOrigin }, now }: Sending,
): Promise<void> {
  // Subscriptions and applications send their own messages.
  if (payment.kind === 'SUBSCRIPTION' || payment.kind === 'DEPOSIT') return;
  const isOfCard = !providerAtFault.includes(code);
  const next = async (ledger: StoredLedger) => holderActionFor(code) ?? (await retryDay(db, ledger, payment));
  const message =
    ledger && payment.captureMethod === 'AUTOMATIC'
      ? paymentMessage(portalOrigin, refusedTexts(payment, await next(ledger), isOfCard))
      : notMadeMessage(payment, portalOrigin, notMadeTexts(payment, isOfCard));
  await notify(db, { studentIds: [payment.studentId], ...message }, now);
  if (!isOfCard && code !== rejectedCode)
    await tellStaff(db, payment, 'NOT_MADE', payment.amount, { portalOrigin, now });
}

async function recordRefused(
  db: Database,
  ledger: StoredLedger | null,
  payment: PaymentRecord,
  { reference, code, isSeen }: { reference: string | null; code: string; isSeen: boolean },
  { config, now }: Sending,
): Promise<PaymentRecord> {
  if (ledger)
    await saveLedger(db, ledger, refusePayment(ledger, payment.id, { today: instituteDay(now), newId }));
  const [refused] = await db
    .update(payments)
    .set({ status: 'INVALID', reference, failureCode: code, nextActionUrl: null, settledAt: now })
    .where(eq(payments.id, payment.id))
    .returning();
  await recordAccountEvent(db, { ...eventOf(ledger, payment), type: 'PAYMENT_FAILED' }, now);
  if (ledger && payment.captureMethod === 'MANUAL') await leaveToPayer(db, payment, now);
  else if (ledger && holderActionFor(code)) await stopAttempts(db, payment);
  if (!isSeen || payment.captureMethod === 'AUTOMATIC')
    await notifyRefused(db, ledger, payment, code, { config, now });
  if (code === rejectedCode) await alertStaff(db, payment, now);
  return refused!;
}

/** The key of the refund of a payment that succeeded after it was given up. */
export const reversalKey = (paymentId: string) => `reverse-${paymentId}`;

/** The key of the refund of a payment for a subscription's invoice that was voided. */
export const voidKey = (paymentId: string) => `void-${paymentId}`;

/**
 * Begins to refund a payment that was given up, whose rows may have been paid in another way, and that has succeeded after all.
 * The job that looks for refunds in progress sends it, once, and notifies the student.
 */
async function reverseLate(db: Database, { id, amount, currency }: PaymentRecord, charge: string, now: Date) {
  await db.update(payments).set({ reference: charge }).where(eq(payments.id, id));
  const money = { paymentId: id, reference: reversalKey(id), amount, currency, parts: [] };
  const kind = { type: 'CUSTOM', destination: 'CARD', status: 'IN_PROGRESS' } as const;
  await db
    .insert(refunds)
    .values({ ...money, ...kind, createdAt: now })
    .onConflictDoNothing();
}

/**
 * Stores the outcome of a payment once, however often and in whatever order it arrives: as the response to the
 * charge, a webhook, or a lookup at the provider. `isSeen`: the payer is shown it now.
 */
export async function settle(
  { db, now, log, config }: Pick<Charging, 'db' | 'now' | 'log' | 'config'>,
  id: string,
  outcome: Outcome,
  { isSeen = false } = {},
): Promise<PaymentRecord> {
  return atOnce({ db, now }, async (db, now) => {
    const stored = await readPayment(db, id);
    if (!stored) throw problem('notFound');
    const ledger = stored.scheduleId ? await lockLedger(db, stored.scheduleId) : null;
    const payment = await lockRow(db, payments, eq(payments.id, id));
    if (payment!.status !== 'IN_PROGRESS') {
      if (payment!.status === 'INVALID' && outcome.status === 'succeeded') {
        log.error({ paymentId: id }, 'a payment that was given up has succeeded, and is reversed');
        await reverseLate(db, payment!, outcome.reference, now);
      }
      return payment!;
    }
    switch (outcome.status) {
      case 'succeeded':
        return recordAccepted(db, ledger, payment!, outcome.reference, { config, now });
      case 'declined':
        return recordRefused(db, ledger, payment!, { ...outcome, isSeen }, { config, now });
      default: {
        const nextActionUrl = outcome.status === 'requiresAction' ? outcome.url : null;
        const [waiting] = await db
          .update(payments)
          .set({ reference: outcome.reference, nextActionUrl })
          .where(eq(payments.id, id))
          .returning();
        return waiting!;
      }
    }
  });
}

/**
 * Cancels a payment that waits for the cardholder's confirmation. If it's too late to cancel, stores the actual
 * outcome. Throws `paymentStatusInProgress` if the bank is processing it, `paymentStatusAccepted` if it succeeded,
 * and `paymentRequestError` if the provider doesn't answer.
 */
export async function cancelPayment(dependencies: Charging, payment: PaymentRecord): Promise<PaymentRecord> {
  const { id, status, nextActionUrl, reference } = payment;
  if (status === 'IN_PROGRESS') {
    if (!nextActionUrl || !reference) throw paymentProblem('paymentStatusInProgress');
    const outcome = await asked(dependencies, payment, () => dependencies.gateway.cancel(reference));
    const isGivenUp = outcome.status === 'declined';
    const finalOutcome = isGivenUp ? { ...outcome, code: cancelledCode } : outcome;
    await settle(dependencies, id, finalOutcome, { isSeen: true });
  }
  const settled = (await readPayment(dependencies.db, id))!;
  if (settled.status === 'ACCEPTED') throw paymentProblem('paymentStatusAccepted');
  if (settled.status === 'IN_PROGRESS') throw paymentProblem('paymentStatusInProgress');
  return settled;
}
