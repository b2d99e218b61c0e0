import { CoachSessionMove } from '@institute/api-schema/limits';
import { Columns, SelectField, Stack, TextAreaField, toast } from '@institute/design-system';
import { type Form, FormDialog } from '@institute/design-system/forms';
import {
  KeepTime,
  newTimeControls,
  newTimeFields,
  onClocks,
  TimesIn,
} from '@institute/shared-screens/meeting-time.tsx';
import { readingsOf, readLocal, wallTimeOf } from '@institute/values/availability';
import {
  clockOf,
  isDate,
  minutesOf,
  parseInstant,
  spellInstant,
  timeZoneLabel,
} from '@institute/values/formats';
import { lengthMax, required, rules, time } from '@institute/values/rules';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { z } from 'zod/mini';
import { api } from '../api.ts';
import { useCoachId, useTimeZone } from '../coach.ts';
import { AboutNewTime, FreeTimes } from './NewTime.tsx';
import { sameTime } from './same-time.ts';
import type { Session } from './sessions.ts';
import { PresentTime, reasonLabel } from './texts.tsx';

/** The new time as it is typed, which of two readings of it, and why. */
interface MoveValues {
  date: string;
  startTime: string;
  reading: string;
  reason: string;
}

export function MoveDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const intl = useIntl();
  const coachId = useCoachId();
  const timeZone = useTimeZone();
  const controls = newTimeControls(timeZone);
  const start = startOf(session, timeZone);
  const at = { date: start.date, startTime: clockOf(start.minutes) };
  const present = parseInstant(session.startTime)!;
  const length = parseInstant(session.endTime)! - present;
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      size="l"
      title={intl.formatMessage({ defaultMessage: 'Change the time of this session' })}
      submitLabel={<FormattedMessage defaultMessage="Change the time" />}
      keepLabel={<KeepTime />}
      message={<PresentTime session={session} />}
      hasErrorSummary
      draft={`session.${session.id}.move`}
      schema={z
        .object({
          ...newTimeFields(timeZone),
          reading: z.string(),
          reason: z.string().check(rules(required(), lengthMax(CoachSessionMove.reason.maxLength))),
        })
        .check(onClocks(timeZone))}
      defaultValues={{ ...at, reading: String(readingsAt(at, timeZone).indexOf(present)), reason: '' }}
      onSubmit={async ({ value }) => {
        const from = chosenOf(value, timeZone)!;
        if (from === present) return sameTime;
        const moved = await api.send('patch', '/coaches/{coachId}/coaching_sessions/{sessionId}', {
          path: { coachId, sessionId: session.id },
          body: {
            startTime: spellInstant(from),
            endTime: spellInstant(from + length),
            reason: value.reason.trim(),
            allowOverlap: false,
          },
        });
        return void toast.success(movedText(intl, moved));
      }}
    >
      {(form) => (
        <>
          <FreeTimesField form={form} session={session} timeZone={timeZone} />
          <Columns min="xs" gap="m">
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
          </Columns>
          <ChosenTime form={form} session={session} timeZone={timeZone} />
          <form.Field
            name="reason"
            as={TextAreaField}
            isRequired
            rows={2}
            label={reasonLabel(intl, session.client.name)}
          />
        </>
      )}
    </FormDialog>
  );
}

/** A session that is back at the time that its client agreed to needs no answer. */
const movedText = (intl: IntlShape, { client: { name }, isMovePending }: Session) =>
  isMovePending
    ? intl.formatMessage(
        { defaultMessage: 'Session moved. We asked {name} to confirm the new time.' },
        { name },
      )
    : intl.formatMessage({ defaultMessage: 'Session moved. We let {name} know.' }, { name });

const startOf = ({ startTime }: Session, timeZone: string) => wallTimeOf(parseInstant(startTime)!, timeZone);

interface TimeProps {
  form: Form<MoveValues>;
  session: Session;
  timeZone: string;
}

/** The coach's free times near the date. Choosing one fills in the fields. */
const FreeTimesField = ({ form, session, timeZone }: TimeProps) => (
  <form.Subscribe selector={({ values }) => values}>
    {(values) => (
      <FreeTimes
        session={session}
        timeZone={timeZone}
        date={isDate(values.date) ? values.date : startOf(session, timeZone).date}
        instant={chosenOf(values, timeZone)}
        onChoose={(chosen) => {
          const { date: day, minutes } = readLocal(chosen, timeZone);
          const at = { date: day, startTime: clockOf(minutes) };
          const reading = readingsAt(at, timeZone).indexOf(parseInstant(chosen)!);
          form.setFieldValue('date', day);
          form.setFieldValue('startTime', at.startTime);
          form.setFieldValue('reading', String(Math.max(0, reading)));
        }}
      />
    )}
  </form.Subscribe>
);

/** What the date and the time mean: which of two readings, and what the new time affects. */
function ChosenTime({ form, session, timeZone }: TimeProps) {
  const intl = useIntl();
  return (
    <form.Subscribe selector={({ values }) => values}>
      {(values) => {
        const readings = readingsAt(values, timeZone);
        const instant = chosenOf(values, timeZone);
        return (
          <>
            {readings.length > 1 && (
              <form.Field
                name="reading"
                as={SelectField}
                isRequired
                label={intl.formatMessage({
                  defaultMessage: 'Which one? The clocks go back, so this time comes twice',
                })}
                options={readings.map((reading, index) => ({
                  value: String(index),
                  label: timeZoneLabel(timeZone, intl.locale, reading),
                }))}
              />
            )}
            <Stack gap="xs">
              <TimesIn timeZone={timeZone} />
              {instant !== undefined && (
                <AboutNewTime {...{ session, timeZone, instant }} date={values.date} />
              )}
            </Stack>
          </>
        );
      }}
    </form.Subscribe>
  );
}

const isTime = (text: string) => time()(text) === null && text !== '';

/** The moments at which the clocks show a time: none if they skip it, two if they are set back over it. */
function readingsAt(value: Pick<MoveValues, 'date' | 'startTime'>, timeZone: string): number[] {
  if (!isDate(value.date) || !isTime(value.startTime)) return [];
  const wall = { date: value.date, minutes: minutesOf(value.startTime) };
  return readingsOf(wall, timeZone).filter((moment) => wallTimeOf(moment, timeZone).minutes === wall.minutes);
}

/** The moment of a date, a time, and which of two readings. None if they are not complete. */
function chosenOf(value: MoveValues, timeZone: string) {
  const readings = readingsAt(value, timeZone);
  return readings[Number(value.reading)] ?? readings[0];
}
