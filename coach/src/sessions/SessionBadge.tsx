import { sessionStatuses } from '@institute/api-schema/labels';
import { StatusBadge } from '@institute/design-system';
import { FormattedMessage } from 'react-intl';
import { type Session, statusTones } from './sessions.ts';

/** The status of a session. One that was moved waits for its client. */
export const SessionBadge = ({ session: { status, isMovePending } }: { session: Session }) =>
  isMovePending ? (
    <WaitingForClient />
  ) : (
    <StatusBadge tone={statusTones[status]}>
      <FormattedMessage {...sessionStatuses[status]} />
    </StatusBadge>
  );

export const WaitingForClient = () => (
  <StatusBadge tone="caution">
    <FormattedMessage defaultMessage="Waiting for client" />
  </StatusBadge>
);
