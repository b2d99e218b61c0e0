import {
  freeShare,
  mergeRanges,
  paint,
  type TimeRange,
  type WeeklyRange,
} from '@institute/values/availability/hours';
import { instantOf } from '@institute/values/availability/wall-time';
import { minutesOf } from '@institute/values/formats/clock';
import { addDays, startOfWeek } from '@institute/values/formats/days';
import { firstWeekdayOf } from '@institute/values/formats/first-weekday';
import { timeZonePlace } from '@institute/values/formats/time-zones';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { useInlineStyle } from '../rendering/hydration.ts';
import { clockRangeText, clockText, timeText, weekdayName } from './clock-text.ts';
import * as styles from './WeekGrid.css.ts';

/** Minutes per row. */
const slot = 30;

export interface WeekGridProps {
  label: string;
  ranges: readonly WeeklyRange[];
  onChange: (ranges: WeeklyRange[]) => void;
  timeZone: string;
  otherTimeZone?: string | undefined;
  /** The day whose offset is used for the times of the other zone. */
  date: string;
  /** The visible hours, in minutes since midnight. */
  from: number;
  to: number;
  isReadOnly: boolean;
}

const messages = defineMessages({
  legend: {
    id: 'weekGrid.legend',
    defaultMessage: 'Selected half hours are available.',
    description: 'Read out for the grid of a weekly schedule',
  },
  keys: {
    id: 'weekGrid.keys',
    defaultMessage:
      'Move with the arrow keys, change with the space bar, and extend with Shift and an arrow key.',
    description: 'Read out for the grid of a weekly schedule: how to use it',
  },
});

const isIn = (row: number, time: string) => row <= minutesOf(time) && minutesOf(time) < row + slot;

/** A block from the start to the end of some hours, in the cell in which they start. The cells say the same. */
function Hours({ range, from, locale }: { range: TimeRange; from: number; locale: string }) {
  const [start, end] = [minutesOf(range.startTime), minutesOf(range.endTime)];
  const rows = (minutes: number) => `calc(${styles.row} * ${minutes / slot})`;
  const place = useInlineStyle({ insetBlockStart: rows(start - from), blockSize: rows(end - start) });
  return (
    <span
      aria-hidden
      className={styles.hours}
      style={place}
      data-hours={end - start >= slot ? clockRangeText(start, end, locale) : undefined}
    />
  );
}

interface Place {
  weekday: number;
  minutes: number;
}

/**
 * The week as half-hour cells to paint: by dragging, by pressing, or with arrow keys and the space bar. Shift and an
 * arrow key extends the range.
 */
