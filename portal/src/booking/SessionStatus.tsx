import { sessionStatuses } from '@institute/api-schema/labels/sessions';
import { StatusBadge, type StatusBadgeProps } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import type { CoachSession } from './sessions.ts';

type Status = CoachSession['status'];

const tones: Record<Status, StatusBadgeProps['tone']> = {
  BOOKED: 'info',
  OCCURRED: 'positive',
  NO_SHOW: 'caution',
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
      <FormattedMessage {...sessionStatuses[status]} />
    </StatusBadge>
  );
