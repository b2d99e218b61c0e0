import type Stripe from 'stripe';
import type { Outcome, RefundOutcome } from '../../ports/payments.ts';
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
