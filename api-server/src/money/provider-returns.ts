import { eq } from 'drizzle-orm';
import type { PortalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordAccountEvent } from '../history/account-event.ts';
import { notify } from '../inbox/notify.ts';
import { lockRow } from '../locks.ts';
import type { Database } from '../platform/database.ts';
import { newId } from '../platform/identifier.ts';
import type { ProviderDispute, ProviderRefund } from '../ports/payments.ts';
import { disputes } from '../tables/disputes.ts';
import { payments, refunds } from '../tables/payments.ts';
import { cardName, disputeTexts, refundedTexts } from './emails.ts';
import { type LedgerRefund, ownPayment, recordRefund } from './ledger.ts';
import { messageAbout } from './payment-message.ts';
import type { PaymentRecord } from './payment-record.ts';
import type { PurchaseReturns } from './purchase-returns.ts';
import { referenceOfPart, settleReportedRefund, takeBackCredit } from './refund.ts';
import { lockLedger, type StoredLedger, saveLedger, saveRefunds, schedulesHolding } from './stored-ledger.ts';
import { tellStaff } from './tell-staff.ts';

type Recording = Pick<Dependencies, 'db' | 'now' | 'log' | 'config'>;

/** What else goes on once a payment goes back without us, or a bank left it to us. */
export type Returns = {
  purchases: PurchaseReturns;
  /**
   * Refunds what ended applications still owe, once a bank has decided for the institute. Returns whether it did.
   * `scheduleIds` are locked; `db` is a transaction.
   */
  refundEndedApplications: (db: Database, scheduleIds: string[], now: Date) => Promise<boolean>;
  /** Returns the application of a payment to its draft, if the payment was awaited and has failed. */
  returnUnpaidApplications: (
    dependencies: Pick<Dependencies, 'db' | 'now' | 'gateway' | 'log' | 'config'>,
    paymentId: string,
  ) => Promise<void>;
};

/** The payment of a charge. Undefined if we didn't make it. */
async function paymentOf({ db, log }: Recording, reference: string): Promise<PaymentRecord | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.reference, reference));
  if (!payment) log.warn({ reference }, 'the provider reports on a charge that the books do not know');
  return payment;
}

/** Locks what a payment was for, then the payment. Returns the ledgers that hold it, the one of its schedule first. */
async function lockPayment(
  db: Database,
  payment: PaymentRecord,
  purchases: PurchaseReturns,
): Promise<StoredLedger[]> {
  if (payment.kind === 'PURCHASE') await purchases.lock(db, payment);
  const ledgers: StoredLedger[] = [];
  if (payment.scheduleId) {
    ledgers.push(await lockLedger(db, payment.scheduleId));
    for (const id of await schedulesHolding(db, payment.scheduleId))
      if (id !== payment.scheduleId) ledgers.push(await lockLedger(db, id));
  }
  await lockRow(db, payments, eq(payments.id, payment.id));
  return ledgers;
}

type Returned = {
  type: 'CUSTOM' | 'DISPUTE';
  amount: number;
  reference: string;
  reason: string | null;
  now: Date;
};

/**
 * Takes back the credit that was made from a payment and no schedule has used, as far as the schedules hold less of the
 * payment than goes back.
 */
async function takeBackMissing(
  db: Database,
  ledgers: StoredLedger[],
  { amount, ...one }: Pick<Returned, 'type' | 'amount'> & { paymentId: string },
): Promise<void> {
  const heldBy = (ledger: StoredLedger) =>
    recordRefund(ledger, { ...one, id: newId(), amount }, { isRest: true })?.refund.amount ?? 0;
  let missing = ledgers.reduce((left, ledger) => left - heldBy(ledger), amount);
  for (const ledger of ledgers) {
    const isOf = (refund: LedgerRefund) => ownPayment(ledger, refund) === ownPayment(ledger, one);
    const kept = ledger.refunds.filter((refund) => refund.destination === 'ROLLOVER' && isOf(refund));
    const most = kept.reduce((sum, refund) => sum + refund.amount, 0);
    if (missing <= 0 || most === 0) continue;
    const after = await takeBackCredit(db, ledger, Math.min(missing, most), isOf);
    missing -= heldBy(after) - heldBy(ledger);
  }
}

/**
 * Takes an amount off a schedule that holds all of it, or else off several. Returns the rest, which no schedule holds because
 * it was refunded before.
 */
async function takeOff(
  db: Database,
  ledgers: StoredLedger[],
  paymentId: string,
  { type, amount, reference, ...rest }: Returned,
): Promise<number> {
  const asked = (wanted: number) => ({ id: newId(), type, amount: wanted, paymentId });
  const whole = ledgers.find((ledger) => recordRefund(ledger, asked(amount)));
  if (!whole) await takeBackMissing(db, ledgers, { type, amount, paymentId });
  let left = amount;
  for (const [index, { schedule }] of (whole ? [whole] : ledgers).entries()) {
    const ledger = await lockLedger(db, schedule.id);
    const taken = left > 0 && recordRefund(ledger, asked(left), { isRest: true });
    if (!taken) continue;
    const own = left === amount ? reference : referenceOfPart(reference, index + 1);
    const saved = await saveLedger(db, ledger, taken.ledger);
    await saveRefunds(db, saved, [taken.refund], { ...rest, reference: own, createdBy: null });
    left -= taken.refund.amount;
  }
  return left;
}

/**
 * Records a refund that was made in the provider's dashboard, however often it is reported, and takes it back if the bank
 * returns it later.
 */
