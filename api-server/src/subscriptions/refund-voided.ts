import { and, asc, eq, gt, notExists } from 'drizzle-orm';
import { portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordAccountEvent } from '../history/account-event.ts';
import { notify } from '../inbox/notify.ts';
import { lockRow } from '../locks.ts';
import { voidKey } from '../money/charge.ts';
import { cardName, refundedTexts } from '../money/emails.ts';
import { messageAbout } from '../money/payment-message.ts';
import type { PaymentRecord } from '../money/payment-record.ts';
import { tellStaff } from '../money/tell-staff.ts';
import { atOnce } from '../platform/database.ts';
import { forEachDue } from '../platform/each-due.ts';
import { GatewayUnavailable, type RefundOutcome, RequestRejected } from '../ports/payments.ts';
import { payments, refunds } from '../tables/payments.ts';
import { subscriptionInvoices } from '../tables/subscriptions.ts';

type Refunding = Pick<Dependencies, 'db' | 'now' | 'gateway' | 'log' | 'config'>;

/** Refunds a payment at the provider, once per payment, and then records and announces it. */
async function refundOne(
  { db, now, gateway, log, config }: Refunding,
  payment: PaymentRecord,
): Promise<void> {
  const { id: paymentId, studentId, amount, currency } = payment;
  const key = voidKey(paymentId);
  let outcome: RefundOutcome | 'rejected';
  try {
    outcome = await gateway.refund({ key, charge: payment.reference!, amount, currency });
  } catch (error) {
    if (!(error instanceof RequestRejected)) throw error;
    outcome = 'rejected';
  }
  if (outcome === 'processing') return;
  if (outcome !== 'succeeded') log.error({ paymentId }, 'the provider refuses to refund a subscription');
  await atOnce({ db, now }, async (db, now) => {
    await lockRow(db, payments, eq(payments.id, paymentId));
    if ((await db.$count(refunds, eq(refunds.paymentId, paymentId))) > 0) return;
    const status = outcome === 'succeeded' ? ('ACCEPTED' as const) : ('INVALID' as const);
    const moment = { createdAt: now, settledAt: now };
    const money = { paymentId, reference: key, amount, currency, parts: [] };
    await db.insert(refunds).values({ ...money, type: 'CUSTOM', destination: 'CARD', status, ...moment });
    if (outcome !== 'succeeded')
      return tellStaff(db, payment, 'LATE_REFUND_FAILED', amount, portalMail({ config, now }));
    const event = { studentId, amount: -amount, currency, description: cardName(payment) };
    await recordAccountEvent(db, { ...event, type: 'REFUNDED' }, now);
    const message = messageAbout(payment, config, refundedTexts(payment));
    await notify(db, { studentIds: [studentId], ...message }, now);
  });
}

/**
 * Refunds payments that succeeded after their invoice was voided: the holder confirmed them at the bank when the
 * subscription had ended, or the account was closed.
 */
export async function refundVoided(dependencies: Refunding): Promise<void> {
  const { db, log } = dependencies;
  const isLate = and(
    eq(subscriptionInvoices.status, 'VOID'),
    eq(payments.status, 'ACCEPTED'),
    notExists(db.select().from(refunds).where(eq(refunds.paymentId, payments.id))),
  );
  await forEachDue<{ payment: PaymentRecord }>({
    read: (after, limit) =>
      db
        .select({ payment: payments })
        .from(subscriptionInvoices)
        .innerJoin(payments, eq(payments.id, subscriptionInvoices.paymentId))
        .where(and(isLate, after && gt(payments.id, after.payment.id)))
        .orderBy(asc(payments.id))
        .limit(limit),
    handle: ({ payment }) => refundOne(dependencies, payment),
    onFailure: (error, { payment }) => {
      const isSilent = error instanceof GatewayUnavailable;
      log[isSilent ? 'warn' : 'error'](
        { err: error, paymentId: payment.id },
        'a late payment is not refunded yet',
      );
    },
  });
}
