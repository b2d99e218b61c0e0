import { minutesOf } from '../formats/clock.ts';
import { addDays } from '../formats/days.ts';
import { type Hours, rangesOn, type TimeRange } from './hours.ts';
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
/** No clock change skips more, except for a whole day. */
const longestChange = 3 * 60 * minute;
/** How long before a time the commitments begin that decide whether it's offered, in milliseconds. */
export const commitmentsBefore: number = 4 * day;

/** Returns the last instant at which a session that is booked now can begin. All instants are milliseconds since 1970. */
export const bookableUntil = ({ horizonDays }: Pick<BookingRules, 'horizonDays'>, now: number): number =>
  now + horizonDays * day;

/** Whether the hours of a day go on from midnight to midnight. */
const isWhole = (ranges: readonly TimeRange[]): boolean =>
  ranges[0]?.startTime === '00:00' &&
  ranges.at(-1)?.endTime === '24:00' &&
  ranges.every(({ startTime }, index) => index === 0 || startTime <= ranges[index - 1]!.endTime);

/** An interval of hours. `isApart`: the times in it don't depend on those before. */
type Open = Interval & { isApart: boolean };

/**
 * The hours of the days from `first` to `last`, and those up to `end` that continue them. Those that touch are joined,
 * also over midnight, but not after a day that goes on from the day before to the next. Begins early enough that the
 * hours before are more than a break away.
 */
function openIntervals(
  { first, last, end }: Record<'first' | 'last' | 'end', string>,
  hours: Hours,
  buffer: number,
): Open[] {
  const found = new Map<string, Interval[]>();
  const on = (date: string) => {
    const cachedHours = found.get(date) ?? hoursOn(date, hours);
    found.set(date, cachedHours);
    return cachedHours;
  };
  const isNear = (before: Interval | undefined, next: Interval | undefined) =>
    before !== undefined && next !== undefined && next.start < before.end + Math.max(buffer, 1);
  const continues = (date: string) => {
    const [before, next] = [rangesOn(addDays(date, -1), hours).at(-1), rangesOn(date, hours)[0]];
    if (!before || !next) return false;
    // Most days end long before the next one begins, whatever the clocks do in between.
    const pause = 1440 - minutesOf(before.endTime) + minutesOf(next.startTime);
    if (pause * minute > buffer + longestChange) return false;
    return isNear(on(addDays(date, -1)).at(-1), on(date)[0]);
  };
  const isJoined = (date: string) =>
    on(date).every((next, index, all) => index === 0 || isNear(all[index - 1], next));
  // Otherwise times of hours around the clock would depend on where one begins to count.
  const isDivided = (date: string) => {
    const before = addDays(date, -1);
    return isWhole(rangesOn(before, hours)) || (isJoined(before) && continues(before));
  };
  let from = first;
  while (continues(from) && !isDivided(from)) {
    from = addDays(from, -1);
    if (!isJoined(from)) break;
  }
  const joined: Open[] = [];
  // A session of the last day may go on into the next one.
  for (let date = from; date <= last || (date <= end && continues(date)); date = addDays(date, 1))
    for (const [index, { start, end }] of on(date).entries()) {
      const lastInterval = joined.at(-1);
      const isApart = !isNear(lastInterval, { start, end }) || (index === 0 && isDivided(date));
      if (lastInterval && !isApart && start <= lastInterval.end)
        lastInterval.end = Math.max(lastInterval.end, end);
      else joined.push({ start, end, isApart });
    }
  return joined;
}

/** What commitments leave of an interval, each with the break before and after it. */
function gapsOf({ start, end }: Interval, busy: readonly Interval[], buffer: number): Interval[] {
  const gaps: Interval[] = [];
  let from = start;
  for (const one of busy) {
    if (one.end + buffer <= from) continue;
    if (one.start - buffer >= end) break;
    gaps.push({ start: from, end: one.start - buffer });
    from = one.end + buffer;
  }
  return [...gaps, { start: from, end }];
}

/**
 * Returns the free times that begin within an interval, in order, each as long as a session (in minutes). They follow
 * each other with the break in between, from the start of the hours or the end of the commitment before. So whichever
 * are booked, in whatever order, as many sessions fit as could without them. `busy` has the commitments from
 * `commitmentsBefore` the interval on.
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
  const inOrder = busy.toSorted((a, b) => a.start - b.start);
  const dateOf = (moment: number) => wallTimeOf(moment, timeZone).date;
  const days = { first: dateOf(first), last: dateOf(last), end: dateOf(last + length) };
  const slots: Interval[] = [];
  let from = Number.NEGATIVE_INFINITY;
  for (const open of openIntervals(days, schedule, buffer)) {
    if (open.isApart) from = open.start;
    for (const gap of gapsOf(open, inOrder, buffer))
      for (let start = Math.max(gap.start, from); start + length <= gap.end; start = from) {
        if (start >= first && start <= last) slots.push({ start, end: start + length });
        from = start + length + buffer;
      }
  }
  return slots;
}
