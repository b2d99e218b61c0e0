import { subscriptionRetryDays } from '@institute/api-schema/policy';
import { and, eq } from 'drizzle-orm';
import { unpublishBeyondLimit } from '../coaches/plan-limit.ts';
import { recordActivity } from '../history/activity.ts';
import { notify } from '../inbox/notify.ts';
import { lockCoach, lockRow } from '../locks.ts';
import { cancelledCode } from '../money/charge.ts';
import { notMadeTexts } from '../money/emails.ts';
import { holderActionFor, providerAtFault } from '../money/gateway/failures.ts';
import { subscriptionMessage } from '../money/payment-message.ts';
import { readPayment } from '../money/payment-record.ts';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { newNumber } from '../platform/identifier.ts';
import { coaches } from '../tables/coaches.ts';
import { subscriptionInvoices, subscriptionPlans, subscriptions } from '../tables/subscriptions.ts';
import { type CoachApp, pastDue, payLabel, subscribe } from './emails.ts';
import { graceEnds, nextStatus, periodEndAfter } from './subscription-rules.ts';

type Plan = typeof subscriptionPlans.$inferSelect;
type Subscription = typeof subscriptions.$inferSelect;
type Invoice = typeof subscriptionInvoices.$inferSelect;

/** How long after a declined charge the next attempt follows. */
const retryPause = subscriptionRetryDays * day;

export async function findSubscription(db: Database, coachId: string): Promise<Subscription | undefined> {
  const ofCoach = eq(subscriptions.coachId, coachId);
  return lockRow(db, subscriptions, ofCoach);
}

const isOpenInvoice = (coachId: string) =>
  and(eq(subscriptionInvoices.coachId, coachId), eq(subscriptionInvoices.status, 'OPEN'));

export async function findOpenInvoice(db: Database, coachId: string): Promise<Invoice | undefined> {
  const [invoice] = await db.select().from(subscriptionInvoices).where(isOpenInvoice(coachId));
  return invoice;
}

/** Charges what a coach owes to another card, also when it's tried again. */
export async function moveOpenInvoices(
  db: Database,
  coachId: string,
  paymentMethodId: string,
): Promise<void> {
  await db.update(subscriptionInvoices).set({ paymentMethodId }).where(isOpenInvoice(coachId));
}

/** Gives up what a coach owes. A payment that is in progress is refunded once it succeeds. */
export async function voidOpenInvoices(db: Database, coachId: string): Promise<void> {
  await db.update(subscriptionInvoices).set({ status: 'VOID' }).where(isOpenInvoice(coachId));
}

type Asked = { coachId: string; plan: Plan; paymentMethodId: string | null; anchor: Date; periodStart: Date };

/** Invoices a coach for a period. `db` is a transaction that has locked the coach or the subscription. */
export async function openInvoice(
  db: Database,
  { coachId, plan, paymentMethodId, anchor, periodStart }: Asked,
  now: Date,
): Promise<Invoice> {
  const [invoice] = await db
    .insert(subscriptionInvoices)
    .values({
      coachId,
      number: newNumber(now),
      planId: plan.id,
      planName: plan.name,
      paymentMethodId,
      amount: plan.price,
      currency: plan.currency,
      status: 'OPEN',
      periodStart,
      periodEnd: periodEndAfter(anchor, plan.interval, periodStart),
      createdAt: now,
    })
    .returning();
  return invoice!;
}

/** The day from which a plan's periods are counted: the first period of the same interval. */
export async function anchorFor(
  db: Database,
  plan: Plan,
  subscription: Subscription | undefined,
  periodStart: Date,
): Promise<Date> {
  if (!subscription || nextStatus(subscription.status, 'CHARGE_PAID') === null) return periodStart;
  const [before] = await db
    .select()
    .from(subscriptionPlans)
    .where(eq(subscriptionPlans.id, subscription.planId));
  return before!.interval === plan.interval ? subscription.anchor : periodStart;
}

async function studentOf(db: Database, coachId: string): Promise<string> {
  const [coach] = await db.select().from(coaches).where(eq(coaches.id, coachId));
  return coach!.studentId;
}

