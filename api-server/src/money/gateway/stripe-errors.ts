import Stripe from 'stripe';
import { CardRefused, GatewayFailure, GatewayUnavailable, RequestRejected } from '../../ports/payments.ts';

/** The SDK returns an empty string if the bank gave no reason. */
export const codeOf = ({ decline_code, code }: { decline_code?: string; code?: string }) =>
  decline_code || code || 'card_declined';

/**
 * Codes of invalid requests that are about the card, or a charge that can't be refunded. With any other code, our request or
 * account is wrong.
 */
const aboutCard =
  /^(card_|charge_(already_refunded|disputed)|expired_card|incorrect_|invalid_(card_type|characters|cvc|expiry_|number)|payment_method_|(payment_intent|setup_intent)_authentication_failure|setup_attempt_failed|token_)/;

/** Parameters that name something of ours. If it is missing, our records and Stripe's differ. */
const ours = new Set(['customer', 'intent', 'payment_intent', 'charge']);

/** Codes of requests that had to wait for another one with the same key or object. */
const isBusy = new Set(['lock_timeout', 'idempotency_key_in_use', 'rate_limit']);

/** What an error of Stripe's API means to us. https://docs.stripe.com/error-handling */
function failureOf(error: unknown): GatewayFailure {
  if (error instanceof GatewayFailure) return error;
  const unknown = new GatewayUnavailable('Stripe gives no answer.', { cause: error });
  if (!(error instanceof Stripe.errors.StripeError) || isBusy.has(error.code ?? '')) return unknown;
  const reference = error.payment_intent?.id ?? null;
  if (error instanceof Stripe.errors.StripeCardError)
    return new CardRefused(codeOf(error), reference, { cause: error });
  if (
    error instanceof Stripe.errors.StripeAuthenticationError ||
    error instanceof Stripe.errors.StripePermissionError
  )
    return new RequestRejected(error.code ?? error.type, { cause: error });
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) return unknown;
  const { code = '', param } = error;
  const isCardGone = param === 'payment_method' || (code === 'resource_missing' && !ours.has(param ?? ''));
  if (aboutCard.test(code)) return new CardRefused(codeOf(error), reference, { cause: error });
  if (isCardGone) return new CardRefused('payment_method_detached', reference, { cause: error });
  return new RequestRejected(error.code ?? error.param ?? error.type, { cause: error });
}

/** Calls Stripe's API. Every error becomes one of the port's. */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw failureOf(error);
  }
}