export async function recordDashboardRefund(
  dependencies: Recording,
  refund: ProviderRefund,
  returns: Returns,
): Promise<void> {
  if (refund.outcome !== 'succeeded') {
    const { reference: key, outcome } = refund;
    return settleReportedRefund(dependencies, { key, outcome }, returns.purchases);
  }
  const payment = await paymentOf(dependencies, refund.charge);
  if (!payment) return;
  const { db, log } = dependencies;
  const now = dependencies.now();
  const sending = { portalOrigin: dependencies.config.portalOrigin, now };
  const { reference, amount } = refund;
  await db.transaction(async (db) => {
    const ledgers = await lockPayment(db, payment, returns.purchases);
    if (payment.kind === 'PURCHASE') {
      if (!(await returns.purchases.recordRefund(db, payment, refund, sending))) return;
      const { coachOrigin } = dependencies.config;
      const booked = await returns.purchases.keepBooked(db, payment, 'REFUNDED', { coachOrigin, now });
      return tellStaff(db, payment, 'REFUNDED', amount, sending, booked);
    }
    if ((await db.$count(refunds, eq(refunds.reference, reference))) > 0) return;
    const { id: paymentId, studentId, currency } = payment;
    const returned: Returned = { type: 'CUSTOM', amount, reference, reason: null, now };
    const left = await takeOff(db, ledgers, paymentId, returned);
    const isMore = left > 0 && ledgers.length > 0;
    if (isMore) log.error({ paymentId, reference, left }, 'a refund is more than the schedules hold');
    if (left > 0)
      await db.insert(refunds).values({
        paymentId,
        type: 'CUSTOM',
        destination: 'CARD',
        status: 'ACCEPTED',
        amount: left,
        currency,
        parts: [],
        reference: left === amount ? reference : referenceOfPart(reference, 0),
        createdAt: now,
        settledAt: now,
      });
    const applicationId = ledgers[0]?.schedule.applicationId ?? null;
    const event = { studentId, applicationId, amount: -amount, currency, description: cardName(payment) };
    await recordAccountEvent(db, { ...event, type: 'REFUNDED' }, now);
    const texts = refundedTexts({ ...payment, amount });
    const message = messageAbout(payment, dependencies.config, texts);
    await notify(db, { studentIds: [studentId], ...message }, now);
    await tellStaff(db, payment, isMore ? 'REFUNDED_BEYOND' : 'REFUNDED', amount, sending);
  });
}

/** Refunds what had to wait for a bank's decision. Returns whether there was anything. */
function refundAfterDispute(
  db: Database,
  payment: PaymentRecord,
  ledgers: StoredLedger[],
  { purchases, refundEndedApplications }: Returns,
  sending: PortalMail,
): Promise<boolean> {
  if (payment.kind === 'PURCHASE') return purchases.refundAfterDispute(db, payment, sending);
  const ids = ledgers.map(({ schedule }) => schedule.id);
  return refundEndedApplications(db, ids, sending.now);
}

/**
 * Records the state of a dispute, however often and in whatever order it is reported: once decided, it stays so. While
 * it is open, the payment counts as paid. One that is lost lowers what is paid and owed alike, as a refund does.
 */
export async function recordDispute(
  dependencies: Recording,
  dispute: ProviderDispute,
  returns: Returns,
): Promise<void> {
  const payment = await paymentOf(dependencies, dispute.charge);
  if (!payment) return;
  const { db, log } = dependencies;
  const now = dependencies.now();
  const sending = { portalOrigin: dependencies.config.portalOrigin, now };
  const { reference, amount, status, reason, createdAt } = dispute;
  await db.transaction(async (db) => {
    const ledgers = await lockPayment(db, payment, returns.purchases);
    const existing = await lockRow(db, disputes, eq(disputes.reference, reference));
    if (existing && (existing.status !== 'OPEN' || status === 'OPEN')) return;
    const { id: paymentId, studentId, currency } = payment;
    const settledAt = status === 'OPEN' ? null : now;
    if (existing) await db.update(disputes).set({ status, settledAt }).where(eq(disputes.id, existing.id));
    else
      await db
        .insert(disputes)
        .values({ paymentId, reference, status, amount, currency, reason, createdAt, settledAt });
    let booked: Date[] = [];
    let isWithdrawn = false;
    const isRefunded = status === 'WON' && (await refundAfterDispute(db, payment, ledgers, returns, sending));
    if (status === 'LOST') {
      if (payment.kind === 'PURCHASE') {
        isWithdrawn = await returns.purchases.withdrawSessions(db, payment, now);
        const { coachOrigin } = dependencies.config;
        booked = await returns.purchases.keepBooked(db, payment, 'LOST', { coachOrigin, now });
      }
      const returned: Returned = { type: 'DISPUTE', amount, reference, reason, now };
      if (ledgers.length > 0 && (await takeOff(db, ledgers, paymentId, returned)) === amount)
        log.error({ paymentId, reference }, 'a lost dispute does not fit the schedule of its payment');
    }
    const types = { OPEN: 'PAYMENT_DISPUTED', WON: 'DISPUTE_WON', LOST: 'DISPUTE_LOST' } as const;
    const applicationId = ledgers[0]?.schedule.applicationId ?? null;
    const event = { studentId, applicationId, amount, currency, description: cardName(payment) };
    await recordAccountEvent(db, { ...event, type: types[status] }, now);
    const texts = disputeTexts(status, { ...payment, amount }, { isRefunded, isWithdrawn });
    const message = messageAbout(payment, dependencies.config, texts);
    await notify(db, { studentIds: [studentId], ...message }, now);
    await tellStaff(db, payment, isRefunded ? 'WON_AND_REFUNDED' : status, amount, sending, booked);
  });
}
