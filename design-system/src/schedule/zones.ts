import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';

/** A wall time in a zone: a date `YYYY-MM-DD` and the minutes since midnight. */
export interface WallTime {
  date: string;
  minutes: number;
}

const split = (date: string) => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return { year, month, day };
};

export const addDays = (date: string, days: number): string =>
  PlainDate.toString(PlainDate.addDays(PlainDate.fromFields(split(date)), days));

/** 1 is Monday, 7 Sunday. */
export const weekdayOf = (date: string): number => PlainDate.dayOfWeek(PlainDate.fromFields(split(date)));

/** Returns the first day of a date's week. `firstWeekday` is 1 for Monday, 7 for Sunday. */
export const startOfWeek = (date: string, firstWeekday: number): string =>
  addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7));

/** Returns the first day of the week in a locale. */
export function firstWeekdayOf(locale: string): number {
  const place = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (place.getWeekInfo?.() ?? place.weekInfo)?.firstDay ?? 7;
}

/**
 * Converts a wall time to an instant (milliseconds since 1970). `1440` minutes is the next midnight. A time that the
 * clocks skip in spring is moved later by the skipped time. Of a time that occurs twice, the first is used.
 */
export function instantOf({ date, minutes }: WallTime, timeZone: string): number {
  const day = split(minutes < 1440 ? date : addDays(date, Math.floor(minutes / 1440)));
  const rest = minutes % 1440;
  return ZonedDateTime.fromFields({
    ...day,
    hour: Math.floor(rest / 60),
    minute: rest % 60,
    timeZone,
  } as Parameters<typeof ZonedDateTime.fromFields>[0]).epochMilliseconds;
}

/** Converts an instant (milliseconds since 1970) to wall time in a zone. */
export function wallTimeOf(instant: number, timeZone: string): WallTime {
  const here = at(instant, timeZone);
  return {
    date: PlainDate.toString(ZonedDateTime.toPlainDate(here)),
    minutes: here.hour * 60 + here.minute,
  };
}

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
