import { expect, it } from 'vitest';
import { isOutcomeUnknown } from './outcome.ts';
import { ApiError } from './problem.ts';

const failure = (status: number, key = 'default') => new ApiError({ status, key });

it('is unknown without a response, and after a server failure', () => {
  expect(isOutcomeUnknown(failure(0))).toBe(true);
  expect(isOutcomeUnknown(failure(503))).toBe(true);
  expect(isOutcomeUnknown(new TypeError('Load failed'))).toBe(true);
  expect(isOutcomeUnknown(failure(502, 'paymentRequestError'))).toBe(true);
});

it('is known after a refusal, and if the payment provider failed', () => {
  expect(isOutcomeUnknown(failure(422))).toBe(false);
  expect(isOutcomeUnknown(failure(429))).toBe(false);
  expect(isOutcomeUnknown(failure(502, 'paymentProviderError'))).toBe(false);
});

it('stays unknown if a repeated request is refused before the server looks at its key', () => {
  for (const status of [401, 403, 429]) expect(isOutcomeUnknown(failure(status), true)).toBe(true);
  expect(isOutcomeUnknown(failure(409), true)).toBe(false);
});
