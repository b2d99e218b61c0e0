import { sessionStatuses, sessionStatusTones } from '@institute/api-schema/labels/sessions';
import { StatusBadge } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { circleStatusLabels, circleStatusTones } from './circles.ts';
import type { Session } from './sessions.ts';

/** The status of a session. One that was moved waits for its client, and one that is over for its coach. */
export function SessionBadge({ session: { status, isMovePending, isAttendanceOpen } }: { session: Session }) {
  if (isMovePending) return <WaitingForClient />;
  if (status === 'BOOKED' && isAttendanceOpen)
    return (
      <StatusBadge tone={circleStatusTones.HELD}>
        <FormattedMessage {...circleStatusLabels.HELD} />
      </StatusBadge>
    );
  return (
    <StatusBadge tone={sessionStatusTones[status]}>
      <FormattedMessage {...sessionStatuses[status]} />
    </StatusBadge>
  );
}

export const WaitingForClient = () => (
  <StatusBadge tone="caution">
    <FormattedMessage defaultMessage="Waiting for client" />
  </StatusBadge>
);
