import { StatusBadge, type StatusBadgeProps } from '@institute/design-system';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { Transfer } from './transfers.ts';

type Status = Transfer['status'];

const messages: Record<Status, MessageDescriptor> = defineMessages({
  REQUESTED: { defaultMessage: 'Requested' },
  PENDING: { defaultMessage: 'Waiting for you' },
  REVIEWED: { defaultMessage: 'Ready to confirm' },
  CONFIRMED: { defaultMessage: 'Accepted' },
  CANCELLED: { defaultMessage: 'Canceled', description: 'State of a transfer' },
  EXPIRED: { defaultMessage: 'Expired', description: 'State of a transfer: its time is over' },
});

const tones: Record<Status, StatusBadgeProps['tone']> = {
  REQUESTED: 'info',
  PENDING: 'caution',
  REVIEWED: 'caution',
  CONFIRMED: 'positive',
  CANCELLED: 'neutral',
  EXPIRED: 'neutral',
};

export const TransferStatus = ({ status }: { status: Status }) => (
  <StatusBadge tone={tones[status]}>
    <FormattedMessage {...messages[status]} />
  </StatusBadge>
);
