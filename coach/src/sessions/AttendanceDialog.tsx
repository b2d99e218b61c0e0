import { likelyAttendance, membersOf } from '@institute/api-schema/attendance';
import { attendanceStatuses } from '@institute/api-schema/labels/sessions';
import { AppointmentTime, optionsOf, SelectField } from '@institute/design-system';
import { FormDialog } from '@institute/design-system/forms';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { useTimeZone } from '../coach.ts';
import type { CircleEntry } from './circles.ts';

const schema = z.object({
  attendance: z.array(z.object({ studentId: z.string(), status: z.enum(['PRESENT', 'ABSENT', 'EXCUSED']) })),
});

export function AttendanceDialog({ circle, session, onClose }: CircleEntry & { onClose: () => void }) {
  const intl = useIntl();
  const students = membersOf(api.useContent('/coaching_circles/{id}', { path: { id: circle.id } }));
  const timeZone = useTimeZone();
  const isEmpty = students.length === 0;
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={intl.formatMessage({ defaultMessage: 'Who was there?' })}
      message={
        isEmpty ? (
          <FormattedMessage defaultMessage="This circle has no members anymore." />
        ) : (
          <FormattedMessage
            defaultMessage="{circle} · {time}"
            description="The session of a circle whose attendance is recorded; time is such as Thursday, November 19, 3:00 – 4:15 PM"
            values={{
              circle: circle.title,
              time: <AppointmentTime start={session.startTime} end={session.endTime} timeZone={timeZone} />,
            }}
          />
        )
      }
      submitLabel={isEmpty ? null : <FormattedMessage defaultMessage="Submit attendance" />}
      successMessage={intl.formatMessage({ defaultMessage: 'Attendance was submitted.' })}
      hasErrorSummary
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
            as={SelectField}
            isRequired
            label={name}
            options={optionsOf(intl, attendanceStatuses)}
          />
        ))
      }
    </FormDialog>
  );
}
