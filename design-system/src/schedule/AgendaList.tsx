import { readLocal } from '@institute/values/availability/local-time';
import { parseInstant, today } from '@institute/values/formats/dates';
import { groupBy } from '@institute/values/formats/group-by';
import { timeZonePlace } from '@institute/values/formats/time-zones';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Badge } from '../data/Badge.tsx';
import { join } from '../theme/parts.ts';
import { Heading } from '../typography/Heading.tsx';
import * as styles from './AgendaList.css.ts';
import { asHeading, dayName, isSameClock, localRangeText, timeRangeText } from './clock-text.ts';

export interface AgendaEvent {
  id: string;
  /**
   * RFC 3339 timestamps. Those with an offset, such as `2026-03-04T12:00:00-05:00`, are shown as they read, so they don't
   * depend on the browser's time-zone data.
   */
  start: string;
  end: string;
  title: ReactNode;
  /** A `StatusBadge`. */
  status?: ReactNode;
  /** Such as the other participant or the place. */
  details?: ReactNode;
  /** Longer ones, or several. On narrow screens, they are below the details. */
  actions?: ReactNode;
  /** One short button, such as "Join", the same for all events: it's in one column. */
  primaryAction?: ReactNode;
  /** A `MenuButton` with only an icon. If one event has it beside a `primaryAction`, all keep its place free. */
  menu?: ReactNode;
}

export interface AgendaListProps {
  /** In any order. */
  events: readonly AgendaEvent[];
  /** For past events. By default, the earliest event is first. */
  isNewestFirst?: boolean;
  /** IANA name of the user's time zone. */
  timeZone: string;
  /** The other participant's time zone. Its time is shown below if it differs. */
  otherTimeZone?: string | undefined;
  /** The heading level of the days. */
  level?: 2 | 3 | 4;
  /** Milliseconds since 1970. Defaults to the current time. */
  now?: number;
}

/** Events in one list with the days as headings: an accessible alternative to a calendar, and the default on phones. */
export function AgendaList({
  events,
  isNewestFirst = false,
  timeZone,
  otherTimeZone,
  level = 3,
  now,
}: AgendaListProps) {
  const { locale } = useIntl();
  const inOrder = events
    .map((event) => ({
      ...event,
      from: parseInstant(event.start) ?? 0,
      to: parseInstant(event.end) ?? 0,
      local: readLocal(event.start, timeZone),
    }))
    .toSorted((a, b) => (isNewestFirst ? b.from - a.from : a.from - b.from));
  const days = groupBy(inOrder, ({ local }) => local.date);
  const here = today(timeZone, now);
  const hasMenus = events.some(({ menu }) => menu);
  const withMenus = hasMenus && styles.withMenus;
  const hasBoth = events.some(({ menu, primaryAction }) => menu && primaryAction);
  return (
    <div className={styles.agenda}>
      {[...days].map(([date, entries]) => (
        <section key={date} className={styles.day}>
          <div className={join(styles.dayName, withMenus)}>
            <Heading level={level} size="s">
              <time dateTime={date}>{asHeading(dayName(date, locale), locale)}</time>
            </Heading>
            {date === here && (
              <Badge tone="brand">
                <FormattedMessage
                  id="calendar.today"
                  defaultMessage="Today"
                  description="Mark on the current day of a calendar"
                />
              </Badge>
            )}
          </div>
          <ul className={styles.list}>
            {entries.map(({ id, from, to, ...event }) => (
              <li key={id} className={join(styles.entry, withMenus)}>
                <div className={styles.time}>
                  {localRangeText(event.start, event.end, timeZone, locale)}
                  {otherTimeZone && !isSameClock(timeZone, otherTimeZone, from) && (
                    <span className={styles.otherTime}>
                      <OtherTime
                        words={timeRangeText(from, to, otherTimeZone, locale)}
                        timeZone={otherTimeZone}
                      />
                    </span>
                  )}
                </div>
                <div className={styles.words}>
                  <div className={styles.titleLine}>
                    {event.title}
                    {event.status}
                  </div>
                  {event.details && <div className={styles.details}>{event.details}</div>}
                </div>
                {event.actions && <div className={styles.actions}>{event.actions}</div>}
                {event.primaryAction && (
                  <div className={join(styles.primaryAction, !hasBoth && styles.atEnd)} data-line-end="">
                    {event.primaryAction}
                  </div>
                )}
                {hasMenus && (hasBoth || !event.primaryAction) && (
                  <div className={styles.menu}>{event.menu}</div>
                )}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Shows the same time in the other time zone. */
export function OtherTime({ words, timeZone }: { words: string; timeZone: string }) {
  return (
    <FormattedMessage
      id="agenda.timeElsewhere"
      defaultMessage="{time} in {place}"
      description="A time as the clocks of another time zone show it, such as 3:00 PM in Madrid"
      values={{ time: words, place: timeZonePlace(timeZone, useIntl().locale) }}
    />
  );
}
