import { dateTimeFormat } from '@institute/values/formats/formatters';
import { isDate } from '@institute/values/formats/iso-date';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { useIntl } from 'react-intl';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import { createCalendar, fromCalendarDate, toCalendarDate } from './calendar-date.ts';
import * as styles from './DayCalendar.css.ts';
import { MonthStep } from './MonthStep.tsx';

/** Which days can be selected. All dates are `YYYY-MM-DD`. */
export interface CalendarLimits {
  /** The first day that can be selected. */
  min?: string | undefined;
  /** The last day that can be selected. */
  max?: string | undefined;
  /** Days in between that can't be selected. */
  isUnavailable?: ((date: string) => boolean) | undefined;
}

export interface DayCalendarProps extends CalendarLimits {
  label: string;
  /** The selected date, or invalid text. */
  value: string;
  onChoose: (date: string) => void;
  autoFocus?: boolean;
  /** The day that has, or would have, the focus; its month is shown. By default, the calendar decides. */
  focused?: string;
  onFocusChange?: (date: string) => void;
  /** What is on a day, which is then marked. Read after the date. */
  noteOf?: (date: string) => string | undefined;
}

const dayOf = (value: string | undefined) => (isDate(value) ? toCalendarDate(value) : null);

const withNote = ({ 'aria-label': date }: { 'aria-label'?: string | undefined }, note: string) => ({
  'aria-label': `${date}, ${note}`,
});

/** In some languages, such as Arabic, the short name of a weekday is the whole word, which is wider than a day. */
const weekdayStyle = (locale: string) =>
  dateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(0).length > 4 ? 'narrow' : 'short';

/** A month to select a day from. Arrow keys move by day, Page Up and Page Down by month, with Shift by year. */
export default function DayCalendar({
  label,
  value,
  min,
  max,
  isUnavailable,
  autoFocus = false,
  focused,
  onChoose,
  onFocusChange,
  noteOf,
}: DayCalendarProps) {
  const { locale } = useIntl();
  // React Aria would look for a day between them forever.
  const hasNone = isDate(min) && isDate(max) && min > max;
  const isRefused = hasNone ? () => true : isUnavailable;
  return (
    <AriaLocale>
      <Calendar
        aria-label={label}
        autoFocus={autoFocus}
        createCalendar={createCalendar}
        value={dayOf(value)}
        minValue={dayOf(min)}
        maxValue={dayOf(hasNone ? min : max)}
        {...(isRefused && { isDateUnavailable: (date) => isRefused(fromCalendarDate(date)) })}
        {...(focused && { focusedValue: toCalendarDate(focused) })}
        {...(onFocusChange && { onFocusChange: (date) => onFocusChange(fromCalendarDate(date)) })}
        onChange={(date) => onChoose(fromCalendarDate(date))}
      >
        <div className={styles.header}>
          <MonthStep slot="previous" />
          <CalendarHeading className={styles.heading} />
          <MonthStep slot="next" />
        </div>
        <CalendarGrid weekdayStyle={weekdayStyle(locale)} className={styles.grid}>
          <CalendarGridHeader>
            {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => {
              const note = noteOf?.(fromCalendarDate(date));
              return note ? (
                <CalendarCell
                  date={date}
                  className={styles.noted.yes}
                  render={(cell) => <div {...cell} {...withNote(cell, note)} />}
                />
              ) : (
                <CalendarCell date={date} className={noteOf ? styles.noted.no : styles.day} />
              );
            }}
          </CalendarGridBody>
        </CalendarGrid>
      </Calendar>
    </AriaLocale>
  );
}
