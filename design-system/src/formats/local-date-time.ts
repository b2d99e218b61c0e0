import { type DateTimeOptions, formatDateTime, parseInstant } from './dates.ts';
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
