import type { components } from '@institute/api-schema';
import { DateTimeValue, type Description, Stack, Text } from '@institute/design-system';
import { readLocal } from '@institute/design-system/availability';
import {
  clockOf,
  formatLocalDateTime,
  formatTime,
  parseInstant,
  timeZoneLabel,
} from '@institute/design-system/formats';
import { FormattedMessage, useIntl } from 'react-intl';

interface SessionTimesProps {
  time: BookedTime;
  /** The student's. */
  timeZone: string;
  coachTimeZone: string | null;
}

/** A time that is booked or reserved. */
type BookedTime = Pick<
  components['schemas']['CoachSession'],
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

/** A time of `localTimes`, with its date and zone. */
export const LocalTime = ({ value, timeZone }: { value: string; timeZone: string }) => (
  <time dateTime={value}>
    {formatLocalDateTime(value, { locale: useIntl().locale, timeZone, withZone: true })}
  </time>
);

const EndTime = ({ clock }: { clock: string }) => formatTime(clock, useIntl().locale);

/** The time of a session in the student's and the coach's time zones. */
export function sessionTimes({ time, timeZone, coachTimeZone }: SessionTimesProps): Description[] {
  const { start, end } = localTimes(time, timeZone);
  const { offset } = readLocal(start, timeZone);
  return [
    {
      term: <FormattedMessage defaultMessage="Your time" description="When a session is, for the student" />,
      value: (
        <Stack gap="none">
          <strong>
            <LocalTime value={start} timeZone={timeZone} />
          </strong>
          <Text tone="muted" size="s">
            <FormattedMessage
              defaultMessage="Until {time} · {zone}"
              description="When a session ends, and the zone in which its times are, such as UTC-05:00 · New York"
              values={{
                time: <EndTime clock={clockOf(readLocal(end, timeZone).minutes)} />,
                zone: timeZoneLabel(timeZone, parseInstant(start) ?? 0, offset),
              }}
            />
          </Text>
        </Stack>
      ),
    },
    ...(coachTimeZone && coachTimeZone !== timeZone
      ? [
          {
            term: (
              <FormattedMessage
                defaultMessage="Coach’s time"
                description="When a session is, on the clock of the coach"
              />
            ),
            value: <DateTimeValue value={time.startTime} timeZone={coachTimeZone} />,
          },
        ]
      : []),
  ];
}
