import { readLocal } from '@institute/values/availability/local-time';
import { formatDate, parseInstant, today } from '@institute/values/formats/dates';
import { addDays, startOfWeek } from '@institute/values/formats/days';
import { firstWeekdayOf } from '@institute/values/formats/first-weekday';
import { dateTimeFormat } from '@institute/values/formats/formatters';
import { groupBy } from '@institute/values/formats/group-by';
import { type CSSProperties, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '../actions/Button.tsx';
import { IconButton } from '../actions/IconButton.tsx';
import { Link } from '../actions/Link.tsx';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/named.tsx';
import { useInlineStyle } from '../rendering/hydration.ts';
import type { HueName } from '../theme/hues.ts';
import { Heading } from '../typography/Heading.tsx';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { clockText, dayRangeText, localRangeText } from './clock-text.ts';
import { EventTitle } from './EventTitle.tsx';
import { type Lane, lanesOf } from './lanes.ts';
import * as styles from './WeekCalendar.css.ts';

export interface WeekCalendarEvent {
  id: string;
  /** RFC 3339 timestamps, on one day of the time zone or until its midnight. */
  start: string;
  end: string;
  /** Such as the client and the service. */
  title: string;
  /** Where it leads. */
  href?: string | undefined;
  /** Tells it apart from others: `hueOf` the service's id. */
  hue?: HueName | undefined;
  /** Struck through after the word, so that it doesn't look as if it took place. */
  isCanceled?: boolean | undefined;
}

export interface WeekCalendarProps {
  /** The accessible name, such as "My sessions". */
  label: string;
  /** A day of the week that is shown, `YYYY-MM-DD`. */
  value: string;
  onChange: (date: string) => void;
  /** In any order. Those of other weeks are left out. Undefined while they aren’t known: the week isn’t called empty then. */
  events: readonly WeekCalendarEvent[] | undefined;
  /** IANA name. */
  timeZone: string;
  /** The hours that are always shown. Earlier and later events add theirs. */
  from?: number;
  to?: number;
  /** The level of the week's heading. The days are one lower. */
  level?: 2 | 3;
  /** Milliseconds since 1970. Defaults to the current time. */
  now?: number;
}

interface Placed extends WeekCalendarEvent {
  date: string;
  /** Minutes since midnight. */
  from: number;
  to: number;
}

/** A week with its events, as long as they last: columns of hours, and on phones a list of days. */
export function WeekCalendar({
  label,
  value,
  onChange,
  events,
  timeZone,
  from = 8,
  to = 18,
  level = 2,
  now,
}: WeekCalendarProps) {
  const { locale } = useIntl();
  const titleId = useId();
  const first = startOfWeek(value, firstWeekdayOf(locale));
  const week = Array.from({ length: 7 }, (_, index) => addDays(first, index));
  const byDay = groupBy(placedEvents(events ?? [], timeZone), ({ date }) => date);
  const shownEvents = week.flatMap((date) => byDay.get(date) ?? []);
  const start = Math.min(from, ...shownEvents.map((event) => Math.floor(event.from / 60)));
  const end = Math.max(to, ...shownEvents.map((event) => Math.ceil(event.to / 60)));
  const height = useInlineStyle(variables({ [styles.hours]: end - start }));
  return (
    <section aria-label={label} className={styles.calendar}>
      <WeekHeader {...{ value, onChange, week, level, titleId }} here={today(timeZone, now)} />
      <div className={styles.frame} style={height}>
        <div aria-hidden className={styles.axis}>
          {Array.from({ length: end - start }, (_, index) => (
            <span key={String(index)} className={styles.axisHour}>
              {clockText((start + index) * 60, locale)}
            </span>
          ))}
        </div>
        {events && shownEvents.length === 0 && (
          <p className={styles.none}>
            <FormattedMessage
              id="weekCalendar.none"
              defaultMessage="Nothing this week"
              description="In the place of the events of a week"
            />
          </p>
        )}
        <ol aria-labelledby={titleId} className={styles.days}>
          {week.map((date) => (
            <Day
              key={date}
              date={date}
              isToday={date === today(timeZone, now)}
              events={byDay.get(date) ?? []}
              {...{ start, timeZone, level }}
            />
          ))}
        </ol>
      </div>
    </section>
  );
}

/** The shortest event that can be seen, also if clocks are set back while it lasts, in minutes. */
const shortest = 15;

/** An event on the days that it is on, from when until when. */
function partsOf(event: WeekCalendarEvent, timeZone: string): Placed[] {
  const start = readLocal(event.start, timeZone);
  const end = readLocal(event.end, timeZone);
  const first = { ...event, date: start.date, from: start.minutes };
  if (end.date === start.date) return [{ ...first, to: Math.max(start.minutes + shortest, end.minutes) }];
  const rest = { ...event, date: end.date, from: 0, to: end.minutes };
  return [{ ...first, to: 24 * 60 }, ...(end.minutes > 0 ? [rest] : [])];
}

/** In order of their start, by the clock of the time zone. */
const placedEvents = (events: readonly WeekCalendarEvent[], timeZone: string): Placed[] =>
  events.flatMap((event) => partsOf(event, timeZone)).toSorted((a, b) => a.from - b.from || b.to - a.to);

/** A style that sets variables of a style sheet, which are named `var(--…)`. */
const variables = (values: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name.slice('var('.length, -1), value]),
  ) as CSSProperties;

