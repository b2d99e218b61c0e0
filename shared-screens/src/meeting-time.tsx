import { meetingHorizonDays } from '@institute/api-schema/policy';
import { DateField, Text, TimeField } from '@institute/design-system';
import { timeOnClocks } from '@institute/values/availability';
import { addDays, defaultTimeZone, timeZonePlace, today } from '@institute/values/formats';
import { date, groupRule, issueAt, maxDate, minDate, required, rules, time } from '@institute/values/rules';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { z } from 'zod/mini';

/** The time zone in which the page shows times: the profile's, else the device's. */
export const timeZoneOf = ({ timeZone }: IntlShape): string => defaultTimeZone(timeZone ?? null);

/** The fields of a time from today on. The server's errors of the start are shown at its time of day. */
export const newTimeFields = (timeZone: string) => ({
  date: z.string().check(rules(required(), date(), minDate(today(timeZone)))),
  startTime: z.string().check(rules(required(), time())),
});

/** The fields of a time at which a circle or a group can meet. */
export function meetingTimeFields(timeZone: string) {
  const first = today(timeZone);
  const last = addDays(first, meetingHorizonDays);
  return {
    ...newTimeFields(timeZone),
    date: z.string().check(rules(required(), date(), minDate(first), maxDate(last))),
  };
}

/** The rule that the clocks show the time on that day. */
export const onClocks = (timeZone: string) =>
  groupRule<{ date: string; startTime: string }>((value) =>
    issueAt('startTime', timeOnClocks(value.date, timeZone)(value.startTime)),
  );

/** The controls of these fields. A form adds their labels. */
export const newTimeControls = (timeZone: string) => ({
  date: { as: DateField, isRequired: true, calendar: { min: today(timeZone) } },
  startTime: { as: TimeField, isRequired: true },
});

export const TimesIn = ({ timeZone }: { timeZone: string }) => (
  <Text tone="muted">
    <FormattedMessage
      defaultMessage="Times are in {place} time."
      description="Over a date and a time; place is the city of a time zone"
      values={{ place: timeZonePlace(timeZone, useIntl().locale) }}
    />
  </Text>
);

export const KeepTime = () => <FormattedMessage defaultMessage="Keep the current time" />;
