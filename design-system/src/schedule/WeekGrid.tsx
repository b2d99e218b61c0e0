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
import { timeZonePlace } from '@institute/values/formats/time-zones';
import { type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { announce } from '../aria/announcement.ts';
import { useInlineStyle } from '../rendering/hydration.ts';
import { clockRangeText, clockText, timeText, weekdayName, weekdaysOf } from './clock-text.ts';
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

/** What the pointer and the keys change. */
interface Grid extends Pick<WeekGridProps, 'ranges' | 'onChange' | 'from' | 'to' | 'isReadOnly'> {
  weekdays: readonly number[];
}

const shareOf = (ranges: readonly WeeklyRange[], { weekday, minutes }: Place) =>
  freeShare(ranges, weekday, minutes, minutes + slot);

const paintCell = (ranges: readonly WeeklyRange[], { weekday, minutes }: Place, isFree: boolean) =>
  paint(ranges, weekday, minutes, minutes + slot, isFree);

function placeOfCell(target: EventTarget): Place | null {
  const cell = (target as Element).closest<HTMLElement>('[data-weekday]');
  return cell && { weekday: Number(cell.dataset.weekday), minutes: Number(cell.dataset.minutes) };
}

/** Paints cells by pressing and dragging. */
function usePainting({ ranges, onChange, weekdays, isReadOnly }: Grid, setCurrent: (place: Place) => void) {
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

  return {
    onPointerDown(event: PointerEvent) {
      const start = placeOfCell(event.target);
      if (!start || isReadOnly || event.button !== 0) return;
      // A touch captures the pointer on the first cell.
      const cell = event.target as Element;
      if (cell.hasPointerCapture?.(event.pointerId)) cell.releasePointerCapture(event.pointerId);
      stroke.current = { before: ranges, start, isFree: shareOf(ranges, start) !== 'all' };
      setCurrent(start);
      onChange(paintCell(ranges, start, stroke.current.isFree));
    },
    onPointerMove(event: PointerEvent) {
      const here =
        stroke.current &&
        placeOfCell(document.elementFromPoint?.(event.clientX, event.clientY) ?? event.target);
      if (!here) return;
      const { before, start, isFree } = stroke.current!;
      const [first, last] = [weekdays.indexOf(start.weekday), weekdays.indexOf(here.weekday)].toSorted(
        (a, b) => a - b,
      );
      const [top, bottom] = [start.minutes, here.minutes].toSorted((a, b) => a - b);
      onChange(
        weekdays
          .slice(first, last! + 1)
          .reduce<WeeklyRange[]>(
            (all, weekday) => paint(all, weekday, top!, bottom! + slot, isFree),
            [...before],
          ),
      );
    },
  };
}

/** Where a key leads from a cell, or undefined. */
function placeAfter(
  event: KeyboardEvent<HTMLElement>,
  current: Place,
  { weekdays, from, to }: Grid,
): Place | undefined {
  const isTurned = getComputedStyle(event.currentTarget).direction === 'rtl';
  const at = weekdays.indexOf(current.weekday);
  const column = (step: number) => ({ ...current, weekday: weekdays[Math.min(6, Math.max(0, at + step))]! });
  const row = (step: number) => ({ ...current, minutes: inside(current.minutes + step * slot, from, to) });
  return {
    ArrowRight: column(isTurned ? -1 : 1),
    ArrowLeft: column(isTurned ? 1 : -1),
    ArrowDown: row(1),
    ArrowUp: row(-1),
    // As in any grid: to the ends of the row, with Ctrl to the ends of the grid.
    Home: event.ctrlKey ? { weekday: weekdays[0]!, minutes: from } : column(-6),
    End: event.ctrlKey ? { weekday: weekdays[6]!, minutes: to - slot } : column(6),
    PageDown: row(4),
    PageUp: row(-4),
  }[event.key];
}

/** The row of a time, or the nearest one that is visible. */
const inside = (minutes: number, from: number, to: number) => Math.min(to - slot, Math.max(from, minutes));

function useShareTexts() {
  const intl = useIntl();
  return {
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
}

/** Moves, changes and extends by keys. */
function useGridKeys(grid: Grid, current: Place, focus: (place: Place) => void) {
  const { locale } = useIntl();
  const shareTexts = useShareTexts();
  const { ranges, onChange, from, to, isReadOnly } = grid;
  /** Makes a cell like the current one, and announces how far its hours go now. */
  const extendTo = ({ weekday, minutes }: Place) => {
    const isFree = shareOf(ranges, current) === 'all';
    const share = isFree ? 'all' : 'none';
    const extended = paintCell(ranges, { weekday, minutes }, isFree);
    const isSame = (start: number) => shareOf(extended, { weekday, minutes: start }) === share;
    let [first, last] = [minutes, minutes];
    while (first > from && isSame(first - slot)) first -= slot;
    while (last + slot < to && isSame(last + slot)) last += slot;
    onChange(extended);
    announce(
      `${weekdayName(weekday, locale)} ${clockRangeText(first, last + slot, locale)}, ${shareTexts[share]}`,
    );
  };
  return (event: KeyboardEvent<HTMLElement>) => {
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      if (!isReadOnly) onChange(paintCell(ranges, current, shareOf(ranges, current) !== 'all'));
      return;
    }
    const next = placeAfter(event, current, grid);
    if (!next) return;
    event.preventDefault();
    if (event.shiftKey && event.key.startsWith('Arrow') && !isReadOnly) extendTo(next);
    focus(next);
  };
}

/**
 * The week as half-hour cells to paint: by dragging, by pressing, or with arrow keys and the space bar. Shift and an
 * arrow key extends the range.
 */
export function WeekGrid({ label, timeZone, otherTimeZone, date, ...rest }: WeekGridProps) {
  const intl = useIntl();
  const { ranges, from, to, isReadOnly } = rest;
  const table = useRef<HTMLTableElement>(null);
  const weekdays = weekdaysOf(intl.locale);
  const rows = Array.from({ length: (to - from) / slot }, (_, index) => from + index * slot);
  const [chosenPlace, setCurrent] = useState<Place>({ weekday: weekdays[0]!, minutes: 9 * 60 });
  // The visible hours may have changed, and one cell must always be focusable.
  const current = { ...chosenPlace, minutes: inside(chosenPlace.minutes, from, to) };
  const grid = { ...rest, weekdays };
  const painting = usePainting(grid, setCurrent);
  const onKeyDown = useGridKeys(grid, current, (place) => {
    setCurrent(place);
    table.current
      ?.querySelector<HTMLElement>(`[data-weekday="${place.weekday}"][data-minutes="${place.minutes}"]`)
      ?.focus();
  });
  const firstDay = addDays(startOfWeek(date, 1), weekdays[0]! - 1);
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
        {...painting}
        onKeyDown={onKeyDown}
      >
        <GridHead {...{ weekdays, timeZone, otherTimeZone }} />
        <tbody>
          {rows.map((minutes) => (
            <GridRow
              key={minutes}
              {...{ minutes, ranges, current }}
              blocks={blocks.filter((range) => isIn(minutes, range.startTime))}
              onFocus={setCurrent}
            >
              {otherTimeZone && (
                <OtherTime
                  instant={instantOf({ date: firstDay, minutes }, timeZone)}
                  isFullHour={minutes % 60 === 0}
                  timeZone={otherTimeZone}
                />
              )}
            </GridRow>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface GridHeadProps extends Pick<WeekGridProps, 'timeZone' | 'otherTimeZone'> {
  weekdays: readonly number[];
}

/** Each cell says its day and time, which screen readers would repeat from its headers. */
function GridHead({ weekdays, timeZone, otherTimeZone }: GridHeadProps) {
  const { locale } = useIntl();
  return (
    <thead aria-hidden>
      <tr>
        <th scope="col" className={`${styles.head} ${styles.axisHead}`}>
          {/* The only zone is named above the grid. */}
          {otherTimeZone && timeZonePlace(timeZone, locale)}
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
  );
}

interface GridRowProps {
  minutes: number;
  ranges: readonly WeeklyRange[];
  /** The merged ranges that start in this row. */
  blocks: readonly WeeklyRange[];
  /** The cell that Tab reaches. */
  current: Place;
  onFocus: (place: Place) => void;
  /** The time in the other zone. */
  children: ReactNode;
}

function GridRow({ minutes, ranges, blocks, current, onFocus, children }: GridRowProps) {
  const { locale } = useIntl();
  const shareTexts = useShareTexts();
  return (
    <tr>
      <th scope="row" aria-hidden className={styles.axis}>
        {minutes % 60 === 0 && clockText(minutes, locale)}
      </th>
      {weekdaysOf(locale).map((weekday) => {
        const share = shareOf(ranges, { weekday, minutes });
        const isHere = current.weekday === weekday && current.minutes === minutes;
        const name = `${weekdayName(weekday, locale)} ${clockText(minutes, locale)}`;
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
            aria-label={share === 'none' ? name : `${name}, ${shareTexts[share]}`}
            className={styles.cell}
            onFocus={() => onFocus({ weekday, minutes })}
          >
            {blocks
              .filter((range) => range.weekday === weekday)
              .map((range) => (
                <Hours key={range.startTime} range={range} from={minutes} locale={locale} />
              ))}
          </td>
        );
      })}
      {children}
    </tr>
  );
}

interface OtherTimeProps {
  instant: number;
  isFullHour: boolean;
  timeZone: string;
}

function OtherTime({ instant, isFullHour, timeZone }: OtherTimeProps) {
  const { locale } = useIntl();
  const time = isFullHour && timeText(instant, timeZone, locale);
  return (
    <td
      className={styles.axis}
      aria-hidden={!isFullHour || undefined}
      aria-label={isFullHour ? `${time}, ${timeZonePlace(timeZone, locale)}` : undefined}
    >
      {time}
    </td>
  );
}
