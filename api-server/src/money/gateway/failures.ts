import type { components } from '@institute/api-schema';
import { ProblemError, type ProblemKey, problem } from '../../platform/problem.ts';

type Payment = { status: components['schemas']['PaymentStatus']; failureCode: string | null };

/** The card, rather than this charge of it, is at fault: another try with it would end the same way. */
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

/** The provider is at fault. */
const providerAtFault = new Set([
  'processing_error',
  'issuer_not_available',
  'try_again_later',
  'never_arrived',
]);

/** The key of the message to show for the code of a provider. */
export function failureKeyOf(code: string): ProblemKey {
  if (cardAtFault.has(code)) return 'paymentMethodFailed';
  return providerAtFault.has(code) ? 'paymentProviderError' : 'failedPay';
}

/** A payment that was refused fails for who asked for it, now and whenever the same is asked again. */
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

/** Whether a payment that failed so will not be made; after anything else it may have been, and can be asked for again. */
export function isRefusal(error: unknown): boolean {
  return error instanceof ProblemError && refusals.includes(error.key);
}