export function WeekGrid({
  label,
  ranges,
  onChange,
  timeZone,
  otherTimeZone,
  date,
  from,
  to,
  isReadOnly,
}: WeekGridProps) {
  const intl = useIntl();
  const { locale } = intl;
  const table = useRef<HTMLTableElement>(null);
  const firstWeekday = firstWeekdayOf(locale);
  const weekdays = Array.from({ length: 7 }, (_, index) => ((firstWeekday - 1 + index) % 7) + 1);
  const rows = Array.from({ length: (to - from) / slot }, (_, index) => from + index * slot);
  const [chosen, setCurrent] = useState<Place>({ weekday: weekdays[0]!, minutes: 9 * 60 });
  const row = (minutes: number) => Math.min(to - slot, Math.max(from, minutes));
  // The visible hours may have changed, and one cell must always be focusable.
  const current = { ...chosen, minutes: row(chosen.minutes) };
  /** The state at the start of a drag: the hours before it, the first cell, and whether it adds or removes hours. */
  const stroke = useRef<{ before: readonly WeeklyRange[]; start: Place; isFree: boolean }>(null);

  useEffect(() => {
    const end = () => {
      stroke.current = null;
    };
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    return () => {
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
    };
  }, []);

  const shareTexts = {
    all: intl.formatMessage({
      id: 'weekGrid.available',
      defaultMessage: 'available',
      description: 'A half hour of a weekly schedule',
    }),
    some: intl.formatMessage({
      id: 'weekGrid.partly',
      defaultMessage: 'partly available',
      description: 'A half hour of a weekly schedule',
    }),
    none: intl.formatMessage({
      id: 'weekGrid.unavailable',
      defaultMessage: 'not available',
      description: 'A half hour of a weekly schedule',
    }),
  };
  const nameOf = ({ weekday, minutes }: Place) =>
    `${weekdayName(weekday, locale)} ${clockText(minutes, locale)}`;
  const isFree = ({ weekday, minutes }: Place) =>
    freeShare(ranges, weekday, minutes, minutes + slot) === 'all';
  const set = ({ weekday, minutes }: Place, free: boolean) =>
    onChange(paint(ranges, weekday, minutes, minutes + slot, free));
  const placeOfCell = (target: EventTarget): Place | null => {
    const cell = (target as Element).closest<HTMLElement>('[data-weekday]');
    return cell && { weekday: Number(cell.dataset.weekday), minutes: Number(cell.dataset.minutes) };
  };

  const begin = (event: PointerEvent) => {
    const start = placeOfCell(event.target);
    if (!start || isReadOnly || event.button !== 0) return;
    // A touch captures the pointer on the first cell.
    const cell = event.target as Element;
    if (cell.hasPointerCapture?.(event.pointerId)) cell.releasePointerCapture(event.pointerId);
    stroke.current = { before: ranges, start, isFree: !isFree(start) };
    setCurrent(start);
    set(start, stroke.current.isFree);
  };
  const drag = (event: PointerEvent) => {
    const here =
      stroke.current &&
      placeOfCell(document.elementFromPoint?.(event.clientX, event.clientY) ?? event.target);
    if (!here) return;
    const { before, start, isFree: free } = stroke.current!;
    const [first, last] = [weekdays.indexOf(start.weekday), weekdays.indexOf(here.weekday)].toSorted(
      (a, b) => a - b,
    );
    const [top, bottom] = [start.minutes, here.minutes].toSorted((a, b) => a - b);
    onChange(
      weekdays
        .slice(first, last! + 1)
        .reduce<WeeklyRange[]>(
          (all, weekday) => paint(all, weekday, top!, bottom! + slot, free),
          [...before],
        ),
    );
  };

  const move = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (!isReadOnly) set(current, !isFree(current));
      return;
    }
    const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl';
    const at = weekdays.indexOf(current.weekday);
    const column = (step: number) => ({
      ...current,
      weekday: weekdays[Math.min(6, Math.max(0, at + step))]!,
    });
    const down = (minutes: number) => ({ ...current, minutes: row(minutes) });
    const next = {
      ArrowRight: column(isTurned ? -1 : 1),
      ArrowLeft: column(isTurned ? 1 : -1),
      ArrowDown: down(current.minutes + slot),
      ArrowUp: down(current.minutes - slot),
      // As in any grid: to the ends of the row, with Ctrl to the ends of the grid.
      Home: event.ctrlKey ? { weekday: weekdays[0]!, minutes: from } : column(-6),
      End: event.ctrlKey ? { weekday: weekdays[6]!, minutes: to - slot } : column(6),
      PageDown: down(current.minutes + 4 * slot),
      PageUp: down(current.minutes - 4 * slot),
    }[event.key];
    if (!next) return;
    event.preventDefault();
    const place = next;
    if (event.shiftKey && event.key.startsWith('Arrow') && !isReadOnly) {
      const share = isFree(current) ? 'all' : 'none';
      const { weekday, minutes } = place;
      const extended = paint(ranges, weekday, minutes, minutes + slot, share === 'all');
      const isSame = (start: number) => freeShare(extended, weekday, start, start + slot) === share;
      let [first, last] = [minutes, minutes];
      while (first > from && isSame(first - slot)) first -= slot;
      while (last + slot < to && isSame(last + slot)) last += slot;
      onChange(extended);
      announce(
        `${weekdayName(weekday, locale)} ${clockRangeText(first, last + slot, locale)}, ${shareTexts[share]}`,
      );
    }
    setCurrent(place);
    table.current
      ?.querySelector<HTMLElement>(`[data-weekday="${place.weekday}"][data-minutes="${place.minutes}"]`)
      ?.focus();
  };

  const monday = startOfWeek(date, 1);
  const otherTime = (minutes: number) =>
    timeText(
      instantOf({ date: addDays(monday, weekdays[0]! - 1), minutes }, timeZone),
      otherTimeZone!,
      locale,
    );
  const blocks = mergeRanges(ranges);
  return (
    <div className={styles.frame}>
      <table
        ref={table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its cells
        role="grid"
        aria-label={label}
        aria-description={
          isReadOnly
            ? intl.formatMessage(messages.legend)
            : `${intl.formatMessage(messages.legend)} ${intl.formatMessage(messages.keys)}`
        }
        aria-multiselectable="true"
        aria-readonly={isReadOnly || undefined}
        className={styles.grid}
        onPointerDown={begin}
        onPointerMove={drag}
        onKeyDown={move}
      >
        {/* Each cell says its day and time, which screen readers would repeat from its headers. */}
        <thead aria-hidden>
          <tr>
            <th scope="col" className={`${styles.head} ${styles.axisHead}`}>
              {timeZonePlace(timeZone, locale)}
            </th>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" className={styles.head} abbr={weekdayName(weekday, locale)}>
                {weekdayName(weekday, locale, 'short')}
              </th>
            ))}
            {otherTimeZone && (
              <th scope="col" className={`${styles.head} ${styles.axisHead}`}>
                {timeZonePlace(otherTimeZone, locale)}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((minutes) => (
            <tr key={minutes}>
              <th scope="row" aria-hidden className={styles.axis}>
                {minutes % 60 === 0 && clockText(minutes, locale)}
              </th>
              {weekdays.map((weekday) => {
                const share = freeShare(ranges, weekday, minutes, minutes + slot);
                const isHere = current.weekday === weekday && current.minutes === minutes;
                return (
                  <td
                    key={weekday}
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
                    role="gridcell"
                    data-weekday={weekday}
                    data-minutes={minutes}
                    tabIndex={isHere ? 0 : -1}
                    aria-selected={share === 'all'}
                    // Screen readers don't say what is selected while moving.
                    aria-label={
                      share === 'none'
                        ? nameOf({ weekday, minutes })
                        : `${nameOf({ weekday, minutes })}, ${shareTexts[share]}`
                    }
                    className={styles.cell}
                    onFocus={() => setCurrent({ weekday, minutes })}
                  >
                    {blocks
                      .filter((range) => range.weekday === weekday && isIn(minutes, range.startTime))
                      .map((range) => (
                        <Hours key={range.startTime} range={range} from={minutes} locale={locale} />
                      ))}
                  </td>
                );
              })}
              {otherTimeZone && (
                <td
                  className={styles.axis}
                  aria-hidden={minutes % 60 !== 0 || undefined}
                  aria-label={
                    minutes % 60 === 0
                      ? `${otherTime(minutes)}, ${timeZonePlace(otherTimeZone, locale)}`
                      : undefined
                  }
                >
                  {minutes % 60 === 0 && otherTime(minutes)}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
