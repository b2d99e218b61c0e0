import type { LocalTime } from '@institute/values/availability/local-time';
import { formatAppointment, formatDay } from '@institute/values/formats/local-date-time';
import { timeZoneLabel, timeZonePlace } from '@institute/values/formats/time-zones';
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { firstControl, focusReplacement } from '../aria/focus.ts';
import { Switch } from '../choices/Switch.tsx';
import { lazyExtra } from '../feedback/lazy-part.tsx';
import { type FieldIds, type FieldProps, useFieldIds } from '../fields/field-ids.ts';
import { useNativeRequired } from '../fields/form-submission.ts';
import { Group, type GroupEvents } from '../fields/Group.tsx';
import { ClockIcon } from '../icons/named.tsx';
import { useIsHydrating } from '../rendering/hydration.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { clockText, timeText } from './clock-text.ts';
import { NoTimes } from './NoTimes.tsx';
import * as styles from './SlotPicker.css.ts';
import { type Entry, type Slot, type SlotChoice, type SlotOptions, useSlotChoice } from './slot-choice.ts';
import { useSlotLoss } from './slot-loss.ts';
import { DeviceZoneNote, TimeZoneName } from './TimeZoneNote.tsx';

const FreeWeeks = lazyExtra(async () => (await import('./FreeWeeks.tsx')).default);

