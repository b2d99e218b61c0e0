import type { Schemas } from '@institute/api-schema';
import { type Description, Stack, Text, TimeZoneName } from '@institute/design-system';
import { formatAppointment } from '@institute/values/formats';
import { FormattedMessage, useIntl } from 'react-intl';

interface SessionTimesProps {
  time: BookedTime;
  /** The student's. */
  timeZone: string;
  coachTimeZone?: string | null;
}

/** A time that is booked or reserved. */
type BookedTime = Pick<
  Schemas['CoachSession'],
  'startTime' | 'endTime' | 'timeZone' | 'localStartTime' | 'localEndTime'
>;

/**
 * The times to show in a zone: as the server reads them in the zone in which they were booked, because it says so in its
 * e-mails too. In any other zone, the browser converts them.
 */
export const localTimes = (time: BookedTime, timeZone: string) =>
  time.timeZone === timeZone
    ? { start: time.localStartTime, end: time.localEndTime }
    : { start: time.startTime, end: time.endTime };

interface LocalTimeProps {
  /** RFC 3339 timestamps, such as those of `localTimes`. */
  start: string;
  end?: string;
  timeZone: string;
}

/** When a session is, such as Tuesday, November 24, 1:40 – 2:30 PM. */
export const LocalTime = ({ start, end, timeZone }: LocalTimeProps) => (
  <time dateTime={start}>
    {formatAppointment(start, end ?? null, { locale: useIntl().locale, timeZone })}
  </time>
);

/** When a session is, under it the zone. */
const TimeInZone = ({ isOwn = false, ...time }: LocalTimeProps & { isOwn?: boolean }) => (
  <Stack gap="none">
    {isOwn ? (
      <strong>
        <LocalTime {...time} />
      </strong>
    ) : (
      <LocalTime {...time} />
    )}
    <Text tone="muted" size="s">
      <TimeZoneName timeZone={time.timeZone} />
    </Text>
  </Stack>
);

/** The time of a session in the student's time zone, and in the coach's if it's given and another one. */
export const sessionTimes = ({ time, timeZone, coachTimeZone = null }: SessionTimesProps): Description[] => [
  {
    term: <FormattedMessage defaultMessage="Your time" />,
    value: <TimeInZone {...localTimes(time, timeZone)} timeZone={timeZone} isOwn />,
  },
  ...coachTimes({ time, timeZone, coachTimeZone }),
];

/** The time of a session in the coach's time zone, if it's another one. */
export const coachTimes = ({ time, timeZone, coachTimeZone = null }: SessionTimesProps): Description[] =>
  coachTimeZone && coachTimeZone !== timeZone
    ? [
        {
          term: <FormattedMessage defaultMessage="Coach’s time" />,
          value: <TimeInZone start={time.startTime} end={time.endTime} timeZone={coachTimeZone} />,
        },
      ]
    : [];
