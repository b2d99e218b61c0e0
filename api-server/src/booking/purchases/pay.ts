import { and, asc, eq, gt, isNotNull, lt, ne, or } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { recordActivity } from '../../history/activity.ts';
import { notify } from '../../inbox/notify.ts';
import { lockCoach } from '../../locks.ts';
import { afterCharge, noMethod } from '../../money/charge.ts';
import { requestPatience } from '../../money/durations.ts';
import { isRefusal } from '../../money/gateway/failures.ts';
import { payOnce } from '../../money/pay-once.ts';
import type { PaymentRecord } from '../../money/payment-record.ts';
import { forEachDue } from '../../platform/each-due.ts';
import { ProblemError, problem } from '../../platform/problem.ts';
import { GatewayUnavailable } from '../../ports/payments.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { coaches } from '../../tables/coaches.ts';
import { payments } from '../../tables/payments.ts';
import { announceSeat } from '../sessions/announce.ts';
import { recordCredit, recordSessionEvent } from '../terms/credits.ts';
import { soldSessions } from '../terms/refund-facts.ts';
import { announceBooking } from './booking.ts';
import { saleLink, sold } from './emails.ts';
import { beginPurchaseRefund, executePurchaseRefunds, refundLeftSessions } from './refunds.ts';

type Paying = Pick<Dependencies, 'db' | 'now' | 'gateway' | 'log' | 'config'>;

/** The key of a purchase's payment. */
export const purchaseKey = (id: string) => `purchase-${id}`;

/**
 * Stores the outcome of a purchase in progress, once. If paid, books its time and notifies both sides; if declined,
 * the reservation goes on until it expires.
 */
export async function settlePurchase(
  { db, config }: Pick<Dependencies, 'db' | 'config'>,
  id: string,
  outcome: 'PAID' | 'FAILED',
  now: Date,
): Promise<void> {
  await db.transaction(async (db) => {
    const [unlocked] = await db
      .select({ coachId: coachProductPurchases.coachId })
      .from(coachProductPurchases)
      .where(eq(coachProductPurchases.id, id));
    // The coach may be closing the account, which refunds the purchases that it sees.
    if (unlocked?.coachId) await lockCoach(db, unlocked.coachId);
    const inProgress = and(eq(coachProductPurchases.id, id), eq(coachProductPurchases.status, 'IN_PROGRESS'));
    const [purchase] = await db
      .update(coachProductPurchases)
      .set({ status: outcome })
      .where(inProgress)
      .returning();
    if (!purchase) return;
    const isHeldSession = and(eq(coachSessions.purchaseId, id), eq(coachSessions.status, 'HELD_SLOT'));
    if (outcome === 'FAILED') {
      // A seat isn't kept for another attempt.
      await db.delete(coachSessions).where(and(isHeldSession, isNotNull(coachSessions.groupSessionId)));
      await db.update(coachSessions).set({ purchaseId: null }).where(isHeldSession);
      return;
    }
    const { studentId, coachId, title: subject } = purchase;
    const sessionCount = soldSessions(purchase);
    const actorId = studentId;
    if (sessionCount > 0) {
      await recordCredit(db, { purchaseId: id, type: 'BOUGHT', change: sessionCount, actorId }, now);
    }
    if (studentId) {
      const actor = { studentId, source: 'STUDENT' as const, actorId: studentId };
      await recordActivity(db, { ...actor, type: 'PRODUCT_PURCHASED', subject }, now);
    }
    const [coach] = coachId ? await db.select().from(coaches).where(eq(coaches.id, coachId)) : [];
    if (coach) {
      const emailOnly = { actions: saleLink(`${config.coachOrigin}/my-services/sales/${id}`) };
      // A booking is announced to coaches who turned messages off, and a seat has no other message.
      const byEmail = purchase.groupId ? ('ALWAYS' as const) : (true as const);
      const message = {
        category: 'COACHING' as const,
        link: null,
        texts: sold(purchase),
        byEmail,
        emailOnly,
      };
      await notify(db, { studentIds: [coach.studentId], ...message }, now);
    }
    const booked = await db
      .update(coachSessions)
      .set({ status: 'BOOKED', expiresAt: null, changedAt: now })
      .where(isHeldSession)
      .returning();
    for (const session of booked) {
      await recordSessionEvent(db, session, 'USED', { actorId }, now);
      if (!purchase.groupId) await announceBooking(db, session, null, { config, now });
    }
    if (purchase.groupId) await announceSeat(db, purchase, booked, { config, now });
    const sending = { portalOrigin: config.portalOrigin, now };
    // The account was closed while the customer confirmed the payment.
    if (!coachId) await beginPurchaseRefund(db, id, { kind: 'PURCHASE' }, sending);
    // So was a session of the group.
    else if (purchase.groupId) await refundLeftSessions(db, id, sending);
  });
}

/**
 * Charges a purchase in progress. Don't call it inside a transaction. Repeated calls charge once. Throws the problem
 * of a declined card, or `paymentRequestError` if the provider doesn't answer.
 */
export async function payPurchase(dependencies: Paying, id: string): Promise<void> {
  const { db, now } = dependencies;
  const [purchase] = await db.select().from(coachProductPurchases).where(eq(coachProductPurchases.id, id));
  if (!purchase?.studentId || purchase.amount === 0) return;
  const { studentId, amount, currency, title: description, paymentMethodId, status } = purchase;
  if (status === 'FAILED') throw problem('failedPay');
  if (status !== 'IN_PROGRESS') return;
  let payment: PaymentRecord;
  try {
    payment = await payOnce(dependencies, {
      studentId,
      amount,
      currency,
      description,
      paymentMethodId: paymentMethodId ?? noMethod,
      kind: 'PURCHASE',
      key: purchaseKey(id),
    });
  } catch (error) {
    if (isRefusal(error)) await settlePurchase(dependencies, id, 'FAILED', now());
    throw error;
  }
  const record = async () => {
    await db
      .update(coachProductPurchases)
      .set({ paymentId: payment.id })
      .where(eq(coachProductPurchases.id, id));
    if (payment.status === 'ACCEPTED') await settlePurchase(dependencies, id, 'PAID', now());
  };
  await afterCharge(dependencies, payment.id, record, () => {});
}

/**
 * Settles purchases that wait for the provider: paid after the response, confirmed by the cardholder, abandoned by a
 * process that ended, or to be refunded.
 */
export async function reconcilePurchases(dependencies: Paying, only?: string): Promise<void> {
  const { db, now, log } = dependencies;
  const { id, status, createdAt } = coachProductPurchases;
  const isLeft = lt(createdAt, new Date(now().getTime() - requestPatience));
  const isDecided = or(isLeft, ne(payments.status, 'IN_PROGRESS'));
  const isWaiting = and(eq(status, 'IN_PROGRESS'), isDecided, only === undefined ? undefined : eq(id, only));
  await forEachDue<{ id: string }>({
    read: (after, limit) =>
      db
        .select({ id })
        .from(coachProductPurchases)
        .leftJoin(payments, eq(payments.id, coachProductPurchases.paymentId))
        .where(and(isWaiting, after && gt(id, after.id)))
        .orderBy(asc(id))
        .limit(limit),
    handle: (purchase) => payPurchase(dependencies, purchase.id),
    onFailure: (error, purchase) => {
      const isForeseen = error instanceof GatewayUnavailable || error instanceof ProblemError;
      log[isForeseen ? 'warn' : 'error'](
        { err: error, purchaseId: purchase.id },
        'a purchase is not settled yet',
      );
    },
  });
  await executePurchaseRefunds(dependencies, only);
}
