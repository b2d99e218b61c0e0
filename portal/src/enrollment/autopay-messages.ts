import { defineMessage, type IntlShape } from 'react-intl';

export const autopayLabel = defineMessage({ defaultMessage: 'Autopay' });

/** What happens with the installments, according to the student's choice. */
export const autopayText = (intl: IntlShape, isOn: boolean): string =>
  isOn
    ? intl.formatMessage({ defaultMessage: 'On: we charge your card on each due date' })
    : intl.formatMessage({ defaultMessage: 'Off: you make each payment yourself' });
