import { readingOf, wallTimeOf } from '@institute/values/availability';
import { addDays, clockOf, minutesOf, spellInstant } from '@institute/values/formats';

/** The instant of a wall-clock time, as an RFC 3339 timestamp. */
export const instantAt = (date: string, time: string, timeZone: string): string =>
  spellInstant(readingOf({ date, minutes: minutesOf(time) }, timeZone).instant);

/** The dates of a group that meets every week at the same time, on the clocks of its coach. */
export const weeklyDates = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, week) => addDays(first, 7 * week));

export function wallOf(instant: number, timeZone: string): { date: string; startTime: string } {
  const { date, minutes } = wallTimeOf(instant, timeZone);
  return { date, startTime: clockOf(minutes) };
}
