import type { IntlShape, MessageDescriptor } from 'react-intl';

export type Words = Record<string, MessageDescriptor>;

/** What a failure told about itself: the HTTP status (0 when no answer came) and the key that the server gave. */
export interface NamedFailure {
  status: number;
  key: string;
}

/** The words for the keys that a server answers with. */
export interface ErrorWords {
  /** More keys, from code that came later: the words of what only somebody signed in can do are not in the first chunk. */
  add(words: Words): void;
  /** In the reader's language. `null` is a failure that no server named. */
  describe(intl: IntlShape, failure: NamedFailure | null): string;
}

/** For an answer without a key of its own, as a proxy gives. */
const keyOfStatus: Record<number, string> = { 404: 'notFound', 429: 'tooManyRequests', 503: 'unavailable' };

/**
 * Chooses the words for a failure: those of its key, else those of its status, else the default ones. Specific words are
 * never replaced by general ones.
 */
export function createErrorWords(first: Words & { default: MessageDescriptor }): ErrorWords {
  const known = new Map(Object.entries(first));
  return {
    add(words) {
      for (const [key, message] of Object.entries(words)) known.set(key, message);
    },
    describe(intl, failure) {
      const named = failure && failure.key !== 'default' ? known.get(failure.key) : undefined;
      const general = failure ? known.get(keyOfStatus[failure.status] ?? '') : undefined;
      return intl.formatMessage(named ?? general ?? first.default);
    },
  };
}
