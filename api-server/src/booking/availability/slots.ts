import type { components } from '@institute/api-schema';
import { Temporal } from 'temporal-polyfill';

type Schedule = Pick<
  components['schemas']['CoachSchedule'],
  'timeZone' | 'weekly' | 'overrides' | 'bufferMinutes' | 'minimumNoticeMinutes' | 'horizonDays'
>;
type Range = { startTime: string; endTime: string };

/** A half-open interval of absolute time, in milliseconds. */
export type Interval = { start: number; end: number };

const minute = 60_000;
const day = 24 * 60 * minute;
const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** The moments at which a clock shows a time on a day: two when it is set back, none when it is set forward. */
function momentsOf(date: Temporal.PlainDate, time: string, timeZone: string) {
  const at =
    time === '24:00'
      ? date.add({ days: 1 }).toPlainDateTime('00:00')
      : date.toPlainDateTime(Temporal.PlainTime.from(time));
  const earlier = at.toZonedDateTime(timeZone, { disambiguation: 'earlier' });
  const later = at.toZonedDateTime(timeZone, { disambiguation: 'later' });
  if (earlier.epochMilliseconds === later.epochMilliseconds) return [earlier.epochMilliseconds];
  if (earlier.toPlainDateTime().equals(at)) return [earlier.epochMilliseconds, later.epochMilliseconds];
  // A skipped local time is the moment the clock is set forward.
  return [earlier.getTimeZoneTransition('next')!.epochMilliseconds];
}

/**
 * The interval of absolute time that a range of local times covers on a day. If a time occurs twice, it takes the
 * reading that is certain to be within the range: the second as a start, the first as an end, and the first for a
 * range inside the repeated hour.
 */
function intervalOf(date: Temporal.PlainDate, { startTime, endTime }: Range, timeZone: string): Interval {
  const starts = momentsOf(date, startTime, timeZone);
  const ends = momentsOf(date, endTime, timeZone);
  return { start: ends.length > 1 ? starts[0]! : starts.at(-1)!, end: ends[0]! };
}

function rangesOn(date: Temporal.PlainDate, { weekly, overrides }: Schedule): Range[] {
  const iso = date.toString();
  const override = overrides.find((one) => one.date === iso);
  const weekday = weekdays[date.dayOfWeek - 1];
  return (override?.ranges ?? weekly.filter((range) => range.day === weekday)).toSorted((a, b) =>
    a.startTime < b.startTime ? -1 : 1,
  );
}

/** The interval from the first to the last of two days, in a time zone. */
export function daysBetween(startDate: string, endDate: string, timeZone: string): Interval {
  const start = Temporal.PlainDate.from(startDate).toZonedDateTime(timeZone);
  const end = Temporal.PlainDate.from(endDate).add({ days: 1 }).toZonedDateTime(timeZone);
  return { start: start.epochMilliseconds, end: end.epochMilliseconds };
}

/**
 * The free times of a schedule that begin within an interval, in order, each as long as a session (in minutes). They
 * follow each other from the start of each range, and keep the schedule's buffer before and after every `busy`
 * interval.
 */
export function availableSlots(
  schedule: Schedule,
  duration: number,
  within: Interval,
  busy: Interval[],
  now: Date,
): Interval[] {
  const { timeZone, bufferMinutes, minimumNoticeMinutes, horizonDays } = schedule;
  const length = duration * minute;
  const buffer = bufferMinutes * minute;
  const first = Math.max(within.start, now.getTime() + minimumNoticeMinutes * minute);
  const last = Math.min(within.end, now.getTime() + horizonDays * day + 1);
  if (first >= last) return [];
  const dateOf = (moment: number) =>
    Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone).toPlainDate();
  const isFree = (start: number) =>
    !busy.some((one) => start - buffer < one.end && one.start < start + length + buffer);

  const slots: Interval[] = [];
  const lastDate = dateOf(last - 1);
  for (
    let date = dateOf(first);
    Temporal.PlainDate.compare(date, lastDate) <= 0;
    date = date.add({ days: 1 })
  ) {
    for (const range of rangesOn(date, schedule)) {
      const { start: opens, end: closes } = intervalOf(date, range, timeZone);
      for (let start = opens; start + length <= closes; start += length) {
        if (start >= first && start < last && isFree(start)) slots.push({ start, end: start + length });
      }
    }
  }
  return slots;
}