export interface SlotPickerProps extends FieldProps, GroupEvents, SlotOptions {
  /** The page with the time zone setting. Also shows the device's time zone if its clock differs. */
  timeZoneHref?: string;
  /** Whether times of the weeks shown, or of the selected slot, are still being loaded. */
  isLoading?: boolean;
  /** The last day that can be booked. By default, the day of the last slot. */
  lastDay?: string | null;
  /** The first day with a free time after the weeks shown, if those have none. */
  nextFreeDay?: string | null;
  /** Under the times: the button that goes on with the selected one. */
  action?: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Whether the clocks change between the times of a day. */
const isMixed = (entries: readonly Entry[]): boolean =>
  entries.some(({ local }) => local.offset !== entries[0]!.local.offset);

/** Whether the clocks show a time of a day twice, so that only its offset tells which one it is. */
const isTwice = (entries: readonly Entry[], { minutes, offset }: LocalTime): boolean =>
  entries.some(({ local }) => local.minutes === minutes && local.offset !== offset);

/** What to say if the chosen time is taken. It makes the form invalid; the first radio reports for the group. */
function useGoneText(
  group: RefObject<HTMLFieldSetElement | null>,
  gone: LocalTime | null | undefined,
  here: string,
): string {
  const intl = useIntl();
  const { locale } = intl;
  const goneText = !gone
    ? ''
    : intl.formatMessage(
        {
          id: 'slots.taken',
          defaultMessage: '{time} on {day} is no longer available. Please choose another time.',
          description: 'Under the free times of a coach, when someone else has taken the one that was chosen',
        },
        { time: clockText(gone.minutes, locale), day: formatDay(gone.date, locale, here) },
      );
  useLayoutEffect(() => {
    const radio = group.current?.querySelector<HTMLInputElement>('input:enabled');
    radio?.setCustomValidity(goneText);
    return () => radio?.setCustomValidity('');
  });
  return useSlotLoss(goneText);
}

/** Moves the focus to the first time of a day, once it's shown: the button that showed it is gone then. */
function useTimesFocus(group: RefObject<HTMLFieldSetElement | null>, hasTimes: boolean): () => void {
  const isFocusMoving = useRef(false);
  useEffect(() => {
    if (!isFocusMoving.current || !hasTimes) return;
    isFocusMoving.current = false;
    focusReplacement(group.current && firstControl(group.current));
  });
  return () => {
    isFocusMoving.current = true;
  };
}

/**
 * Selects one of the available times in the user's time zone: a day, then a time of this day. Five weeks are shown, from the
 * current one on, and the times of their first free day.
 */
export function SlotPicker({
  label,
  description,
  errorMessage,
  isRequired = false,
  isDisabled,
  isReadOnly,
  id,
  name,
  form,
  timeZoneHref,
  isLoading = false,
  lastDay,
  nextFreeDay,
  action,
  onBlur,
  onFocus,
  ref,
  ...options
}: SlotPickerProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const times = useRef<HTMLDivElement>(null);
  const choice = useSlotChoice(group, options);
  const { current, chosenSlot, entries, isShown, here, showDay, timeZone, otherZone } = choice;
  const loss = useGoneText(group, chosenSlot || isLoading ? null : choice.chosenTime, here);
  const moveFocus = useTimesFocus(group, entries.length > 0);
  const elsewhere = chosenSlot && !isShown && <ChosenElsewhere slot={chosenSlot} timeZone={timeZone} />;
  const note = !errorMessage && (loss ? <span className={styles.gone}>{loss}</span> : elsewhere);
  const ids = useFieldIds({ id, description: true, errorMessage }, Boolean(note));
  const [isOtherShown, setIsOtherShown] = useState(false);

  return (
    <div className={styles.picker}>
      {!isDisabled && !isReadOnly && (
        <SlotWeeks
          {...{ choice, lastDay }}
          // On a phone, the times may be below the edge of the screen.
          onChoose={() => times.current?.scrollIntoView?.({ block: 'nearest' })}
        />
      )}
      <div ref={times} className={styles.times}>
        <Group
          component="schedule/SlotPicker"
          isRadioGroup
          {...{ ids, group, ref, label, errorMessage, isRequired, isDisabled, isReadOnly, form }}
          {...{ onBlur, onFocus, note }}
          description={
            <ZoneHint {...{ description, timeZone, timeZoneHref }} now={entries[0]?.from ?? Date.now()} />
          }
        >
          {chosenSlot && !isShown && name && (
            <input type="hidden" name={name} form={form} value={current} disabled={isDisabled} />
          )}
          {entries.length === 0 ? (
            <NoTimes
              {...{ isLoading, nextFreeDay, here }}
              onShow={(date) => {
                moveFocus();
                showDay(date);
              }}
            />
          ) : (
            <DayTimes
              {...{ choice, ids, name, form, isRequired, isReadOnly }}
              otherZone={isOtherShown ? otherZone : undefined}
            />
          )}
        </Group>
        {otherZone && (isLoading || entries.length > 0) && (
          <OtherZoneSwitch timeZone={otherZone} value={isOtherShown} onChange={setIsOtherShown} />
        )}
        {action}
      </div>
    </div>
  );
}

function ChosenElsewhere({ slot, timeZone }: { slot: Slot; timeZone: string }) {
  const { locale } = useIntl();
  return (
    <FormattedMessage
      id="slots.chosen"
      defaultMessage="You chose {time}."
      description="Under the free times of a day, when a time of another day is chosen; time is such as Tuesday, November 24, 1:40 – 2:30 PM"
      values={{ time: formatAppointment(slot.start, slot.end, { locale, timeZone }) }}
    />
  );
}

interface SlotWeeksProps {
  choice: SlotChoice;
  lastDay: string | null | undefined;
  /** Called once the times of the chosen day are shown. */
  onChoose: () => void;
}

/** In their final place before their code has loaded. */
function SlotWeeks({ choice, lastDay, onChoose }: SlotWeeksProps) {
  const { min, dates, weeks, weeksOf } = choice;
  // React Aria's calendar has style attributes, which a strict content security policy blocks in server-rendered markup.
  const isHydrating = useIsHydrating();
  return (
    <div className={styles.weeks}>
      {!isHydrating && (
        <FreeWeeks
          value={choice.shownDay}
          focused={choice.focused}
          onChoose={(date) => {
            choice.showDay(date);
            requestAnimationFrame(onChoose);
          }}
          onFocusChange={choice.showWeeksOf}
          weeks={weeks}
          min={min}
          // The last weeks are whole too, so that all of them follow each other. Those shown may be later still.
          max={weeksOf([lastDay ?? '', min, weeks.from, ...dates].toSorted().at(-1)!).to}
          countOf={(date) => choice.timesOn(date).length}
        />
      )}
    </div>
  );
}

interface ZoneHintProps extends Pick<SlotPickerProps, 'description' | 'timeZoneHref'> {
  timeZone: string;
  now: number;
}

function ZoneHint({ description, timeZone, timeZoneHref, now }: ZoneHintProps) {
  return (
    <>
      {description && <div>{description}</div>}
      <div className={styles.zone}>
        <ClockIcon size="s" />
        <span>
          <TimeZoneName timeZone={timeZone} />
          {timeZoneHref && (
            <span className={styles.deviceZone}>
              <DeviceZoneNote timeZone={timeZone} settingsHref={timeZoneHref} now={now} />
            </span>
          )}
        </span>
      </div>
    </>
  );
}

interface DayTimesProps extends Pick<SlotPickerProps, 'name' | 'form' | 'isReadOnly'> {
  choice: SlotChoice;
  ids: FieldIds;
  isRequired: boolean;
  /** Shows the times on its clocks too. */
  otherZone: string | undefined;
}

/** The times of the day that is shown, as radio buttons. */
function DayTimes({ choice, ids, name, form, isRequired, isReadOnly, otherZone }: DayTimesProps) {
  const { locale } = useIntl();
  const radioName = useId();
  const isNativelyRequired = useNativeRequired(isRequired);
  const { chosen, chosenSlot, entries, isShown, shownDay, here, timeZone } = choice;
  return (
    <fieldset className={styles.day}>
      <legend className={styles.dayName}>{formatDay(shownDay, locale, here)}</legend>
      {isMixed(entries) && <ClockChange after={entries.at(-1)!} timeZone={timeZone} />}
      <div className={styles.slots}>
        {entries.map(({ start, from, local }) => (
          <label key={start} className={styles.slot}>
            <input
              type="radio"
              className={styles.control}
              name={name ?? radioName}
              form={form}
              value={start}
              checked={from === chosen}
              required={isNativelyRequired && !(chosenSlot && !isShown)}
              aria-invalid={ids.control['aria-invalid']}
              disabled={isReadOnly && from !== chosen}
              onChange={() => choice.choose(start)}
            />
            <span>
              {clockText(local.minutes, locale) +
                (isTwice(entries, local) ? ` (${timeZoneLabel('UTC', locale, 0, local.offset)})` : '')}
            </span>
            {otherZone && <OtherClock instant={from} timeZone={otherZone} />}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ClockChange({ after, timeZone }: { after: Entry; timeZone: string }) {
  const { locale } = useIntl();
  return (
    <div className={styles.change}>
      <FormattedMessage
        id="slots.clockChange"
        defaultMessage="The clocks change on this day. After that, times are in {zone}."
        description="Over the free times of the day on which daylight saving time begins or ends; zone is such as UTC-04:00 · New York"
        values={{
          zone: (
            <span className={styles.zoneName}>
              {timeZoneLabel(timeZone, locale, after.from, after.local.offset)}
            </span>
          ),
        }}
      />
    </div>
  );
}

interface OtherZoneSwitchProps {
  timeZone: string;
  value: boolean;
  onChange: (value: boolean) => void;
}

function OtherZoneSwitch({ timeZone, value, onChange }: OtherZoneSwitchProps) {
  const intl = useIntl();
  return (
    <Switch
      label={intl.formatMessage(
        {
          id: 'slots.otherZone',
          defaultMessage: '{place} time too',
          description:
            'Switch under free times: shows them in the coach’s time zone as well, such as Los Angeles',
        },
        { place: timeZonePlace(timeZone, intl.locale) },
      )}
      value={value}
      onChange={onChange}
    />
  );
}

/** The same time on the clocks of another zone, under the user's. The switch names the zone. */
const OtherClock = ({ instant, timeZone }: { instant: number; timeZone: string }) => (
  <span className={styles.otherTime}>
    <VisuallyHidden>
      <FormattedMessage
        id="slots.yourTime"
        defaultMessage="your time,"
        description="Read by screen readers between the time of a slot and the same time where the coach is: 12:00 PM your time, 9:00 AM in Los Angeles"
      />{' '}
    </VisuallyHidden>
    {timeText(instant, timeZone, useIntl().locale)}
    <VisuallyHidden>
      {' '}
      <FormattedMessage
        id="slots.inPlace"
        defaultMessage="in {place}"
        description="Read by screen readers after the time of a slot where the coach is: 9:00 AM in Los Angeles"
        values={{ place: timeZonePlace(timeZone, useIntl().locale) }}
      />
    </VisuallyHidden>
  </span>
);
