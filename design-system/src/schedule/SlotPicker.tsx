import { type Ref, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { type LocalTime, readLocal } from '../availability/local-time.ts';
import { useEarlyRadio } from '../fields/early-input.ts';
import { type FieldProps, useFieldIds, useFormReset } from '../fields/field-ids.ts';
import { Group, type GroupEvents } from '../fields/Group.tsx';
import { parseInstant } from '../formats/dates.ts';
import { timeZoneLabel } from '../formats/time-zones.ts';
import { ClockIcon } from '../icons/named.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { OtherTime } from './AgendaList.tsx';
import { clockText, dayName, isSameClock, timeText } from './clock-text.ts';
import { groupBy } from './group-by.ts';
import * as styles from './SlotPicker.css.ts';
import { useSlotLoss } from './slot-loss.ts';
import { DeviceZoneNote } from './TimeZoneNote.tsx';

export interface SlotPickerProps extends FieldProps, GroupEvents {
  /**
   * Available times as RFC 3339 timestamps. Those with an offset, such as `2026-03-04T12:00:00-05:00`, are shown as they
   * read, so they don't depend on the browser's time-zone data.
   */
  slots: ReadonlyArray<{ start: string; end: string }>;
  /**
   * The `start` of the selected slot, or an empty string. A slot that is not available (anymore) is kept and reported.
   */
  value?: string;
  defaultValue?: string;
  onChange?: (start: string) => void;
  /** IANA name of the user's time zone, used for days and times. */
  timeZone: string;
  /** The coach's time zone. Its time is shown below if it differs. */
  otherTimeZone?: string | undefined;
  /** The page with the time zone setting. Also shows the device's time zone if its clock differs. */
  timeZoneHref?: string;
  /** How many days to show at first. A button shows as many more. */
  dayLimit?: number;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Whether the clocks change between the times of a day. */
const isMixed = (entries: readonly { local: LocalTime }[]): boolean =>
  entries.some(({ local }) => local.offset !== entries[0]!.local.offset);

/** Whether the clocks show a time of a day twice, so that only its offset tells which one it is. */
const isTwice = (entries: readonly { local: LocalTime }[], { minutes, offset }: LocalTime): boolean =>
  entries.some(({ local }) => local.minutes === minutes && local.offset !== offset);

/** Selects one of the available times, grouped by day, in the user's time zone. Arrow keys move through all of them. */
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
  dayLimit = Number.POSITIVE_INFINITY,
  onBlur,
  onFocus,
  ref,
}: SlotPickerProps) {
  const intl = useIntl();
  const { locale } = intl;
  const group = useRef<HTMLFieldSetElement>(null);
  const ownName = useId();
  const [followed, setFollowed] = useState(defaultValue);
  const isControlled = value !== undefined;
  const current = isControlled ? value : followed;
  useFormReset(group, isControlled ? null : () => setFollowed(defaultValue));
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
  const days = groupBy(inOrder, ({ local }) => local.date);
  const zoneAt = ({ from, local }: (typeof inOrder)[number]) => timeZoneLabel(timeZone, from, local.offset);
  const chosen = parseInstant(current);
  const [asked, setAsked] = useState(dayLimit);
  const dates = [...days.keys()];
  // Always show the selected time.
  const chosenTime = chosen === null ? null : readLocal(current, timeZone);
  const chosenDay = chosenTime ? dates.indexOf(chosenTime.date) : -1;
  const limit = Math.max(asked, chosenDay + 1);
  const [first] = inOrder;
  const isChanged = (date: string) =>
    days.get(date)!.some(({ local }) => local.offset !== first!.local.offset);
  const firstAfterChange = dates.find(isChanged);
  const firstNew = useRef('');
  useEffect(() => {
    if (!firstNew.current) return;
    // The button may be gone, so focus moves to the first time it has revealed.
    const inputs = group.current?.querySelectorAll('input') ?? [];
    [...inputs].find(({ value }) => value === firstNew.current)?.focus();
    firstNew.current = '';
  });
  const goneText =
    !chosenTime || inOrder.some(({ from }) => from === chosen)
      ? ''
      : intl.formatMessage(
          {
            defaultMessage: '{time} on {day} is no longer available. Please choose another time.',
            description:
              'Under the free times of a coach, when someone else has taken the one that was chosen',
          },
          {
            time: clockText(chosenTime.minutes, locale),
            day: dayName(chosenTime.date, locale),
          },
        );
  // Makes the form invalid if the selected time is taken. The first radio reports for the group.
  useLayoutEffect(() => {
    const radio = group.current?.querySelector<HTMLInputElement>('input:enabled');
    radio?.setCustomValidity(goneText);
    return () => radio?.setCustomValidity('');
  });
  const loss = useSlotLoss(group, goneText);
  const note = !errorMessage && loss;
  const ids = useFieldIds({ id, description: true, errorMessage }, Boolean(note));

  return (
    <Group
      component="schedule/SlotPicker"
      isRadioGroup
      {...{ ids, group, ref, label, errorMessage, isRequired, isDisabled, isReadOnly, form, onBlur, onFocus }}
      description={
        <>
          {description && <div>{description}</div>}
          <div className={styles.zone}>
            <ClockIcon size="s" />
            <span>
              <FormattedMessage
                defaultMessage="Times are in your time zone, {zone}"
                description="Over the free times of a coach; zone is such as UTC-05:00 · New York"
                values={{
                  zone: (
                    <span className={styles.zoneName}>{first ? zoneAt(first) : timeZoneLabel(timeZone)}</span>
                  ),
                }}
              />
              {timeZoneHref && (
                <span className={styles.deviceZone}>
                  <DeviceZoneNote
                    timeZone={timeZone}
                    settingsHref={timeZoneHref}
                    now={first?.from ?? Date.now()}
                  />
                </span>
              )}
            </span>
          </div>
        </>
      }
      note={note && <span className={styles.gone}>{note}</span>}
    >
      <div className={styles.days}>
        {inOrder.length === 0 && (
          <FormattedMessage
            defaultMessage="No times are available right now."
            description="In the place of the free times of a coach, where there are none"
          />
        )}
        {[...days].slice(0, limit).map(([date, entries]) => (
          <fieldset key={date} className={styles.day}>
            <legend className={styles.dayName}>{dayName(date, locale)}</legend>
            {date === firstAfterChange && (
              <div className={styles.change}>
                {isMixed(entries) ? (
                  <FormattedMessage
                    defaultMessage="The clocks change on this day. After that, times are in {zone}."
                    description="Over the free times of the day on which daylight saving time begins or ends; zone is such as UTC-04:00 · New York"
                    values={{ zone: <span className={styles.zoneName}>{zoneAt(entries.at(-1)!)}</span> }}
                  />
                ) : (
                  <FormattedMessage
                    defaultMessage="The clocks change before this day. From here, times are in {zone}."
                    description="Over the first free times after daylight saving time begins or ends; zone is such as UTC-04:00 · New York"
                    values={{ zone: <span className={styles.zoneName}>{zoneAt(entries.at(-1)!)}</span> }}
                  />
                )}
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
                    {...(isControlled
                      ? { checked: from === chosen }
                      : { defaultChecked: from === parseInstant(defaultValue) })}
                    required={isRequired}
                    aria-invalid={ids.control['aria-invalid']}
                    disabled={isReadOnly && from !== chosen}
                    onChange={() => choose(start)}
                  />
                  {clockText(local.minutes, locale)}
                  {isTwice(entries, local) && ` (${timeZoneLabel('UTC', 0, local.offset)})`}
                  {otherTimeZone && !isSameClock(timeZone, otherTimeZone, from) && (
                    <span className={styles.otherTime}>
                      <VisuallyHidden>
                        <FormattedMessage
                          defaultMessage="your time,"
                          description="Read by screen readers between the time of a slot and the same time where the coach is: 12:00 PM your time, 9:00 AM in Los Angeles"
                        />
                      </VisuallyHidden>
                      <OtherTime words={timeText(from, otherTimeZone, locale)} timeZone={otherTimeZone} />
                    </span>
                  )}
                </label>
              ))}
            </div>
          </fieldset>
        ))}
        {dates.length > limit && (
          <div>
            <Button
              variant="secondary"
              onPress={() => {
                firstNew.current = days.get(dates[limit]!)![0]!.start;
                setAsked(limit + dayLimit);
              }}
            >
              <FormattedMessage
                defaultMessage="Show more days"
                description="Button under the free times of a coach: shows those of later days"
              />
            </Button>
          </div>
        )}
      </div>
    </Group>
  );
}
