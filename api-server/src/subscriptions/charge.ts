import { and, asc, eq, gt, inArray, lte, ne, or } from 'drizzle-orm';
import { takesBookings } from '../coaches/selling.ts';
import type { Dependencies } from '../dependencies.ts';
import { notify } from '../inbox/notify.ts';
import { afterCharge, noMethod } from '../money/charge.ts';
import { requestPatience } from '../money/durations.ts';
import { isRefusal } from '../money/gateway/failures.ts';
import { payOnce } from '../money/pay-once.ts';
import { subscriptionMessage } from '../money/payment-message.ts';
import type { PaymentRecord } from '../money/payment-record.ts';
import { atOnce } from '../platform/database.ts';
import { forEachDue } from '../platform/each-due.ts';
import { ProblemError, problem } from '../platform/problem.ts';
import { coaches } from '../tables/coaches.ts';
import { payments } from '../tables/payments.ts';
import { subscriptionInvoices, subscriptionPlans, subscriptions } from '../tables/subscriptions.ts';
import { ended, endedByDisabling, subscribeAgain } from './emails.ts';
import {
  anchorFor,
  findOpenInvoice,
  findSubscription,
  openInvoice,
  settleInvoice,
  voidOpenInvoices,
} from './invoices.ts';
import { refundVoided } from './refund-voided.ts';
import { grace, graceEnds, nextStatus } from './subscription-rules.ts';

type Charging = Pick<Dependencies, 'db' | 'now' | 'gateway' | 'log' | 'config'>;

/**
 * Charges an open invoice. Don't call it inside a transaction. However often it is called, each attempt charges once.
 * Throws the problem of a declined card, or `paymentRequestError` if the provider doesn't answer.
 */
export async function chargeSubscription(
  dependencies: Charging,
  invoiceId: string,
  captureMethod: 'MANUAL' | 'AUTOMATIC',
): Promise<void> {
  const { db, now, config } = dependencies;
  const ofInvoice = eq(subscriptionInvoices.id, invoiceId);
  const [found] = await db
    .select({ invoice: subscriptionInvoices, studentId: coaches.studentId })
    .from(subscriptionInvoices)
    .innerJoin(coaches, eq(coaches.id, subscriptionInvoices.coachId))
    .where(ofInvoice);
  if (found?.invoice.status !== 'OPEN') return;
  const { invoice, studentId } = found;
  const { amount, currency, planName: description, attempts, paymentMethodId } = invoice;
  // A coach who pays in person sees the answer. Otherwise a job found it.
  const isSeen = captureMethod === 'MANUAL';
  const settle = (outcome: 'PAID' | 'REFUSED') =>
    settleInvoice(db, { id: invoiceId, outcome, attempts, isSeen }, config, now());
  if (amount === 0) return settle('PAID');
  let payment: PaymentRecord;
  try {
    payment = await payOnce(dependencies, {
      studentId,
      amount,
      currency,
      description,
      paymentMethodId: paymentMethodId ?? noMethod,
      kind: 'SUBSCRIPTION',
      captureMethod,
      key: `invoice-${invoiceId}-${attempts}`,
      returnPath: '/subscription',
      link: async (db, paymentId) => {
        // The invoice may have been given up, or its attempt settled, since it was read.
        const isOwed = and(
          ofInvoice,
          eq(subscriptionInvoices.status, 'OPEN'),
          eq(subscriptionInvoices.attempts, attempts),
        );
        const [linked] = await db
          .update(subscriptionInvoices)
          .set({ paymentId })
          .where(isOwed)
          .returning({ id: subscriptionInvoices.id });
        if (!linked) throw problem('subscriptionStatusInvalid');
      },
    });
  } catch (error) {
    if (isRefusal(error)) await settle('REFUSED');
    throw error;
  }
  if (payment.status !== 'ACCEPTED') return;
  await afterCharge(
    dependencies,
    payment.id,
    () => settle('PAID'),
    () => {},
  );
}

