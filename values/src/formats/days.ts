import { isDate, lengthOfMonth } from './iso-date.ts';

/** The length of a day in UTC, in milliseconds. */
const dayLength = 86_400_000;

const split = (date: string) => date.split('-').map(Number) as [number, number, number];

const spell = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

/**
 * The number of a calendar day (`YYYY-MM-DD`), counted from 1970. Uses arithmetic in UTC, so that pages that only
 * count days don't need Temporal.
 */
function dayNumber(date: string): number {
  if (!isDate(date)) throw new RangeError(`Not a calendar day: ${date}`);
  const [year, month, day] = split(date);
  return new Date(0).setUTCFullYear(year, month - 1, day) / dayLength;
}

/** The calendar day a number of days later, or earlier if it is negative. */
export function addDays(date: string, days: number): string {
  const later = new Date(0);
  later.setUTCDate(1 + dayNumber(date) + days);
  return spell(later.getUTCFullYear(), later.getUTCMonth() + 1, later.getUTCDate());
}

/** The same day of a later month, or that month's last day if it is shorter. */
export function addMonths(date: string, months: number): string {
  const [year, month, day] = split(date);
  const count = year * 12 + (month - 1) + months;
  const [laterYear, laterMonth] = [Math.floor(count / 12), (((count % 12) + 12) % 12) + 1];
  return spell(laterYear, laterMonth, Math.min(day, lengthOfMonth(laterYear, laterMonth)));
}

/** Days from one calendar day to another. Negative if the second is earlier. */
export const daysBetween = (from: string, to: string): number => dayNumber(to) - dayNumber(from);

/** The ISO number of the weekday of a calendar day: 1 is Monday, 7 Sunday. */
export function weekdayOf(date: string): number {
  // 1970 began on a Thursday.
  const fromMonday = (dayNumber(date) + 3) % 7;
  return ((fromMonday + 7) % 7) + 1;
}

/** The first day of a date's week. `firstWeekday` is 1 for Monday, 7 for Sunday. */
export const startOfWeek = (date: string, firstWeekday: number): string =>
  addDays(date, -((weekdayOf(date) - firstWeekday + 7) % 7));
