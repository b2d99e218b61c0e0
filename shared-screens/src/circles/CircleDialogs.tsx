import { likelyAttendance, membersOf } from '@institute/api-schema/attendance';
import { attendanceStatuses } from '@institute/api-schema/labels/sessions';
import { CircleSessionInput } from '@institute/api-schema/limits';
import { createRecords } from '@institute/api-schema/records';
import {
  AppointmentTime,
  ConfirmDialog,
  DurationField,
  optionsOf,
  RadioGroup,
  SelectField,
  Stack,
  Text,
  TextField,
  toast,
} from '@institute/design-system';
import { FormDialog } from '@institute/design-system/forms';
import { instantOf, wallTimeOf } from '@institute/values/availability';
import { clockOf, minutesOf, parseInstant, spellInstant } from '@institute/values/formats';
import { lengthMax, required, rules, url } from '@institute/values/rules';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import type { App } from '../app.ts';
import {
  KeepTime,
  meetingTimeFields,
  newTimeControls,
  onClocks,
  TimesIn,
  timeZoneOf,
} from '../meeting-time.tsx';
import type { Circle, CircleSession, CircleSessionProps } from './circles.ts';

const minute = 60_000;
/** Minutes. */
const lengths = [30, 45, 60, 75, 90, 120, 150, 180, 240];

interface CircleSessionDialogProps extends Pick<App, 'api'> {
  /** The circles to choose from; at least one. */
  circles: readonly Circle[];
  /** The session to change. Without it, a new one is scheduled. */
  session?: CircleSession;
  /** The meeting link that a new session suggests. */
  latestUrl?: string | null;
  onClose: () => void;
}

const schemaOf = (timeZone: string) =>
  z
    .object({
      circleId: z.string().check(rules(required())),
      ...meetingTimeFields(timeZone),
      minutes: z.custom<number | null>(),
      url: z.string().check(rules(url(), lengthMax(CircleSessionInput.url.maxLength))),
      /** The version that the form shows. */
      version: z.custom<number | null>(),
    })
    .check(onClocks(timeZone));

const movingTexts = (intl: IntlShape) => ({
  title: intl.formatMessage({ defaultMessage: 'Change the time of this session' }),
  submitLabel: <FormattedMessage defaultMessage="Change the time" />,
  keepLabel: <KeepTime />,
});

/** The members are notified of another time, and of another link, but not of one that was removed. */
function changedText(intl: IntlShape, before: CircleSession, after: CircleSession): string {
  const isMoved = before.startTime !== after.startTime || before.endTime !== after.endTime;
  if (isMoved) return intl.formatMessage({ defaultMessage: 'Session moved. We let the members know.' });
  return after.url !== null && after.url !== before.url
    ? intl.formatMessage({ defaultMessage: 'Link changed. We let the members know.' })
    : intl.formatMessage({ defaultMessage: 'Your changes were saved.' });
}

const schedulingTexts = (intl: IntlShape) => ({
  title: intl.formatMessage({ defaultMessage: 'Schedule a circle session' }),
  submitLabel: <FormattedMessage defaultMessage="Schedule session" />,
  successMessage: intl.formatMessage({ defaultMessage: 'Session scheduled. We let the members know.' }),
});

/** The form's initial values in a time zone. */
function valuesOf({ circles, session, latestUrl }: CircleSessionDialogProps, timeZone: string) {
  if (!session)
    return {
      circleId: circles[0]?.id ?? '',
      date: '',
      startTime: '',
      minutes: 60 as number | null,
      url: latestUrl ?? '',
      version: null,
    };
  const [from, to] = [parseInstant(session.startTime)!, parseInstant(session.endTime)!];
  const start = wallTimeOf(from, timeZone);
  return {
    circleId: session.circleId,
    date: start.date,
    startTime: clockOf(start.minutes),
    minutes: Math.round((to - from) / minute) as number | null,
    url: session.url ?? '',
    version: session.version,
  };
}

