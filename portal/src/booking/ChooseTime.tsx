import { CoachSessionMove } from '@institute/api-schema/limits';
import {
  Banner,
  lazyPart,
  SlotPicker,
  Stack,
  type TextAreaField,
  useNavigate,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { lengthMax, required, rules } from '@institute/values/rules';
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { z } from 'zod/mini';
import { describeError } from '../messages.ts';
import { timeZoneHref } from '../time-zone.ts';
import { type BookedFor, useFreeTimes } from './free-times.ts';
import { heldAgainText } from './hold.ts';
import { type OtherSession, otherSessionOf } from './overlap.ts';

const OverlapQuestion = lazyPart(async () => (await import('./OverlapQuestion.tsx')).OverlapQuestion);

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
  /** What to say instead of the error's message. */
  refusalText?: ReactNode;
  /** The URL of this step with another month. */
  hrefFrom: (firstDay: string) => string;
  onChoose: (time: ChosenTime) => Promise<unknown>;
  submitLabel: ReactNode;
  /** The field that asks for a reason as well. It's given, so that booking doesn't load it. */
  reasonField?: typeof TextAreaField;
}

type TimeFormOptions = Pick<ChooseTimeProps, 'bookedFor' | 'draft' | 'timeZone' | 'onChoose'>;

/** The form of a time, the free times, and the session at the chosen time that the student has already. */
function useTimeForm({ bookedFor, draft, timeZone, onChoose }: TimeFormOptions) {
  const intl = useIntl();
  const search = new URLSearchParams(useSearch());
  // Another month in the URL doesn't undo the choice.
  const [linked] = useState(search.get('time') ?? '');
  const [overlap, setOverlap] = useState<{ time: ChosenTime; other: OtherSession }>();
  const form = useForm({
    draft: { name: draft, about: linked },
    schema,
    defaultValues: { start: linked, reason: '' },
    describeError: (error) => heldAgainText(intl, error, timeZone) ?? describeError(intl, error),
    async onSubmit({ value: { start, reason } }) {
      const slot = freeTimes.slots.find((one) => one.start === start);
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
  const { refetch, ...freeTimes } = useFreeTimes({
    bookedFor,
    timeZone,
    month: search.get('from'),
    chosen: useSyncExternalStore(form.subscribe, () => form.getFieldValue('start')),
  });
  return { form, freeTimes, overlap, setOverlap };
}

/**
 * A coach's free times in the student’s zone: a month, and the times of a day. `?from=` is the day to begin with,
 * `?time=` a time that is already chosen. Times booked by others in the meantime disappear.
 */
export function ChooseTime({
  bookedFor,
  draft,
  timeZone,
  coachTimeZone,
  refusal,
  refusalText,
  hrefFrom,
  onChoose,
  submitLabel,
  reasonField,
}: ChooseTimeProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { form, freeTimes, overlap, setOverlap } = useTimeForm({ bookedFor, draft, timeZone, onChoose });
  const submit = <form.SubmitButton>{submitLabel}</form.SubmitButton>;
  return (
    <Stack gap="l">
      {refusal ? (
        <Banner tone="critical" isAnnounced>
          {refusalText || describeError(intl, refusal)}
        </Banner>
      ) : null}
      <form.Form isWide>
        <form.Field
          name="start"
          as={SlotPicker}
          isRequired
          label={intl.formatMessage({ defaultMessage: 'Choose a time' })}
          timeZone={timeZone}
          otherTimeZone={coachTimeZone ?? undefined}
          timeZoneHref={timeZoneHref()}
          {...freeTimes}
          action={!reasonField && submit}
          onMonthChange={(firstDay) => navigate(hrefFrom(firstDay), { replace: true })}
        />
        {reasonField && (
          <form.Field
            name="reason"
            as={reasonField}
            label={intl.formatMessage({ defaultMessage: 'Your reason' })}
            description={intl.formatMessage({ defaultMessage: 'Your coach will read it.' })}
          />
        )}
        {reasonField && submit}
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
