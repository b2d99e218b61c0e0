import { count, desc, eq } from 'drizzle-orm';
import { portalMail } from '../../config.ts';
import type { Dependencies } from '../../dependencies.ts';
import { actorOf } from '../../history/activity.ts';
import { describeAct } from '../../institute/audited-database.ts';
import { lockCoach } from '../../locks.ts';
import type { Handlers } from '../../platform/contract.ts';
import { problem } from '../../platform/problem.ts';
import { purchaseRefunds, sessionCredits } from '../../tables/session-credits.ts';
import { mayRefund, readVisiblePurchase, refundView } from './read-purchases.ts';
import { beginPurchaseRefund, executePurchaseRefunds } from './refunds.ts';

export function purchaseRefundHandlers(
  dependencies: Dependencies,
): Pick<Handlers, 'createPurchaseRefund' | 'listSessionCredits'> {
  const { db, now, config } = dependencies;
  return {
    createPurchaseRefund: async ({ path, body, caller, idempotent }) => {
      const { coach, customer, title } = await readVisiblePurchase(db, path.id, caller, now());
      if (!mayRefund({ coachId: coach.value }, caller)) throw problem('notFound');
      const { id } = await idempotent(async (db, now) => {
        // A session must not be booked or canceled in the meantime.
        if (coach.value) await lockCoach(db, coach.value);
        const { kind, sessionCount, sessionId } = body;
        const reason = body.reason?.trim() || null;
        const { userId } = caller;
        const actor = { ...actorOf(caller, customer.value ?? caller.studentId, 'COACH'), userId };
        const request = { kind, sessionCount, sessionId, reason, actor };
        const refund = await beginPurchaseRefund(db, path.id, request, portalMail({ config, now }));
        if (!refund) throw problem('refundNotPossible');
        describeAct(db, { subject: title, amount: refund.amount, currency: refund.currency });
        return { id: refund.id };
      });
      await executePurchaseRefunds(dependencies, path.id);
      const [refund] = await db.select().from(purchaseRefunds).where(eq(purchaseRefunds.id, id));
      return { content: refundView(refund!) };
    },

    listSessionCredits: async ({ path, query, caller }) => {
      const { id, customer } = await readVisiblePurchase(db, path.id, caller, now());
      const ofPurchase = eq(sessionCredits.purchaseId, id);
      const [rows, [found]] = await Promise.all([
        db
          .select()
          .from(sessionCredits)
          .where(ofPurchase)
          .orderBy(desc(sessionCredits.sequence))
          .limit(query.size)
          .offset(query.page * query.size),
        db.select({ total: count() }).from(sessionCredits).where(ofPurchase),
      ]);
      const content = rows.map(
        ({ purchaseId: _, sequence: __, actorId, startTime, createdAt, ...credit }) => ({
          ...credit,
          startTime: startTime?.toISOString() ?? null,
          isByClient: actorId !== null && actorId === customer.value,
          createdAt: createdAt.toISOString(),
        }),
      );
      return { content, pagination: { total: found!.total } };
    },
  };
}
