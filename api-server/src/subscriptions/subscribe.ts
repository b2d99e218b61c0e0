import { eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { lockCoach } from '../locks.ts';
import { usableMethod } from '../money/charge.ts';
import type { Handlers, Input } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { problem } from '../platform/problem.ts';
import { subscriptionInvoices } from '../tables/subscriptions.ts';
import { chargeSubscription } from './charge.ts';
import { findOpenInvoice, findSubscription, openInvoice } from './invoices.ts';
import { readSubscription } from './read-subscription.ts';
import { nextStatus } from './subscription-rules.ts';
import { findPlan, requireRoom } from './subscriptions.ts';

/** Invoices a coach, who agreed to an amount, for the first period of a plan. `db` is a transaction that has locked the coach. */
async function invoiceFirst(
  db: Database,
  coachId: string,
  { planId, amount, paymentMethodId }: Input<'createSubscription'>['body'],
  now: Date,
): Promise<string> {
  const plan = await findPlan(db, planId);
  if (plan.price !== amount) throw problem('subscriptionStatusInvalid');
  await requireRoom(db, coachId, plan, now);
  const period = { coachId, plan, paymentMethodId, anchor: now, periodStart: now };
  return (await openInvoice(db, period, now)).id;
}

export function subscribeHandlers(dependencies: Dependencies): Pick<Handlers, 'createSubscription'> {
  const { db } = dependencies;
  return {
    createSubscription: async ({ path, body, caller, idempotent }) => {
      const { coachId } = path;
      const { invoiceId } = await idempotent(async (db, now) => {
        await lockCoach(db, coachId);
        const subscription = await findSubscription(db, coachId);
        if (!nextStatus(subscription?.status ?? 'NONE', 'SUBSCRIBE'))
          throw problem('subscriptionStatusInvalid');
        const { paymentMethodId } = body;
        await usableMethod(db, caller.studentId, paymentMethodId, instituteDay(now));
        const unpaid = await findOpenInvoice(db, coachId);
        if (!unpaid) return { invoiceId: await invoiceFirst(db, coachId, body, now) };
        // Only what is overdue can be paid, as it was invoiced. A first charge in progress must be settled before another.
        const isOverdue = subscription?.status === 'PAST_DUE';
        if (!isOverdue || unpaid.planId !== body.planId || unpaid.amount !== body.amount)
          throw problem('subscriptionStatusInvalid');
        await db
          .update(subscriptionInvoices)
          .set({ paymentMethodId })
          .where(eq(subscriptionInvoices.id, unpaid.id));
        return { invoiceId: unpaid.id };
      });
      await chargeSubscription(dependencies, invoiceId, 'MANUAL');
      const content = await readSubscription(db, coachId);
      if (!content) throw problem('notFound');
      return { content };
    },
  };
}