/** The charge that a subscription is due for, if any. */
async function invoiceToCharge({ db, now, config }: Charging, coachId: string): Promise<string | null> {
  return atOnce({ db, now }, async (db, now) => {
    const subscription = await findSubscription(db, coachId);
    if (!subscription) return null;
    const { status, periodEnd, retryAt } = subscription;
    // A coach who can't sign in couldn't cancel it.
    const isDisabled = !(await takesBookings(db, coachId));
    const end = async (event: 'PERIOD_ENDED' | 'GIVE_UP' | 'DISABLED') => {
      await db
        .update(subscriptions)
        .set({ status: nextStatus(status, event)!, retryAt: null })
        .where(eq(subscriptions.coachId, coachId));
      await voidOpenInvoices(db, coachId);
      const [coach] = await db.select().from(coaches).where(eq(coaches.id, coachId));
      const message = isDisabled
        ? subscriptionMessage(config, endedByDisabling, null)
        : subscriptionMessage(config, ended, subscribeAgain);
      await notify(db, { studentIds: [coach!.studentId], ...message }, now);
      return null;
    };
    if (status === 'CANCEL_AT_PERIOD_END' && periodEnd <= now) return end('PERIOD_ENDED');
    if (status === 'PAST_DUE') {
      if (isDisabled) return end('DISABLED');
      if (graceEnds(subscription) <= now) return end('GIVE_UP');
      const invoice = retryAt && retryAt <= now ? await findOpenInvoice(db, coachId) : undefined;
      return invoice?.id ?? null;
    }
    if (status !== 'ACTIVE' || periodEnd > now) return null;
    if (isDisabled) return end('DISABLED');
    const unpaidInvoice = await findOpenInvoice(db, coachId);
    if (unpaidInvoice) return unpaidInvoice.id;
    const planId = subscription.nextPlanId ?? subscription.planId;
    const [plan] = await db.select().from(subscriptionPlans).where(eq(subscriptionPlans.id, planId));
    const anchor = await anchorFor(db, plan!, subscription, periodEnd);
    const { paymentMethodId } = subscription;
    const period = { coachId, plan: plan!, paymentMethodId, anchor, periodStart: periodEnd };
    return (await openInvoice(db, period, now)).id;
  });
}

/** Whether a subscription's period has ended, or its next attempt or the end of its grace has come. */
const isDue = (now: Date) =>
  or(
    and(inArray(subscriptions.status, ['ACTIVE', 'CANCEL_AT_PERIOD_END']), lte(subscriptions.periodEnd, now)),
    and(
      eq(subscriptions.status, 'PAST_DUE'),
      or(lte(subscriptions.retryAt, now), lte(subscriptions.periodEnd, new Date(now.getTime() - grace))),
    ),
  );

/**
 * Charges subscriptions whose period has ended or whose payment is overdue. Ends those that were canceled, unpaid for two
 * weeks, or of a disabled account. Settles charges that were still in progress at the provider, and refunds those that
 * came too late.
 */
export async function renewSubscriptions(dependencies: Charging): Promise<void> {
  const { db, now, log } = dependencies;
  const isLeft = and(
    eq(subscriptionInvoices.attempts, 0),
    lte(subscriptionInvoices.createdAt, new Date(now().getTime() - requestPatience)),
  );
  const isWaiting = and(
    eq(subscriptionInvoices.status, 'OPEN'),
    or(isLeft, ne(payments.status, 'IN_PROGRESS')),
  );
  const onFailure = (error: unknown, subject: { id: string } | { coachId: string }) => {
    if (error instanceof ProblemError)
      log.info({ key: error.key, ...subject }, 'a subscription could not be charged');
    else log.error({ err: error, ...subject }, 'a subscription is not renewed yet');
  };
  await forEachDue<{ id: string }>({
    read: (after, limit) =>
      db
        .select({ id: subscriptionInvoices.id })
        .from(subscriptionInvoices)
        .leftJoin(payments, eq(payments.id, subscriptionInvoices.paymentId))
        .where(and(isWaiting, after && gt(subscriptionInvoices.id, after.id)))
        .orderBy(asc(subscriptionInvoices.id))
        .limit(limit),
    handle: ({ id }) => chargeSubscription(dependencies, id, 'AUTOMATIC'),
    onFailure,
  });
  await forEachDue<{ coachId: string }>({
    read: (after, limit) =>
      db
        .select({ coachId: subscriptions.coachId })
        .from(subscriptions)
        .where(and(isDue(now()), after && gt(subscriptions.coachId, after.coachId)))
        .orderBy(asc(subscriptions.coachId))
        .limit(limit),
    handle: async ({ coachId }) => {
      const id = await invoiceToCharge(dependencies, coachId);
      if (id) await chargeSubscription(dependencies, id, 'AUTOMATIC');
    },
    onFailure,
  });
  await refundVoided(dependencies);
}
