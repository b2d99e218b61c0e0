import { defineMessages } from 'react-intl';

/** Headings of the next payment, by its kind. */
export const nextPaymentTitles = defineMessages({
  NEXT: { defaultMessage: 'Next payment' },
  PAST_DUE: { defaultMessage: 'Past due', description: 'Heading: payments that are late' },
  DUE_NOW: { defaultMessage: 'Due now', description: 'Heading: payments that are late, and one due today' },
});
