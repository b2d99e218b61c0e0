import type { TimeRange, WeeklyRange } from './hours.ts';

/** In the order of the ISO numbers: 1 is Monday. */
const names = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

export type WeekdayName = (typeof names)[number];

/** Hours of a weekday as the API writes them. */
export interface NamedRange extends TimeRange {
  day: WeekdayName;
}

/** Numbers the weekdays of the API's weekly hours. */
export const toWeekly = (ranges: readonly NamedRange[]): WeeklyRange[] =>
  ranges.map(({ day, startTime, endTime }) => ({ weekday: names.indexOf(day) + 1, startTime, endTime }));

/** Names the weekdays of weekly hours: the reverse of `toWeekly`. */
export const fromWeekly = (ranges: readonly WeeklyRange[]): NamedRange[] =>
  ranges.map(({ weekday, startTime, endTime }) => ({ day: names[weekday - 1]!, startTime, endTime }));
