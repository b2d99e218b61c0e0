import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import * as ZonedDateTime from 'temporal-polyfill/fns/ZonedDateTime';

/** What a clock on the wall of a zone shows: a day `YYYY-MM-DD` and minutes since that day's midnight. */
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

/** The day on which the week of a day begins; `firstWeekday` is 1 for Monday, 7 for Sunday. */
export const startOfWeek = (date: string, firstWeekday: number): string =>
  addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7));

/** The weekday on which weeks begin where the reader is. */
export function firstWeekdayOf(locale: string): number {
  const place = new Intl.Locale(locale) as Intl.Locale & {
    getWeekInfo?: () => { firstDay: number };
    weekInfo?: { firstDay: number };
  };
  return (place.getWeekInfo?.() ?? place.weekInfo)?.firstDay ?? 7;
}

/**
 * The instant (milliseconds since 1970) at which a zone's clocks show a wall time. `1440` minutes are the next midnight. A
 * time that the clocks leave out in spring is taken as much later; of one that they show twice, the first is meant.
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

/** What the clocks of a zone show at an instant (milliseconds since 1970). */
export function wallTimeOf(instant: number, timeZone: string): WallTime {
  const here = at(instant, timeZone);
  return {
    date: PlainDate.toString(ZonedDateTime.toPlainDate(here)),
    minutes: here.hour * 60 + here.minute,
  };
}

export interface ClockChange {
  /** The instant, in milliseconds since 1970. */
  at: number;
  /** Minutes that the clocks jump: 60 forward in spring, -60 back in autumn. */
  minutes: number;
}

/** The next time after an instant that a zone's clocks are changed, or null where they never are. */
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
