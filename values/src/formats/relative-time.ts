import { parseInstant } from './dates.ts';

const units: Array<[Intl.RelativeTimeFormatUnit, number]> = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/**
 * Formats `3 days ago`, `in 2 hours`: the largest unit with at least one. Words such as "yesterday" and "next week" aren't
 * used, because they mean days of a calendar: 47 hours from now is in two days.
 */
export function formatRelativeTime(value: string, now: number = Date.now(), locale = 'en-US'): string {
  const instant = parseInstant(value);
  if (instant === null) return value;
  const seconds = (instant - now) / 1000;
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? units.at(-1)!;
  // For seconds: "now".
  const numeric = unit === 'second' ? 'auto' : 'always';
  return new Intl.RelativeTimeFormat(locale, { numeric }).format(Math.trunc(seconds / size), unit);
}
