import { DateTimeValue, type Description, Stack, Text } from '@institute/design-system';
import { timeZoneLabel } from '@institute/design-system/formats';
import { FormattedMessage, FormattedTime } from 'react-intl';

interface SessionTimesProps {
  /** Instants, RFC 3339. */
  startTime: string;
  endTime: string;
  timeZone: string;
  coachTimeZone: string | null;
}

/** The time of a session in the student's and the coach's time zones. */
export function sessionTimes({
  startTime,
  endTime,
  timeZone,
  coachTimeZone,
}: SessionTimesProps): Description[] {
  return [
    {
      term: <FormattedMessage defaultMessage="Your time" description="When a session is, for the student" />,
      value: (
        <Stack gap="none">
          <strong>
            <DateTimeValue value={startTime} />
          </strong>
          <Text tone="muted" size="s">
            <FormattedMessage
              defaultMessage="Until {time} · {zone}"
              description="When a session ends, and the zone in which its times are, such as UTC-05:00 · New York"
              values={{
                time: <FormattedTime value={endTime} timeZone={timeZone} />,
                zone: timeZoneLabel(timeZone, Date.parse(startTime)),
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
            value: <DateTimeValue value={startTime} timeZone={coachTimeZone} />,
          },
        ]
      : []),
  ];
}
