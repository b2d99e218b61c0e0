import { ConfirmButton, Inline, lazyPart } from '@institute/design-system';
import { formatDateTime } from '@institute/design-system/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { api } from '../api.ts';
import { useTimeZone } from '../coach.ts';
import { DialogButton } from '../DialogButton.tsx';
import type { CircleEntry } from './circles.ts';
import { JoinLink } from './JoinLink.tsx';

const AttendanceDialog = lazyPart(async () => (await import('./AttendanceDialog.tsx')).AttendanceDialog);
const CircleSessionDialog = lazyPart(
  async () => (await import('./CircleSessionDialog.tsx')).CircleSessionDialog,
);

/** The actions of a circle's coach: join, reschedule or delete a session before it begins, then record attendance. */
export function CircleActions(entry: CircleEntry) {
  const { circle, session } = entry;
  if (session.status === 'HELD' || session.status === 'ATTENDANCE_SUBMITTED')
    return <AttendanceButton {...entry} />;
  return (
    <Inline gap="s">
      {session.url && <JoinLink url={session.url} name={circle.title} />}
      <ChangeButton {...entry} />
      <DeleteButton {...entry} />
    </Inline>
  );
}

/** Identifies a circle's session in the accessible names of its buttons. */
function useNameValues({ circle, session }: CircleEntry) {
  const { locale } = useIntl();
  const timeZone = useTimeZone();
  return { circle: circle.title, date: formatDateTime(session.startTime, { locale, timeZone }) };
}

function AttendanceButton(entry: CircleEntry) {
  const intl = useIntl();
  const values = useNameValues(entry);
  const isCorrection = entry.session.status === 'ATTENDANCE_SUBMITTED';
  return (
    <DialogButton
      variant={isCorrection ? 'quiet' : 'secondary'}
      name={
        isCorrection
          ? intl.formatMessage(
              {
                defaultMessage: 'Change attendance: {circle}, {date}',
                description: 'Name of the button that corrects who was at a session of a circle',
              },
              values,
            )
          : intl.formatMessage(
              {
                defaultMessage: 'Submit attendance: {circle}, {date}',
                description: 'Name of the button that says who was at a session of a circle',
              },
              values,
            )
      }
      label={
        isCorrection ? (
          <FormattedMessage
            defaultMessage="Change attendance"
            description="Opens the form of who was there, to correct it"
          />
        ) : (
          <FormattedMessage
            defaultMessage="Submit attendance"
            description="Opens the form of who was there"
          />
        )
      }
    >
      {(onClose) => <AttendanceDialog {...entry} onClose={onClose} />}
    </DialogButton>
  );
}

function ChangeButton({ circle, session }: CircleEntry) {
  const intl = useIntl();
  return (
    <DialogButton
      variant="quiet"
      name={intl.formatMessage(
        {
          defaultMessage: 'Reschedule {circle}, {date}',
          description: 'Name of the button that moves a session of a circle',
        },
        useNameValues({ circle, session }),
      )}
      label={<FormattedMessage defaultMessage="Reschedule" description="Button that moves a session" />}
    >
      {(onClose) => <CircleSessionDialog circles={[circle]} session={session} onClose={onClose} />}
    </DialogButton>
  );
}

function DeleteButton({ circle, session }: CircleEntry) {
  const intl = useIntl();
  const remove = api.useMutation('delete', '/coaching_circles/{id}/coaching_sessions/{sessionId}');
  return (
    <ConfirmButton
      variant="quiet"
      aria-label={intl.formatMessage(
        {
          defaultMessage: 'Delete {circle}, {date}',
          description: 'Name of the button that deletes a session of a circle',
        },
        useNameValues({ circle, session }),
      )}
      title={intl.formatMessage({
        defaultMessage: 'Delete this session?',
        description: 'Title of the question before a session of a circle is deleted',
      })}
      message={
        <FormattedMessage
          defaultMessage="We’ll message the members of {circle}. You can’t undo this."
          description="What deleting a session of a circle means"
          values={{ circle: circle.title }}
        />
      }
      keepLabel={
        <FormattedMessage
          defaultMessage="Keep session"
          description="Button that leaves a dialog and deletes no session"
        />
      }
      confirmLabel={
        <FormattedMessage defaultMessage="Delete session" description="Button that deletes a session" />
      }
      onConfirm={() => remove.mutateAsync({ params: { path: { id: circle.id, sessionId: session.id } } })}
      successMessage={intl.formatMessage({
        defaultMessage: 'The coaching session was deleted.',
        description: 'Positive message after deleting a coaching session',
      })}
    >
      <FormattedMessage defaultMessage="Delete" description="Button that deletes" />
    </ConfirmButton>
  );
}
