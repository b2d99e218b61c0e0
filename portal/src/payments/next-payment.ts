import { defineMessages } from 'react-intl';
import type { FinancialSummary } from './payments.ts';

/**
 * What the next payment is. `DUE_NOW`: a part of it is past due, and the rest is due today. `PAST_DUE`: all of it is late.
 */
export function nextPaymentKind({
  nextPayment,
  amountOverdue,
}: Pick<FinancialSummary, 'nextPayment' | 'amountOverdue'>): 'NEXT' | 'PAST_DUE' | 'DUE_NOW' {
  if (amountOverdue === 0) return 'NEXT';
  return nextPayment && nextPayment.amount > amountOverdue ? 'DUE_NOW' : 'PAST_DUE';
}

/** Headings of the next payment. */
export const nextPaymentTitles = defineMessages({
  NEXT: { defaultMessage: 'Next payment' },
  PAST_DUE: { defaultMessage: 'Past due', description: 'Heading: payments that are late' },
  DUE_NOW: { defaultMessage: 'Due now', description: 'Heading: payments that are late, and one due today' },
});
