import { ApiError } from './problem.ts';

/**
 * Whether an error leaves open what the server did: no response, or a server failure. If the payment provider failed
 * (`paymentProviderError`), nothing was charged.
 *
 * @param isRepeat the same was sent before, so an error that comes before the server looks at the key says nothing.
 */
export const isOutcomeUnknown = (error: unknown, isRepeat = false): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  (error.status >= 500 && error.key !== 'paymentProviderError') ||
  (isRepeat && [401, 403, 429].includes(error.status));

/** For `createUseOnce` of the design system. */
export const outcomeRules = {
  isUnknown: isOutcomeUnknown,
  /** The provider did not answer. A request with the same key lets the server find out, without charging twice. */
  isWorthRepeating: (error: unknown): boolean =>
    error instanceof ApiError && error.key === 'paymentRequestError',
};
