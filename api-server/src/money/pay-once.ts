import { and, eq } from 'drizzle-orm';
import { lockStudent } from '../locks.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { payments } from '../tables/payments.ts';
import { beginCharge, type Charging, charge, type NewPayment } from './charge.ts';
import { partsOf, totalOf } from './early.ts';
import { requireNotRefused } from './gateway/failures.ts';
import { inOrder, openAmountOf } from './ledger.ts';
import type { PaymentRecord } from './payment-record.ts';
import { refusalOf } from './payment-rules.ts';
import { lockLedger } from './stored-ledger.ts';

type Deposit = {
  scheduleId: string;
  paymentMethodId: string;
  /** What is due by this day is charged: the day on which the student agreed to it. */
  today: string;
  /** The same key pays once, however often it is sent. */
  key: string;
  returnPath?: string;
};

/**
 * Charges what is due on a schedule by a day: the deposit at enrollment, the fee after a transfer. Don't call it
 * inside a transaction. The payment is ACCEPTED, or IN_PROGRESS if the provider hasn't answered; null if nothing is
 * due. Throws `failedPay`, `paymentMethodFailed`, `invalidPaymentMethodDetails`, `paymentRequestError`,
 * `paymentProviderError`, or the problem of a row that can't be paid.
 */
export async function payDeposit(
  dependencies: Charging,
  { scheduleId, paymentMethodId, today, key, returnPath }: Deposit,
): Promise<PaymentRecord | null> {
  const { db, now } = dependencies;
  const id = await atOnce({ db, now }, async (db, now) => {
    const ledger = await lockLedger(db, scheduleId);
    const { studentId, currency, planName } = ledger.schedule;
    const earlier = await findByKey(db, studentId, key);
    if (earlier) return earlier;
    const due = inOrder(ledger.rows).filter((row) => row.dueDate <= today && openAmountOf(row) > 0);
    if (due.length === 0) return null;
    const refusal = due.map(({ status }) => refusalOf(status)).find((found) => found !== undefined);
    if (refusal) throw problem(refusal);
    const parts = partsOf(due, today);
    const amount = totalOf(parts);
    const method = { paymentMethodId, captureMethod: 'MANUAL' as const, kind: 'DEPOSIT' as const };
    const order = { studentId, currency, ledger, parts, amount, description: planName, key };
    return beginCharge(db, { ...order, ...method, ...(returnPath && { returnPath }) }, now);
  });
  return id === null ? null : requireNotRefused(await charge(dependencies, id));
}

async function findByKey(db: Database, studentId: string, key: string): Promise<string | null> {
  const [payment] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.studentId, studentId), eq(payments.key, key)));
  return payment?.id ?? null;
}

type Single = Pick<NewPayment, 'studentId' | 'amount' | 'currency' | 'paymentMethodId' | 'description'> & {
  kind: 'FEE' | 'SUBSCRIPTION' | 'PURCHASE';
  captureMethod?: NewPayment['captureMethod'];
  key: string;
  returnPath?: string;
  /** Stores what the payment pays, in the transaction that begins it: the answer of the charge may be lost. */
  link?: (db: Database, paymentId: string) => Promise<void>;
};

/** Charges an amount that belongs to no schedule. Returns and throws the same as `payDeposit`. */
export async function payOnce(
  dependencies: Charging,
  { captureMethod = 'MANUAL', link, ...asked }: Single,
): Promise<PaymentRecord> {
  const { db, now } = dependencies;
  const id = await atOnce({ db, now }, async (db, now) => {
    // Serialized per student, so the second request finds the payment that the first one began.
    await lockStudent(db, asked.studentId);
    const earlier = await findByKey(db, asked.studentId, asked.key);
    if (earlier) return earlier;
    const begun = await beginCharge(db, { ...asked, captureMethod, ledger: null, parts: [] }, now);
    await link?.(db, begun);
    return begun;
  });
  return requireNotRefused(await charge(dependencies, id));
}
