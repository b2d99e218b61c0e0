import type Stripe from 'stripe';
import type { PaymentGateway, ProviderRefund } from '../../ports/payments.ts';
import { ask } from './stripe-errors.ts';
import { disputeOf, outcomeOf, refundOf, refundOutcomeOf } from './stripe-outcomes.ts';

type Webhooks = Pick<PaymentGateway, 'readEvent'>;

export function createWebhooks(stripe: Stripe, webhookSecret: string): Webhooks {
  /** `charge.refunded` doesn't contain the refunds. If they can't be read, Stripe sends the event again. */
  async function readDashboardRefunds({ id }: Stripe.Charge): Promise<ProviderRefund[]> {
    const { data } = await ask(() => stripe.refunds.list({ charge: id, limit: 100 }));
    return data.flatMap((refund) => refundOf(refund) ?? []).filter(({ key }) => key === null);
  }

  return {
    readEvent: async (body, header) => {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, header('stripe-signature') ?? '', webhookSecret);
      } catch {
        return null;
      }
      const thing = event.data.object as
        | Stripe.PaymentIntent
        | Stripe.Refund
        | Stripe.Dispute
        | Stripe.Charge
        | { object: string };
      if (thing.object === 'payment_intent') {
        const intent = thing as Stripe.PaymentIntent;
        const key = intent.metadata.payment;
        const outcome = outcomeOf(intent);
        return key && outcome ? { kind: 'charge', key, outcome } : { kind: 'other' };
      }
      if (thing.object === 'refund') {
        const refund = thing as Stripe.Refund;
        const key = refund.metadata?.refund;
        if (key) return { kind: 'refund', key, outcome: refundOutcomeOf(refund) };
        const found = refundOf(refund);
        return found ? { kind: 'dashboardRefunds', refunds: [found] } : { kind: 'other' };
      }
      if (thing.object === 'charge' && (thing as Stripe.Charge).amount_refunded > 0) {
        return { kind: 'dashboardRefunds', refunds: await readDashboardRefunds(thing as Stripe.Charge) };
      }
      if (thing.object === 'dispute') {
        const dispute = disputeOf(thing as Stripe.Dispute);
        return dispute ? { kind: 'dispute', dispute } : { kind: 'other' };
      }
      return { kind: 'other' };
    },
  };
}
