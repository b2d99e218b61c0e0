import type { Schemas } from '@institute/api-schema';
import { StatusBadge, type StatusBadgeProps } from '@institute/design-system';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';

export type Transaction = Schemas['Transaction'];

export const typeMessages: Record<Transaction['type'], MessageDescriptor> = defineMessages({
  PAYMENT: { defaultMessage: 'Payment' },
  REFUND: { defaultMessage: 'Refund', description: 'Type of a transaction: money went back to a card' },
  DISPUTE: {
    defaultMessage: 'Dispute',
    description: 'Type of a transaction: the cardholder asked the bank for the money back',
  },
});

export const purposeMessages: Record<Transaction['purpose'], MessageDescriptor> = defineMessages({
  TUITION: { defaultMessage: 'Tuition' },
  TRANSFER_FEE: { defaultMessage: 'Transfer fee' },
  PURCHASE: { defaultMessage: 'Coaching' },
  SUBSCRIPTION: { defaultMessage: 'Subscription' },
});

export const statusMessages: Record<Transaction['status'], MessageDescriptor> = defineMessages({
  IN_PROGRESS: { defaultMessage: 'In progress' },
  ACCEPTED: { defaultMessage: 'Done', description: 'Status of a payment or refund: the money has moved' },
  INVALID: { defaultMessage: 'Declined', description: 'Status of a payment or refund: no money moved' },
  OPEN: { defaultMessage: 'At your bank' },
  WON: { defaultMessage: 'Payment confirmed' },
  LOST: { defaultMessage: 'Returned to you' },
});

const tones: Record<Exclude<Transaction['status'], 'ACCEPTED'>, StatusBadgeProps['tone']> = {
  IN_PROGRESS: 'info',
  INVALID: 'critical',
  OPEN: 'info',
  WON: 'neutral',
  LOST: 'neutral',
};

/** Only what isn't the rule is marked. */
export function TransactionStatus({ status }: Pick<Transaction, 'status'>) {
  const text = <FormattedMessage {...statusMessages[status]} />;
  return status === 'ACCEPTED' ? text : <StatusBadge tone={tones[status]}>{text}</StatusBadge>;
}
