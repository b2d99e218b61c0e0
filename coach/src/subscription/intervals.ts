import { defineMessages } from 'react-intl';

export const intervalLabels = defineMessages({
  MONTH: { defaultMessage: 'per month' },
  YEAR: { defaultMessage: 'per year' },
});
