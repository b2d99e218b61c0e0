import {
  Columns,
  ConfirmButton,
  DateField,
  DateOverrides,
  Inline,
  Link,
  SectionCard,
  Stack,
  Text,
  toast,
} from '@institute/design-system';
import { SubmitBar, UnsavedChangesGuard, useForm } from '@institute/design-system/forms';
import type { TimeOff as Period } from '@institute/values/availability';
import { addDays, formatDate, today } from '@institute/values/formats';
import { date, groupRule, issueAt, minDate, required, rules } from '@institute/values/rules';
import { useState } from 'react';
import { defineMessage, FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { useCoachId, useTimeZone } from '../coach.ts';
import { paths } from '../places.ts';
import { rangeText, requireValidHours } from './HoursForm.tsx';
import { useTimeOff } from './schedules.ts';
import { Refusal, usePartForm } from './use-part-form.ts';
import { type ExceptionsValues, exceptionsPart, type Schedule } from './values.ts';

/** Days off, which close all schedules, and days of one schedule with other hours. */
export default function DaysOff({ schedule }: { schedule: Schedule }) {
  return (
    <Columns min="xl" gap="l" align="start">
      <TimeOff />
      <ExceptionsForm schedule={schedule} />
    </Columns>
  );
}

const blank = { firstDay: '', lastDay: '' };

function daysText({ locale }: IntlShape, { firstDay, lastDay }: Period): string {
  const [first, last] = [firstDay, lastDay].map((day) => formatDate(day, 'medium', locale));
  return firstDay === lastDay ? first! : `${first} – ${last}`;
}

/** Days off, which apply to all schedules at once. */
function TimeOff() {
  const intl = useIntl();
  const coachId = useCoachId();
  const first = today(useTimeZone());
  const periods = useTimeOff();
  const form = useForm({
    draft: 'time-off.new',
    schema: z
      .object({
        firstDay: z.string().check(rules(required(), date(), minDate(first))),
        lastDay: z.string().check(rules(date())),
      })
      .check(
        groupRule(({ firstDay, lastDay }) => issueAt('lastDay', lastDay ? minDate(firstDay)(lastDay) : null)),
      ),
    defaultValues: blank,
    async onSubmit({ value: { firstDay, lastDay } }) {
      const body = { firstDay, lastDay: lastDay || firstDay };
      await api.send('post', '/coaches/{coachId}/time_off', { path: { coachId }, body });
      form.reset(blank);
      toast.success(intl.formatMessage({ defaultMessage: 'Your time off was saved.' }));
    },
  });
  return (
    <SectionCard
      title={<FormattedMessage defaultMessage="Time off" />}
      lead={
        <FormattedMessage defaultMessage="A vacation, a holiday, a day of rest: no one can book these days, in any of your schedules. For a single day, leave the last one empty. Dates of groups stay until you move or cancel them." />
      }
    >
      <form.Form hasErrorSummary={false}>
        <Inline gap="m" align="end">
          <form.Field
            name="firstDay"
            as={DateField}
            isRequired
            calendar={{ min: first }}
            label={intl.formatMessage({ defaultMessage: 'First day off' })}
          />
          <form.Field
            name="lastDay"
            as={DateField}
            example={addDays(first, 43)}
            calendar={{ min: first }}
            label={intl.formatMessage({ defaultMessage: 'Last day off' })}
          />
          <form.SubmitButton variant="secondary">
            <FormattedMessage defaultMessage="Add time off" />
          </form.SubmitButton>
        </Inline>
      </form.Form>
      {periods.length > 0 && (
        <Stack as="ul" role="list" gap="m" isDivided>
          {periods.map((period) => (
            <Stack as="li" key={period.id} gap="xxs" align="start">
              <Text weight="semibold">{daysText(intl, period)}</Text>
              {period.sessionCount > 0 && (
                <Text>
                  <FormattedMessage
                    defaultMessage="{count, plural, one {# session is} other {# sessions are}} still booked on these days. <link>See your sessions</link>"
                    values={{
                      count: period.sessionCount,
                      link: (text) => <Link href={paths.mySessions()}>{text}</Link>,
                    }}
                  />
                </Text>
              )}
              <RemoveTimeOff id={period.id} days={daysText(intl, period)} />
            </Stack>
          ))}
        </Stack>
      )}
      <UnsavedChangesGuard isUnsaved={form.isUnsaved} />
    </SectionCard>
  );
}

function RemoveTimeOff({ id, days }: { id: string; days: string }) {
  const intl = useIntl();
  const coachId = useCoachId();
  return (
    <ConfirmButton
      variant="quiet"
      aria-label={intl.formatMessage({ defaultMessage: 'Remove time off: {days}' }, { days })}
      title={intl.formatMessage({ defaultMessage: 'Remove this time off?' })}
      message={
        <FormattedMessage
          defaultMessage="Clients can book you again on these days ({days}), in the hours of your schedules."
          values={{ days }}
        />
      }
      keepLabel={<FormattedMessage defaultMessage="Keep time off" />}
      onConfirm={() =>
        api.send('delete', '/coaches/{coachId}/time_off/{timeOffId}', { path: { coachId, timeOffId: id } })
      }
      successMessage={intl.formatMessage({ defaultMessage: 'Your time off was removed.' })}
    >
      <FormattedMessage defaultMessage="Remove" />
    </ConfirmButton>
  );
}

/** The list shows it at its box, too. */
const typedDayRefusal = defineMessage({
  defaultMessage: 'Add the day you typed, or clear the box. Then save.',
});

/** Dates whose hours are not those of the week. */
function ExceptionsForm({ schedule }: { schedule: Schedule }) {
  const intl = useIntl();
  const { locale } = intl;
  const label = intl.formatMessage({
    defaultMessage: 'Exceptions',
    description: 'Days on which the hours are not those of the week',
  });
  const [isRefused, setIsRefused] = useState(false);
  const describeRanges = ({ date, ranges }: ExceptionsValues['overrides'][number]) => {
    const hours = ranges.map((range) => rangeText(range, locale)).join(', ');
    return `${formatDate(date, 'medium', locale)}: ${hours || intl.formatMessage({ defaultMessage: 'no hours' })}`;
  };
  const form = usePartForm(schedule, exceptionsPart, {
    savedText: intl.formatMessage({ defaultMessage: 'Your exceptions were saved.' }),
    check({ overrides, typedDay }) {
      if (typedDay.trim() !== '') {
        setIsRefused(true);
        throw new Refusal(typedDayRefusal);
      }
      requireValidHours({ weekly: [], overrides });
    },
    describe: ({ overrides }) => ({
      overrides: { label, value: intl.formatList(overrides.map(describeRanges)) },
    }),
  });
  return (
    <SectionCard
      title={label}
      lead={
        <FormattedMessage defaultMessage="A shorter day, an extra morning: on these dates, these hours replace the weekly ones of this schedule." />
      }
    >
      <form.Form isWide>
        <form.Subscribe selector={({ values }) => values}>
          {({ overrides, typedDay }) => (
            <DateOverrides
              label={label}
              overrides={overrides}
              onChange={(next) => form.setFieldValue('overrides', next)}
              typed={typedDay}
              onTyped={(text) => {
                form.setFieldValue('typedDay', text);
                setIsRefused(false);
              }}
              errorMessage={isRefused ? intl.formatMessage(typedDayRefusal) : undefined}
              timeZone={schedule.timeZone}
            />
          )}
        </form.Subscribe>
        <SubmitBar>
          <FormattedMessage defaultMessage="Save exceptions" />
        </SubmitBar>
      </form.Form>
    </SectionCard>
  );
}
