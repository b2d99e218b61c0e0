import type { IntlShape, MessageDescriptor } from 'react-intl';

/** The options of a choice, with a label for each value, in the order of the labels. */
export const optionsOf = <Value extends string>(intl: IntlShape, labels: Record<Value, MessageDescriptor>) =>
  Object.entries<MessageDescriptor>(labels).map(([value, label]) => ({
    value: value as Value,
    label: intl.formatMessage(label),
  }));
