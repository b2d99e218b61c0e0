import { eq, or, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { recordAccountEvent } from '../history/account-event.ts';
import { notify } from '../inbox/notify.ts';
import { lockRow } from '../locks.ts';
import type { Database } from '../platform/database.ts';
import { newId } from '../platform/identifier.ts';
import type { ProviderDispute, ProviderRefund } from '../ports/payments.ts';
import { fullName } from '../students/full-name.ts';
import { disputes } from '../tables/disputes.ts';
import { payments, refunds } from '../tables/payments.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { type PaymentRecord, paymentPath } from './charge.ts';
import { cardName, disputeTexts, refundedTexts, staffTexts } from './emails.ts';
import { recordRefund } from './ledger.ts';
import { lockLedger, saveLedger, saveRefunds } from './stored-ledger.ts';

type Recording = Pick<Dependencies, 'db' | 'now' | 'log'>;

/** What happens to a purchase whose payment goes back without us. `db` is a transaction. */
export type PurchaseReturns = {
  /** Locks the purchase of a payment, and its coach before it. */
  lock: (db: Database, payment: PaymentRecord) => Promise<void>;
  /** Records a refund once, and notifies the customer. Returns whether it was new. */
  recordRefund: (db: Database, payment: PaymentRecord, refund: ProviderRefund, now: Date) => Promise<boolean>;
  /** Refunds what a coach whose account is closed can no longer deliver, once a bank has decided for the institute. */
  refundAfterDispute: (db: Database, payment: PaymentRecord, now: Date) => Promise<void>;
  /** Takes back the sessions that were not booked yet. */
  withdrawSessions: (db: Database, payment: PaymentRecord, now: Date) => Promise<void>;
};

/** The payment of a charge. Undefined if we didn't make it. */
async function paymentOf({ db, log }: Recording, reference: string): Promise<PaymentRecord | undefined> {
  const [payment] = await db.select().from(payments).where(eq(payments.reference, reference));
  if (!payment) log.warn({ reference }, 'the provider reports on a charge that the books do not know');
  return payment;
}

async function tellStaff(
  db: Database,
  payment: PaymentRecord,
  what: Parameters<typeof staffTexts>[0],
  amount: number,
  now: Date,
): Promise<void> {
  const staff = await db
    .select({ id: students.id })
    .from(students)
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      or(
        sql`${users.roles} @> '[{"name":"ADVISOR"}]'::jsonb`,
        sql`${users.roles} @> '[{"name":"ADMIN"}]'::jsonb`,
      ),
    );
  const [payer] = await db
    .select({ name: fullName(students) })
    .from(students)
    .where(eq(students.id, payment.studentId));
  const texts = staffTexts(what, { ...payment, amount, name: payer!.name });
  const message = { category: 'PAYMENT' as const, link: null, texts, byEmail: true };
  await notify(db, { studentIds: staff.map(({ id }) => id), ...message }, now);
}

/** Locks what a payment was for, then the payment. Returns the ledger of its schedule. */
async function lockPayment(db: Database, payment: PaymentRecord, purchases: PurchaseReturns) {
  if (payment.kind === 'PURCHASE') await purchases.lock(db, payment);
  const ledger = payment.scheduleId ? await lockLedger(db, payment.scheduleId) : null;
  await lockRow(db, payments, eq(payments.id, payment.id));
  return ledger;
}

type Ledger = Awaited<ReturnType<typeof lockPayment>>;
type Returned = {
  type: 'CUSTOM' | 'DISPUTE';
  amount: number;
  reference: string;
  reason: string | null;
  now: Date;
};

/** Takes an amount off the rows of its schedule. Returns false if that much of the payment is not left there. */
async function takeOff(
  db: Database,
  ledger: Ledger,
  paymentId: string,
  { type, amount, ...rest }: Returned,
): Promise<boolean> {
  const taken = ledger && recordRefund(ledger, { id: newId(), type, amount, paymentId });
  if (!ledger || !taken) return false;
  const schedule = await saveLedger(db, ledger, taken.ledger);
  await saveRefunds(db, schedule, [taken.refund], { ...rest, createdBy: null });
  return true;
}

