import { addDays } from '../formats/days.ts';
import type { Hours } from './hours.ts';
import { hoursOn, type Interval } from './occurrences.ts';
import { wallTimeOf } from './wall-time.ts';

/** Which of a coach's hours can be booked. */
export interface BookingRules {
  /** The break kept free before and after every commitment. */
  bufferMinutes: number;
  /** How long before its start a session can be booked at the latest. */
  minimumNoticeMinutes: number;
  /** How far ahead a session can begin. */
  horizonDays: number;
}

const minute = 60_000;
const day = 24 * 60 * minute;

/** Returns the last instant at which a session that is booked now can begin. All instants are milliseconds since 1970. */
export const bookableUntil = ({ horizonDays }: Pick<BookingRules, 'horizonDays'>, now: number): number =>
  now + horizonDays * day;

/**
 * Returns the free times that begin within an interval, in order, each as long as a session (in minutes). They follow
 * each other from the start of each range of hours, and keep the break before and after every `busy` interval.
 */
export function bookableSlots(
  schedule: Hours & BookingRules,
  sessionMinutes: number,
  within: Interval,
  busy: readonly Interval[],
  now: number,
): Interval[] {
  const { timeZone, bufferMinutes, minimumNoticeMinutes } = schedule;
  const length = sessionMinutes * minute;
  const buffer = bufferMinutes * minute;
  const first = Math.max(within.start, now + minimumNoticeMinutes * minute);
  const last = Math.min(within.end - 1, bookableUntil(schedule, now));
  if (first > last) return [];
  const isFree = (start: number) =>
    !busy.some((one) => start - buffer < one.end && one.start < start + length + buffer);

  const slots: Interval[] = [];
  const lastDate = wallTimeOf(last, timeZone).date;
  for (let date = wallTimeOf(first, timeZone).date; date <= lastDate; date = addDays(date, 1))
    for (const { start: opens, end: closes } of hoursOn(date, schedule))
      for (let start = opens; start + length <= closes; start += length)
        if (start >= first && start <= last && isFree(start)) slots.push({ start, end: start + length });
  return slots;
}