/** Schedules or changes a circle's session, in the coach's time zone. */
export function CircleSessionDialog(props: CircleSessionDialogProps) {
  const { circles, session, api, onClose } = props;
  const intl = useIntl();
  const timeZone = timeZoneOf(intl);
  const controls = newTimeControls(timeZone);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      size="m"
      {...(session ? movingTexts(intl) : schedulingTexts(intl))}
      message={<TimesIn timeZone={timeZone} />}
      hasErrorSummary
      draft={`circle.${circles[0]!.id}.session.${session?.id ?? 'new'}`}
      schema={schemaOf(timeZone)}
      defaultValues={valuesOf(props, timeZone)}
      onSubmit={async ({ value }) => {
        // Of an hour that the clocks repeat, a time that wasn't changed stays in its half.
        const known = session ? parseInstant(session.startTime) : null;
        const from = instantOf({ date: value.date, minutes: minutesOf(value.startTime) }, timeZone, known);
        const body = {
          startTime: spellInstant(from),
          endTime: spellInstant(from + (value.minutes ?? 0) * minute),
          timeZone,
          url: value.url.trim() || null,
          version: value.version,
        };
        const path = { id: value.circleId };
        if (!session) return api.send('post', '/coaching_circles/{id}/coaching_sessions', { path, body });
        const saved = await createRecords(api).replace(
          '/coaching_circles/{id}/coaching_sessions/{sessionId}',
          {
            path: { ...path, sessionId: session.id },
            body,
          },
        );
        return void toast.success(changedText(intl, session, saved));
      }}
    >
      {(form) => (
        <>
          {circles.length > 1 && (
            <form.Field
              name="circleId"
              as={SelectField}
              isRequired
              label={intl.formatMessage({ defaultMessage: 'Circle', description: 'Label of a field' })}
              options={circles.map(({ id, title }) => ({ value: id, label: title }))}
            />
          )}
          <form.Field name="date" {...controls.date} label={intl.formatMessage({ defaultMessage: 'Date' })} />
          <form.Field
            name="startTime"
            {...controls.startTime}
            label={intl.formatMessage({ defaultMessage: 'Start time' })}
          />
          <form.Field
            name="minutes"
            as={DurationField}
            isRequired
            options={lengths}
            label={intl.formatMessage({ defaultMessage: 'Length' })}
          />
          <form.Field
            name="url"
            as={TextField}
            kind="url"
            label={intl.formatMessage({ defaultMessage: 'Link to join' })}
          />
        </>
      )}
    </FormDialog>
  );
}

const attendanceSchema = z.object({
  attendance: z.array(z.object({ studentId: z.string(), status: z.enum(['PRESENT', 'ABSENT', 'EXCUSED']) })),
});

interface AttendanceDialogProps extends CircleSessionProps {
  onClose: () => void;
}

/** Records which members of the circle were at a session. */
export function AttendanceDialog({ circle, session, api, onClose }: AttendanceDialogProps) {
  const intl = useIntl();
  const students = membersOf(api.useContent('/coaching_circles/{id}', { path: { id: circle.id } }));
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
              time: (
                <AppointmentTime
                  start={session.startTime}
                  end={session.endTime}
                  timeZone={timeZoneOf(intl)}
                />
              ),
            }}
          />
        )
      }
      submitLabel={isEmpty ? null : <FormattedMessage defaultMessage="Submit attendance" />}
      successMessage={intl.formatMessage({ defaultMessage: 'Attendance was submitted.' })}
      hasErrorSummary
      draft={`circle-session.${session.id}.attendance`}
      schema={attendanceSchema}
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
            options={optionsOf(intl, attendanceStatuses)}
          />
        ))
      }
    </FormDialog>
  );
}

interface DeleteCircleSessionProps extends CircleSessionProps {
  isOpen: boolean;
  onClose: () => void;
}

/** Asks before a session of a circle is deleted. */
export function DeleteCircleSession({ circle, session, api, ...dialog }: DeleteCircleSessionProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      {...dialog}
      title={intl.formatMessage({ defaultMessage: 'Delete this session?' })}
      keepLabel={<FormattedMessage defaultMessage="Keep session" />}
      confirmLabel={<FormattedMessage defaultMessage="Delete session" />}
      onConfirm={() =>
        api.send('delete', '/coaching_circles/{id}/coaching_sessions/{sessionId}', {
          path: { id: circle.id, sessionId: session.id },
        })
      }
      successMessage={intl.formatMessage({ defaultMessage: 'The coaching session was deleted.' })}
    >
      <Stack gap="xs">
        <Text weight="medium">
          <AppointmentTime start={session.startTime} end={session.endTime} timeZone={timeZoneOf(intl)} />
        </Text>
        <Text>
          <FormattedMessage
            defaultMessage="We’ll message the members of {circle}. You can’t undo this."
            values={{ circle: circle.title }}
          />
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
