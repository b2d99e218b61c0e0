import { CoachSessionMove } from '@institute/api-schema/limits';
import {
  Banner,
  Inline,
  Link,
  lazyPart,
  SlotPicker,
  Stack,
  type TextAreaField,
} from '@institute/design-system';
import { formatDate } from '@institute/design-system/formats';
import { useForm } from '@institute/design-system/forms';
import { lengthMax, required, rules } from '@institute/design-system/rules';
import { type ReactNode, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { z } from 'zod/mini';
import { describeError } from '../messages.ts';
import { timeZoneHref } from '../time-zone.ts';
import { type BookedFor, useFreeTimes } from './free-times.ts';
import { heldAgainText } from './hold.ts';
import { type OtherSession, otherSessionOf } from './overlap.ts';

const OverlapQuestion = lazyPart(async () => (await import('./OverlapQuestion.tsx')).OverlapQuestion);

/** The number of days with free times shown at first. */
const dayLimit = 5;

const schema = z.object({
  start: z.string().check(rules(required())),
  reason: z.string().check(rules(lengthMax(CoachSessionMove.reason.maxLength))),
});

export interface ChosenTime {
  start: string;
  end: string;
  reason: string | null;
  /** Whether the student wants it although they have another session then. */
  allowOverlap: boolean;
}

interface ChooseTimeProps {
  bookedFor: BookedFor;
  /** The name under which the choice is kept. */
  draft: string;
  timeZone: string;
  coachTimeZone: string | null;
  /** Why the previously chosen time could not be booked. */
  refusal?: unknown;
  /** The URL of this step with another first day. */
  hrefFrom: (firstDay: string | null) => string;
  onChoose: (time: ChosenTime) => Promise<unknown>;
  submitLabel: ReactNode;
  /** The field that asks for a reason as well. It's given, so that booking doesn't load it. */
  reasonField?: typeof TextAreaField;
}

/** A coach's free times, day by day in the student’s zone. Times booked by others in the meantime disappear. */
export function ChooseTime({
  bookedFor,
  draft,
  timeZone,
  coachTimeZone,
  refusal,
  hrefFrom,
  onChoose,
  submitLabel,
  reasonField,
}: ChooseTimeProps) {
  const intl = useIntl();
  const from = new URLSearchParams(useSearch()).get('from');
  const { slots, nextDay, refetch } = useFreeTimes({ bookedFor, timeZone, from });
  const [overlap, setOverlap] = useState<{ time: ChosenTime; other: OtherSession }>();
  const form = useForm({
    draft,
    schema,
    defaultValues: { start: '', reason: '' },
    describeError: (error) => heldAgainText(intl, error, timeZone) ?? describeError(intl, error),
    async onSubmit({ value: { start, reason } }) {
      const slot = slots.find((one) => one.start === start);
      if (!slot) return;
      const time = { ...slot, reason: reason.trim() || null, allowOverlap: false };
      try {
        return await onChoose(time);
      } catch (error) {
        const other = otherSessionOf(error);
        if (other) return setOverlap({ time, other });
        await refetch();
        throw error;
      }
    },
  });
  const day = (date: string) => formatDate(date, 'medium', intl.locale);
  return (
    <Stack gap="l">
      {refusal ? (
        <Banner tone="critical" isAnnounced>
          {describeError(intl, refusal)}
        </Banner>
      ) : null}
      <form.Form>
        <form.Field
          name="start"
          as={SlotPicker}
          isRequired
          label={intl.formatMessage({
            defaultMessage: 'Choose a time',
            description: 'Label of the free times of a coach',
          })}
          slots={slots}
          timeZone={timeZone}
          otherTimeZone={coachTimeZone ?? undefined}
          timeZoneHref={timeZoneHref()}
          dayLimit={dayLimit}
        />
        <Inline gap="m">
          {from && (
            <Link isStandalone href={hrefFrom(null)}>
              <FormattedMessage defaultMessage="Soonest times" description="Link: the first free times" />
            </Link>
          )}
          {nextDay && (
            <Link isStandalone href={hrefFrom(nextDay)}>
              <FormattedMessage
                defaultMessage="Times from {date}"
                description="Link: free times from a later day on"
                values={{ date: day(nextDay) }}
              />
            </Link>
          )}
        </Inline>
        {reasonField && (
          <form.Field
            name="reason"
            as={reasonField}
            label={intl.formatMessage({
              defaultMessage: 'Your reason',
              description: 'Label of the reason for canceling a session',
            })}
            description={intl.formatMessage({
              defaultMessage: 'Your coach will read it.',
              description: 'Hint of the reason for canceling a session',
            })}
          />
        )}
        <form.SubmitButton>{submitLabel}</form.SubmitButton>
      </form.Form>
      {overlap && (
        <Suspense fallback={null}>
          <OverlapQuestion
            other={overlap.other}
            onClose={() => setOverlap(undefined)}
            onConfirm={() => onChoose({ ...overlap.time, allowOverlap: true })}
          />
        </Suspense>
      )}
    </Stack>
  );
}
