import { AgendaList, Banner, Disclosure, Stack, Text } from '@institute/design-system';
import {
  hoursProblem,
  nextClockChange,
  occurrences,
  type WeeklyRange,
  weeklyMinutes,
} from '@institute/values/availability';
import { formatDateTime, formatDuration, spellInstant, today } from '@institute/values/formats';
import { FormattedMessage, useIntl } from 'react-intl';
import { useTimeZone } from '../coach.ts';
import { useTimeOff } from './schedules.ts';
import type { Schedule } from './values.ts';

const days = 14;
/** A change further ahead is not worth a notice. */
const newsworthy = 180 * 86_400_000;

/** The resulting hours of the next 14 days, with `weekly` as it is in the form, and when the clocks change. */
export function UpcomingHours({ schedule, weekly }: { schedule: Schedule; weekly: readonly WeeklyRange[] }) {
  const intl = useIntl();
  const { timeZone } = schedule;
  const here = useTimeZone();
  const timeOff = useTimeOff();
  if (hoursProblem({ weekly, overrides: [] })) return null;
  const now = Date.now();
  const hours = occurrences({ ...schedule, weekly, timeOff }, today(timeZone, now), days);
  const change = nextClockChange(timeZone, now);
  return (
    <Stack gap="m">
      {change && change.at - now < newsworthy && (
        <Banner tone="info">
          {change.minutes > 0 ? (
            <FormattedMessage
              defaultMessage="Clocks go forward {change} on {date}. Your hours stay the same for you. Clients whose clocks don’t change that day see them start earlier."
              description="When the clocks of a schedule’s time zone change; change is such as 1 hour"
              values={{ change: formatDuration(change.minutes, intl.locale), date: instant(change.at) }}
            />
          ) : (
            <FormattedMessage
              defaultMessage="Clocks go back {change} on {date}. Your hours stay the same for you. Clients whose clocks don’t change that day see them start later."
              description="When the clocks of a schedule’s time zone change; change is such as 1 hour"
              values={{ change: formatDuration(-change.minutes, intl.locale), date: instant(change.at) }}
            />
          )}
        </Banner>
      )}
      <Disclosure
        level={2}
        title={
          <FormattedMessage
            defaultMessage="Preview: your next 14 days ({hours, plural, one {# hour} other {# hours}} a week)"
            description="Unfolds the hours of the next 14 days; with the hours of a usual week"
            values={{ hours: weeklyMinutes(weekly) / 60 }}
          />
        }
      >
        {hours.length === 0 ? (
          <Text tone="muted">
            <FormattedMessage defaultMessage="No hours in the next 14 days." />
          </Text>
        ) : (
          <AgendaList
            timeZone={timeZone}
            {...(here !== timeZone && { otherTimeZone: here })}
            events={hours.map(({ start, end }) => ({
              id: String(start),
              start: spellInstant(start),
              end: spellInstant(end),
              title: intl.formatMessage({
                defaultMessage: 'Available',
                description: 'Hours that can be booked',
              }),
            }))}
          />
        )}
      </Disclosure>
    </Stack>
  );

  function instant(at: number) {
    return formatDateTime(spellInstant(at), { locale: intl.locale, timeZone, withZone: true });
  }
}
