import { setTimeout } from 'node:timers/promises';

/** What the clients were answered. */
export type Tally = {
  /** Writes that were done. */
  acknowledged: number;
  refused: number;
  /** Answers with the key `unavailable`, which are repeated. */
  unavailable: number;
  /** The connection ended without an answer. */
  unanswered: number;
  /** Failures other than `unavailable` with `Retry-After`. There must be none. */
  unexpected: string[];
  /** The longest time in milliseconds without a write that was done. */
  longestPause: number;
};

export const createTally = (): Tally => ({
  acknowledged: 0,
  refused: 0,
  unavailable: 0,
  unanswered: 0,
  unexpected: [],
  longestPause: 0,
});

/** What a fault was to those who used the product. */
export const describeFault = (name: string, before: Tally, after: Tally): string =>
  [
    `${name}: ${(after.longestPause / 1000).toFixed(1)} s without a write`,
    `${after.unavailable - before.unavailable} unavailable`,
    `${after.unanswered - before.unanswered} unanswered`,
  ].join(', ');

/** What the bank answers, or doesn't. It isn't part of the topology. */
const bankFailure = /"key":"(?:paymentProviderError|paymentRequestError)"/;

const retryPause = 250;
const maxAttempts = 400;

/** Like `fetch`, but a request whose answer is to try again, or that gets none, is sent again with the same key, as the apps do. */
export function createPatientFetch(tally: Tally): typeof fetch {
  let lastWrite = performance.now();
  const noteWrite = () => {
    const now = performance.now();
    tally.longestPause = Math.max(tally.longestPause, now - lastWrite);
    lastWrite = now;
    tally.acknowledged += 1;
  };
  return async (url, init) => {
    for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
      const response = await fetch(url, init).catch(() => null);
      if (response && response.status < 500) {
        if (response.status >= 400) tally.refused += 1;
        else if (init?.method !== undefined && init.method !== 'GET') noteWrite();
        return response;
      }
      if (response) {
        const text = await response.clone().text();
        if (bankFailure.test(text)) return response;
        if (!response.headers.has('retry-after') || !text.includes('"key":"unavailable"')) {
          tally.unexpected.push(`${init?.method} ${String(url)}: ${response.status} ${text}`);
          return response;
        }
        tally.unavailable += 1;
      } else tally.unanswered += 1;
      await setTimeout(retryPause);
    }
    throw new Error(`No answer to ${init?.method} ${String(url)}`);
  };
}
