import { eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { lockCoach } from '../locks.ts';
import { usableMethod } from '../money/charge.ts';
import { requireOwnCoach } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { problem } from '../platform/problem.ts';
import { subscriptionInvoices, subscriptions } from '../tables/subscriptions.ts';
import { chargeSubscription } from './charge.ts';
import { findOpenInvoice, findSubscription, openInvoice } from './invoices.ts';
import { readSubscription } from './read-subscription.ts';
import { nextStatus } from './subscription-rules.ts';
import { findPlan, requireRoom } from './subscriptions.ts';

export function subscribeHandlers(dependencies: Dependencies): Pick<Handlers, 'createSubscription'> {
  const { db, now } = dependencies;
  return {
    createSubscription: async ({ path, body, caller, idempotent }) => {
      requireOwnCoach(path.coachId, caller);
      const { coachId } = path;
      const { invoiceId } = await idempotent(async (db) => {
        await lockCoach(db, coachId);
        const subscription = await findSubscription(db, coachId);
        const plan = await findPlan(db, body.planId);
        if (!nextStatus(subscription?.status ?? 'NONE', 'SUBSCRIBE'))
          throw problem('subscriptionStatusInvalid');
        await requireRoom(db, coachId, plan, now());
        const { id: paymentMethodId } = await usableMethod(
          db,
          caller.studentId,
          body.paymentMethodId,
          instituteDay(now()),
        );
        const open = await findOpenInvoice(db, coachId);
        if (subscription?.status === 'PAST_DUE' && open) {
          // The new plan starts with the period after the overdue one.
          const nextPlanId = plan.id === open.planId ? null : plan.id;
          await db.update(subscriptions).set({ nextPlanId }).where(eq(subscriptions.coachId, coachId));
          await db
            .update(subscriptionInvoices)
            .set({ paymentMethodId })
            .where(eq(subscriptionInvoices.id, open.id));
          return { invoiceId: open.id };
        }
        // A charge in progress at the provider must be settled first.
        if (open) throw problem('subscriptionStatusInvalid');
        const asked = { coachId, plan, paymentMethodId, anchor: now(), periodStart: now() };
        return { invoiceId: (await openInvoice(db, asked, now())).id };
      });
      await chargeSubscription(dependencies, invoiceId, 'MANUAL');
      const content = await readSubscription(db, coachId);
      if (!content) throw problem('notFound');
      return { content };
    },
  };
}