interface WeekHeaderProps extends Pick<WeekCalendarProps, 'value' | 'onChange'> {
  week: readonly string[];
  here: string;
  level: 2 | 3;
  titleId: string;
}

function WeekHeader({ value, onChange, week, here, level, titleId }: WeekHeaderProps) {
  const intl = useIntl();
  return (
    <div className={styles.header}>
      <div className={styles.title} aria-live="polite">
        <Heading level={level} size="m" id={titleId}>
          {/* No line begins with the dash. */}
          {dayRangeText(week[0]!, week.at(-1)!, intl.locale, { dateStyle: 'long' }).replace(' –', '\u00a0–')}
        </Heading>
      </div>
      <Button variant="quiet" onPress={() => onChange(here)}>
        <FormattedMessage
          id="calendar.today"
          defaultMessage="Today"
          description="Mark on the current day of a calendar"
        />
      </Button>
      <IconButton
        label={intl.formatMessage({
          id: 'calendar.previousWeek',
          defaultMessage: 'Previous week',
          description: 'Button of a calendar',
        })}
        onPress={() => onChange(addDays(value, -7))}
      >
        <ChevronLeftIcon />
      </IconButton>
      <IconButton
        label={intl.formatMessage({
          id: 'calendar.nextWeek',
          defaultMessage: 'Next week',
          description: 'Button of a calendar',
        })}
        onPress={() => onChange(addDays(value, 7))}
      >
        <ChevronRightIcon />
      </IconButton>
    </div>
  );
}

interface DayProps {
  date: string;
  isToday: boolean;
  events: readonly Placed[];
  /** The first hour that is shown. */
  start: number;
  timeZone: string;
  level: 2 | 3;
}

function Day({ date, isToday, events, start, timeZone, level }: DayProps) {
  const { locale } = useIntl();
  const Name = `h${level === 2 ? 3 : 4}` as const;
  const instant = parseInstant(`${date}T00:00:00Z`)!;
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(instant);
  const lanes = lanesOf(events);
  return (
    <li
      className={styles.day[events.length > 0 ? 'full' : 'empty']}
      aria-current={isToday ? 'date' : undefined}
    >
      <Name className={styles.dayName}>
        <VisuallyHidden>{formatDate(date, 'long', locale)}</VisuallyHidden>
        <span aria-hidden>{part({ weekday: 'short' })}</span>
        <span aria-hidden className={isToday ? styles.todayNumber : undefined}>
          {part({ day: 'numeric' })}
        </span>
      </Name>
      <ul className={styles.events}>
        {events.map((event, index) => (
          <WeekEvent key={event.id} event={event} place={lanes[index]!} {...{ start, timeZone }} />
        ))}
      </ul>
    </li>
  );
}

interface WeekEventProps {
  event: Placed;
  place: Lane;
  start: number;
  timeZone: string;
}

/** How many lines of a title fit into an event of these hours, under its time. An hour has 68 px, a line 16.2. */
const titleLines = (length: number) => Math.max(1, Math.floor((68 * length - 6) / 16.2) - 1);

function WeekEvent({ event, place: { lane, count }, start, timeZone }: WeekEventProps) {
  const { locale } = useIntl();
  const length = (event.to - event.from) / 60;
  const style = useInlineStyle(
    variables({
      [styles.place.start]: event.from / 60 - start,
      [styles.place.length]: length,
      [styles.place.lines]: titleLines(length),
      [styles.place.lane]: lane,
      [styles.place.lanes]: count,
    }),
  );
  return (
    <li className={styles.eventOf[event.isCanceled ? 'canceled' : (event.hue ?? 'brand')]} style={style}>
      <span className={styles.time}>{localRangeText(event.start, event.end, timeZone, locale)}</span>{' '}
      <span className={styles.eventTitle}>
        {event.href ? (
          <Link href={event.href} tone="plain" isStretched>
            <EventTitle {...event} />
          </Link>
        ) : (
          <EventTitle {...event} />
        )}
      </span>
    </li>
  );
}
