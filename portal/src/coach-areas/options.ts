import type { IntlShape, MessageDescriptor } from 'react-intl';

/** The choices of a filter, from the words for each value. */
export const optionsOf = (intl: IntlShape, words: Record<string, MessageDescriptor>) =>
  Object.entries(words).map(([value, word]) => ({ value, label: intl.formatMessage(word) }));
