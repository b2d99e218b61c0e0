import { parseInstant, today } from '@institute/design-system/formats';

const day = 86_400_000;

/** A calendar day's midnight in UTC in milliseconds, because every UTC day has the same length. */
const atMidnight = (date: string) => parseInstant(`${date}T00:00:00Z`)!;

/** The calendar day (`YYYY-MM-DD`) a number of days later. */
export const dayAfter = (date: string, days: number): string => today('UTC', atMidnight(date) + days * day);

/** The number of days from the first calendar day to the second. */
export const daysBetween = (first: string, last: string): number =>
  Math.round((atMidnight(last) - atMidnight(first)) / day);

/** Free times by the calendar day on which they begin in a zone, in order. */
export function slotsByDay(
  slots: ReadonlyArray<{ startTime: string }>,
  timeZone: string,
): Array<{ date: string; starts: string[] }> {
  const days = new Map<string, string[]>();
  for (const { startTime } of slots) {
    const date = today(timeZone, parseInstant(startTime)!);
    days.set(date, [...(days.get(date) ?? []), startTime]);
  }
  return [...days].map(([date, starts]) => ({ date, starts }));
}
