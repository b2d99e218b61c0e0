import { defineMessages } from 'react-intl';

export const intervalLabels = defineMessages({
  MONTH: { defaultMessage: 'per month', description: 'How often a subscription is paid' },
  YEAR: { defaultMessage: 'per year', description: 'How often a subscription is paid' },
});
