import { ExceptionStrip, SectionCard, Split, Stack, WeekSchedule } from '@institute/design-system';
import { type Form, SubmitBar, UnsavedChangesGuard } from '@institute/design-system/forms';
import { hoursProblem, type TimeRange } from '@institute/values/availability';
import { formatTime, today } from '@institute/values/formats';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { useTimeZone } from '../coach.ts';
import { describeError } from '../messages.ts';
import { paths } from '../places.ts';
import { FreeTimes } from './FreeTimes.tsx';
import { useTimeOff } from './schedules.ts';
import { UpcomingHours } from './UpcomingHours.tsx';
import { usePartForm } from './use-part-form.ts';
import { type HoursValues, hoursPart, type Schedule } from './values.ts';

/** Invalid hours show their own errors. */
export class HoursError extends Error {}

export function requireValidHours(hours: Parameters<typeof hoursProblem>[0]): void {
  if (hoursProblem(hours)) throw new HoursError();
}

export const hoursText = (intl: IntlShape, hours: Parameters<typeof hoursProblem>[0]): string =>
  hoursProblem(hours) === 'overlap'
    ? intl.formatMessage({
        defaultMessage: 'Some hours overlap others of the same day. Change or remove one of them.',
      })
    : intl.formatMessage({ defaultMessage: 'Start time must be less than end time' });

export const rangeText = ({ startTime, endTime }: TimeRange, locale: string) =>
  `${formatTime(startTime, locale)} – ${formatTime(endTime === '24:00' ? '00:00' : endTime, locale)}`;

const weeklyLabel = (intl: IntlShape) => intl.formatMessage({ defaultMessage: 'Weekly hours' });

/** The hours of a usual week, beside what clients can book of those that are saved. */
export function HoursForm({ schedule }: { schedule: Schedule }) {
  const intl = useIntl();
  const form: Form<HoursValues> = usePartForm(schedule, hoursPart, {
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
    describeError: (error) =>
      error instanceof HoursError
        ? hoursText(intl, { ...form.state.values, overrides: [] })
        : describeError(intl, error),
  });
  return (
    <Stack gap="l">
      <NextExceptions schedule={schedule} />
      <Split gap="l" aside={<FreeTimes schedule={schedule} />}>
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
      <UnsavedChangesGuard isUnsaved={form.isUnsaved} />
    </Stack>
  );
}

/** More would push the week out of view. */
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
  const label = weeklyLabel(intl);
  return (
    <SectionCard
      title={label}
      lead={
        <FormattedMessage defaultMessage="Hours end at midnight at the latest. To go on after midnight, add hours to the next day." />
      }
    >
      <form.Subscribe selector={({ values }) => values.weekly}>
        {(weekly) => (
          <WeekSchedule
            label={label}
            ranges={weekly}
            onChange={(ranges) => form.setFieldValue('weekly', ranges)}
            timeZone={timeZone}
            {...(here !== timeZone && { otherTimeZone: here })}
          />
        )}
      </form.Subscribe>
    </SectionCard>
  );
}
