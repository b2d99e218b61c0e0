import type { IntlShape, MessageDescriptor } from 'react-intl';

/** The options of a filter, with a label for each value. */
export const optionsOf = (intl: IntlShape, words: Record<string, MessageDescriptor>) =>
  Object.entries(words).map(([value, word]) => ({ value, label: intl.formatMessage(word) }));
