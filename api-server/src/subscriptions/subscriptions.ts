import { asc, eq } from 'drizzle-orm';
import { readSellingStatus, requireWithinLimit } from '../coaches/selling.ts';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import { readSettings } from '../institute/settings.ts';
import { lockRow } from '../locks.ts';
import { usableMethod } from '../money/charge.ts';
import type { Caller } from '../platform/caller.ts';
import type { Handlers, Input } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { pageOf } from '../platform/paging.ts';
import { type FieldError, problem } from '../platform/problem.ts';
import { requireAgreed } from '../requests/agreed-terms.ts';
import { subscriptionInvoices, subscriptionPlans, subscriptions } from '../tables/subscriptions.ts';
import { invoiceDocument } from './invoice-document.ts';
import { moveOpenInvoices, voidOpenInvoices } from './invoices.ts';
import { planView, readInvoices, readSubscription } from './read-subscription.ts';
import { nextStatus, type SubscriptionEvent } from './subscription-rules.ts';

/** The chosen plan. One that is unknown, or no longer offered, is a field error. */
export async function findPlan(db: Database, id: string) {
  const [plan] = await db.select().from(subscriptionPlans).where(eq(subscriptionPlans.id, id));
  if (plan?.isActive) return plan;
  const errors: FieldError[] = [{ in: 'body', pointer: '/planId', rule: 'choice', values: {} }];
  throw problem('validationFailed', { errors });
}

/** Throws `serviceLimitReached` if the coach has more published services than a plan includes. */
export async function requireRoom(
  db: Database,
  coachId: string,
  { serviceLimit }: typeof subscriptionPlans.$inferSelect,
  now: Date,
): Promise<void> {
  const { publishedServiceCount } = (await readSellingStatus(db, coachId, now))!;
  requireWithinLimit(serviceLimit, publishedServiceCount);
}

async function read(db: Database, coachId: string) {
  const content = await readSubscription(db, coachId);
  if (!content) throw problem('notFound');
  return { content };
}

/** Changes the plan, the card or the cancellation. `db` is a transaction. */
async function changeSubscription(
  db: Database,
  coachId: string,
  caller: Caller,
  body: Input<'updateSubscription'>['body'],
  now: Date,
): Promise<void> {
  const { planId = null, cancelAtPeriodEnd = null, paymentMethodId = null, agreedUntil } = body;
  const ofCoach = eq(subscriptions.coachId, coachId);
  const existing = await lockRow(db, subscriptions, ofCoach);
  let status = existing?.status;
  const happen = (event: SubscriptionEvent) => {
    const next = nextStatus(status ?? 'NONE', event);
    if (!next) throw problem('subscriptionStatusInvalid');
    status = next;
  };
  const record = async (type: 'SUBSCRIPTION_CANCELLED' | 'SUBSCRIPTION_RESUMED' | 'SUBSCRIPTION_CHANGED') =>
    recordActivity(db, { ...actorOf(caller, caller.studentId, 'COACH'), type }, now);

  if (cancelAtPeriodEnd !== null) {
    const before = status;
    happen(cancelAtPeriodEnd ? 'CANCEL' : 'RESUME');
    if (status !== before)
      await record(cancelAtPeriodEnd ? 'SUBSCRIPTION_CANCELLED' : 'SUBSCRIPTION_RESUMED');
  }
  const until = status === 'CANCELLED' ? now : existing?.periodEnd;
  requireAgreed(agreedUntil, (shown) => !until || until < new Date(shown));
  let nextPlanId = existing?.nextPlanId ?? null;
  if (planId !== null) {
    const plan = await findPlan(db, planId);
    happen('CHANGE_PLAN');
    await requireRoom(db, coachId, plan, now);
    nextPlanId = plan.id === existing!.planId ? null : plan.id;
    await record('SUBSCRIPTION_CHANGED');
  }
  if (paymentMethodId !== null) {
    happen('CHANGE_CARD');
    await usableMethod(db, caller.studentId, paymentMethodId, instituteDay(now));
    await moveOpenInvoices(db, coachId, paymentMethodId);
    await record('SUBSCRIPTION_CHANGED');
  }
  if (existing) {
    const card = paymentMethodId === null ? {} : { paymentMethodId };
    await db
      .update(subscriptions)
      .set({ status: status!, nextPlanId, ...card })
      .where(ofCoach);
  }
  if (status === 'CANCELLED') await voidOpenInvoices(db, coachId);
}

type Subscriptions = Pick<
  Handlers,
  | 'listSubscriptionPlans'
  | 'getSellingStatus'
  | 'getSubscription'
  | 'updateSubscription'
  | 'listSubscriptionInvoices'
  | 'getSubscriptionInvoiceDocument'
>;

export function subscriptionHandlers({ db, now }: Dependencies): Subscriptions {
  return {
    listSubscriptionPlans: async ({ query }) => {
      const plans = await db
        .select()
        .from(subscriptionPlans)
        .where(eq(subscriptionPlans.isActive, true))
        .orderBy(asc(subscriptionPlans.price), asc(subscriptionPlans.id))
        .limit(20);
      return { content: plans.map((plan) => planView(plan, plans, query.languageIso2LetterCode)) };
    },

    getSellingStatus: async ({ path }) => {
      const content = await readSellingStatus(db, path.coachId, now());
      if (!content) throw problem('notFound');
      return { content };
    },

    getSubscription: async ({ path }) => {
      return read(db, path.coachId);
    },

    updateSubscription: async ({ path, body, caller }) => {
      return atOnce({ db, now }, async (db, now) => {
        await changeSubscription(db, path.coachId, caller, body, now);
        return read(db, path.coachId);
      });
    },

    listSubscriptionInvoices: async ({ path, query }) => {
      await read(db, path.coachId);
      const { id, coachId } = subscriptionInvoices;
      const [content, total] = await Promise.all([
        readInvoices(db, path.coachId, pageOf(query, subscriptionInvoices[query.sortBy], id)),
        db.$count(subscriptionInvoices, eq(coachId, path.coachId)),
      ]);
      return { content, pagination: { total } };
    },

    getSubscriptionInvoiceDocument: async ({ path }) => {
      return invoiceDocument(db, path, await readSettings(db));
    },
  };
}
