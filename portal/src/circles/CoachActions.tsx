import { ConfirmButton } from '@institute/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { AttendanceForm } from './AttendanceForm.tsx';
import type { CircleDetails, CircleSession } from './circles.ts';
import { SessionForm } from './SessionForm.tsx';

interface CoachActionsProps {
  circle: CircleDetails;
  session: CircleSession;
}

/** The coach's actions for a session, before it begins and once it is over. */
export function CoachActions({ circle, session }: CoachActionsProps) {
  const intl = useIntl();
  if (session.status === 'HELD' && !session.isAttendanceOpen) return null;
  if (session.isAttendanceOpen) return <AttendanceForm circle={circle} session={session} />;
  return (
    <>
      <SessionForm circle={circle} session={session} />
      <ConfirmButton
        variant="quiet"
        isDestructive
        title={<FormattedMessage defaultMessage="Delete this session?" />}
        message={<FormattedMessage defaultMessage="We’ll message the members. You can’t undo this." />}
        keepLabel={<FormattedMessage defaultMessage="Keep session" />}
        onConfirm={() =>
          api.send('delete', '/coaching_circles/{id}/coaching_sessions/{sessionId}', {
            path: { id: circle.id, sessionId: session.id },
          })
        }
        successMessage={intl.formatMessage({ defaultMessage: 'The coaching session was deleted.' })}
      >
        <FormattedMessage defaultMessage="Delete" />
      </ConfirmButton>
    </>
  );
}