/** Records a refund that was made in the provider's dashboard, however often it is reported. */
export async function recordDashboardRefund(
  dependencies: Recording,
  refund: ProviderRefund,
  purchases: PurchaseReturns,
): Promise<void> {
  const payment = refund.outcome === 'succeeded' ? await paymentOf(dependencies, refund.charge) : undefined;
  if (!payment) return;
  const { db, log } = dependencies;
  const now = dependencies.now();
  const { reference, amount } = refund;
  await db.transaction(async (db) => {
    const ledger = await lockPayment(db, payment, purchases);
    if (payment.kind === 'PURCHASE') {
      if (await purchases.recordRefund(db, payment, refund, now))
        await tellStaff(db, payment, 'REFUNDED', amount, now);
      return;
    }
    if ((await db.$count(refunds, eq(refunds.reference, reference))) > 0) return;
    const { id: paymentId, studentId, currency } = payment;
    const returned: Returned = { type: 'CUSTOM', amount, reference, reason: null, now };
    if (!(await takeOff(db, ledger, paymentId, returned))) {
      if (ledger) log.error({ paymentId, reference }, 'a refund does not fit the schedule of its payment');
      await db.insert(refunds).values({
        paymentId,
        type: 'CUSTOM',
        destination: 'CARD',
        status: 'ACCEPTED',
        amount,
        currency,
        parts: [],
        reference,
        createdAt: now,
        settledAt: now,
      });
    }
    const applicationId = ledger?.schedule.applicationId ?? null;
    const event = { studentId, applicationId, amount: -amount, currency, description: cardName(payment) };
    await recordAccountEvent(db, { ...event, type: 'REFUNDED' }, now);
    const texts = refundedTexts({ ...payment, amount });
    const message = { category: 'PAYMENT' as const, link: paymentPath, texts, byEmail: true };
    await notify(db, { studentIds: [studentId], ...message }, now);
    await tellStaff(db, payment, 'REFUNDED', amount, now);
  });
}

/**
 * Records the state of a dispute, however often and in whatever order it is reported: once decided, it stays so. While
 * it is open, the payment counts as paid. One that is lost lowers what is paid and owed alike, as a refund does.
 */
export async function recordDispute(
  dependencies: Recording,
  dispute: ProviderDispute,
  purchases: PurchaseReturns,
): Promise<void> {
  const payment = await paymentOf(dependencies, dispute.charge);
  if (!payment) return;
  const { db, log } = dependencies;
  const now = dependencies.now();
  const { reference, amount, status, reason, createdAt } = dispute;
  await db.transaction(async (db) => {
    const ledger = await lockPayment(db, payment, purchases);
    const known = await lockRow(db, disputes, eq(disputes.reference, reference));
    if (known && (known.status !== 'OPEN' || status === 'OPEN')) return;
    const { id: paymentId, studentId, currency } = payment;
    const settledAt = status === 'OPEN' ? null : now;
    if (known) await db.update(disputes).set({ status, settledAt }).where(eq(disputes.id, known.id));
    else
      await db
        .insert(disputes)
        .values({ paymentId, reference, status, amount, currency, reason, createdAt, settledAt });
    if (status === 'WON' && payment.kind === 'PURCHASE') await purchases.refundAfterDispute(db, payment, now);
    if (status === 'LOST') {
      if (payment.kind === 'PURCHASE') await purchases.withdrawSessions(db, payment, now);
      const returned: Returned = { type: 'DISPUTE', amount, reference, reason, now };
      if (ledger && !(await takeOff(db, ledger, paymentId, returned)))
        log.error({ paymentId, reference }, 'a lost dispute does not fit the schedule of its payment');
    }
    const types = { OPEN: 'PAYMENT_DISPUTED', WON: 'DISPUTE_WON', LOST: 'DISPUTE_LOST' } as const;
    const applicationId = ledger?.schedule.applicationId ?? null;
    const event = { studentId, applicationId, amount, currency, description: cardName(payment) };
    await recordAccountEvent(db, { ...event, type: types[status] }, now);
    const texts = disputeTexts(status, { ...payment, amount });
    const message = { category: 'PAYMENT' as const, link: paymentPath, texts, byEmail: true };
    await notify(db, { studentIds: [studentId], ...message }, now);
    await tellStaff(db, payment, status, amount, now);
  });
}
