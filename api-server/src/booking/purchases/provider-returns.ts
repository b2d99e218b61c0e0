import { and, asc, eq, gt } from 'drizzle-orm';
import { coachTimeZone } from '../../coaches/time-zone.ts';
import { recordAccountEvent } from '../../history/account-event.ts';
import { recordActivity } from '../../history/activity.ts';
import { notify } from '../../inbox/notify.ts';
import { lockCoach, lockRow } from '../../locks.ts';
import { cardName } from '../../money/emails.ts';
import type { PaymentRecord } from '../../money/payment-record.ts';
import type { PurchaseReturns } from '../../money/purchase-returns.ts';
import type { Database } from '../../platform/database.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { coaches } from '../../tables/coaches.ts';
import { purchaseRefunds } from '../../tables/session-credits.ts';
import { countBookable, recordCredit } from '../terms/credits.ts';
import { readRefunds } from '../terms/refund-facts.ts';
import { purchaseMessage, refunded, saleLink, stillBooked } from './emails.ts';
import { refundAfterDispute, settlePurchaseRefund } from './refunds.ts';

async function purchaseOf(db: Database, { id }: PaymentRecord) {
  const [purchase] = await db
    .select()
    .from(coachProductPurchases)
    .where(eq(coachProductPurchases.paymentId, id));
  return purchase;
}

export const purchaseReturns: PurchaseReturns = {
  lock: async (db, payment) => {
    const purchase = await purchaseOf(db, payment);
    if (!purchase) return;
    if (purchase.coachId) await lockCoach(db, purchase.coachId);
    await lockRow(db, coachProductPurchases, eq(coachProductPurchases.id, purchase.id));
  },

  recordRefund: async (db, payment, { reference, amount }, { portalOrigin, now }) => {
    const purchase = await purchaseOf(db, payment);
    if (!purchase) return false;
    const { id: purchaseId, studentId, currency, title: subject } = purchase;
    const known = await readRefunds(db, [purchaseId]);
    // Also one that the bank has returned since: the report is late.
    if (known.some(({ key }) => key === reference)) return false;
    const made = known.filter(({ status }) => status !== 'FAILED');
    const before = made.reduce((sum, refund) => sum + refund.amount, 0);
    // A part of the price says nothing about sessions.
    const isWhole = before + amount >= purchase.amount;
    const sessionCount = isWhole ? Math.max(0, await countBookable(db, purchaseId)) : 0;
    await db.insert(purchaseRefunds).values({
      purchaseId,
      kind: 'OTHER',
      sessionCount,
      amount,
      currency,
      status: 'DONE',
      key: reference,
      createdAt: now,
      settledAt: now,
    });
    if (isWhole) {
      await recordCredit(db, { purchaseId, type: 'REFUNDED', change: -sessionCount }, now);
      await db
        .update(coachProductPurchases)
        .set({ status: 'REFUNDED', refundedAt: now })
        .where(eq(coachProductPurchases.id, purchaseId));
    }
    if (!studentId) return true;
    const event = { studentId, amount: -amount, currency, description: cardName(payment) };
    await recordAccountEvent(db, { ...event, type: 'REFUNDED' }, now);
    const activity = { studentId, source: 'SYSTEM' as const, actorId: null, subject };
    await recordActivity(db, { ...activity, type: 'PRODUCT_REFUNDED' }, now);
    const texts = refunded({ ...purchase, amount }, null);
    await notify(db, { studentIds: [studentId], ...purchaseMessage(portalOrigin, purchaseId, texts) }, now);
    return true;
  },

  settleRefund: settlePurchaseRefund,

  refundAfterDispute: async (db, payment, sending) => {
    const purchase = await purchaseOf(db, payment);
    return purchase !== undefined && refundAfterDispute(db, purchase, sending);
  },

  keepBooked: async (db, payment, what, { coachOrigin, now }) => {
    const purchase = await purchaseOf(db, payment);
    if (!purchase || (what === 'REFUNDED' && purchase.status !== 'REFUNDED')) return [];
    const { id, coachId } = purchase;
    const isToCome = and(eq(coachSessions.status, 'BOOKED'), gt(coachSessions.endTime, now));
    const booked = await db
      .select({ startTime: coachSessions.startTime })
      .from(coachSessions)
      .where(and(eq(coachSessions.purchaseId, id), isToCome))
      .orderBy(asc(coachSessions.startTime));
    const startTimes = booked.map(({ startTime }) => startTime);
    const [coach] = coachId ? await db.select().from(coaches).where(eq(coaches.id, coachId)) : [];
    if (!coach || startTimes.length === 0) return startTimes;
    const timeZone = await coachTimeZone(db, coach.id);
    const texts = stillBooked(purchase, { isLost: what === 'LOST', startTimes, timeZone });
    const emailOnly = { actions: saleLink(`${coachOrigin}/my-services/sales/${id}`) };
    const message = { category: 'COACHING' as const, link: null, texts, byEmail: true as const, emailOnly };
    await notify(db, { studentIds: [coach.studentId], ...message }, now);
    return startTimes;
  },

  withdrawSessions: async (db, payment, now) => {
    const purchase = await purchaseOf(db, payment);
    const unused = purchase ? await countBookable(db, purchase.id) : 0;
    if (!purchase || unused <= 0) return false;
    await recordCredit(db, { purchaseId: purchase.id, type: 'WITHDRAWN', change: -unused }, now);
    return true;
  },
};
