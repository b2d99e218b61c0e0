import Stripe from 'stripe';
import { GatewayUnavailable } from '../../ports/payments.ts';

/** The SDK returns an empty string if the bank gave no reason. */
export const codeOf = ({ decline_code, code }: { decline_code?: string; code?: string }) =>
  decline_code || code || 'card_declined';

/** Stripe rejected a well-formed request: because of the card, or because of how it is to be used. */
export const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeCardError ||
  (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 401);

/** Calls Stripe's API and turns failures of the network or of Stripe into the port's errors. */
export async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isRefusal(error)) throw error;
    throw new GatewayUnavailable('Stripe gives no answer.', { cause: error });
  }
}