async function recordPaid(
  db: Database,
  invoice: Invoice,
  coachId: string,
  { coachOrigin }: CoachApp,
  now: Date,
): Promise<void> {
  const subscription = await findSubscription(db, coachId);
  const [plan] = await db.select().from(subscriptionPlans).where(eq(subscriptionPlans.id, invoice.planId!));
  const { periodStart, periodEnd } = invoice;
  // What the coach has chosen while the charge was on its way is for the next period.
  const renewed = subscription?.status === 'ACTIVE' ? subscription : null;
  const nextPlanId = renewed && (renewed.nextPlanId ?? renewed.planId);
  const period = {
    status: 'ACTIVE' as const,
    planId: plan!.id,
    nextPlanId: nextPlanId === plan!.id ? null : nextPlanId,
    paymentMethodId: (renewed ?? invoice).paymentMethodId,
    anchor: await anchorFor(db, plan!, subscription, periodStart),
    periodStart,
    periodEnd,
    retryAt: null,
  };
  await db
    .update(subscriptionInvoices)
    .set({ status: 'PAID', paidAt: now })
    .where(eq(subscriptionInvoices.id, invoice.id));
  await db
    .insert(subscriptions)
    .values({ coachId, ...period })
    .onConflictDoUpdate({ target: subscriptions.coachId, set: period });
  await unpublishBeyondLimit(db, coachId, plan!, { coachOrigin, now });
  if (subscription && nextStatus(subscription.status, 'CHARGE_PAID')) return;
  const studentId = await studentOf(db, coachId);
  const actor = { studentId, source: 'COACH' as const, actorId: studentId };
  await recordActivity(db, { ...actor, type: 'SUBSCRIBED', subject: plan!.name }, now);
}

async function recordRefused(
  db: Database,
  invoice: Invoice & { coachId: string },
  isSeen: boolean,
  config: CoachApp,
  now: Date,
): Promise<void> {
  const { coachId } = invoice;
  const subscription = await findSubscription(db, coachId);
  const status = subscription && nextStatus(subscription.status, 'CHARGE_FAILED');
  const attempts = invoice.attempts + 1;
  const ofInvoice = eq(subscriptionInvoices.id, invoice.id);
  const payment = invoice.paymentId ? await readPayment(db, invoice.paymentId) : null;
  if (!status) {
    // A first charge can't make anything overdue, so nothing was sold.
    await db.delete(subscriptionInvoices).where(ofInvoice);
    if (!payment || isSeen || payment.failureCode === cancelledCode) return;
    const texts = notMadeTexts(payment, !providerAtFault.includes(payment.failureCode ?? ''));
    const message = subscriptionMessage(config, texts, subscribe);
    await notify(db, { studentIds: [payment.studentId], ...message }, now);
    return;
  }
  await db.update(subscriptionInvoices).set({ attempts, paymentId: null }).where(ofInvoice);
  const action = holderActionFor(payment?.failureCode ?? null);
  const next = new Date(now.getTime() + retryPause);
  const endsAt = graceEnds(subscription);
  const retryAt = action === null && next < endsAt ? next : null;
  await db.update(subscriptions).set({ status, retryAt }).where(eq(subscriptions.coachId, coachId));
  const studentId = await studentOf(db, coachId);
  if (subscription.status !== status) {
    const actor = { studentId, source: 'SYSTEM' as const, actorId: null };
    await recordActivity(db, { ...actor, type: 'SUBSCRIPTION_PAST_DUE', subject: invoice.planName }, now);
  }
  const texts = pastDue(invoice, { retryAt, action, endsAt });
  const message = subscriptionMessage(config, texts, payLabel(action));
  await notify(db, { studentIds: [studentId], ...message }, now);
}

/** `isSeen`: the coach is shown it now. */
type Settlement = { id: string; outcome: 'PAID' | 'REFUSED'; attempts: number; isSeen: boolean };

/** Stores the outcome of an open invoice's charge, once. */
export async function settleInvoice(
  db: Database,
  { id, outcome, attempts, isSeen }: Settlement,
  config: CoachApp,
  now: Date,
): Promise<void> {
  await db.transaction(async (db) => {
    const ofInvoice = eq(subscriptionInvoices.id, id);
    const [storedInvoice] = await db.select().from(subscriptionInvoices).where(ofInvoice);
    if (storedInvoice?.coachId) {
      await lockCoach(db, storedInvoice.coachId);
      const subscription = await findSubscription(db, storedInvoice.coachId);
      // Canceled while the charge was on its way: it ends with its period, and what was paid is refunded.
      if (subscription?.status === 'CANCEL_AT_PERIOD_END') return;
    }
    const invoice = await lockRow(db, subscriptionInvoices, ofInvoice);
    // A closed account owes nothing, and only the first report of an attempt counts.
    if (invoice?.status !== 'OPEN' || !invoice.coachId || invoice.attempts !== attempts) return;
    if (outcome === 'PAID') await recordPaid(db, invoice, invoice.coachId, config, now);
    else await recordRefused(db, { ...invoice, coachId: invoice.coachId }, isSeen, config, now);
  });
}
