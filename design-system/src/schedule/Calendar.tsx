import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { announce } from '../feedback/announcement.ts';
import { today } from '../formats/dates.ts';
import { dateTimeFormat } from '../formats/formatters.ts';
import { regional } from '../formats/locale.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/named.tsx';
import { Heading } from '../typography/Heading.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import * as styles from './Calendar.css.ts';
import { dayName, weekdayName } from './clock-text.ts';
import { groupBy } from './group-by.ts';
import { addDays, addMonths, firstWeekdayOf, startOfWeek } from './zones.ts';

export interface CalendarEvent {
  id: string;
  /** The day it is on, `YYYY-MM-DD`, in the reader's zone. */
  date: string;
  /** A few words, such as "9:00 AM Intro session". */
  title: string;
}

export interface CalendarProps {
  /** What it shows: "My sessions". */
  label: string;
  /** The day that is chosen, `YYYY-MM-DD`; the month shown is its month. Show its agenda beside the calendar. */
  value: string;
  onChange: (date: string) => void;
  events: readonly CalendarEvent[];
  /** IANA name; decides which day is today. */
  timeZone?: string;
  /** Milliseconds since 1970; now, where it is left out. */
  now?: number;
}

/** What a day shows of its events; the others are counted. */
const shownEvents = 3;

/**
 * A month with its events. Arrow keys move by day and week, Home and End to the ends of the week, Page Up
 * and Page Down to other months. An `AgendaList` is its equal, and better on a phone.
 */
export function Calendar({ label, value, onChange, events, timeZone, now }: CalendarProps) {
  const intl = useIntl();
  const { locale } = intl;
  const monthId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const takesFocus = useRef(false);
  const here = today(timeZone, now);
  const firstWeekday = firstWeekdayOf(regional(locale));
  const firstOfMonth = `${value.slice(0, 8)}01`;
  const first = startOfWeek(firstOfMonth, firstWeekday);
  const last = addDays(addMonths(firstOfMonth, 1), -1);
  const weeks: string[][] = [];
  for (let day = first; day <= last; day = addDays(day, 7))
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(day, index)));
  const byDay = groupBy(events, ({ date }) => date);
  const monthName = dateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(Date.UTC(Number(value.slice(0, 4)), Number(value.slice(5, 7)) - 1));

  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${value}"]`)?.focus();
  }, [value]);
  const before = useRef(monthName);
  useEffect(() => {
    if (before.current !== monthName) announce(monthName);
    before.current = monthName;
  }, [monthName]);

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl';
    const onward = isTurned ? -1 : 1;
    const weekStart = startOfWeek(value, firstWeekday);
    const to = {
      ArrowRight: addDays(value, onward),
      ArrowLeft: addDays(value, -onward),
      ArrowDown: addDays(value, 7),
      ArrowUp: addDays(value, -7),
      Home: weekStart,
      End: addDays(weekStart, 6),
      PageUp: addMonths(value, event.shiftKey ? -12 : -1),
      PageDown: addMonths(value, event.shiftKey ? 12 : 1),
    }[event.key];
    if (!to) return;
    event.preventDefault();
    takesFocus.current = true;
    onChange(to);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <div role="group" aria-label={label} className={styles.calendar}>
      <div className={styles.header}>
        <div className={styles.month}>
          <Heading level={2} size="m" id={monthId}>
            {monthName}
          </Heading>
        </div>
        <Button variant="quiet" onPress={() => onChange(here)}>
          <FormattedMessage defaultMessage="Today" description="Mark on the current day of a calendar" />
        </Button>
        <IconButton
          label={intl.formatMessage({
            defaultMessage: 'Previous month',
            description: 'Button of a calendar',
          })}
          onPress={() => onChange(addMonths(value, -1))}
        >
          <ChevronLeftIcon />
        </IconButton>
        <IconButton
          label={intl.formatMessage({ defaultMessage: 'Next month', description: 'Button of a calendar' })}
          onPress={() => onChange(addMonths(value, 1))}
        >
          <ChevronRightIcon />
        </IconButton>
      </div>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: its days are walked with arrow keys
        role="grid"
        aria-labelledby={monthId}
        className={styles.grid}
        onKeyDown={move}
      >
        <thead>
          <tr>
            {weeks[0]!.map((date, index) => {
              const weekday = ((firstWeekday - 1 + index) % 7) + 1;
              return (
                <th key={date} scope="col" abbr={weekdayName(weekday, locale)} className={styles.weekday}>
                  {weekdayName(weekday, locale, 'short')}
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((date) => {
                const found = byDay.get(date) ?? [];
                const isInMonth = date.slice(0, 7) === value.slice(0, 7);
                return (
                  // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
                  <td
                    key={date}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a day of the grid
                    role="gridcell"
                    aria-selected={date === value}
                    className={styles.cell}
                  >
                    <button
                      type="button"
                      data-date={date}
                      tabIndex={date === value ? 0 : -1}
                      className={styles.dayOf[date === value ? 'selected' : isInMonth ? 'inside' : 'outside']}
                      aria-current={date === here ? 'date' : undefined}
                      onClick={() => onChange(date)}
                    >
                      <span
                        aria-hidden="true"
                        className={date === here ? `${styles.number} ${styles.todayNumber}` : styles.number}
                      >
                        {intl.formatNumber(Number(date.slice(8)))}
                      </span>
                      <VisuallyHidden>{dayName(date, locale)}</VisuallyHidden>
                      {found.slice(0, shownEvents).map(({ id, title }) => (
                        <span key={id} className={styles.event}>
                          <VisuallyHidden>, </VisuallyHidden>
                          {title}
                        </span>
                      ))}
                      {found.length > shownEvents && (
                        <>
                          <span className={styles.more} aria-hidden="true">
                            <FormattedMessage
                              defaultMessage="+{count, number} more"
                              description="Under the events of a day in a calendar: how many have no place"
                              values={{ count: found.length - shownEvents }}
                            />
                          </span>
                          <VisuallyHidden>
                            {found.slice(shownEvents).map(({ title }) => `, ${title}`)}
                          </VisuallyHidden>
                        </>
                      )}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
