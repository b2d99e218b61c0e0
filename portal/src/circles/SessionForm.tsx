import { CircleSessionInput } from '@institute/api-schema/limits';
import { longestCircleSessionHours, meetingHorizonDays } from '@institute/api-schema/policy';
import { DateField, Inline, TextField, TimeField, TimeZoneName } from '@institute/design-system';
import { FormDialogButton } from '@institute/design-system/forms';
import { instantOf, readingsOf, timeOnClocks, wallTimeOf } from '@institute/values/availability';
import { addDays, clockOf, minutesOf, parseInstant, spellInstant, today } from '@institute/values/formats';
import {
  date,
  groupRule,
  issueAt,
  lengthMax,
  maxDate,
  minDate,
  required,
  rules,
  time,
  url,
} from '@institute/values/rules';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { errorMessages } from '../messages.ts';
import { replace } from '../records.ts';
import { useTimeZone } from '../time-zone.ts';
import type { CircleDetails, CircleSession } from './circles.ts';

errorMessages.add(
  defineMessages({
    timePassed: { defaultMessage: 'This time has passed. Choose a later one.' },
  }),
);

/** The day on which a session ends: after midnight, the next one. */
const endDay = (day: string, startTime: string, endTime: string) =>
  day && endTime <= startTime ? addDays(day, 1) : day;

const schemaOf = (timeZone: string) => {
  const first = today(timeZone);
  return z
    .object({
      date: z
        .string()
        .check(rules(required(), date(), minDate(first), maxDate(addDays(first, meetingHorizonDays)))),
      startTime: z.string().check(rules(required(), time())),
      endTime: z.string().check(rules(required(), time())),
      url: z.string().check(rules(url(), lengthMax(CircleSessionInput.url.maxLength))),
      /** The version that the form shows. */
      version: z.custom<number | null>(),
    })
    .check(
      groupRule(({ date: day, startTime, endTime }) => [
        ...issueAt('startTime', timeOnClocks(day, timeZone)(startTime)),
        ...issueAt('endTime', timeOnClocks(endDay(day, startTime, endTime), timeZone)(endTime)),
      ]),
    );
};

interface SessionFormProps {
  circle: CircleDetails;
  /** The session to change. Without it, a new one is scheduled. */
  session?: CircleSession;
}

/** The form's initial values, in a time zone. */
function valuesOf(session: CircleSession | undefined, timeZone: string) {
  if (!session) return { date: '', startTime: '', endTime: '', url: '', version: null };
  const start = wallTimeOf(parseInstant(session.startTime) ?? 0, timeZone);
  const end = wallTimeOf(parseInstant(session.endTime) ?? 0, timeZone);
  return {
    date: start.date,
    startTime: clockOf(start.minutes),
    endTime: clockOf(end.minutes),
    url: session.url ?? '',
    version: session.version,
  };
}

type Values = z.infer<ReturnType<typeof schemaOf>>;

function bodyOf(values: Values, session: CircleSession | undefined, timeZone: string) {
  const wallTime = (name: 'startTime' | 'endTime', date = values.date) => ({
    date,
    minutes: minutesOf(values[name]),
  });
  // Of an hour that the clocks repeat, a time that wasn't changed stays in its half, and the end is after the start.
  const instant = (name: 'startTime' | 'endTime') =>
    instantOf(wallTime(name), timeZone, session ? parseInstant(session[name]) : null);
  const start = instant('startTime');
  const end = [instant('endTime'), ...readingsOf(wallTime('endTime'), timeZone)];
  const afterMidnight = instantOf(wallTime('endTime', addDays(values.date, 1)), timeZone);
  // A session that would be too long is a slip, such as 9 for 11, and the server says that it ends before it begins.
  if (afterMidnight - start <= longestCircleSessionHours * 3_600_000) end.push(afterMidnight);
  return {
    startTime: spellInstant(start),
    endTime: spellInstant(end.find((reading) => reading > start) ?? end[0]!),
    timeZone,
    url: values.url.trim() || null,
    version: values.version,
  };
}

/** Lets a circle's coach schedule or change a session, in the coach's own time zone. */
export function SessionForm({ circle, session }: SessionFormProps) {
  const intl = useIntl();
  const timeZone = useTimeZone();
  const save = (values: Values) => {
    const body = bodyOf(values, session, timeZone);
    const path = { id: circle.id };
    return session
      ? replace('/coaching_circles/{id}/coaching_sessions/{sessionId}', {
          path: { ...path, sessionId: session.id },
          body,
        })
      : api.send('post', '/coaching_circles/{id}/coaching_sessions', { path, body });
  };
  const plan = <FormattedMessage defaultMessage="Schedule a session" />;
  return (
    <FormDialogButton
      {...(session
        ? {
            variant: 'quiet',
            label: <FormattedMessage defaultMessage="Change" />,
            title: <FormattedMessage defaultMessage="Change the session" />,
            successMessage: intl.formatMessage({ defaultMessage: 'The session was changed.' }),
          }
        : {
            label: plan,
            title: plan,
            successMessage: intl.formatMessage({ defaultMessage: 'The session was scheduled.' }),
          })}
      size="m"
      submitLabel={<FormattedMessage defaultMessage="Save the session" />}
      draft={`circle.${circle.id}.session.${session?.id ?? 'new'}`}
      schema={schemaOf(timeZone)}
      defaultValues={valuesOf(session, timeZone)}
      onSubmit={({ value }) => save(value)}
    >
      {(form) => (
        <>
          <form.Field
            name="date"
            as={DateField}
            isRequired
            calendar={{ min: today(timeZone) }}
            label={intl.formatMessage({ defaultMessage: 'Day', description: 'Label: the day of a session' })}
          />
          <Inline gap="m" align="start">
            <form.Field
              name="startTime"
              as={TimeField}
              isRequired
              label={intl.formatMessage({ defaultMessage: 'From' })}
              description={<TimeZoneName timeZone={timeZone} />}
            />
            <form.Field
              name="endTime"
              as={TimeField}
              isRequired
              label={intl.formatMessage({ defaultMessage: 'To' })}
              description={<TimeZoneName timeZone={timeZone} />}
            />
          </Inline>
          <form.Field
            name="url"
            as={TextField}
            kind="url"
            label={intl.formatMessage({ defaultMessage: 'Link to join' })}
          />
        </>
      )}
    </FormDialogButton>
  );
}
