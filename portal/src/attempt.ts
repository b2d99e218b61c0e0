import { ApiError } from '@institute/api-schema';
import { createStoredValue } from '@institute/design-system/app';
import { useState } from 'react';

/**
 * Sends a request that must run only once, with an idempotency key. While the outcome is unknown (no response, or a
 * server failure), the next request reuses the key, even after a reload. A refusal ends it.
 */
export function useAttempt(name: string) {
  const [send] = useState(() => {
    const stored = createStoredValue(
      `institute.portal.attempt.${name}`,
      (value) => (typeof value === 'string' ? value : null),
      window.sessionStorage,
    );
    return async <Answer>(call: (idempotencyKey: string) => Promise<Answer>): Promise<Answer> => {
      const key = stored.read() ?? crypto.randomUUID();
      stored.write(key);
      try {
        const answer = await call(key);
        stored.write(null);
        return answer;
      } catch (error) {
        if (!isUnknown(error)) stored.write(null);
        throw error;
      }
    };
  });
  return send;
}

/** Whether a failure leaves the outcome unknown. If the payment provider failed, nothing was charged. */
export const isUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  (error.status >= 500 && error.key !== 'paymentProviderError');
