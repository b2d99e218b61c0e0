import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { cases } from '../../../scripts/given/lane.ts';
import { clockOf } from '../formats/clock.ts';
import { type Interval, intervalOfDays } from './occurrences.ts';
import { bookableSlots } from './slots.ts';

type Schedule = Parameters<typeof bookableSlots>[0];
type Range = { startTime: string; endTime: string };

const always = { bufferMinutes: 0, minimumNoticeMinutes: 0, horizonDays: 365 };
const base: Schedule = { ...always, timeZone: 'America/New_York', weekly: [], overrides: [] };
const onMondays = (...ranges: Range[]) => ranges.map((range) => ({ weekday: 1, ...range }));
const range = (startTime: string, endTime: string) => ({ startTime, endTime });
const local = (moment: number, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timeZone);
const clock = (slots: Interval[], timeZone = base.timeZone) =>
  slots.map(({ start }) =>
    local(start, timeZone).toString({ smallestUnit: 'minute', timeZoneName: 'never' }),
  );

const monday = intervalOfDays('2026-03-02', '2026-03-02', base.timeZone);
const sundayNight = Date.parse('2026-03-01T12:00:00Z');
const on = (date: string, schedule: Schedule, duration = 60, busy: Interval[] = [], now = sundayNight) =>
  clock(
    bookableSlots(schedule, duration, intervalOfDays(date, date, schedule.timeZone), busy, now),
    schedule.timeZone,
  );

describe('free times', () => {
  const mornings = { ...base, weekly: onMondays(range('13:00', '14:00'), range('09:00', '11:30')) };

  it('follow one another within the day’s ranges [A-34] [K-11]', () => {
    expect(on('2026-03-02', mornings)).toEqual([
      '2026-03-02T09:00-05:00',
      '2026-03-02T10:00-05:00',
      '2026-03-02T13:00-05:00',
    ]);
    expect(on('2026-03-02', mornings, 90)).toEqual(['2026-03-02T09:00-05:00']);
    expect(on('2026-03-03', mornings)).toEqual([]);
  });

  it('stay clear of booked sessions, with the buffer on both sides', () => {
    const at = (time: string) => Date.parse(`2026-03-02T${time}:00-05:00`);
    const busy = [{ start: at('10:00'), end: at('10:30') }];
    expect(on('2026-03-02', mornings, 30, busy)).toEqual(
      ['09:00', '09:30', '10:30', '11:00', '13:00', '13:30'].map((time) => `2026-03-02T${time}-05:00`),
    );
    const buffered = { ...mornings, bufferMinutes: 10 };
    expect(on('2026-03-02', buffered, 30, busy)).toEqual(
      ['09:00', '10:40', '13:00'].map((time) => `2026-03-02T${time}-05:00`),
    );
  });

  it('differ on days with special hours', () => {
    const overrides = [
      { date: '2026-03-02', ranges: [] },
      { date: '2026-03-03', ranges: [range('20:00', '24:00')] },
    ];
    expect(on('2026-03-02', { ...mornings, overrides })).toEqual([]);
    expect(on('2026-03-03', { ...mornings, overrides }, 120)).toEqual([
      '2026-03-03T20:00-05:00',
      '2026-03-03T22:00-05:00',
    ]);
  });

  it('are neither too soon nor too far ahead', () => {
    const now = Date.parse('2026-03-02T13:30:00Z');
    const noticed = { ...mornings, minimumNoticeMinutes: 90 };
    expect(on('2026-03-02', noticed, 60, [], now)).toEqual([
      '2026-03-02T10:00-05:00',
      '2026-03-02T13:00-05:00',
    ]);
    const near = { ...mornings, horizonDays: 7 };
    expect(on('2026-03-09', near, 60, [], now)).toEqual(['2026-03-09T09:00-04:00']);
    expect(on('2026-03-09', near, 60, [], Date.parse('2026-03-02T12:59:00Z'))).toEqual([]);
    expect(bookableSlots(mornings, 60, monday, [], Date.parse('2026-03-05T00:00:00Z'))).toEqual([]);
  });

  it('are grouped by the viewer’s days', () => {
    const evenings = { ...base, weekly: onMondays(range('18:00', '23:00')) };
    const madrid = intervalOfDays('2026-03-03', '2026-03-03', 'Europe/Madrid');
    expect(clock(bookableSlots(evenings, 60, madrid, [], sundayNight), 'Europe/Madrid')).toEqual([
      '2026-03-03T00:00+01:00',
      '2026-03-03T01:00+01:00',
      '2026-03-03T02:00+01:00',
      '2026-03-03T03:00+01:00',
      '2026-03-03T04:00+01:00',
    ]);
  });
});

