/**
 * Compares the hours that coaches preview with the times that clients can book, and both with a model that doesn't use
 * calendars: around every clock change of ten years, in all time zones that differ, it iterates over the minutes of absolute time,
 * and checks what the local clock shows at each.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases, isLong, sample } from '../../../scripts/given/lane.ts';
import { clockOf } from '../formats/clock.ts';
import { hoursOn, type Interval, intervalOfDays, occurrences } from './occurrences.ts';
import { bookableSlots } from './slots.ts';
import { type NamedRange, toWeekly } from './weekdays.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const firstMoment = Date.UTC(2026, 0, 1);
const lastMoment = Date.UTC(2036, 0, 1);

/** The number of minutes a clock is ahead of UTC from a moment on. */
type Offset = { from: number; minutes: number };

/** A zone's offsets over the ten years, from the platform's formatter. */
function offsetsOf(timeZone: string): Offset[] {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' });
  const offsetAt = (moment: number): number => {
    const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(format.format(moment))!;
    return hours ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0;
  };
  const start = firstMoment - 40 * day;
  const offsets: Offset[] = [{ from: start, minutes: offsetAt(start) }];
  // Some zones change for Ramadan only, for one month.
  for (let until = start + 10 * day; until <= lastMoment; until += 10 * day) {
    if (offsetAt(until) === offsets.at(-1)!.minutes) continue;
    let [before, after] = [until - 10 * day, until];
    while (after - before > minute) {
      const middle = before + Math.floor((after - before) / 2 / minute) * minute;
      if (offsetAt(middle) === offsets.at(-1)!.minutes) before = middle;
      else after = middle;
    }
    offsets.push({ from: after, minutes: offsetAt(after) });
  }
  return offsets;
}

const known = new Map<string, Offset[]>();
function offsets(timeZone: string): Offset[] {
  const found = known.get(timeZone) ?? offsetsOf(timeZone);
  known.set(timeZone, found);
  return found;
}

/** The local clock time at a moment, in milliseconds as if it were UTC. */
const wall = (timeZone: string, moment: number) =>
  moment + offsets(timeZone).findLast(({ from }) => from <= moment)!.minutes * minute;

/** What the clock shows at every minute around a day: minutes since its midnight. No clock differs by over 14 hours. */
function readingsAround(timeZone: string, date: number) {
  const moments = Array.from({ length: 55 * 60 }, (_, index) => date - 15 * hour + index * minute);
  return moments.map((moment) => ({ moment, shown: (wall(timeZone, moment) - date) / minute }));
}

/**
 * The hours that a range of minutes covers: the longest stretch in which the clock shows it without going back to its
 * start. Where the clock is set back, the shorter stretch may be the one that the coach didn't mean. Of two of the same
 * length, it is the first if the clock shows the end twice, so that the range lies within the repeated hour, and else the
 * second, which leads up to the end.
 */
function hoursByMinutes(
  readings: ReturnType<typeof readingsAround>,
  start: number,
  end: number,
): Interval | null {
  const stretches: Interval[] = [];
  let open: Interval | null = null;
  for (const { moment, shown } of readings) {
    const isWithin = start <= shown && shown < end;
    if (isWithin && open && shown > start) open.end = moment + minute;
    else if (isWithin) {
      open = { start: moment, end: moment + minute };
      stretches.push(open);
    } else open = null;
  }
  const lengthOf = (one: Interval) => one.end - one.start;
  const longest = stretches.filter((one) => lengthOf(one) === Math.max(...stretches.map(lengthOf)));
  const isEndRepeated = readings.filter(({ shown }) => shown === end).length > 1;
  return (isEndRepeated ? longest[0] : longest.at(-1)) ?? null;
}

const isoDate = (date: number) => new Date(date).toISOString().slice(0, 10);
const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** Cuts intervals into times of some minutes. */
const cut = (intervals: readonly Interval[], duration: number): Interval[] => {
  const length = duration * minute;
  return intervals.flatMap(({ start, end }) =>
    Array.from({ length: Math.floor((end - start) / length) }, (_, index) => ({
      start: start + index * length,
      end: start + (index + 1) * length,
    })),
  );
};

/** A schedule of the API with the same hours on all days, except on some days off. */
const scheduleOf = (
  timeZone: string,
  ranges: readonly (readonly [number, number])[],
  daysOff: string[] = [],
) => {
  const weekly = weekdays.flatMap((name) =>
    ranges.map(
      ([start, end]): NamedRange => ({ day: name, startTime: clockOf(start), endTime: clockOf(end) }),
    ),
  );
  return {
    timeZone,
    weekly: toWeekly(weekly),
    overrides: daysOff.map((date) => ({ date, ranges: [] })),
    bufferMinutes: 0,
    minimumNoticeMinutes: 0,
    horizonDays: 365,
  };
};

/** What clients are offered on three days in a row. */
const bookable = (schedule: ReturnType<typeof scheduleOf>, date: number, duration: number) => {
  const within = intervalOfDays(isoDate(date - day), isoDate(date + day), schedule.timeZone);
  return bookableSlots(schedule, duration, within, [], date - 3 * day);
};

/** One of the zones whose clocks show the same all the time. */
const zones = [
  ...new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [JSON.stringify(offsets(zone)), zone]),
  ).values(),
];
/** The days on which a zone's clock changes. */
const changes = (timeZone: string) =>
  offsets(timeZone)
    .slice(1)
    .map(({ from }) => Math.floor(wall(timeZone, from) / day) * day);

const spell = (intervals: readonly Interval[]) =>
  intervals.map(
    ({ start, end }) => `${new Date(start).toISOString()}/${new Date(end).toISOString().slice(11)}`,
  );

