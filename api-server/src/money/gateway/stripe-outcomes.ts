import type Stripe from 'stripe';
import {
  GatewayUnavailable,
  type Outcome,
  type ProviderDispute,
  type ProviderRefund,
  type RefundOutcome,
} from '../../ports/payments.ts';
import { fromStripe } from '../../ports/stripe-amounts.ts';
import { codeOf } from './stripe-errors.ts';

/**
 * The outcome of a charge, or null while it has none: it was made, and not confirmed yet. It may still become anything, so
 * nothing must be settled by it.
 */
export function outcomeOf(intent: Stripe.PaymentIntent): Outcome | null {
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
    case 'requires_payment_method': {
      const error = intent.last_payment_error;
      return error && { status: 'declined', reference, code: codeOf(error) };
    }
    case 'requires_confirmation':
      return null;
    case 'canceled':
      return { status: 'declined', reference, code: 'authentication_abandoned' };
    default:
      return { status: 'processing', reference };
  }
}

/** The outcome of a charge that was confirmed. */
export function requireOutcome(intent: Stripe.PaymentIntent): Outcome {
  const outcome = outcomeOf(intent);
  if (!outcome) throw new GatewayUnavailable('The charge has no outcome yet.');
  return outcome;
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
