import { likelyAttendance, membersOf } from '@institute/api-schema/attendance';
import { attendanceStatuses } from '@institute/api-schema/labels/sessions';
import { ConfirmButton, optionsOf, RadioGroup } from '@institute/design-system';
import { FormDialogButton } from '@institute/design-system/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
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

const schema = z.object({
  attendance: z.array(z.object({ studentId: z.string(), status: z.enum(['PRESENT', 'ABSENT', 'EXCUSED']) })),
});

/** Lets the coach record attendance, and correct it later. */
function AttendanceForm({ circle, session }: CoachActionsProps) {
  const intl = useIntl();
  const students = membersOf(circle);
  if (students.length === 0) return null;
  const options = optionsOf(intl, attendanceStatuses);
  return (
    <FormDialogButton
      variant="quiet"
      label={
        <FormattedMessage defaultMessage="Attendance" description="Button: opens who was at a session" />
      }
      title={<FormattedMessage defaultMessage="Who was there?" />}
      submitLabel={<FormattedMessage defaultMessage="Submit attendance" />}
      successMessage={intl.formatMessage({ defaultMessage: 'Attendance was submitted.' })}
      draft={`circle-session.${session.id}.attendance`}
      schema={schema}
      defaultValues={{
        attendance: students.map((student) => likelyAttendance(session, student)),
      }}
      onSubmit={({ value }) =>
        api.send('post', '/coaching_circles/{id}/coaching_sessions/{sessionId}/attendance', {
          path: { id: circle.id, sessionId: session.id },
          body: value,
        })
      }
    >
      {(form) =>
        students.map(({ studentId, name }, index) => (
          <form.Field
            key={studentId}
            name={`attendance[${index}].status`}
            as={RadioGroup}
            isRequired
            label={name}
            options={options}
          />
        ))
      }
    </FormDialogButton>
  );
}
