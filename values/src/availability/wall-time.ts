import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';
import { addDays, daysBetween } from '../formats/days.ts';

/** A wall time in a zone: a date `YYYY-MM-DD` and the minutes since midnight. */
export interface WallTime {
  date: string;
  minutes: number;
}

/** How to read a wall time that the clocks skip or show twice. */
type Disambiguation = 'compatible' | 'earlier' | 'later';

function read({ date, minutes }: WallTime, timeZone: string, disambiguation: Disambiguation) {
  const [year, month, day] = addDays(date, Math.floor(minutes / 1440))
    .split('-')
    .map(Number);
  const rest = minutes % 1440;
  const fields = { year, month, day, hour: Math.floor(rest / 60), minute: rest % 60, timeZone };
  return ZonedDateTime.fromFields(fields as Parameters<typeof ZonedDateTime.fromFields>[0], {
    disambiguation,
  });
}

/**
 * Converts a wall time to an instant (milliseconds since 1970). `1440` minutes is the next midnight. A time that the
 * clocks skip in spring is moved later by the skipped time. Of a time that occurs twice, the first is used, unless
 * `known` is an instant at which the clocks show it: a time that wasn't changed stays what it was.
 */
export function instantOf(time: WallTime, timeZone: string, known: number | null = null): number {
  if (known !== null) {
    const { date, minutes } = wallTimeOf(known, timeZone);
    if (date === time.date && minutes === time.minutes) return known;
  }
  return read(time, timeZone, 'compatible').epochMilliseconds;
}

/**
 * Returns the instants (milliseconds since 1970) at which the clocks show a wall time: two in order if they are set
 * back over it. If they skip it, the only one is the moment they are set forward.
 */
export function readingsOf(time: WallTime, timeZone: string): number[] {
  const earlier = read(time, timeZone, 'earlier');
  const later = read(time, timeZone, 'later').epochMilliseconds;
  const first = earlier.epochMilliseconds;
  if (first === later) return [first];
  const shownTime = wallTimeOf(first, timeZone);
  if (daysBetween(time.date, shownTime.date) * 1440 + shownTime.minutes === time.minutes)
    return [first, later];
  return [ZonedDateTime.getTimeZoneTransition(earlier, 'next')!.epochMilliseconds];
}

/** Converts an instant (milliseconds since 1970) to wall time in a zone. */
export function wallTimeOf(instant: number, timeZone: string): WallTime {
  const here = at(instant, timeZone);
  return {
    date: PlainDate.toString(ZonedDateTime.toPlainDate(here)),
    minutes: here.hour * 60 + here.minute,
  };
}

/**
 * Spells an instant (milliseconds since 1970) as an RFC 3339 timestamp with the offset of a zone, such as
 * `2026-03-04T12:00:00-05:00`. It reads as the clocks there do.
 */
export const spellLocal = (instant: number, timeZone: string): string =>
  ZonedDateTime.toString(at(instant, timeZone), { timeZoneName: 'never', smallestUnit: 'second' });

export interface ClockChange {
  /** In milliseconds since 1970. */
  at: number;
  /** By how many minutes the clocks change: 60 in spring, -60 in the fall. */
  minutes: number;
}

/** Returns the next clock change of a zone after an instant, or null if there are none. */
export function nextClockChange(timeZone: string, after: number): ClockChange | null {
  const before = at(after, timeZone);
  const next = ZonedDateTime.getTimeZoneTransition(before, 'next');
  if (!next) return null;
  const minutes = Math.round(
    (ZonedDateTime.offsetNanoseconds(next) -
      ZonedDateTime.offsetNanoseconds(at(next.epochMilliseconds - 1, timeZone))) /
      60e9,
  );
  return { at: next.epochMilliseconds, minutes };
}

const at = (instant: number, timeZone: string) =>
  ZonedDateTime.create(BigInt(Math.floor(instant)) * 1_000_000n, timeZone);
