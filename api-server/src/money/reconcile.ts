import { and, asc, eq, isNull, lt, or } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { GatewayUnavailable, type Outcome } from '../ports/payments.ts';
import { payments } from '../tables/payments.ts';
import { askProvider, lease, type PaymentRecord, settle, takePayment } from './charge.ts';

type Reconciling = Pick<Dependencies, 'db' | 'now' | 'gateway' | 'log' | 'config'>;

const minute = 60_000;
/** After this time a charge that never reached the provider is given up. */
const patience = 15 * minute;
/** How long the holder of a card has to confirm a payment. */
const confirmation = 30 * minute;

/** What became of a payment, by the books of the provider. One that has never reached it is charged now, or given up. */
async function find(dependencies: Reconciling, payment: PaymentRecord): Promise<Outcome> {
  const { now, gateway } = dependencies;
  const age = now().getTime() - payment.createdAt.getTime();
  const found = await gateway.find(payment.id);
  if (found?.status === 'requiresAction' && age > confirmation) return gateway.cancel(payment.id);
  if (found) return found;
  // The key is the same, so that a charge which the books do not show yet is not made again.
  if (age <= patience) return askProvider(dependencies, payment);
  return { status: 'declined', reference: null, code: 'never_arrived' };
}

/**
 * Finds out what became of payments in progress: a process may have ended, or an answer been lost, between the charge and
 * the writing down. Nothing is charged twice, for the payment is asked for by its key.
 */
export async function reconcilePayments(dependencies: Reconciling): Promise<number> {
  const { db, now, log } = dependencies;
  const before = new Date(now().getTime() - lease);
  const open = await db
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
  for (const { id } of open) {
    const payment = await takePayment(db, id, now());
    if (!payment) continue;
    try {
      const { status } = await settle(dependencies, id, await find(dependencies, payment));
      if (status !== 'IN_PROGRESS') settled += 1;
    } catch (error) {
      const isSilent = error instanceof GatewayUnavailable;
      const message = isSilent ? 'the provider does not answer' : 'a payment is not settled';
      // One that fails keeps no other back.
      log[isSilent ? 'warn' : 'error']({ err: error, paymentId: id }, `${message}; looked up later`);
    }
  }
  return settled;
}