const ordinaryDay = Date.UTC(2026, 5, 1);
const allRanges = [
  [0, 1440],
  [0, 90],
  [30, 150],
  [60, 120],
  [90, 180],
  [90, 240],
  [120, 180],
  [150, 240],
  [75, 105],
  [1320, 1440],
] as const;

/** Hours of a day that begin and end before, in and after the usual time of clock changes. */
const fullDays = [
  [[0, 1440]],
  [
    [0, 90],
    [90, 240],
    [1320, 1440],
  ],
  [
    [30, 150],
    [150, 240],
  ],
  [
    [60, 120],
    [120, 180],
  ],
  [[75, 105]],
] as const;

const comparedZones = sample(zones, 4);

describe('around clock changes', () => {
  it('preview and bookable times agree at every change in ten years, in every zone [K-11] [A-34]', () => {
    let [compared, differences] = [0, 0];
    for (const timeZone of comparedZones)
      for (const date of [ordinaryDay, ...changes(timeZone)])
        for (const ranges of fullDays) {
          const schedule = scheduleOf(timeZone, ranges);
          const preview = occurrences(schedule, isoDate(date - day), 3);
          const offered = bookable(schedule, date, 15);
          compared += 1;
          if (`${spell(cut(preview, 15))}` !== `${spell(offered)}`) differences += 1;
        }
    expect(compared).toBeGreaterThan(isLong ? 3_000 : 600);
    expect(differences).toBe(0);
  });

  it('both are what the clock shows, minute by minute, at every change in ten years [K-11]', () => {
    let compared = 0;
    for (const timeZone of comparedZones)
      for (const date of [ordinaryDay, ...changes(timeZone)]) {
        const readings = readingsAround(timeZone, date);
        for (const [start, end] of allRanges) {
          const found = hoursOn(isoDate(date), scheduleOf(timeZone, [[start, end]]));
          const expected = hoursByMinutes(readings, start, end);
          compared += 1;
          if (`${spell(found)}` !== `${spell(expected ? [expected] : [])}`)
            expect
              .soft(spell(found), `${timeZone} ${isoDate(date)} ${clockOf(start)}–${clockOf(end)}`)
              .toEqual(spell(expected ? [expected] : []));
        }
      }
    expect(compared).toBeGreaterThan(isLong ? 6_000 : 1_200);
  });

  it('they are so for any hours and any length of a session', () => {
    const zoneAndDay = fc.constantFrom(...zones).chain((timeZone) =>
      fc.record({
        timeZone: fc.constant(timeZone),
        date: fc
          .constantFrom(...changes(timeZone), ordinaryDay)
          .chain((date) => fc.integer({ min: -1, max: 1 }).map((days) => date + days * day)),
      }),
    );
    const range = fc
      .uniqueArray(fc.integer({ min: 0, max: 288 }), { minLength: 2, maxLength: 2 })
      .map((ends) => ends.map((steps) => steps * 5).toSorted((a, b) => a - b) as [number, number]);
    fc.assert(
      fc.property(
        zoneAndDay,
        range,
        fc.constantFrom(15, 25, 30, 50, 60, 90),
        ({ timeZone, date }, [start, end], duration) => {
          const neighbors = [-1, 1].map((days) => isoDate(date + days * day));
          const schedule = scheduleOf(timeZone, [[start, end]], neighbors);
          const expected = hoursByMinutes(readingsAround(timeZone, date), start, end);
          expect(spell(bookable(schedule, date, duration))).toEqual(
            spell(cut(expected ? [expected] : [], duration)),
          );
        },
      ),
      { numRuns: cases(400, 60) },
    );
  });

  it.each([
    ['2026-11-01', '01:30', '03:00', '06:30', '08:00'],
    ['2026-11-01', '01:00', '02:00', '06:00', '07:00'],
    ['2027-03-14', '02:30', '04:00', '07:00', '08:00'],
    ['2027-03-14', '01:30', '02:30', '06:30', '07:00'],
    ['2026-11-01', '00:00', '03:00', '04:00', '08:00'],
    ['2027-03-14', '00:00', '04:00', '05:00', '08:00'],
  ])(
    'New York on %s, %s to %s: from %s to %s in UTC [K-11] [A-34]',
    (date, startTime, endTime, start, end) => {
      const at = (clock: string) => Date.parse(`${date}T${clock}:00Z`);
      const hours = {
        timeZone: 'America/New_York',
        weekly: [{ weekday: 7, startTime, endTime }],
        overrides: [],
      };
      const expected = [{ start: at(start), end: at(end) }];
      expect(occurrences(hours, date, 1)).toEqual(expected);
      const rules = { bufferMinutes: 0, minimumNoticeMinutes: 0, horizonDays: 365 };
      const within = intervalOfDays(date, date, hours.timeZone);
      expect(bookableSlots({ ...hours, ...rules }, 15, within, [], at(start) - day)).toEqual(
        cut(expected, 15),
      );
    },
  );

  it('a time that the clocks skip is left out, and a day on which they are set back lasts 25 hours [K-11]', () => {
    const hours = (startTime: string, endTime: string) => ({
      timeZone: 'America/New_York',
      weekly: [{ weekday: 7, startTime, endTime }],
      overrides: [],
    });
    expect(occurrences(hours('02:00', '03:00'), '2026-03-08', 1)).toEqual([]);
    const [autumn] = occurrences(hours('00:00', '24:00'), '2026-11-01', 1);
    expect(autumn!.end - autumn!.start).toBe(25 * hour);
  });
});
