import { minutesOf } from '../formats/clock.ts';
import { addDays } from '../formats/days.ts';
import { type Hours, rangesOn, type TimeRange } from './hours.ts';
import { instantOf, readingsOf } from './wall-time.ts';

/** A half-open interval of absolute time, in milliseconds since 1970. */
export interface Interval {
  start: number;
  end: number;
}

/**
 * The interval of absolute time that a range of wall time covers on a date. If a time occurs twice, it takes the
 * reading that is certain to be within the range: the second as a start, the first as an end, and the first for a
 * range inside the repeated hour.
 */
function intervalOf(date: string, { startTime, endTime }: TimeRange, timeZone: string): Interval {
  const starts = readingsOf({ date, minutes: minutesOf(startTime) }, timeZone);
  const ends = readingsOf({ date, minutes: minutesOf(endTime) }, timeZone);
  return { start: ends.length > 1 ? starts[0]! : starts.at(-1)!, end: ends[0]! };
}

/**
 * Returns the hours of a date as intervals of absolute time, in order. They follow the wall clock of the zone: 9:00 is
 * 9:00 before and after a clock change. Times that the clocks skip are left out.
 */
export const hoursOn = (date: string, hours: Hours): Interval[] =>
  rangesOn(date, hours)
    .map((range) => intervalOf(date, range, hours.timeZone))
    .filter(({ start, end }) => start < end);

/** Returns the hours of a number of days from a date on, as intervals of absolute time, in order. */
export const occurrences = (hours: Hours, from: string, days: number): Interval[] =>
  Array.from({ length: days }, (_, index) => hoursOn(addDays(from, index), hours)).flat();

/** Returns the interval from the first to the last of two days (`YYYY-MM-DD`) in a time zone. */
export const intervalOfDays = (first: string, last: string, timeZone: string): Interval => ({
  start: instantOf({ date: first, minutes: 0 }, timeZone),
  end: instantOf({ date: last, minutes: 1440 }, timeZone),
});
