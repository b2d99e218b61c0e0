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
