import { addDays, instantOf, weekdayOf } from './zones.ts';

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

/** `order`: the start isn't before the end. `overlap`: overlaps an earlier range of the same day. */
export type RangeProblem = 'order' | 'overlap';

/** Returns the minutes since midnight. */
export function minutesOf(time: string): number {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return hours * 60 + minutes;
}

export const timeOf = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;

/** Returns the error of each range of a day or a week, or undefined if it's valid. */
export function rangeProblems(
  ranges: ReadonlyArray<TimeRange & { weekday?: number }>,
): Array<RangeProblem | undefined> {
  return ranges.map(({ weekday, startTime, endTime }, index) => {
    const [start, end] = [minutesOf(startTime), minutesOf(endTime)];
    if (start >= end) return 'order';
    const isOverlapping = ranges.some(
      (other, place) =>
        place < index &&
        other.weekday === weekday &&
        minutesOf(other.startTime) < end &&
        start < minutesOf(other.endTime),
    );
    return isOverlapping ? 'overlap' : undefined;
  });
}

/** Sorts the ranges and merges those that touch or overlap. Invalid ranges are dropped. */
export function mergeRanges(ranges: readonly WeeklyRange[]): WeeklyRange[] {
  const merged: WeeklyRange[] = [];
  const inOrder = ranges
    .filter(({ startTime, endTime }) => minutesOf(startTime) < minutesOf(endTime))
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
  if (isFree) return mergeRanges([...ranges, { weekday, startTime: timeOf(start), endTime: timeOf(end) }]);
  return mergeRanges(
    ranges.flatMap((range) => {
      if (range.weekday !== weekday) return [range];
      return [
        { ...range, endTime: timeOf(Math.min(minutesOf(range.endTime), start)) },
        { ...range, startTime: timeOf(Math.max(minutesOf(range.startTime), end)) },
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

/** Returns the hour to add to a day: after the last range, or in the morning. */
export function nextRange(ranges: readonly TimeRange[]): TimeRange {
  const latest = Math.max(8 * 60, ...ranges.map(({ endTime }) => minutesOf(endTime)));
  const start = Math.min(latest + 60, 1440 - 60);
  return { startTime: timeOf(start), endTime: timeOf(start + 60) };
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

/**
 * Returns the start and end (milliseconds since 1970) of the hours in a number of days from a date on. They follow the
 * wall clock of the zone: 9:00 is 9:00 before and after a clock change. Times that the clocks skip are left out. Hours
 * of a date replace the weekly ones.
 */
export function occurrences(
  ranges: readonly WeeklyRange[],
  timeZone: string,
  from: string,
  days: number,
  overrides: readonly DateOverride[] = [],
): Array<{ date: string; start: number; end: number }> {
  const usual = mergeRanges(ranges);
  const hoursOf = (date: string): readonly TimeRange[] => {
    const own = overrides.find((override) => override.date === date);
    if (own) return mergeRanges(own.ranges.map((range) => ({ ...range, weekday: 0 })));
    return usual.filter(({ weekday }) => weekday === weekdayOf(date));
  };
  return Array.from({ length: days }, (_, index) => addDays(from, index)).flatMap((date) =>
    hoursOf(date)
      .map(({ startTime, endTime }) => ({
        date,
        start: instantOf({ date, minutes: minutesOf(startTime) }, timeZone),
        end: instantOf({ date, minutes: minutesOf(endTime) }, timeZone),
      }))
      .filter(({ start, end }) => start < end),
  );
}
