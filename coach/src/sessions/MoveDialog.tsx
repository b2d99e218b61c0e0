import { CoachSessionMove } from '@institute/api-schema/limits';
import { Button, DateField, Inline, Stack, Text, TextAreaField, TimeField } from '@institute/design-system';
import { instantOf, readLocal, wallTimeOf } from '@institute/design-system/availability';
import {
  clockOf,
  formatTime,
  isDate,
  minutesOf,
  parseInstant,
  spellInstant,
  today,
} from '@institute/design-system/formats';
import { FormDialog } from '@institute/design-system/forms';
import { date, lengthMax, minDate, required, rules, time } from '@institute/design-system/rules';
import { FormattedMessage, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { useCoachId, useTimeZone } from '../coach.ts';
import type { Session } from './sessions.ts';
import { KeepTime, reasonLabel, TimesIn } from './texts.tsx';

export function MoveDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const timeZone = useTimeZone();
  const move = api.useMutation('patch', '/coaches/{coachId}/coaching_sessions/{sessionId}');
  const start = wallTimeOf(parseInstant(session.startTime)!, timeZone);
  const length = parseInstant(session.endTime)! - parseInstant(session.startTime)!;
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      size="m"
      title={intl.formatMessage({
        defaultMessage: 'Reschedule this session',
        description: 'Title of the dialog in which a session is moved',
      })}
      message={<TimesIn timeZone={timeZone} />}
      submitLabel={
        <FormattedMessage defaultMessage="Move session" description="Button that moves a session" />
      }
      keepLabel={<KeepTime />}
      successMessage={intl.formatMessage(
        { defaultMessage: 'Session moved. We let {name} know.', description: 'After moving a session' },
        { name: session.client.name },
      )}
      hasErrorSummary
      schema={z.object({
        date: z.string().check(rules(required(), date(), minDate(today(timeZone)))),
        time: z.string().check(rules(required(), time())),
        reason: z.string().check(rules(lengthMax(CoachSessionMove.reason.maxLength))),
      })}
      defaultValues={{ date: start.date, time: clockOf(start.minutes), reason: '' }}
      onSubmit={({ value }) => {
        const from = instantOf({ date: value.date, minutes: minutesOf(value.time) }, timeZone);
        return move.mutateAsync({
          params: { path: { coachId, sessionId: session.id } },
          body: {
            startTime: spellInstant(from),
            endTime: spellInstant(from + length),
            reason: value.reason.trim() || null,
          },
        });
      }}
    >
      {(form) => (
        <>
          <form.Field
            name="date"
            as={DateField}
            isRequired
            calendar={{ min: today(timeZone) }}
            label={intl.formatMessage({ defaultMessage: 'New date', description: 'Label of a field' })}
          />
          <form.Subscribe selector={({ values }) => values.date}>
            {(day) => (
              <FreeTimesOf
                session={session}
                date={day}
                timeZone={timeZone}
                onChoose={(clock) => form.setFieldValue('time', clock)}
              />
            )}
          </form.Subscribe>
          <form.Field
            name="time"
            as={TimeField}
            isRequired
            label={intl.formatMessage({ defaultMessage: 'New start time', description: 'Label of a field' })}
          />
          <form.Field
            name="reason"
            as={TextAreaField}
            rows={2}
            label={reasonLabel(intl, session.client.name)}
          />
        </>
      )}
    </FormDialog>
  );
}

interface FreeTimesOfProps {
  session: Session;
  date: string;
  timeZone: string;
  onChoose: (clock: string) => void;
}

/** A day's free times in the coach's schedules. Choosing one fills in the time. */
function FreeTimesOf({ session, date: day, timeZone, onChoose }: FreeTimesOfProps) {
  const intl = useIntl();
  const coachId = useCoachId();
  const { productId } = session;
  const { data } = api.useQuery(
    'get',
    '/coaches/{coachId}/products/{productId}/free_times',
    {
      params: {
        path: { coachId, productId: productId ?? '' },
        query: { from: day, to: day, timeZone },
      },
    },
    { enabled: productId !== null && isDate(day) },
  );
  const starts = data?.content.slots.map(({ startTime }) => startTime) ?? [];
  if (starts.length === 0) return null;
  return (
    <Stack gap="xs">
      <Text size="s">
        <FormattedMessage defaultMessage="Free on this day:" description="Over times that are free" />
      </Text>
      <Inline gap="xs">
        {starts.map((start) => {
          const clock = clockOf(readLocal(start, timeZone).minutes);
          return (
            <Button key={start} variant="secondary" onPress={() => onChoose(clock)}>
              {formatTime(clock, intl.locale)}
            </Button>
          );
        })}
      </Inline>
    </Stack>
  );
}
