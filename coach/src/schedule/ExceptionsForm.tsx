import { DateOverrides, SectionCard } from '@institute/design-system';
import { type Form, SubmitBar, UnsavedChangesGuard } from '@institute/design-system/forms';
import { formatDate } from '@institute/values/formats';
import { useState } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { describeError } from '../messages.ts';
import { HoursError, hoursText, rangeText, requireValidHours } from './HoursForm.tsx';
import { usePartForm } from './use-part-form.ts';
import { type ExceptionsValues, exceptionsPart, type Schedule } from './values.ts';

/** A day was typed and not added to the list, which shows its own error. */
class TypedDayError extends Error {}

const typedDayText = (intl: IntlShape) =>
  intl.formatMessage({ defaultMessage: 'Add the day you typed, or clear the box. Then save.' });

/** Dates whose hours are not those of the week. */
export function ExceptionsForm({ schedule }: { schedule: Schedule }) {
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
  const form: Form<ExceptionsValues> = usePartForm(schedule, exceptionsPart, {
    savedText: intl.formatMessage({ defaultMessage: 'Your exceptions were saved.' }),
    check({ overrides, typedDay }) {
      if (typedDay.trim() !== '') {
        setIsRefused(true);
        throw new TypedDayError();
      }
      requireValidHours({ weekly: [], overrides });
    },
    describe: ({ overrides }) => ({
      overrides: { label, value: intl.formatList(overrides.map(describeRanges)) },
    }),
    describeError: (error) =>
      error instanceof TypedDayError
        ? typedDayText(intl)
        : error instanceof HoursError
          ? hoursText(intl, { weekly: [], ...form.state.values })
          : describeError(intl, error),
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
              errorMessage={isRefused ? typedDayText(intl) : undefined}
              timeZone={schedule.timeZone}
            />
          )}
        </form.Subscribe>
        <SubmitBar>
          <FormattedMessage defaultMessage="Save exceptions" />
        </SubmitBar>
      </form.Form>
      <UnsavedChangesGuard isUnsaved={form.isUnsaved} />
    </SectionCard>
  );
}
