import { formatDate } from '../formats/dates.ts';
import { dateTimeFormat } from '../formats/formatters.ts';
import { formatTime } from '../formats/parse-time.ts';
import { timeZoneOffset } from '../formats/time-zones.ts';
import { timeOf } from './weekly.ts';
import { wallTimeOf } from './zones.ts';

/** A wall time as it is written: 540 is `9:00 AM`, 1440 the midnight at the end of the day. */
export const clockText = (minutes: number, locale: string): string =>
  formatTime(timeOf(minutes % 1440), locale);

/** The time that a zone's clocks show at an instant: `9:00 AM`. */
export const timeText = (instant: number, timeZone: string, locale: string): string =>
  clockText(wallTimeOf(instant, timeZone).minutes, locale);

/** `9:00 AM – 10:30 AM`, said once where both are before or after noon: `9:00 – 10:30 AM`. */
export const timeRangeText = (start: number, end: number, timeZone: string, locale: string): string =>
  dateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone })
    .formatRange(start, end)
    .replace(/[\u00a0\u202f\u2009]/g, ' ');

/** The name of a weekday, 1 for Monday. */
export const weekdayName = (weekday: number, locale: string, form: 'long' | 'short' = 'long'): string =>
  // The fourth of January 1970 was a Sunday.
  dateTimeFormat(locale, { weekday: form, timeZone: 'UTC' }).format((3 + weekday) * 86_400_000);

/** `Saturday, November 21, 2026`. */
export const dayName = (date: string, locale: string): string => formatDate(date, 'long', locale);

/** `New York` of `America/New_York`. */
export const placeOf = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

/** Whether the clocks of two zones show the same at an instant. */
export const isSameClock = (first: string, second: string, instant: number): boolean =>
  timeZoneOffset(first, instant) === timeZoneOffset(second, instant);
