import {
  AgendaList,
  Banner,
  Disclosure,
  ExceptionStrip,
  Split,
  Stack,
  Text,
  WeekSchedule,
} from '@institute/design-system';
import { type Form, SubmitBar } from '@institute/design-system/forms';
import {
  hoursProblem,
  nextClockChange,
  occurrences,
  type TimeRange,
  type WeeklyRange,
  weeklyMinutes,
} from '@institute/values/availability';
import { formatDateTime, formatDuration, formatTime, spellInstant, today } from '@institute/values/formats';
import { defineMessages, FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useTimeZone } from '../coach.ts';
import { paths } from '../places.ts';
import { FreeTimes } from './FreeTimes.tsx';
import { useTimeOff } from './schedules.ts';
import { Refusal, usePartForm } from './use-part-form.ts';
import { type HoursValues, hoursPart, type Schedule } from './values.ts';

const refusals = defineMessages<NonNullable<ReturnType<typeof hoursProblem>>>({
  overlap: { defaultMessage: 'Some hours overlap others of the same day. Change or remove one of them.' },
  order: { defaultMessage: 'Start time must be less than end time' },
});

/** Invalid hours show their own errors. */
export function requireValidHours(hours: Parameters<typeof hoursProblem>[0]): void {
  const problem = hoursProblem(hours);
  if (problem) throw new Refusal(refusals[problem]);
}

export const rangeText = ({ startTime, endTime }: TimeRange, locale: string) =>
  `${formatTime(startTime, locale)} – ${formatTime(endTime === '24:00' ? '00:00' : endTime, locale)}`;

const weeklyLabel = (intl: IntlShape) => intl.formatMessage({ defaultMessage: 'Weekly hours' });

/** The hours of a usual week, beside what clients can book of those that are saved. */
export function HoursForm({ schedule }: { schedule: Schedule }) {
  const intl = useIntl();
  const form = usePartForm(schedule, hoursPart, {
    savedText: intl.formatMessage({ defaultMessage: 'Your hours were saved.' }),
    check: ({ weekly }) => requireValidHours({ weekly, overrides: [] }),
    describe: ({ weekly }) => ({
      weekly: {
        label: weeklyLabel(intl),
        value: intl.formatList(
          weekly.map((range) => `${weekdayName(intl, range.weekday)} ${rangeText(range, intl.locale)}`),
        ),
      },
    }),
  });
  return (
    <Split
      gap="l"
      aside={
        <Stack gap="l">
          <NextExceptions schedule={schedule} />
          <FreeTimes schedule={schedule} />
        </Stack>
      }
    >
      <form.Form isWide>
        <WeekFields form={form} timeZone={schedule.timeZone} />
        <form.Subscribe selector={({ values }) => values.weekly}>
          {(weekly) => <UpcomingHours schedule={schedule} weekly={weekly} />}
        </form.Subscribe>
        <SubmitBar>
          <FormattedMessage defaultMessage="Save hours" />
        </SubmitBar>
      </form.Form>
    </Split>
  );
}

/** More would push the available times out of view. */
const shownCount = 6;

/** The next days with other hours, of this schedule, or without any, of all schedules. */
function NextExceptions({ schedule }: { schedule: Schedule }) {
  const intl = useIntl();
  const first = today(useTimeZone());
  const href = paths.myCoachSchedule({ schedule: schedule.id, part: 'days' });
  const exceptions = [
    ...schedule.overrides.map(({ date, ranges }) => ({ firstDay: date, lastDay: date, ranges, href })),
    ...useTimeOff().map(({ firstDay, lastDay }) => ({ firstDay, lastDay, ranges: [], href })),
  ]
    .filter(({ lastDay }) => lastDay >= first)
    .toSorted((a, b) => a.firstDay.localeCompare(b.firstDay))
    .slice(0, shownCount);
  if (exceptions.length === 0) return null;
  return (
    <ExceptionStrip
      label={intl.formatMessage({ defaultMessage: 'Next exceptions' })}
      exceptions={exceptions}
    />
  );
}

// January 4, 1970, was a Sunday.
const weekdayName = (intl: IntlShape, weekday: number) =>
  intl.formatDate((3 + weekday) * 86_400_000, { weekday: 'long', timeZone: 'UTC' });

interface WeekFieldsProps {
  form: Pick<Form<HoursValues>, 'Subscribe' | 'setFieldValue'>;
  timeZone: string;
}

export function WeekFields({ form, timeZone }: WeekFieldsProps) {
  const intl = useIntl();
  const here = useTimeZone();
  return (
    <form.Subscribe selector={({ values }) => values.weekly}>
      {(weekly) => (
        <WeekSchedule
          label={weeklyLabel(intl)}
          ranges={weekly}
          onChange={(ranges) => form.setFieldValue('weekly', ranges)}
          timeZone={timeZone}
          {...(here !== timeZone && { otherTimeZone: here })}
        />
      )}
    </form.Subscribe>
  );
}

const days = 14;
/** A change further ahead is not worth a notice. */
const newsworthy = 180 * 86_400_000;

/** The resulting hours of the next 14 days, with `weekly` as it is in the form, and when the clocks change. */
function UpcomingHours({ schedule, weekly }: { schedule: Schedule; weekly: readonly WeeklyRange[] }) {
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
