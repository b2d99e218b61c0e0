import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { subscriptionInvoices, subscriptions } from '../tables/subscriptions.ts';

/**
 * Lets an overdue subscription that no attempt follows for (`holderActionFor`) be charged again, because a card is charged for it
 * instead, or the card has a new date.
 */
export async function resumeSubscription(db: Database, cardId: string, now: Date): Promise<void> {
  const { coachId, status, paymentMethodId } = subscriptionInvoices;
  const charged = db
    .select({ coachId })
    .from(subscriptionInvoices)
    .where(and(eq(status, 'OPEN'), eq(paymentMethodId, cardId)));
  await db
    .update(subscriptions)
    .set({ retryAt: now })
    .where(
      and(
        eq(subscriptions.status, 'PAST_DUE'),
        isNull(subscriptions.retryAt),
        inArray(subscriptions.coachId, charged),
      ),
    );
}

/** Charges the subscription that pays with a card, and what is overdue of it, to another one. `db` is the caller's transaction. */
export async function moveSubscription(db: Database, from: string, to: string, now: Date): Promise<void> {
  const moved = await db
    .update(subscriptions)
    .set({ paymentMethodId: to })
    .where(eq(subscriptions.paymentMethodId, from))
    .returning({ coachId: subscriptions.coachId });
  const isOverdue = and(
    eq(subscriptionInvoices.status, 'OPEN'),
    inArray(
      subscriptionInvoices.coachId,
      moved.map(({ coachId }) => coachId),
    ),
  );
  await db.update(subscriptionInvoices).set({ paymentMethodId: to }).where(isOverdue);
  await resumeSubscription(db, to, now);
}