describe('a day that packs itself', () => {
  const minutes = (time: number) => time * 60_000;
  /** Any hours of a day, some of which touch, in steps of 5 minutes. */
  const hoursOfDay = fc
    .uniqueArray(fc.nat({ max: 287 }), { minLength: 2, maxLength: 6 })
    .map((marks) => marks.toSorted((a, b) => a - b))
    .chain((marks) =>
      fc
        .array(fc.boolean(), { minLength: marks.length - 1, maxLength: marks.length - 1 })
        .map((areOpen) =>
          areOpen.flatMap((isOpen, index) =>
            isOpen || index === 0 ? [range(clockOf(marks[index]! * 5), clockOf(marks[index + 1]! * 5))] : [],
          ),
        ),
    );
  const commitment = fc
    .tuple(fc.nat({ max: 287 }), fc.integer({ min: 1, max: 24 }))
    .map(([start, length]) => ({ start: start * 5, end: (start + length) * 5 }));
  const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

  /** The largest number of sessions that fit into a day, of all possible starts. */
  function bestCount(open: Range[], length: number, buffer: number, busy: Interval[]): number {
    const isOpen = Array.from({ length: 1440 }, (_, minute) =>
      open.some((one) => toMinutes(one.startTime) <= minute && minute < toMinutes(one.endTime)),
    );
    const isFree = (start: number) =>
      isOpen.slice(start, start + length).every(Boolean) &&
      start + length <= 1440 &&
      busy.every((one) => start >= one.end + buffer || one.start >= start + length + buffer);
    const best: number[] = [];
    for (let start = 1440; start >= 0; start -= 1)
      best[start] = Math.max(
        best[start + 1] ?? 0,
        isFree(start) ? 1 + (best[start + length + buffer] ?? 0) : 0,
      );
    return best[0]!;
  }

  it('holds as many sessions as the best plan, in whatever order they are booked [A-34] [K-11]', () => {
    const zero = Date.parse('2026-03-04T00:00:00Z');
    const within = { start: zero, end: zero + minutes(1440) };
    fc.assert(
      fc.property(
        hoursOfDay,
        fc.constantFrom(15, 20, 45, 50, 60, 90),
        fc.constantFrom(0, 5, 10, 15, 30),
        fc.array(commitment, { maxLength: 3 }),
        fc.infiniteStream(fc.nat({ max: 1_000 })),
        (ranges, length, bufferMinutes, others, choices) => {
          const schedule = {
            ...base,
            bufferMinutes,
            timeZone: 'UTC',
            overrides: [{ date: '2026-03-04', ranges }],
          };
          const busy = others.map(({ start, end }) => ({
            start: zero + minutes(start),
            end: zero + minutes(end),
          }));
          let booked = 0;
          for (;;) {
            const slots: Interval[] = bookableSlots(schedule, length, within, busy, zero);
            if (slots.length === 0) break;
            busy.push(slots[choices.next().value % slots.length]!);
            booked += 1;
          }
          expect(booked).toBe(bestCount(ranges, length, bufferMinutes, others));
        },
      ),
      { numRuns: cases(2_000, 100) },
    );
  });

  it('offers each time that can be booked beside the others, with the breaks', () => {
    const nineToFive = { ...base, bufferMinutes: 10, weekly: onMondays(range('09:00', '17:00')) };
    expect(on('2026-03-02', nineToFive, 50)).toEqual(
      ['09', '10', '11', '12', '13', '14', '15', '16'].map((hour) => `2026-03-02T${hour}:00-05:00`),
    );
  });

  it('joins hours that touch, also over midnight', () => {
    const night: Schedule = {
      ...base,
      overrides: [
        { date: '2026-03-02', ranges: [range('22:30', '23:00'), range('23:00', '24:00')] },
        { date: '2026-03-03', ranges: [range('00:00', '01:30')] },
      ],
    };
    expect(on('2026-03-02', night, 50)).toEqual(['2026-03-02T22:30-05:00', '2026-03-02T23:20-05:00']);
    expect(on('2026-03-03', night, 50)).toEqual(['2026-03-03T00:10-05:00']);
  });

  it.each([
    ['a whole day', [range('00:00', '24:00')]],
    ['a day with a pause shorter than the break', [range('00:00', '23:50')]],
    ['a day whose nights join', [range('00:00', '04:00'), range('20:00', '24:00')]],
  ])('offers the same times of %s, every day, wherever one begins to look', (_, ranges) => {
    const always = [1, 2, 3, 4, 5, 6, 7].flatMap((weekday) => ranges.map((one) => ({ weekday, ...one })));
    const schedule = { ...base, bufferMinutes: 15, weekly: always };
    const month = intervalOfDays('2026-03-02', '2026-03-31', base.timeZone);
    const all = bookableSlots(schedule, 50, month, [], sundayNight);
    const byDay = Array.from({ length: 30 }, (_, index) => {
      const date = `2026-03-${String(index + 2).padStart(2, '0')}`;
      return bookableSlots(schedule, 50, intervalOfDays(date, date, base.timeZone), [], sundayNight);
    }).flat();
    expect(byDay).toEqual(all);
  });
});

