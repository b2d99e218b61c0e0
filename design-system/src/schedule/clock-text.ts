import { readLocal } from '@institute/values/availability/local-time';
import { clockOf } from '@institute/values/formats/clock';
import { formatDate, parseInstant, spellInstant } from '@institute/values/formats/dates';
import { firstWeekdayOf } from '@institute/values/formats/first-weekday';
import { dateTimeFormat } from '@institute/values/formats/formatters';
import { formatTime } from '@institute/values/formats/parse-time';
import { timeZoneOffset } from '@institute/values/formats/time-zones';

/** Formats a wall time: 540 as `9:00 AM`, 1440 as the midnight at the end of the day. */
export const clockText = (minutes: number, locale: string): string =>
  formatTime(clockOf(minutes % 1440), locale);

/** Formats the time in a zone: `9:00 AM`. */
export const timeText = (instant: number, timeZone: string, locale: string): string =>
  clockText(readLocal(spellInstant(instant), timeZone).minutes, locale);

/** Formats a range alike in browsers and on servers, whose data differ in the kind of space. */
const rangeText = (locale: string, options: Intl.DateTimeFormatOptions, start: number, end: number): string =>
  dateTimeFormat(locale, options)
    .formatRange(start, end)
    .replace(/[\u00a0\u202f\u2009]/g, ' ');

/** Formats a time range: `9:00 AM – 10:30 AM`. AM or PM is shown once if it's the same for both: `9:00 – 10:30 AM`. */
export const timeRangeText = (start: number, end: number, timeZone: string, locale: string): string =>
  rangeText(locale, { hour: 'numeric', minute: '2-digit', timeZone }, start, end);

/** Formats a range of days (YYYY-MM-DD), such as `Dec 24, 2026 – Jan 2, 2027`. */
export const dayRangeText = (
  firstDay: string,
  lastDay: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): string => {
  const [first, last] = [firstDay, lastDay].map((day) => parseInstant(`${day}T00:00:00Z`)!);
  return rangeText(locale, { ...options, timeZone: 'UTC' }, first!, last!);
};

/** Formats a range of wall times: 540 to 720 as `9:00 AM – 12:00 PM`. 1440 is the midnight at the end of the day. */
export const clockRangeText = (start: number, end: number, locale: string): string =>
  end < 1440
    ? timeRangeText(start * 60_000, end * 60_000, 'UTC', locale)
    : `${clockText(start, locale)} – ${clockText(end, locale)}`;

/** Formats a range of RFC 3339 timestamps in a zone. Those with an offset are shown as they read. */
export function localRangeText(start: string, end: string, timeZone: string, locale: string): string {
  // On the clocks of UTC, wall times are what they are.
  const [from, to] = [start, end].map((timestamp) => {
    const { date, minutes } = readLocal(timestamp, timeZone);
    return parseInstant(`${date}T${clockOf(minutes)}Z`)!;
  });
  return timeRangeText(from!, to!, 'UTC', locale);
}

/** Returns the name of a weekday, where 1 is Monday. */
export const weekdayName = (weekday: number, locale: string, form: 'long' | 'short' = 'long'): string =>
  // January 4, 1970, was a Sunday.
  dateTimeFormat(locale, { weekday: form, timeZone: 'UTC' }).format((3 + weekday) * 86_400_000);

/** The weekdays in the order of a week of the locale, where 1 is Monday. */
export function weekdaysOf(locale: string): number[] {
  const first = firstWeekdayOf(locale);
  return Array.from({ length: 7 }, (_, index) => ((first - 1 + index) % 7) + 1);
}

/** A day as it begins a line or a sentence: weekdays are lower case in Spanish. */
export const asHeading = (day: string, locale: string): string =>
  day.charAt(0).toLocaleUpperCase(locale) + day.slice(1);

/** `Saturday, November 21, 2026`. */
export const dayName = (date: string, locale: string): string => formatDate(date, 'long', locale);

/** Whether the clocks of two time zones show the same time at an instant. */
export const isSameClock = (first: string, second: string, instant: number): boolean =>
  timeZoneOffset(first, instant) === timeZoneOffset(second, instant);
