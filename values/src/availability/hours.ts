import { clockOf, minutesOf } from '../formats/clock.ts';
import { weekdayOf } from '../formats/days.ts';

/** Hours of a day, in wall time of the schedule's time zone. They don't cross midnight. */
export interface TimeRange {
  /** `HH:MM`, 24-hour clock. */
  startTime: string;
  /** `HH:MM`. `24:00` is the midnight at the end of the day. */
  endTime: string;
}

/** Hours of one weekday. */
export interface WeeklyRange extends TimeRange {
  /** 1 is Monday, 7 Sunday. */
  weekday: number;
}

/** The hours of a date, which replace those of its weekday. No ranges make it a day off. */
export interface DateOverride {
  /** `YYYY-MM-DD`. */
  date: string;
  ranges: readonly TimeRange[];
}

/** Days on which a coach can't be booked, whatever the hours. */
export interface TimeOff {
  /** `YYYY-MM-DD`. */
  firstDay: string;
  /** `YYYY-MM-DD`. */
  lastDay: string;
}

/** `order`: the start isn't before the end. `overlap`: overlaps an earlier range of the same day. */
export type RangeProblem = 'order' | 'overlap';

/** The hours that a coach offers. */
export interface Hours {
  /** IANA name. The hours are in its wall time. */
  timeZone: string;
  weekly: readonly WeeklyRange[];
  overrides: readonly DateOverride[];
  timeOff?: readonly TimeOff[];
}

const isOrdered = ({ startTime, endTime }: TimeRange) => minutesOf(startTime) < minutesOf(endTime);

/** Returns the error of each range of a day or a week, or undefined if it's valid. */
export function rangeProblems(
  ranges: ReadonlyArray<TimeRange & { weekday?: number }>,
): Array<RangeProblem | undefined> {
  return ranges.map((range, index) => {
    if (!isOrdered(range)) return 'order';
    const isOverlapping = ranges.some(
      (other, place) =>
        place < index &&
        isOrdered(other) &&
        other.weekday === range.weekday &&
        minutesOf(other.startTime) < minutesOf(range.endTime) &&
        minutesOf(range.startTime) < minutesOf(other.endTime),
    );
    return isOverlapping ? 'overlap' : undefined;
  });
}

/** Returns the first error of the weekly hours or of those of a date, or undefined if all are valid. */
export const hoursProblem = ({
  weekly,
  overrides,
}: Pick<Hours, 'weekly' | 'overrides'>): RangeProblem | undefined =>
  [weekly, ...overrides.map(({ ranges }) => ranges)]
    .flatMap(rangeProblems)
    .find((problem) => problem !== undefined);

/** Sorts the ranges and merges those that touch or overlap. Invalid ranges are dropped. */
export function mergeRanges(ranges: readonly WeeklyRange[]): WeeklyRange[] {
  const merged: WeeklyRange[] = [];
  const inOrder = ranges
    .filter(isOrdered)
    .toSorted((a, b) => a.weekday - b.weekday || minutesOf(a.startTime) - minutesOf(b.startTime));
  for (const range of inOrder) {
    const last = merged.at(-1);
    if (last?.weekday === range.weekday && minutesOf(range.startTime) <= minutesOf(last.endTime)) {
      if (minutesOf(range.endTime) > minutesOf(last.endTime))
        merged[merged.length - 1] = { ...last, endTime: range.endTime };
    } else merged.push(range);
  }
  return merged;
}

/** Adds hours to a weekday or removes them. `start` and `end` are minutes since midnight. */
export function paint(
  ranges: readonly WeeklyRange[],
  weekday: number,
  start: number,
  end: number,
  isFree: boolean,
): WeeklyRange[] {
  if (isFree) return mergeRanges([...ranges, { weekday, startTime: clockOf(start), endTime: clockOf(end) }]);
  return mergeRanges(
    ranges.flatMap((range) => {
      if (range.weekday !== weekday) return [range];
      return [
        { ...range, endTime: clockOf(Math.min(minutesOf(range.endTime), start)) },
        { ...range, startTime: clockOf(Math.max(minutesOf(range.startTime), end)) },
      ];
    }),
  );
}

/** Returns whether all, some or none of the minutes from `start` to `end` of a weekday are free. */
export function freeShare(
  ranges: readonly WeeklyRange[],
  weekday: number,
  start: number,
  end: number,
): 'none' | 'some' | 'all' {
  const free = mergeRanges(ranges)
    .filter((range) => range.weekday === weekday)
    .reduce(
      (sum, { startTime, endTime }) =>
        sum + Math.max(0, Math.min(end, minutesOf(endTime)) - Math.max(start, minutesOf(startTime))),
      0,
    );
  if (free === 0) return 'none';
  return free === end - start ? 'all' : 'some';
}

/**
 * Returns the hour to add to a day: an hour after the last range, in the morning, or else the last hour that is free. On a
 * day without a free hour it's the last one.
 */
export function nextRange(ranges: readonly TimeRange[]): TimeRange {
  const latest = Math.max(8 * 60, ...ranges.map(({ endTime }) => minutesOf(endTime)));
  const isFree = (start: number) =>
    ranges.every((one) => minutesOf(one.endTime) <= start || start + 60 <= minutesOf(one.startTime));
  const before = ranges.map(({ startTime }) => minutesOf(startTime) - 60).toSorted((a, b) => b - a);
  const start =
    [latest + 60, 1440 - 60, ...before].find((start) => start >= 0 && start <= 1440 - 60 && isFree(start)) ??
    1440 - 60;
  return { startTime: clockOf(start), endTime: clockOf(start + 60) };
}

/** Copies the hours of a day to other days, replacing theirs. */
export const copyDay = (ranges: readonly WeeklyRange[], from: number, to: readonly number[]): WeeklyRange[] =>
  mergeRanges([
    ...ranges.filter(({ weekday }) => weekday === from || !to.includes(weekday)),
    ...to
      .filter((weekday) => weekday !== from)
      .flatMap((weekday) =>
        ranges.filter((range) => range.weekday === from).map((range) => ({ ...range, weekday })),
      ),
  ]);

/** Returns the minutes of the hours of a usual week. */
export const weeklyMinutes = (weekly: readonly TimeRange[]): number =>
  weekly.reduce((sum, { startTime, endTime }) => sum + minutesOf(endTime) - minutesOf(startTime), 0);

/** Returns the hours of a date, in order. Those of a date override replace the weekly ones. A day off has none. */
export const rangesOn = (date: string, { weekly, overrides, timeOff = [] }: Hours): TimeRange[] =>
  (timeOff.some(({ firstDay, lastDay }) => firstDay <= date && date <= lastDay)
    ? []
    : (overrides.find((override) => override.date === date)?.ranges ??
      weekly.filter(({ weekday }) => weekday === weekdayOf(date)))
  )
    .filter(isOrdered)
    .toSorted((a, b) => minutesOf(a.startTime) - minutesOf(b.startTime));
