import { type LocalTime, readLocal } from '@institute/values/availability/local-time';
import { parseInstant } from '@institute/values/formats/dates';
import { formatAppointment, formatDay } from '@institute/values/formats/local-date-time';
import { timeZoneLabel, timeZonePlace } from '@institute/values/formats/time-zones';
import { type ReactNode, type Ref, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { focusReplacement } from '../aria/focus.ts';
import { Switch } from '../choices/Switch.tsx';
import { useEarlyRadio } from '../fields/early-input.ts';
import { type FieldProps, useFieldIds, useFormReset } from '../fields/field-ids.ts';
import { useNativeRequired } from '../fields/form-submission.ts';
import { Group, type GroupEvents } from '../fields/Group.tsx';
import { ClockIcon } from '../icons/named.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { clockText, isSameClock, timeText } from './clock-text.ts';
import { FreeMonth } from './FreeMonth.tsx';
import { NoTimes } from './NoTimes.tsx';
import * as styles from './SlotPicker.css.ts';
import { useShownDay } from './shown-day.ts';
import { useSlotLoss } from './slot-loss.ts';
import { DeviceZoneNote, TimeZoneName } from './TimeZoneNote.tsx';

interface Slot {
  start: string;
  end: string;
}

export interface SlotPickerProps extends FieldProps, GroupEvents {
  /**
   * Available times as RFC 3339 timestamps: those of the month shown, and of the month of the selected one. Those with an
   * offset, such as `2026-03-04T12:00:00-05:00`, are shown as they read, so they don't depend on the browser's time-zone
   * data.
   */
  slots: readonly Slot[];
  /**
   * The `start` of the selected slot, or an empty string. A slot that is not available (anymore) is kept and reported.
   */
  value?: string;
  defaultValue?: string;
  onChange?: (start: string) => void;
  /** IANA name of the user's time zone, used for days and times. */
  timeZone: string;
  /** The coach's time zone. If its clocks differ, its times can be shown too. */
  otherTimeZone?: string | undefined;
  /** The page with the time zone setting. Also shows the device's time zone if its clock differs. */
  timeZoneHref?: string;
  /**
   * A day of the month to show; the first free day from then on is shown. By default, the day of the selected slot, or of
   * the first one.
   */
  month?: string;
  /** Called with the first day (`YYYY-MM-DD`) when another month is shown, so that its times can be loaded. */
  onMonthChange?: (firstDay: string) => void;
  /** Whether times of the month shown, or of the selected slot, are still being loaded. */
  isLoading?: boolean;
  /** The last day that can be booked. By default, the day of the last slot. */
  lastDay?: string | null;
  /** The first day with a free time after the month shown, if that has none. */
  nextFreeDay?: string | null;
  /** Under the times: the button that goes on with the selected one. */
  action?: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

type Entry = Slot & { from: number; local: LocalTime };

/** Whether the clocks change between the times of a day. */
const isMixed = (entries: readonly Entry[]): boolean =>
  entries.some(({ local }) => local.offset !== entries[0]!.local.offset);

/** Whether the clocks show a time of a day twice, so that only its offset tells which one it is. */
const isTwice = (entries: readonly Entry[], { minutes, offset }: LocalTime): boolean =>
  entries.some(({ local }) => local.minutes === minutes && local.offset !== offset);

/**
 * Selects one of the available times in the user's time zone: a day of a month, then a time of this day. The first free
 * day of a month is shown at once.
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
  slots,
  value,
  defaultValue = '',
  onChange,
  timeZone,
  otherTimeZone,
  timeZoneHref,
  month,
  onMonthChange,
  isLoading = false,
  lastDay,
  nextFreeDay,
  action,
  onBlur,
  onFocus,
  ref,
}: SlotPickerProps) {
  const intl = useIntl();
  const { locale } = intl;
  const group = useRef<HTMLFieldSetElement>(null);
  const times = useRef<HTMLDivElement>(null);
  const ownName = useId();
  const [followed, setFollowed] = useState(defaultValue);
  const isControlled = value !== undefined;
  const current = isControlled ? value : followed;
  // After the browser, which resets the radios to what they were when they appeared.
  useFormReset(group, isControlled ? null : () => setTimeout(() => setFollowed(defaultValue)));
  const choose = (start: string) => {
    if (!isControlled) setFollowed(start);
    onChange?.(start);
  };
  useEarlyRadio(group, current, choose);

  const inOrder = slots
    .map((slot) => ({
      ...slot,
      from: parseInstant(slot.start) ?? 0,
      local: readLocal(slot.start, timeZone),
    }))
    .toSorted((a, b) => a.from - b.from);
  const dates = [...new Set(inOrder.map(({ local }) => local.date))];
  const timesOn = (date: string) => inOrder.filter(({ local }) => local.date === date);
  const chosen = parseInstant(current);
  const chosenSlot = inOrder.find(({ from }) => from === chosen);
  const chosenTime = chosen === null ? null : readLocal(current, timeZone);
  const { here, focused, shownDay, showDay, showMonthOf } = useShownDay({
    days: dates,
    chosenDay: chosenTime?.date,
    month,
    onMonthChange,
    timeZone,
  });
  const entries = timesOn(shownDay);
  const isShown = entries.some(({ from }) => from === chosen);
  const goneText =
    !chosenTime || chosenSlot || isLoading
      ? ''
      : intl.formatMessage(
          {
            id: 'slots.taken',
            defaultMessage: '{time} on {day} is no longer available. Please choose another time.',
            description:
              'Under the free times of a coach, when someone else has taken the one that was chosen',
          },
          { time: clockText(chosenTime.minutes, locale), day: formatDay(chosenTime.date, locale, here) },
        );
  // Makes the form invalid if the selected time is taken. The first radio reports for the group.
  useLayoutEffect(() => {
    const radio = group.current?.querySelector<HTMLInputElement>('input:enabled');
    radio?.setCustomValidity(goneText);
    return () => radio?.setCustomValidity('');
  });
  const isFocusMoving = useRef(false);
  useEffect(() => {
    // The button is gone, so focus moves to the first time of the day that it has shown.
    if (!isFocusMoving.current || entries.length === 0) return;
    isFocusMoving.current = false;
    focusReplacement(group.current?.querySelector<HTMLInputElement>('input:enabled'));
  });
  const loss = useSlotLoss(goneText);
  const elsewhere = chosenSlot && !isShown && (
    <FormattedMessage
      id="slots.chosen"
      defaultMessage="You chose {time}."
      description="Under the free times of a day, when a time of another day is chosen; time is such as Tuesday, November 24, 1:40 – 2:30 PM"
      values={{ time: formatAppointment(chosenSlot.start, chosenSlot.end, { locale, timeZone }) }}
    />
  );
  const note = !errorMessage && (loss ? <span className={styles.gone}>{loss}</span> : elsewhere);
  const isNativelyRequired = useNativeRequired(isRequired);
  const ids = useFieldIds({ id, description: true, errorMessage }, Boolean(note));
  const zoneMoment = entries[0]?.from ?? Date.now();
  const isElsewhere =
    otherTimeZone !== undefined && inOrder.some(({ from }) => !isSameClock(timeZone, otherTimeZone, from));
  const [isOtherShown, setIsOtherShown] = useState(false);

  return (
    <div className={styles.picker}>
      {!isDisabled && !isReadOnly && (
        <FreeMonth
          value={shownDay}
          focused={focused}
          onChoose={(date) => {
            showDay(date);
            // On a phone, the times may be below the edge of the screen.
            requestAnimationFrame(() => times.current?.scrollIntoView?.({ block: 'nearest' }));
          }}
          onFocusChange={showMonthOf}
          min={[here, ...dates].toSorted()[0]!}
          max={[lastDay ?? '', here, ...dates].toSorted().at(-1)!}
          countOf={(date) => timesOn(date).length}
        />
      )}
      <div ref={times} className={styles.times}>
        <Group
          component="schedule/SlotPicker"
          isRadioGroup
          {...{ ids, group, ref, label, errorMessage, isRequired, isDisabled, isReadOnly, form }}
          {...{ onBlur, onFocus, note }}
          description={
            <>
              {description && <div>{description}</div>}
              <div className={styles.zone}>
                <ClockIcon size="s" />
                <span>
                  <TimeZoneName timeZone={timeZone} />
                  {timeZoneHref && (
                    <span className={styles.deviceZone}>
                      <DeviceZoneNote timeZone={timeZone} settingsHref={timeZoneHref} now={zoneMoment} />
                    </span>
                  )}
                </span>
              </div>
            </>
          }
        >
          {chosenSlot && !isShown && name && (
            <input type="hidden" name={name} form={form} value={current} disabled={isDisabled} />
          )}
          {entries.length === 0 ? (
            <NoTimes
              isLoading={isLoading}
              nextFreeDay={nextFreeDay}
              here={here}
              onShow={(date) => {
                isFocusMoving.current = true;
                showDay(date);
              }}
            />
          ) : (
            <fieldset className={styles.day}>
              <legend className={styles.dayName}>{formatDay(shownDay, locale, here)}</legend>
              {isMixed(entries) && (
                <div className={styles.change}>
                  <FormattedMessage
                    id="slots.clockChange"
                    defaultMessage="The clocks change on this day. After that, times are in {zone}."
                    description="Over the free times of the day on which daylight saving time begins or ends; zone is such as UTC-04:00 · New York"
                    values={{
                      zone: (
                        <span className={styles.zoneName}>
                          {timeZoneLabel(
                            timeZone,
                            locale,
                            entries.at(-1)!.from,
                            entries.at(-1)!.local.offset,
                          )}
                        </span>
                      ),
                    }}
                  />
                </div>
              )}
              <div className={styles.slots}>
                {entries.map(({ start, from, local }) => (
                  <label key={start} className={styles.slot}>
                    <input
                      type="radio"
                      className={styles.control}
                      name={name ?? ownName}
                      form={form}
                      value={start}
                      checked={from === chosen}
                      required={isNativelyRequired && !(chosenSlot && !isShown)}
                      aria-invalid={ids.control['aria-invalid']}
                      disabled={isReadOnly && from !== chosen}
                      onChange={() => choose(start)}
                    />
                    <span>
                      {clockText(local.minutes, locale) +
                        (isTwice(entries, local)
                          ? ` (${timeZoneLabel('UTC', locale, 0, local.offset)})`
                          : '')}
                    </span>
                    {isElsewhere && isOtherShown && <OtherClock instant={from} timeZone={otherTimeZone} />}
                  </label>
                ))}
              </div>
            </fieldset>
          )}
        </Group>
        {isElsewhere && (
          <Switch
            label={intl.formatMessage(
              {
                id: 'slots.otherZone',
                defaultMessage: '{place} time too',
                description:
                  'Switch under free times: shows them in the coach’s time zone as well, such as Los Angeles',
              },
              { place: timeZonePlace(otherTimeZone, locale) },
            )}
            value={isOtherShown}
            onChange={setIsOtherShown}
          />
        )}
        {action}
      </div>
    </div>
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
