import { sessionStatuses, sessionStatusTones } from '@institute/api-schema/labels/sessions';
import { StatusBadge } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import type { CoachSession } from './sessions.ts';

interface SessionStatusProps {
  status: CoachSession['status'];
  /** Whether the coach moved it to a time that the student hasn't accepted. */
  isMovePending: boolean;
}

export const SessionStatus = ({ status, isMovePending }: SessionStatusProps) =>
  isMovePending ? (
    <StatusBadge tone="caution">
      <FormattedMessage defaultMessage="New time to confirm" />
    </StatusBadge>
  ) : (
    <StatusBadge tone={sessionStatusTones[status]}>
      <FormattedMessage {...sessionStatuses[status]} />
    </StatusBadge>
  );
