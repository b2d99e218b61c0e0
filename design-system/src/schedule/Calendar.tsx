import { today } from '@institute/values/formats/dates';
import { groupBy } from '@institute/values/formats/group-by';
import { Fragment, useState } from 'react';
import {
  Calendar as AriaCalendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
} from 'react-aria-components/Calendar';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { AriaLocale } from '../aria/AriaLocale.tsx';
import { createCalendar, fromCalendarDate, toCalendarDate } from '../dates/calendar-date.ts';
import { MonthStep } from '../dates/MonthStep.tsx';
import { useIsHydrating } from '../rendering/hydration.ts';
import type { HueName } from '../theme/hues.ts';
import * as headings from '../typography/Heading.css.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import * as styles from './Calendar.css.ts';
import { dayName } from './clock-text.ts';
import { EventTitle } from './EventTitle.tsx';

export interface CalendarEvent {
  id: string;
  /** The date, `YYYY-MM-DD`, in the user's time zone. */
  date: string;
  /** A short title, such as "9:00 AM Intro session". */
  title: string;
  /** Tells it apart from others: `hueOf` the service's id. */
  hue?: HueName | undefined;
  /** Struck through after the word, so that it doesn't look as if it took place. */
  isCanceled?: boolean | undefined;
}

export interface CalendarProps {
  /** The accessible name, such as "My sessions". */
  label: string;
  /** The selected day, `YYYY-MM-DD`. Its month is shown first. Show its agenda next to the calendar. */
  value: string;
  onChange: (date: string) => void;
  /** Called with the first day (`YYYY-MM-DD`) when another month is shown, so that its events can be loaded. */
  onMonthChange?: (firstDay: string) => void;
  events: readonly CalendarEvent[];
  /** IANA name. Determines which day is today. */
  timeZone?: string;
  /** Milliseconds since 1970. Defaults to the current time. */
  now?: number;
}

/** Events shown per day. The rest are counted. */
const shownEvents = 3;

/**
 * A month with its events. Arrow keys move by day and week, Home and End to the start and end of the month, Page Up and
 * Page Down by month; Enter selects the day. An `AgendaList` is an equivalent, and works better on phones.
 */
export function Calendar(props: CalendarProps) {
  // React Aria's calendar has style attributes, which a strict content security policy blocks in server-rendered
  // markup.
  return useIsHydrating() ? <div aria-busy className={styles.waiting} /> : <Month {...props} />;
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

function Month({ label, value, onChange, onMonthChange, events, timeZone, now }: CalendarProps) {
  const intl = useIntl();
  const here = today(timeZone, now);
  const byDay = groupBy(events, ({ date }) => date);
  // The focused day. Looking at another month doesn't select a day.
  const [focused, setFocused] = useState(value);
  const [shownFor, setShownFor] = useState(value);
  if (shownFor !== value) {
    setShownFor(value);
    setFocused(value);
  }
  const show = (day: string) => {
    setFocused(day);
    if (firstOfMonth(day) !== firstOfMonth(focused)) onMonthChange?.(firstOfMonth(day));
  };
  return (
    <AriaLocale>
      <AriaCalendar
        aria-label={label}
        className={styles.calendar}
        createCalendar={createCalendar}
        value={toCalendarDate(value)}
        focusedValue={toCalendarDate(focused)}
        onChange={(date) => onChange(fromCalendarDate(date))}
        onFocusChange={(date) => show(fromCalendarDate(date))}
      >
        <MonthHeader
          onToday={() => {
            show(here);
            onChange(here);
          }}
        />
        <CalendarGrid weekdayStyle="short" className={styles.grid}>
          <CalendarGridHeader>
            {(weekday) => <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>}
          </CalendarGridHeader>
          <CalendarGridBody>
            {(date) => {
              const day = fromCalendarDate(date);
              return (
                <CalendarCell
                  date={date}
                  data-date={day}
                  className={({ isSelected, isOutsideMonth }) =>
                    styles.dayOf[isSelected ? 'selected' : isOutsideMonth ? 'outside' : 'inside']
                  }
                  render={(cell) => (
                    // Named by its content: the day and all its events.
                    <div {...cell} aria-label={undefined} aria-current={day === here ? 'date' : undefined} />
                  )}
                >
                  {({ formattedDate }) => (
                    <Day
                      name={dayName(day, intl.locale)}
                      number={formattedDate}
                      isToday={day === here}
                      events={byDay.get(day) ?? []}
                    />
                  )}
                </CalendarCell>
              );
            }}
          </CalendarGridBody>
        </CalendarGrid>
      </AriaCalendar>
    </AriaLocale>
  );
}

const MonthHeader = ({ onToday }: { onToday: () => void }) => (
  <div className={styles.header}>
    <div className={styles.month}>
      <CalendarHeading className={headings.size.m} />
    </div>
    <Button variant="quiet" onPress={onToday}>
      <FormattedMessage
        id="calendar.today"
        defaultMessage="Today"
        description="Mark on the current day of a calendar"
      />
    </Button>
    <MonthStep slot="previous" />
    <MonthStep slot="next" />
  </div>
);

interface DayProps {
  name: string;
  number: string;
  isToday: boolean;
  events: readonly CalendarEvent[];
}

function Day({ name, number, isToday, events }: DayProps) {
  const hidden = events.slice(shownEvents);
  return (
    <>
      <span aria-hidden className={isToday ? `${styles.number} ${styles.todayNumber}` : styles.number}>
        {number}
      </span>
      <VisuallyHidden>{name}</VisuallyHidden>
      {events.slice(0, shownEvents).map((event) => (
        <span
          key={event.id}
          className={`${styles.eventOf[event.isCanceled ? 'canceled' : (event.hue ?? 'brand')]} ${events.length < shownEvents ? styles.roomy : ''}`}
        >
          <VisuallyHidden>, </VisuallyHidden>
          <EventTitle {...event} />
        </span>
      ))}
      {hidden.length > 0 && (
        <>
          <span aria-hidden className={styles.more}>
            <FormattedMessage
              id="calendar.more"
              defaultMessage="+{count, number} more"
              description="Under the events of a day in a calendar: how many have no place"
              values={{ count: hidden.length }}
            />
          </span>
          <VisuallyHidden>
            {hidden.map((event) => (
              <Fragment key={event.id}>
                , <EventTitle {...event} />
              </Fragment>
            ))}
          </VisuallyHidden>
        </>
      )}
    </>
  );
}
