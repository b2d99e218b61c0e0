import { StatusBadge, type StatusBadgeProps } from '@institute/design-system';
import { defineMessages, FormattedMessage, type MessageDescriptor } from 'react-intl';
import type { CoachSession } from './sessions.ts';

type Status = CoachSession['status'];

const messages: Record<Status, MessageDescriptor> = defineMessages({
  BOOKED: { defaultMessage: 'Booked' },
  OCCURRED: { defaultMessage: 'Completed', description: 'State of a session' },
  NO_SHOW: { defaultMessage: 'No-show' },
  CANCELLED: { defaultMessage: 'Canceled', description: 'State of a session' },
  LATE_CANCELLED: { defaultMessage: 'Canceled late' },
});

const tones: Record<Status, StatusBadgeProps['tone']> = {
  BOOKED: 'info',
  OCCURRED: 'positive',
  NO_SHOW: 'critical',
  CANCELLED: 'neutral',
  LATE_CANCELLED: 'caution',
};

interface SessionStatusProps {
  status: Status;
  /** Whether the coach moved it to a time that the student hasn't accepted. */
  isMovePending: boolean;
}

export const SessionStatus = ({ status, isMovePending }: SessionStatusProps) =>
  isMovePending ? (
    <StatusBadge tone="caution">
      <FormattedMessage defaultMessage="New time to confirm" />
    </StatusBadge>
  ) : (
    <StatusBadge tone={tones[status]}>
      <FormattedMessage {...messages[status]} />
    </StatusBadge>
  );