describe('when the clock changes', () => {
  const nights = (...ranges: Range[]): Schedule => ({
    ...base,
    overrides: ['2026-03-08', '2026-11-01'].map((date) => ({ date, ranges })),
  });
  const october = Date.parse('2026-10-20T00:00:00Z');

  it('nothing is offered in the skipped hour [A-34]', () => {
    expect(on('2026-03-08', nights(range('00:00', '04:00')))).toEqual([
      '2026-03-08T00:00-05:00',
      '2026-03-08T01:00-05:00',
      '2026-03-08T03:00-04:00',
    ]);
    expect(on('2026-03-08', nights(range('02:00', '03:00')))).toEqual([]);
    expect(on('2026-03-08', nights(range('02:30', '04:00')), 30)).toEqual([
      '2026-03-08T03:00-04:00',
      '2026-03-08T03:30-04:00',
    ]);
    expect(on('2026-03-08', nights(range('01:00', '02:30')), 30)).toEqual([
      '2026-03-08T01:00-05:00',
      '2026-03-08T01:30-05:00',
    ]);
  });

  it('the repeated hour is offered as the range allows [A-34]', () => {
    const there = (schedule: Schedule, duration = 60) => on('2026-11-01', schedule, duration, [], october);
    expect(there(nights(range('00:00', '03:00')))).toEqual([
      '2026-11-01T00:00-04:00',
      '2026-11-01T01:00-04:00',
      '2026-11-01T01:00-05:00',
      '2026-11-01T02:00-05:00',
    ]);
    expect(there(nights(range('01:30', '03:00')), 30)).toEqual([
      '2026-11-01T01:30-05:00',
      '2026-11-01T02:00-05:00',
      '2026-11-01T02:30-05:00',
    ]);
    expect(there(nights(range('00:30', '01:30')), 30)).toEqual([
      '2026-11-01T00:30-04:00',
      '2026-11-01T01:00-04:00',
    ]);
    expect(there(nights(range('01:10', '01:40')), 30)).toEqual(['2026-11-01T01:10-04:00']);
  });

  const ranges = fc
    .uniqueArray(fc.nat({ max: 96 }), { minLength: 2, maxLength: 6 })
    .map((quarters) => quarters.toSorted((a, b) => a - b))
    .map((quarters) =>
      quarters.flatMap((from, index) =>
        index % 2 === 0 && quarters[index + 1] !== undefined
          ? [range(clockOf(from * 15), clockOf(quarters[index + 1]! * 15))]
          : [],
      ),
    );
  const timeZone = fc.constantFrom(...Intl.supportedValuesOf('timeZone'));
  /** The next clock change after a day, with the surrounding days, or arbitrary days if there is none. */
  const around = fc
    .tuple(
      timeZone,
      fc.date({ min: new Date('2000-01-01'), max: new Date('2035-12-31'), noInvalidDate: true }),
    )
    .map(([zone, from]) => {
      const there = local(from.getTime(), zone);
      const date = (there.getTimeZoneTransition('next') ?? there).toPlainDate();
      return { zone, date };
    });

  it('every time lies within a local range, has the right length, and overlaps no other [A-34]', () => {
    fc.assert(
      fc.property(
        around,
        ranges,
        fc.constantFrom(15, 20, 50, 60, 90),
        ({ zone, date }, dayRanges, duration) => {
          const days = [-1, 0, 1].map((days) => date.add({ days }).toString());
          const schedule: Schedule = {
            ...always,
            timeZone: zone,
            weekly: [],
            overrides: days.map((date) => ({ date, ranges: dayRanges })),
          };
          const within = intervalOfDays(days[0]!, days[2]!, zone);
          const slots = bookableSlots(schedule, duration, within, [], within.start);
          for (const [index, { start, end }] of slots.entries()) {
            expect(end - start).toBe(duration * 60_000);
            if (index > 0) expect(start).toBeGreaterThanOrEqual(slots[index - 1]!.end);
            // All of it lies in ranges. It may go on from one into another that touches it.
            for (let moment = start; moment < end; moment += 5 * 60_000) {
              const clock = local(moment, zone).toPlainTime().toString().slice(0, 5);
              expect(dayRanges.some((one) => one.startTime <= clock && clock < one.endTime)).toBe(true);
            }
          }
        },
      ),
      { numRuns: cases(400, 60) },
    );
  });

  it('a day of 24 hours has every time that fits', () => {
    fc.assert(
      fc.property(
        around,
        ranges,
        fc.constantFrom(15, 20, 50, 60, 90),
        ({ zone, date }, dayRanges, duration) => {
          fc.pre(date.toZonedDateTime(zone).hoursInDay === 24);
          const iso = date.toString();
          const schedule = {
            ...always,
            timeZone: zone,
            weekly: [],
            overrides: [{ date: iso, ranges: dayRanges }],
          };
          const within = intervalOfDays(iso, iso, zone);
          const toMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
          const fitting = dayRanges.map(({ startTime, endTime }) =>
            Math.floor((toMinutes(endTime) - toMinutes(startTime)) / duration),
          );
          expect(bookableSlots(schedule, duration, within, [], within.start)).toHaveLength(
            fitting.reduce((sum, count) => sum + count, 0),
          );
        },
      ),
      { numRuns: cases(300, 50) },
    );
  });
});
