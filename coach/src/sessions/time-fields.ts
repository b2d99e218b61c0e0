import { meetingHorizonDays } from '@institute/api-schema/policy';
import { DateField, TimeField } from '@institute/design-system';
import { timeOnClocks } from '@institute/values/availability';
import { addDays, today } from '@institute/values/formats';
import { date, groupRule, issueAt, maxDate, minDate, required, rules, time } from '@institute/values/rules';
import { defineMessages } from 'react-intl';
import { z } from 'zod/mini';
import { errorMessages } from '../messages.ts';

errorMessages.add(
  defineMessages({
    timePassed: { defaultMessage: 'This time has passed. Choose a later one.' },
    sameTime: { defaultMessage: 'The session is already at this time. Choose another one.' },
  }),
);

/** The error of a move to the time that the session has. */
export const sameTime = { errors: [{ pointer: '/startTime', rule: 'sameTime' }] };

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
