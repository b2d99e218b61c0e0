import type { Schemas } from '@institute/api-schema';
import { ProblemError, type ProblemKey, problem } from '../../platform/problem.ts';

type Payment = { status: Schemas['PaymentStatus']; failureCode: string | null };

/** Failures of the card rather than of this charge: another attempt with the same card would fail the same way. */
const cardAtFault = new Set([
  'expired_card',
  'incorrect_number',
  'incorrect_cvc',
  'card_not_supported',
  'currency_not_supported',
  'lost_card',
  'stolen_card',
  'pickup_card',
  'payment_method_detached',
]);

const confirmationCode = 'authentication_required';

/** Failures that repeat until the holder acts, so autopay doesn't try the card again. Card networks fine such retries. */
export const untilHolderActs = [confirmationCode, ...cardAtFault];

/** What the holder has to do: confirm the payment at the bank, which only a payment by hand can ask for, or choose another card. */
export type HolderAction = 'CONFIRM' | 'OTHER_CARD';

/** What the holder has to do about a failed charge before it can succeed. null if another attempt may succeed. */
export function holderActionFor(code: string | null): HolderAction | null {
  if (code === confirmationCode) return 'CONFIRM';
  return code !== null && cardAtFault.has(code) ? 'OTHER_CARD' : null;
}

/** The failure code of a payment that the provider rejected because of our request or account. */
export const rejectedCode = 'rejected_by_provider';

/** The failure code of a payment that never reached the provider. */
export const neverArrivedCode = 'never_arrived';

/** The provider is at fault, or we are. They say nothing about the card. */
export const providerAtFault = [
  'processing_error',
  'issuer_not_available',
  'try_again_later',
  neverArrivedCode,
  rejectedCode,
];

/** The message key for a provider's failure code. */
export function failureKeyOf(code: string): ProblemKey {
  if (cardAtFault.has(code)) return 'paymentMethodFailed';
  return providerAtFault.includes(code) ? 'paymentProviderError' : 'failedPay';
}

/** A declined payment keeps failing with the same error whenever the same request is repeated. */
export function requireNotRefused<T extends Payment>(payment: T): T {
  if (payment.status === 'INVALID') throw problem(failureKeyOf(payment.failureCode ?? ''));
  return payment;
}

const refusals: ProblemKey[] = [
  'failedPay',
  'paymentMethodFailed',
  'paymentProviderError',
  'invalidPaymentMethodDetails',
];

/**
 * Whether this failure is final. After any other error the payment may have succeeded, and the request can be
 * repeated.
 */
export function isRefusal(error: unknown): boolean {
  return error instanceof ProblemError && refusals.includes(error.key);
}
