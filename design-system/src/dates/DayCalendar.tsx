import { addDays, daysBetween } from '@institute/values/formats/days';
import { dateTimeFormat } from '@institute/values/formats/formatters';
import { isDate } from '@institute/values/formats/iso-date';
import { type KeyboardEvent, useEffect, useState } from 'react';
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

/** The first and the last day of some weeks. */
interface Weeks {
  from: string;
  to: string;
}

export interface DayCalendarProps extends CalendarLimits {
  label: string;
  /** The selected date, or invalid text. */
  value: string;
  onChoose: (date: string) => void;
  autoFocus?: boolean;
  /** The day that has, or would have, the focus; its month is shown. By default, the calendar decides. */
  focused?: string;
  /** The weeks to show rather than a month. `focused` is one of their days. */
  weeks?: Weeks | undefined;
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

/**
 * The limits of the calendar. When the focus jumps to another day, React Aria chooses which weeks to show, but only within the
 * limits. So for that render the limits are the weeks that we show.
 */
function useLimits({ min, max, focused, weeks }: DayCalendarProps) {
  const [reached, setReached] = useState<string>();
  useEffect(() => setReached(focused), [focused]);
  const isJump = weeks && reached !== focused;
  return { limits: isJump ? { min: weeks.from, max: weeks.to } : { min, max }, setReached };
}

/**
 * A month, or some weeks, to select a day from. Arrow keys move by day, Page Up and Page Down by month, with Shift by year;
 * in weeks, by as many as are shown.
 */
export default function DayCalendar(props: DayCalendarProps) {
  const { label, value, isUnavailable, autoFocus = false, focused, weeks, onChoose, onFocusChange } = props;
  const { limits, setReached } = useLimits(props);
  const { min, max } = limits;
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
        {...(weeks && { visibleDuration: { weeks: weekCount(weeks) } })}
        {...(isRefused && { isDateUnavailable: (date) => isRefused(fromCalendarDate(date)) })}
        {...(focused && { focusedValue: toCalendarDate(focused) })}
        {...(onFocusChange && {
          onFocusChange: (date) => {
            const day = fromCalendarDate(date);
            setReached(day);
            onFocusChange(day);
          },
        })}
        onChange={(date) => onChoose(fromCalendarDate(date))}
      >
        <div className={styles.header}>
          <MonthStep slot="previous" isOfWeeks={Boolean(weeks)} />
          {weeks ? <WeeksHeading weeks={weeks} /> : <CalendarHeading className={styles.heading} />}
          <MonthStep slot="next" isOfWeeks={Boolean(weeks)} />
        </div>
        <Days {...props} />
      </Calendar>
    </AriaLocale>
  );
}

const weekCount = ({ from, to }: Weeks) => (daysBetween(from, to) + 1) / 7;

/** The same day of the weeks before or after, or the closest one within the limits. None if these have no day of those weeks. */
function pagedDay(day: string, weeks: Weeks, pages: number, { min = '', max }: CalendarLimits) {
  const by = pages * 7 * weekCount(weeks);
  const [first, last, target] = [weeks.from, weeks.to, day].map((date) => addDays(date, by));
  if (last! < min || (max && first! > max)) return null;
  return target! < min ? min : max && target! > max ? max : target!;
}

/** The days of some weeks, or their months. */
function useRange(weeks: Weeks | undefined, day?: 'numeric') {
  // With two years, long names don't fit between the buttons.
  const month = day || weeks?.from.slice(0, 4) === weeks?.to.slice(0, 4) ? 'long' : 'short';
  const format = dateTimeFormat(useIntl().locale, { day, month, year: 'numeric', timeZone: 'UTC' });
  return weeks && format.formatRange(Date.parse(weeks.from), Date.parse(weeks.to));
}

/** Screen readers get the name of the grid, which has the days. */
const WeeksHeading = ({ weeks }: { weeks: Weeks }) => (
  <span aria-hidden className={styles.heading}>
    {useRange(weeks)}
  </span>
);

function Days({ label, focused, weeks, min, max, onFocusChange, noteOf }: DayCalendarProps) {
  const { locale } = useIntl();
  const month = dateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const range = useRange(weeks, 'numeric');
  /** React Aria's own keys move by week and by month, so they would show other weeks than the buttons do. */
  const page = (event: KeyboardEvent) => {
    const pages = { PageUp: -1, PageDown: 1 }[event.key];
    if (!pages || !weeks || !focused) return;
    event.preventDefault();
    event.stopPropagation();
    const target = pagedDay(focused, weeks, pages, { min, max });
    if (target) onFocusChange?.(target);
  };
  return (
    <div onKeyDownCapture={page}>
      <CalendarGrid
        weekdayStyle={weekdayStyle(locale)}
        className={styles.grid}
        // React Aria names it after the first of the months.
        {...(range && { render: (table) => <table {...table} aria-label={`${label}, ${range}`} /> })}
      >
        <CalendarGridHeader>
          {(day) => <CalendarHeaderCell className={styles.weekday}>{day}</CalendarHeaderCell>}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => {
            const day = fromCalendarDate(date);
            const note = noteOf?.(day);
            const cell = {
              date,
              ...(weeks && day.endsWith('-01') && { 'data-month': month.format(Date.parse(day)) }),
            };
            return note ? (
              <CalendarCell
                {...cell}
                className={styles.noted.yes}
                render={(rendered) => <div {...rendered} {...withNote(rendered, note)} />}
              />
            ) : (
              <CalendarCell {...cell} className={noteOf ? styles.noted.no : styles.day} />
            );
          }}
        </CalendarGridBody>
      </CalendarGrid>
    </div>
  );
}
