import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { minute } from '../platform/durations.ts';
import { GatewayUnavailable, type Outcome } from '../ports/payments.ts';
import { payments } from '../tables/payments.ts';
import { subscriptionInvoices } from '../tables/subscriptions.ts';
import { askProvider, lease, settle, takePayment } from './charge.ts';
import { neverArrivedCode } from './gateway/failures.ts';
import type { PaymentRecord } from './payment-record.ts';
import { confirmationTime } from './payment-view.ts';

type Reconciling = Pick<Dependencies, 'db' | 'now' | 'gateway' | 'log' | 'config'>;

/** After this time, a charge that never reached the provider is canceled. */
const patience = 15 * minute;

/** Whether a payment is of a subscription's invoice that was given up. If it succeeds, it is refunded. */
async function isVoided(db: Reconciling['db'], { id }: PaymentRecord): Promise<boolean> {
  const voided = and(eq(subscriptionInvoices.paymentId, id), eq(subscriptionInvoices.status, 'VOID'));
  return (await db.$count(subscriptionInvoices, voided)) > 0;
}

/**
 * Looks up the outcome of a payment at the provider. Charges or cancels a payment that never reached it. Null if it may
 * still reach it, and is no longer to be charged.
 */
async function find(dependencies: Reconciling, payment: PaymentRecord): Promise<Outcome | null> {
  const { db, now, gateway } = dependencies;
  const age = now().getTime() - payment.createdAt.getTime();
  const { id: key, reference } = payment;
  const found = await gateway.find({ key, reference });
  if (found?.status === 'requiresAction' && age > confirmationTime) return gateway.cancel(found.reference);
  if (found) return found;
  if (reference) throw new GatewayUnavailable('The provider does not find a charge that it has received.');
  if (age > patience) return { status: 'declined', reference: null, code: neverArrivedCode };
  if (await isVoided(db, payment)) return null;
  // The key is the same, so a charge that the provider doesn't list yet is not repeated.
  return askProvider(dependencies, payment);
}

/**
 * Settles payments in progress. A process may have ended, or a response been lost, between the charge and storing its
 * outcome. Payments are looked up, by the provider's reference or their key, so nothing is charged twice.
 */
export async function reconcilePayments(dependencies: Reconciling): Promise<number> {
  const { db, now, log } = dependencies;
  const before = new Date(now().getTime() - lease);
  const openPayments = await db
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.status, 'IN_PROGRESS'),
        lt(payments.createdAt, before),
        or(isNull(payments.attemptedAt), lt(payments.attemptedAt, before)),
      ),
    )
    .orderBy(asc(payments.createdAt))
    .limit(50);
  let settled = 0;
  for (const { id } of openPayments) {
    const payment = await takePayment(db, id, now());
    if (!payment) continue;
    try {
      const outcome = await find(dependencies, payment);
      if (!outcome) continue;
      const { status } = await settle(dependencies, id, outcome);
      if (status !== 'IN_PROGRESS') settled += 1;
    } catch (error) {
      const isSilent = error instanceof GatewayUnavailable;
      const message = isSilent ? 'the provider does not answer' : 'a payment is not settled';
      // One failure must not hold up the others.
      log[isSilent ? 'warn' : 'error']({ err: error, paymentId: id }, `${message}; looked up later`);
    }
  }
  return settled;
}
