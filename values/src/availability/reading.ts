import { clockOf, isTime, minutesOf } from '../formats/clock.ts';
import { splitDateTime } from '../formats/date-time.ts';
import { parseInstant } from '../formats/dates.ts';
import { isDate } from '../formats/iso-date.ts';
import { timeZoneOffset } from '../formats/time-zones.ts';
import type { WallTime } from './wall-time.ts';

/** Parses `YYYY-MM-DDTHH:mm`, as in the value of a `DateTimeField`. Returns null for anything else. */
export function parseWallTime(value: string): WallTime | null {
  const { date, time } = splitDateTime(value);
  return isDate(date) && isTime(time) ? { date, minutes: minutesOf(time) } : null;
}

/** When a wall time is, and whether the clocks show it `once`, `twice`, or have it `skipped`. */
export interface Reading {
  /** In milliseconds since 1970, as by `instantOf`. */
  instant: number;
  kind: 'once' | 'twice' | 'skipped';
}

const day = 86_400_000;

/**
 * Reads a wall time before midnight like `instantOf`: one that the clocks skip is moved later by the skipped time, and of
 * one that they show twice it is the first. Doesn't need Temporal, so that forms that ask for a time don't load it.
 */
export function readingOf({ date, minutes }: WallTime, timeZone: string): Reading {
  const wall = parseInstant(`${date}T${clockOf(minutes)}Z`)!;
  const offsetAt = (instant: number) => timeZoneOffset(timeZone, instant) * 60_000;
  const [before, after] = [offsetAt(wall - day), offsetAt(wall + day)];
  const [first, second] = [wall - before, wall - after];
  const isFirst = offsetAt(first) === before;
  if (before === after) return { instant: first, kind: 'once' };
  const isSecond = offsetAt(second) === after;
  if (isFirst) return { instant: first, kind: isSecond ? 'twice' : 'once' };
  return isSecond ? { instant: second, kind: 'once' } : { instant: first, kind: 'skipped' };
}
