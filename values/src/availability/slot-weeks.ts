import { addDays, daysBetween, startOfWeek } from '../formats/days.ts';
import { firstWeekdayOf } from '../formats/first-weekday.ts';

/** How many weeks of free times are shown together. */
const weekCount = 5;

/**
 * The first and the last day of the weeks that are shown with a day. They are counted from the current week, so that none
 * of them is over, and every day is in the same weeks, however the reader got there.
 */
export function slotWeeks(day: string, today: string, locale: string): { from: string; to: string } {
  const first = startOfWeek(today, firstWeekdayOf(locale));
  const days = weekCount * 7;
  const from = addDays(first, Math.floor(daysBetween(first, day) / days) * days);
  return { from, to: addDays(from, days - 1) };
}
