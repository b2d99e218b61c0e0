import type { Schemas } from '@institute/api-schema';
import { CoachingGroupInput, GroupSessionMove } from '@institute/api-schema/limits';
import { NumberField, Stack, Text, TextAreaField, TextField } from '@institute/design-system';
import { FormDialogButton } from '@institute/design-system/forms';
import {
  KeepTime,
  meetingTimeFields,
  newTimeControls,
  onClocks,
  TimesIn,
} from '@institute/shared-screens/meeting-time.tsx';
import { timeOnClocks } from '@institute/values/availability';
import { formatAppointment, isDate, parseInstant } from '@institute/values/formats';
import {
  groupRule,
  issueAt,
  lengthMax,
  number,
  numberBetween,
  required,
  rules,
} from '@institute/values/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { useCoachId, useTimeZone } from '../coach.ts';
import { sameTime } from '../sessions/same-time.ts';
import { instantAt, wallOf, weeklyDates } from './group-dates.ts';
import type { Product } from './products.ts';

export type Group = Schemas['CoachingGroup'];
export type GroupSession = Schemas['GroupSession'];

export interface GroupSessionProps {
  group: Group;
  session: GroupSession;
}

/** Errors of the start of any date of the group are shown at the time of day, which they share. */
const groupSchema = (timeZone: string, count: number) => {
  const { date, startTime: startTimes } = meetingTimeFields(timeZone);
  const fields = z.object({
    date,
    startTimes,
    capacity: z
      .custom<number | string | null>()
      .check(
        rules(
          required(),
          number(),
          numberBetween(CoachingGroupInput.capacity.minimum, CoachingGroupInput.capacity.maximum),
        ),
      ),
    place: z.string().check(rules(lengthMax(CoachingGroupInput.place.maxLength))),
  });
  return fields.check(
    groupRule(({ date, startTimes }) => {
      const days = isDate(date) ? weeklyDates(date, count) : [];
      return days.flatMap((day) => issueAt('startTimes', timeOnClocks(day, timeZone)(startTimes)));
    }),
  );
};

export function AddGroup({ product }: { product: Product }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const timeZone = useTimeZone();
  const controls = newTimeControls(timeZone);
  const count = product.purchaseTerms.groupSessionCount;
  const label = <FormattedMessage defaultMessage="Add dates" />;
  return (
    <FormDialogButton
      variant="primary"
      label={label}
      title={label}
      message={
        <FormattedMessage
          defaultMessage="{count, plural, one {A seat includes 1 session} other {A seat includes # sessions, one each week}} of {minutes} minutes."
          values={{ count, minutes: product.purchaseTerms.duration }}
        />
      }
      successMessage={intl.formatMessage({ defaultMessage: 'The dates were added.' })}
      draft={{ name: `product.${product.id}.group` }}
      schema={groupSchema(timeZone, count)}
      defaultValues={{ date: '', startTimes: '', capacity: 6 as number | string | null, place: '' }}
      onSubmit={({ value }) => {
        const startTimes = weeklyDates(value.date, count).map((day) =>
          instantAt(day, value.startTimes, timeZone),
        );
        return api.send('post', '/coaches/{coachId}/products/{productId}/groups', {
          path: { coachId, productId: product.id },
          body: { capacity: Number(value.capacity), place: value.place.trim() || null, startTimes },
        });
      }}
    >
      {(form) => (
        <>
          <form.Field
            name="date"
            {...controls.date}
            label={intl.formatMessage({ defaultMessage: 'First date' })}
          />
          <form.Field
            name="startTimes"
            {...controls.startTime}
            label={intl.formatMessage({ defaultMessage: 'Start time' })}
          />
          <TimesIn timeZone={timeZone} />
          <form.Field
            name="capacity"
            as={NumberField}
            isRequired
            width="short"
            label={intl.formatMessage({
              defaultMessage: 'Seats',
              description: 'Label: how many clients can take part',
            })}
          />
          <form.Field
            name="place"
            as={TextField}
            label={intl.formatMessage({ defaultMessage: 'Place' })}
            description={intl.formatMessage({
              defaultMessage:
                'The address, if you meet in person. Otherwise, clients get your video call link.',
            })}
          />
        </>
      )}
    </FormDialogButton>
  );
}

const reasonRules = rules(required(), lengthMax(GroupSessionMove.reason.maxLength));

export const reasonLabel = (intl: ReturnType<typeof useIntl>) =>
  intl.formatMessage({ defaultMessage: 'Message to the participants' });

/** When a session is, in words. */
export const useTimeOf = ({ startTime, endTime }: GroupSession): string =>
  formatAppointment(startTime, endTime, { locale: useIntl().locale, timeZone: useTimeZone() });

export const SessionTime = ({ session }: { session: GroupSession }) => (
  <time dateTime={session.startTime}>{useTimeOf(session)}</time>
);

export function MoveGroupSession({ group, session }: GroupSessionProps) {
  const intl = useIntl();
  const coachId = useCoachId();
  const timeZone = useTimeZone();
  const controls = newTimeControls(timeZone);
  const start = wallOf(parseInstant(session.startTime)!, timeZone);
  return (
    <FormDialogButton
      variant="quiet"
      aria-label={intl.formatMessage(
        { defaultMessage: 'Change the time: {time}' },
        { time: useTimeOf(session) },
      )}
      label={<FormattedMessage defaultMessage="Change the time" />}
      title={intl.formatMessage({ defaultMessage: 'Change the time of this group session' })}
      message={
        <Stack gap="xs">
          <Text weight="medium">
            <SessionTime session={session} />
          </Text>
          <Text>
            <FormattedMessage defaultMessage="We’ll e-mail each participant the old and the new time. Those who can’t come can cancel it and get back what they paid for it, unless their bank is deciding about it." />
          </Text>
        </Stack>
      }
      keepLabel={<KeepTime />}
      successMessage={intl.formatMessage({
        defaultMessage: 'Session moved. We let the participants know.',
      })}
      draft={`group.${session.id}.move`}
      schema={z
        .object({
          ...meetingTimeFields(timeZone),
          reason: z.string().check(reasonRules),
        })
        .check(onClocks(timeZone))}
      defaultValues={{ ...start, reason: '' }}
      onSubmit={async ({ value }) => {
        const startTime = instantAt(value.date, value.startTime, timeZone);
        if (parseInstant(startTime) === parseInstant(session.startTime)) return sameTime;
        return api.send('patch', '/coaches/{coachId}/groups/{groupId}/sessions/{groupSessionId}', {
          path: { coachId, groupId: group.id, groupSessionId: session.id },
          body: { startTime, reason: value.reason.trim() },
        });
      }}
    >
      {(form) => (
        <>
          <form.Field
            name="date"
            {...controls.date}
            label={intl.formatMessage({ defaultMessage: 'New date' })}
          />
          <form.Field
            name="startTime"
            {...controls.startTime}
            label={intl.formatMessage({ defaultMessage: 'New start time' })}
          />
          <TimesIn timeZone={timeZone} />
          <form.Field name="reason" as={TextAreaField} isRequired rows={2} label={reasonLabel(intl)} />
        </>
      )}
    </FormDialogButton>
  );
}
