import { defineMessages, type IntlShape, type MessageDescriptor } from 'react-intl';
import type { PaymentSchedule, PaymentScheduleRow } from './payments.ts';

const places: Record<PaymentScheduleRow['type'], MessageDescriptor> = defineMessages({
  DEPOSIT: { defaultMessage: 'Deposit' },
  INSTALLMENT: { defaultMessage: 'Installment {number}' },
  FEE: { defaultMessage: 'Transfer fee' },
});

/** Names a row: `Deposit`, `Installment 8`. */
export const rowName = (
  intl: IntlShape,
  { type, installment }: Pick<PaymentScheduleRow, 'type' | 'installment'>,
): string => intl.formatMessage(places[type], { number: installment });

export const rowStatuses: Record<PaymentScheduleRow['status'], MessageDescriptor> = defineMessages({
  SCHEDULED: { defaultMessage: 'Scheduled', description: 'State of a payment: still to be paid' },
  IN_PROGRESS: { defaultMessage: 'In progress' },
  ACCEPTED: { defaultMessage: 'Paid', description: 'State of a payment' },
  INVALID: { defaultMessage: 'Declined', description: 'State of a payment: the charge was refused' },
  DELETED: { defaultMessage: 'Deleted', description: 'State of a payment: the schedule ended before it' },
  REFUNDED: { defaultMessage: 'Refunded', description: 'State of a payment: given back in full' },
});

export const scheduleStatuses: Record<PaymentSchedule['status'], MessageDescriptor> = defineMessages({
  ACTIVE: { defaultMessage: 'active', description: 'State of a payment schedule, in a list' },
  CONCLUDED: { defaultMessage: 'completed', description: 'State of a payment schedule, in a list' },
  TRANSFERRED: { defaultMessage: 'transferred', description: 'State of a payment schedule, in a list' },
});

export const rowTones = {
  IN_PROGRESS: 'info',
  INVALID: 'critical',
  DELETED: 'neutral',
  REFUNDED: 'neutral',
} as const satisfies Partial<Record<PaymentScheduleRow['status'], string>>;

export const captureMethods: Record<PaymentScheduleRow['captureMethod'], MessageDescriptor> = defineMessages({
  AUTOMATIC: { defaultMessage: 'Autopay' },
  MANUAL: { defaultMessage: 'By you' },
});
