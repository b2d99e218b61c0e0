import type { Schemas } from '@institute/api-schema';
import { and, desc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { coaches } from '../tables/coaches.ts';
import { payments } from '../tables/payments.ts';
import { students } from '../tables/students.ts';
import { subscriptionInvoices, subscriptionPlans, subscriptions } from '../tables/subscriptions.ts';
import { findOpenInvoice } from './invoices.ts';

type Language = Schemas['LanguageIso2LetterCode'];
type Page = { order?: SQL[]; limit?: number; offset?: number };

type Plan = typeof subscriptionPlans.$inferSelect;

/** What a year of a plan saves over 12 months of the one with as many services. 0 if there is none, or several. */
export function yearlySaving(
  plan: Pick<Plan, 'interval' | 'serviceLimit' | 'currency' | 'price'>,
  plans: readonly (typeof plan)[],
): number {
  if (plan.interval !== 'YEAR') return 0;
  const [monthly, ...others] = plans.filter(
    ({ interval, serviceLimit, currency }) =>
      interval === 'MONTH' && serviceLimit === plan.serviceLimit && currency === plan.currency,
  );
  return monthly && others.length === 0 ? Math.max(0, 12 * monthly.price - plan.price) : 0;
}

/** A plan in one language, one of those that are offered or were. */
export function planView(
  plan: Plan,
  plans: readonly Plan[],
  language: Language,
): Schemas['SubscriptionPlan'] {
  const { description, features, isActive: _, ...rest } = plan;
  const offered = plans.filter(({ isActive }) => isActive);
  return {
    ...rest,
    description: description[language],
    features: features[language],
    yearlySaving: yearlySaving(plan, offered),
  };
}

/** Whether the last attempt to pay a subscription was refused. */
async function isLastPaymentRefused(db: Database, studentId: string): Promise<boolean> {
  const [last] = await db
    .select({ status: payments.status })
    .from(payments)
    .where(and(eq(payments.studentId, studentId), eq(payments.kind, 'SUBSCRIPTION')))
    .orderBy(desc(payments.id))
    .limit(1);
  return last?.status === 'INVALID';
}

/** A coach's subscription in the coach's language, including the state of having none. Undefined without a coach. */
export async function readSubscription(
  db: Database,
  coachId: string,
): Promise<Schemas['Subscription'] | undefined> {
  const [coach] = await db
    .select({
      studentId: students.id,
      language: students.languageIso2LetterCode,
      subscription: subscriptions,
    })
    .from(coaches)
    .innerJoin(students, eq(students.id, coaches.studentId))
    .leftJoin(subscriptions, eq(subscriptions.coachId, coaches.id))
    .where(eq(coaches.id, coachId));
  if (!coach) return undefined;
  const { studentId, language, subscription } = coach;
  const openInvoice = await findOpenInvoice(db, coachId);
  // Also once the bank has decided, until a job has settled the invoice.
  const pendingPaymentId = openInvoice?.paymentId ?? null;
  const isRunning = subscription !== null && subscription.status !== 'CANCELLED';
  const isPaymentRefused = !isRunning && !pendingPaymentId && (await isLastPaymentRefused(db, studentId));
  if (!subscription) {
    const nothing = { plan: null, nextPlan: null, periodStart: null, periodEnd: null, paymentMethodId: null };
    const status = { status: 'NONE', isRunning, cancelAtPeriodEnd: false, overdue: null } as const;
    return { ...status, ...nothing, pendingPaymentId, isPaymentRefused };
  }
  const plans = await db.select().from(subscriptionPlans);
  const planOf = (id: string | null) => {
    const plan = plans.find((one) => one.id === id);
    return plan ? planView(plan, plans, language) : null;
  };
  const overduePlan = subscription.status === 'PAST_DUE' && openInvoice ? planOf(openInvoice.planId) : null;
  return {
    status: subscription.status,
    isRunning,
    plan: planOf(subscription.planId),
    nextPlan: planOf(subscription.nextPlanId),
    periodStart: subscription.periodStart.toISOString(),
    periodEnd: subscription.periodEnd.toISOString(),
    cancelAtPeriodEnd: subscription.status === 'CANCEL_AT_PERIOD_END',
    paymentMethodId: subscription.paymentMethodId,
    overdue: overduePlan && {
      plan: overduePlan,
      amount: openInvoice!.amount,
      currency: openInvoice!.currency,
      nextAttemptAt: subscription.retryAt?.toISOString() ?? null,
    },
    pendingPaymentId,
    isPaymentRefused,
  };
}

export async function readInvoices(
  db: Database,
  coachId: string,
  { order = [], limit = 1, offset = 0 }: Page,
): Promise<Schemas['SubscriptionInvoice'][]> {
  const {
    coachId: _,
    planId: __,
    paymentMethodId: ___,
    attempts: ____,
    paymentId: _____,
    ...columns
  } = getTableColumns(subscriptionInvoices);
  const rows = await db
    .select(columns)
    .from(subscriptionInvoices)
    .where(eq(subscriptionInvoices.coachId, coachId))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({
    ...row,
    periodStart: row.periodStart.toISOString(),
    periodEnd: row.periodEnd.toISOString(),
    createdAt: row.createdAt.toISOString(),
    paidAt: row.paidAt?.toISOString() ?? null,
  }));
}
