/**
 * Compares free times around every clock change of ten years, in all time zones, with a model that doesn't use
 * calendars: it iterates over the minutes of absolute time, and checks what the local clock shows at each.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cases } from '../../testing/cases.ts';
import { availableSlots, type Interval } from './slots.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const firstMoment = Date.UTC(2021, 0, 1);
const lastMoment = Date.UTC(2031, 0, 1);

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

/** The longest intervals in which the clock shows a range of a day: none, one, or two of the same length. */
function longestStretches(timeZone: string, date: number, start: number, end: number): Interval[] {
  const stretches: Interval[] = [];
  let open: Interval | null = null;
  // No clock differs from UTC by more than 14 hours.
  for (let moment = date - 15 * hour; moment < date + 40 * hour; moment += minute) {
    const shown = (wall(timeZone, moment) - date) / minute;
    const isWithin = start <= shown && shown < end;
    if (isWithin && open && shown > start) {
      open.end = moment + minute;
    } else if (isWithin) {
      open = { start: moment, end: moment + minute };
      stretches.push(open);
    } else open = null;
  }
  const lengthOf = (one: Interval) => one.end - one.start;
  return stretches.filter((one) => lengthOf(one) === Math.max(...stretches.map(lengthOf)));
}

const spell = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const isoDate = (date: number) => new Date(date).toISOString().slice(0, 10);
const weekdays = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'] as const;

/** Expects the server to offer what the model predicts for a range of minutes on a day. */
function expectSame(timeZone: string, date: number, start: number, end: number, duration: number): void {
  const schedule = {
    timeZone,
    weekly: weekdays.map((name) => ({ day: name, startTime: spell(start), endTime: spell(end) })),
    // Ignores the neighboring days.
    overrides: [-2, -1, 1, 2].map((days) => ({ date: isoDate(date + days * day), ranges: [] })),
    bufferMinutes: 0,
    minimumNoticeMinutes: 0,
    horizonDays: 365,
  };
  const within = { start: date - day, end: date + 2 * day };
  const offered = availableSlots(schedule, duration, within, [], new Date(date - 2 * day));
  const length = duration * minute;
  const expected = longestStretches(timeZone, date, start, end).map((stretch) =>
    Array.from({ length: Math.floor((stretch.end - stretch.start) / length) }, (_, index) => ({
      start: stretch.start + index * length,
      end: stretch.start + (index + 1) * length,
    })),
  );
  const what = `${timeZone} ${isoDate(date)} ${spell(start)}–${spell(end)}`;
  expect(expected.length > 0 ? expected : [[]], what).toContainEqual(offered);
}

const zones = Intl.supportedValuesOf('timeZone');
/** The days on which a zone's clock changes. */
const changes = (timeZone: string) =>
  offsets(timeZone)
    .slice(1)
    .map(({ from }) => Math.floor(wall(timeZone, from) / day) * day);

describe('free times around clock changes [K-11]', () => {
  it('match the local clock in any zone', () => {
    const zoneAndDay = fc.constantFrom(...zones).chain((timeZone) =>
      fc.record({
        timeZone: fc.constant(timeZone),
        date: fc
          .constantFrom(...changes(timeZone), Date.UTC(2026, 5, 1))
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
        (where, [start, end], duration) => expectSame(where.timeZone, where.date, start, end, duration),
      ),
      { numRuns: cases(400) },
    );
  });

  // `npm run test:long` runs all of them.
  const step = process.env.TEST_CASES ? 1 : 12;
  it(`are right at every change in ten years, in every zone (1 of ${step})`, () => {
    let count = 0;
    for (const timeZone of zones.filter((_, index) => index % step === 0))
      for (const date of changes(timeZone))
        for (const [start, end] of [
          [0, 1440],
          [0, 90],
          [30, 150],
          [60, 120],
          [90, 240],
          [120, 180],
          [1320, 1440],
        ] as const) {
          expectSame(timeZone, date, start, end, 30);
          count += 1;
        }
    expect(count).toBeGreaterThan(500);
  });
});
