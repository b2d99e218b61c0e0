import { parseInstant, today } from '@institute/values/formats';

/** Available times by the calendar day on which they begin in a zone, in order. */
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
