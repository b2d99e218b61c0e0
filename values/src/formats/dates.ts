import { dateTimeFormat } from './formatters.ts';
import { isDate } from './iso-date.ts';

/**
 * `iso` is YYYY-MM-DD, `medium` MMM DD, YYYY (in Spanish `2 jun 2027`, as it is written there), and `long` spells out
 * month and weekday.
 */
export type DateForm = 'iso' | 'medium' | 'long';

const long: Intl.DateTimeFormatOptions = { weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' };
/** Only the English form is prescribed with two digits. */
const medium = (locale: string): Intl.DateTimeFormatOptions => ({
  year: 'numeric',
  month: 'short',
  day: locale.startsWith('en') ? '2-digit' : 'numeric',
});

/** Spanish spells out the month beside a weekday: `jueves, 5 de marzo de 2026`. */
const appointment = (locale: string): Intl.DateTimeFormatOptions => ({
  weekday: 'long',
  month: locale.startsWith('en') ? 'short' : 'long',
});

/** Formats a calendar day (`YYYY-MM-DD`). Returns invalid text unchanged. */
export function formatDate(
  value: string | null | undefined,
  form: DateForm = 'medium',
  locale = 'en-US',
): string {
  if (!isDate(value)) return value ?? '';
  const [year, month, day] = value.split('-') as [string, string, string];
  if (form === 'iso') return value;
  const instant = new Date(0);
  instant.setUTCFullYear(Number(year), Number(month) - 1, Number(day));
  return dateTimeFormat(locale, {
    ...(form === 'long' ? long : medium(locale)),
    timeZone: 'UTC',
  }).format(instant);
}

/** The milliseconds of an RFC 3339 instant, or null. */
export function parseInstant(value: string): number | null {
  const parts =
    /^(\d{4}-\d\d-\d\d)[Tt ](\d\d):(\d\d)(?::(\d\d)(?:\.(\d+))?)?(?:([Zz])|([+-])(\d\d):?(\d\d))$/.exec(
      value,
    );
  if (!parts || !isDate(parts[1])) return null;
  const [
    ,
    day,
    hours,
    minutes,
    seconds = '0',
    fraction = '0',
    ,
    sign,
    offsetHours = '0',
    offsetMinutes = '0',
  ] = parts;
  const [year, month, date] = day!.split('-').map(Number) as [number, number, number];
  const instant = new Date(0);
  instant.setUTCFullYear(year, month - 1, date);
  const offset = (sign === '-' ? -1 : 1) * (Number(offsetHours) * 60 + Number(offsetMinutes));
  return (
    instant.getTime() +
    ((Number(hours) * 60 + Number(minutes) - offset) * 60 + Number(seconds)) * 1000 +
    Math.floor(Number(`0.${fraction}`) * 1000)
  );
}

/** Formats milliseconds since 1970 as RFC 3339: the reverse of `parseInstant`. */
export function spellInstant(milliseconds: number): string {
  const instant = new Date(0);
  instant.setTime(milliseconds);
  return instant.toISOString();
}

export interface DateTimeOptions {
  locale?: string;
  /** IANA name. Defaults to the browser's zone. */
  timeZone?: string;
  /** Includes the zone ("EST"), for users who may be elsewhere. */
  withZone?: boolean;
}

/** Formats an instant (RFC 3339) as date and time in a zone. `withWeekday` spells out the weekday, for appointments. */
export function formatDateTime(
  value: string | null | undefined,
  {
    locale = 'en-US',
    timeZone,
    withZone = false,
    withWeekday = false,
  }: DateTimeOptions & { withWeekday?: boolean } = {},
): string {
  const instant = value ? parseInstant(value) : null;
  if (instant === null) return value ?? '';
  return dateTimeFormat(locale, {
    ...medium(locale),
    ...(withWeekday && appointment(locale)),
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    ...(withZone && { timeZoneName: 'short' }),
  }).format(instant);
}

/** Formats the time of an instant (RFC 3339) in a zone: `3:00 PM`. */
export function formatInstantTime(
  value: string,
  { locale = 'en-US', timeZone }: Pick<DateTimeOptions, 'locale' | 'timeZone'> = {},
): string {
  const instant = parseInstant(value);
  if (instant === null) return value;
  return dateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(instant);
}

/**
 * Formats an instant (RFC 3339) as short as it is clear, for lists of what happened: the time today, the day this year, or else
 * the date.
 */
export function formatRecent(
  value: string,
  { locale = 'en-US', timeZone }: Pick<DateTimeOptions, 'locale' | 'timeZone'> = {},
  now: number = Date.now(),
): string {
  const instant = parseInstant(value);
  if (instant === null) return value;
  const day = today(timeZone, instant);
  const thisDay = today(timeZone, now);
  if (day === thisDay) return formatInstantTime(value, { locale, ...(timeZone && { timeZone }) });
  if (day.slice(0, 4) !== thisDay.slice(0, 4)) return formatDate(day, 'medium', locale);
  return dateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone }).format(instant);
}

/** Today's date in a zone (the browser's by default), as `YYYY-MM-DD`. */
export function today(timeZone?: string, now: number = Date.now()): string {
  const parts = Object.fromEntries(
    dateTimeFormat('en-US', {
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      calendar: 'iso8601',
      numberingSystem: 'latn',
      timeZone,
    })
      .formatToParts(now)
      .map((part) => [part.type, part.value]),
  ) as { year: string; month: string; day: string };
  return `${parts.year.padStart(4, '0')}-${parts.month}-${parts.day}`;
}
