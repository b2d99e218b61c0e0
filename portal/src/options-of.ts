import type { IntlShape, MessageDescriptor } from 'react-intl';

/** The options of a select, with a label for each value. */
export const optionsOf = (intl: IntlShape, labels: Record<string, MessageDescriptor>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label: intl.formatMessage(label) }));
