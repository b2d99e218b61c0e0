import { readLocal } from '@institute/values/availability/local-time';
import { parseWallTime, readingOf } from '@institute/values/availability/reading';
import { clockOf, isTime } from '@institute/values/formats/clock';
import { type DateTimeParts, joinDateTime, splitDateTime } from '@institute/values/formats/date-time';
import { spellInstant } from '@institute/values/formats/dates';
import { isDate } from '@institute/values/formats/iso-date';
import { formatTime } from '@institute/values/formats/parse-time';
import { type Ref, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { defineMessages, type IntlShape, useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { OptionalGroup } from '../fields/Field.tsx';
import { GroupDescription, type StyledFieldProps, useFieldIds, useFormReset } from '../fields/field-ids.ts';
import { Group, type GroupEvents, type GroupRest } from '../fields/Group.tsx';
import { isInUse } from '../fields/in-use.ts';
import { TimeField } from '../fields/TimeField.tsx';
import { timeZoneName } from '../intl/time-zone-name.ts';
import { useIsHydrating } from '../rendering/hydration.ts';
import { OwnText } from '../rendering/OwnText.tsx';
import { partsOf } from '../theme/parts.ts';
import { DateField, type DateFieldProps } from './DateField.tsx';
import * as styles from './DateTimeField.css.ts';

const messages = defineMessages<{
  date: Record<never, never>;
  time: Record<never, never>;
  skipped: { time: string; used: string };
  twice: { time: string };
}>({
  date: { id: 'dateTime.date', defaultMessage: 'Date', description: 'Label of a date box beside a time box' },
  time: { id: 'dateTime.time', defaultMessage: 'Time', description: 'Label of a time box beside a date box' },
  skipped: {
    id: 'dateTime.skipped',
    defaultMessage: 'On this day the clocks skip {time}. It counts as {used}.',
    description:
      'Under a date and a time that the clocks skip when they are set forward in spring; times such as 2:30 AM and 3:30 AM',
  },
  twice: {
    id: 'dateTime.twice',
    defaultMessage: 'On this day the clocks show {time} twice. The first one counts.',
    description: 'Under a date and a time that comes twice when the clocks are set back in the fall',
  },
});

export interface DateTimeFieldProps
  extends StyledFieldProps<'label' | 'description' | 'error' | 'boxes' | 'note'>,
    GroupEvents,
    GroupRest {
  /** IANA name of the zone on whose clocks the time is. It is part of the hint. */
  timeZone: string;
  /**
   * `YYYY-MM-DDTHH:mm`. A part that is missing, or can't be read, is as it was typed, so that nothing is lost.
   * `instantOf` and `parseWallTime` of `/availability` say when it is.
   */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** Adds a button that opens a calendar, for dates that are chosen rather than remembered. */
  calendar?: DateFieldProps['calendar'];
  /** The date of the hint, `YYYY-MM-DD`. */
  example?: string;
  ref?: Ref<HTMLFieldSetElement>;
}

interface State {
  value: string;
  parts: DateTimeParts;
}

const stateOf = (value: string): State => ({ value, parts: splitDateTime(value) });

/** The value of the two boxes: adopts an outside value only if it is not the last reported one. */
function useParts(
  group: { current: HTMLFieldSetElement | null },
  { value, defaultValue = '', onChange }: Pick<DateTimeFieldProps, 'value' | 'defaultValue' | 'onChange'>,
) {
  const [state, setState] = useState(() => stateOf(value ?? defaultValue));
  let shown = state;
  if (value !== undefined && value !== state.value) {
    shown = stateOf(value);
    setState(shown);
  }
  // Both boxes can change before the next render.
  const latest = useRef(shown);
  useLayoutEffect(() => {
    latest.current = shown;
  });
  useFormReset(group, value === undefined ? () => setState(stateOf(defaultValue)) : null);
  const change = (part: Partial<DateTimeParts>) => {
    const parts = { ...latest.current.parts, ...part };
    latest.current = { parts, value: joinDateTime(parts) };
    setState(latest.current);
    onChange?.(latest.current.value);
  };
  return { ...shown, change };
}

/** What happens at a clock change to a time in this zone, or an empty text. Announces it while the group is used. */
function useClockNote(group: RefObject<HTMLElement | null>, value: string, timeZone: string): string {
  const note = clockNote(useIntl(), value, timeZone);
  useEffect(() => {
    if (note && isInUse(group.current)) announce(note);
  }, [group, note]);
  return note;
}

function clockNote(intl: IntlShape, value: string, timeZone: string): string {
  const wall = parseWallTime(value);
  if (!wall) return '';
  const { instant, kind } = readingOf(wall, timeZone);
  if (kind === 'once') return '';
  const textOf = (minutes: number) => formatTime(clockOf(minutes), intl.locale);
  const used = readLocal(spellInstant(instant), timeZone).minutes;
  const times = { time: textOf(wall.minutes), used: textOf(used) };
  return intl.formatMessage(messages[kind], times);
}

/** A date and a time of one moment, on the clocks of a stated time zone. What is typed into either box is kept. */
export function DateTimeField({
  timeZone,
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled = false,
  isReadOnly = false,
  id,
  name,
  form,
  value: given,
  defaultValue,
  onChange,
  calendar,
  example = '2026-04-27',
  classNames,
  ref,
  ...rest
}: DateTimeFieldProps) {
  const intl = useIntl();
  const isHydrating = useIsHydrating();
  const group = useRef<HTMLFieldSetElement>(null);
  const { value, parts, change } = useParts(group, { value: given, defaultValue, onChange });
  const note = useClockNote(group, value, timeZone);
  const [isNoteDescription, setNoteDescription] = useState(true);
  const ids = useFieldIds({ id, description: true, errorMessage }, note !== '' && isNoteDescription);
  // The error is about the part that is wrong. If neither looks wrong, it is about both.
  const [hasDate, hasTime] = [isDate(parts.date), isTime(parts.time)];
  const isWrong = (isGood: boolean, isOtherGood: boolean) =>
    Boolean(errorMessage) && (!isGood || isOtherGood);
  const shared = { form, isRequired, isDisabled, isReadOnly };
  // Until the scripts have loaded, nothing can join what is typed, so that the boxes have names.
  const nameOf = (part: keyof DateTimeParts) => (isHydrating && name ? `${name}.${part}` : undefined);

  return (
    <Group
      component="dates/DateTimeField"
      {...rest}
      classNames={classNames}
      {...{ ids, group, ref, label, errorMessage, note, ...shared }}
      onDescribe={setNoteDescription}
      description={
        <>
          {description && <div>{description}</div>}
          <OwnText>{timeZoneName(intl, timeZone)}</OwnText>
        </>
      }
    >
      <OptionalGroup isOptional={!isRequired}>
        <GroupDescription value={ids.control['aria-describedby']}>
          <div {...partsOf(classNames)('boxes', styles.boxes)}>
            <DateField
              {...shared}
              id={`${ids.id}-date`}
              name={nameOf('date')}
              label={intl.formatMessage(messages.date)}
              aria-invalid={isWrong(hasDate, hasTime)}
              calendar={calendar}
              example={example}
              value={parts.date}
              onChange={(date) => change({ date })}
            />
            <TimeField
              {...shared}
              id={`${ids.id}-time`}
              name={nameOf('time')}
              label={intl.formatMessage(messages.time)}
              aria-invalid={isWrong(hasTime, hasDate)}
              value={parts.time}
              onChange={(time) => change({ time })}
            />
          </div>
        </GroupDescription>
      </OptionalGroup>
      {name && !isHydrating && <input type="hidden" {...{ name, form, value }} disabled={isDisabled} />}
    </Group>
  );
}
