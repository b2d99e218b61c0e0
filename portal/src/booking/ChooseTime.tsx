import { CoachSessionMove } from '@institute/api-schema/limits';
import {
  Avatar,
  Banner,
  Card,
  Inline,
  Loading,
  lazyExtra,
  SlotPicker,
  SlotPickerSkeleton,
  Split,
  Stack,
  type TextAreaField,
  useNavigate,
} from '@institute/design-system';
import { useForm } from '@institute/design-system/forms';
import { formatAppointment } from '@institute/values/formats';
import { lengthMax, required, rules } from '@institute/values/rules';
import { type ReactNode, Suspense, useState, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useSearch } from 'wouter';
import { z } from 'zod/mini';
import { describeError } from '../messages.ts';
import { timeZoneHref, useTimeZone } from '../time-zone.ts';
import { type Coach, coachName } from './coaches.ts';
import { type BookedFor, useFreeTimes } from './free-times.ts';
import { heldAgainText } from './hold.ts';
import { type OtherSession, otherSessionOf } from './overlap.ts';

const OverlapQuestion = lazyExtra(async () => (await import('./OverlapQuestion.tsx')).OverlapQuestion);

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
  coach: Coach;
  /** What the session is, and what it costs. */
  facts: ReactNode;
  /** Why the previously chosen time could not be booked. */
  refusal?: unknown;
  /** What to say instead of the error's message. */
  refusalText?: ReactNode;
  /** The URL of this step with other weeks. */
  hrefFrom: (firstDay: string) => string;
  onChoose: (time: ChosenTime) => Promise<unknown>;
  /** What the button says, with the chosen time once there is one. */
  submitLabel: (time: string | null) => ReactNode;
  /** The field that asks for a reason as well. It's given, so that booking doesn't load it. */
  reasonField?: typeof TextAreaField;
}

/** A coach's free times in the student’s zone, beside what is booked, which doesn't wait for them. */
export const ChooseTime = (props: ChooseTimeProps) => (
  <Split aside={<Booked coach={props.coach}>{props.facts}</Booked>}>
    <Suspense
      fallback={
        <Loading>
          <Card padding="fields">
            <SlotPickerSkeleton />
          </Card>
        </Loading>
      }
    >
      <FreeTimes {...props} />
    </Suspense>
  </Split>
);

/**
 * Five weeks, and the times of a day. `?from=` is the day to begin with, `?time=` a time that is already chosen. Times
 * booked by others in the meantime disappear.
 */
function FreeTimes(props: ChooseTimeProps) {
  const { bookedFor, draft, refusal, onChoose, reasonField } = props;
  const intl = useIntl();
  const timeZone = useTimeZone();
  const navigate = useNavigate();
  const params = new URLSearchParams(useSearch());
  // Other weeks in the URL don't undo the choice.
  const [linked] = useState(params.get('time') ?? '');
  const [overlap, setOverlap] = useState<OtherSession | null>(null);
  const form = useForm({
    draft: { name: draft, about: linked },
    schema,
    defaultValues: { start: linked, reason: '' },
    describeError: (error) => heldAgainText(intl, error, timeZone) ?? describeError(intl, error),
    async onSubmit({ value: { start, reason } }) {
      const slot = slots.find((one) => one.start === start);
      // It was booked in the meantime.
      if (!slot) return { errors: [{ pointer: '/start', rule: 'slotTaken' }] };
      try {
        return await onChoose({ ...slot, reason: reason.trim() || null, allowOverlap: overlap !== null });
      } catch (error) {
        const other = otherSessionOf(error);
        setOverlap(other);
        if (!other) await refetch();
        // Also before the question is answered: what was typed is kept until it's sent.
        throw error;
      }
    },
  });
  const start = useSyncExternalStore(form.subscribe, () => form.getFieldValue('start'));
  const { slots, refetch, ...shown } = useFreeTimes({ bookedFor, timeZone, from: params.get('from'), start });
  const isFree = slots.some((slot) => slot.start === start);
  const chosen = isFree ? formatAppointment(start, null, { locale: intl.locale, timeZone }) : null;
  const submit = <form.SubmitButton>{props.submitLabel(chosen)}</form.SubmitButton>;
  return (
    <Stack gap="l">
      {refusal ? (
        <Banner tone="critical" isAnnounced>
          {props.refusalText || describeError(intl, refusal)}
        </Banner>
      ) : null}
      <form.Form>
        <Card padding="fields">
          <form.Field
            name="start"
            as={SlotPicker}
            isRequired
            label={intl.formatMessage({ defaultMessage: 'Choose a time' })}
            slots={slots}
            timeZone={timeZone}
            otherTimeZone={props.coach.user.timeZone ?? undefined}
            timeZoneHref={timeZoneHref()}
            {...shown}
            action={!reasonField && submit}
            onWeeksChange={(firstDay) => navigate(props.hrefFrom(firstDay), { replace: true })}
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
        </Card>
      </form.Form>
      {overlap && (
        <OverlapQuestion other={overlap} onClose={() => setOverlap(null)} onConfirm={form.submit} />
      )}
    </Stack>
  );
}

/** With whom, what and for how much. */
function Booked({ coach, children }: { coach: Coach; children: ReactNode }) {
  const name = coachName(coach);
  return (
    <Card padding="l">
      <Stack gap="m">
        <Inline gap="s" isWrapping={false}>
          <Avatar name={name} src={coach.photo} isDecorative />
          <strong>{name}</strong>
        </Inline>
        {children}
      </Stack>
    </Card>
  );
}
