import { ApiError } from '@institute/api-schema';
import { createStoredValue } from '@institute/design-system/app';
import { useState } from 'react';

/**
 * Sends something that must happen once, with an idempotency key. As long as the outcome is unknown (no answer,
 * or a server that failed), the next one carries the same key, also after the page was loaded again; a refusal ends it.
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

/** Whether a failure says nothing about what has happened. Where the card provider failed, nothing has. */
export const isUnknown = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  (error.status >= 500 && error.key !== 'paymentProviderError');
