import { type DateTimeOptions, formatDateTime, parseInstant, today } from './dates.ts';
import { daysBetween } from './days.ts';
import { dateTimeFormat } from './formatters.ts';
import { timeZoneOffset } from './time-zones.ts';

/**
 * Formats an RFC 3339 timestamp with the offset of a zone as it reads, because its author may have newer time-zone data.
 * Where the data of this computer have another offset, it names the zone by the one of the timestamp.
 */
export function formatLocalDateTime(
  value: string,
  { timeZone, ...options }: DateTimeOptions & { timeZone: string },
): string {
  const instant = parseInstant(value);
  const [, reading, offset] = /^(.+)([+-]\d\d:\d\d)$/.exec(value) ?? [];
  const asUtc = parseInstant(`${reading}Z`);
  if (instant === null || asUtc === null || asUtc - instant === timeZoneOffset(timeZone, instant) * 60_000)
    return formatDateTime(value, { ...options, timeZone });
  const text = formatDateTime(`${reading}Z`, { ...options, timeZone: 'UTC', withZone: false });
  return options.withZone ? `${text} UTC${offset}` : text;
}

/**
 * Minutes a zone is ahead of UTC at an RFC 3339 timestamp: by the timestamp's own offset, because its author may have
 * newer time-zone data; for one with `Z`, by the data of this computer.
 */
export function offsetOf(timestamp: string, timeZone: string): number {
  const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)$/.exec(timestamp) ?? [];
  return sign
    ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
    : timeZoneOffset(timeZone, parseInstant(timestamp) ?? 0);
}

/** The number of days within which a weekday and a day of the month say which year it is. */
const nearDays = 300;

const dayOptions = (date: string, here: string): Intl.DateTimeFormatOptions => ({
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  ...(Math.abs(daysBetween(here, date)) > nearDays && { year: 'numeric' }),
});

/** Formats a calendar day for an appointment: `Tuesday, November 24`. Far from `here`, it has its year. */
export const formatDay = (date: string, locale: string, here: string = today()): string =>
  dateTimeFormat(locale, { ...dayOptions(date, here), timeZone: 'UTC' }).format(
    parseInstant(`${date}T00:00:00Z`)!,
  );

export interface AppointmentOptions {
  locale: string;
  /** IANA name. */
  timeZone: string;
  /** Milliseconds since 1970, to leave out the year of a near day. Defaults to the current time. */
  now?: number;
}

/**
 * Formats when an appointment is: `Tuesday, November 24, 1:40 – 2:30 PM`, or `Tuesday, November 24 at 1:40 PM` without an
 * end. RFC 3339 timestamps with an offset are shown as they read, because their author may have newer time-zone data.
 */
export function formatAppointment(
  start: string,
  end: string | null,
  { locale, timeZone, now = Date.now() }: AppointmentOptions,
): string {
  // On the clocks of UTC, wall times are what they are.
  const wallTime = (timestamp: string) =>
    (parseInstant(timestamp) ?? 0) + offsetOf(timestamp, timeZone) * 60_000;
  const from = wallTime(start);
  const format = dateTimeFormat(locale, {
    ...dayOptions(today('UTC', from), today(timeZone, now)),
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'UTC',
  });
  const text = end === null ? format.format(from) : format.formatRange(from, wallTime(end));
  // A time isn't parted from its AM or PM, which some browsers write after a plain space, nor from its end.
  return text.replace(/[\u202f\u2009]|(?<=:\d\d) (?=\p{L})|(?<=\d) (?=–)|(?<=–) (?=\d)/gu, '\u00a0');
}
