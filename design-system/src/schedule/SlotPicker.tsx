import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { parseInstant } from '../formats/dates.ts';
import { timeZoneLabel } from '../formats/time-zones.ts';
import { ClockIcon } from '../icons/named.tsx';
import { OtherTime } from './AgendaList.tsx';
import * as styles from './SlotPicker.css.ts';
import { dayName, isSameClock, timeWords } from './words.ts';
import { wallTimeOf } from './zones.ts';

export interface SlotPickerProps {
  /** What is chosen: "Time of the session". */
  label: string;
  /** Free times: instants, RFC 3339. */
  slots: ReadonlyArray<{ start: string; end: string }>;
  /** The `start` of the slot that is chosen. */
  value: string | null;
  onChange: (start: string) => void;
  /** IANA name of the reader's zone: days and times are told in it. */
  timeZone: string;
  /** The coach's zone: its time stands below, where it differs. */
  otherTimeZone?: string | undefined;
  /** A name for a plain form. */
  name?: string;
}

/** One of the free times, day by day, in the reader's own zone. Arrow keys go through all of them. */
export function SlotPicker({
  label,
  slots,
  value,
  onChange,
  timeZone,
  otherTimeZone,
  name,
}: SlotPickerProps) {
  const { locale } = useIntl();
  const ownName = useId();
  const inOrder = slots
    .map((slot) => ({ ...slot, from: parseInstant(slot.start) ?? 0 }))
    .toSorted((a, b) => a.from - b.from);
  const days = Map.groupBy(inOrder, ({ from }) => wallTimeOf(from, timeZone).date);
  return (
    <div role="radiogroup" aria-label={label} className={styles.picker}>
      <div className={styles.zone}>
        <ClockIcon size="s" />
        <FormattedMessage
          defaultMessage="Times are in your time zone, {zone}"
          description="Over the free times of a coach; zone is such as UTC-05:00 · New York"
          values={{ zone: timeZoneLabel(timeZone, inOrder[0]?.from) }}
        />
      </div>
      {[...days].map(([date, entries]) => (
        <fieldset key={date} className={styles.day}>
          <legend className={styles.dayName}>{dayName(date, locale)}</legend>
          <div className={styles.slots}>
            {entries.map(({ start, from }) => (
              <label key={start} className={styles.slot}>
                <input
                  type="radio"
                  className={styles.control}
                  name={name ?? ownName}
                  value={start}
                  checked={start === value}
                  onChange={() => onChange(start)}
                />
                {timeWords(from, timeZone, locale)}
                {otherTimeZone && !isSameClock(timeZone, otherTimeZone, from) && (
                  <span className={styles.otherTime}>
                    {' '}
                    <OtherTime words={timeWords(from, otherTimeZone, locale)} timeZone={otherTimeZone} />
                  </span>
                )}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
