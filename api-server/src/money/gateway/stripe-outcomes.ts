import type Stripe from 'stripe';
import type { Outcome, ProviderDispute, ProviderRefund, RefundOutcome } from '../../ports/payments.ts';
import { fromStripe } from '../../ports/stripe-amounts.ts';
import { codeOf } from './stripe-errors.ts';

export function outcomeOf(intent: Stripe.PaymentIntent): Outcome {
  const reference = intent.id;
  switch (intent.status) {
    case 'succeeded':
      return { status: 'succeeded', reference };
    case 'requires_action': {
      const url = intent.next_action?.redirect_to_url?.url;
      return url
        ? { status: 'requiresAction', reference, url }
        : { status: 'declined', reference, code: 'authentication_required' };
    }
    case 'requires_payment_method':
    case 'requires_confirmation': {
      return { status: 'declined', reference, code: codeOf(intent.last_payment_error ?? {}) };
    }
    case 'canceled':
      return { status: 'declined', reference, code: 'authentication_abandoned' };
    default:
      return { status: 'processing', reference };
  }
}

const refundOutcomes: Record<string, RefundOutcome> = {
  succeeded: 'succeeded',
  failed: 'declined',
  canceled: 'declined',
};
export const refundOutcomeOf = ({ status }: Stripe.Refund): RefundOutcome =>
  refundOutcomes[status ?? ''] ?? 'processing';

const idOf = (thing: string | { id: string } | null | undefined): string | null =>
  typeof thing === 'string' ? thing : (thing?.id ?? null);

/** A refund, or null if its charge has no payment intent. */
export function refundOf(refund: Stripe.Refund): ProviderRefund | null {
  const charge = idOf(refund.payment_intent);
  const key = refund.metadata?.refund ?? null;
  const { id: reference } = refund;
  const amount = fromStripe(refund.amount, refund.currency);
  return charge === null ? null : { reference, key, charge, amount, outcome: refundOutcomeOf(refund) };
}

/** A dispute, or null if no money is withdrawn: an inquiry by the bank (`warning_…`). */
export function disputeOf(dispute: Stripe.Dispute): ProviderDispute | null {
  const charge = idOf(dispute.payment_intent);
  if (!charge || dispute.status.startsWith('warning') || dispute.status === 'prevented') return null;
  return {
    reference: dispute.id,
    charge,
    amount: fromStripe(dispute.amount, dispute.currency),
    status: dispute.status === 'won' ? 'WON' : dispute.status === 'lost' ? 'LOST' : 'OPEN',
    reason: dispute.reason || null,
    createdAt: new Date(dispute.created * 1000),
  };
}
