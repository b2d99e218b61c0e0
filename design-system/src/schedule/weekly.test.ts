import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  copyDay,
  freeShare,
  mergeRanges,
  minutesOf,
  nextRange,
  occurrences,
  paint,
  rangeProblems,
  timeOf,
  type WeeklyRange,
} from './weekly.ts';
import { addDays, instantOf, wallTimeOf, weekdayOf } from './zones.ts';

const range = (weekday: number, startTime: string, endTime: string): WeeklyRange => ({
  weekday,
  startTime,
  endTime,
});

const anyRange = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
  .filter(([, start, end]) => start < end)
  .map(([weekday, start, end]) => range(weekday, timeOf(start * 15), timeOf(end * 15)));

describe('weekly hours', () => {
  it('report invalid and overlapping ranges [K-11]', () => {
    expect(
      rangeProblems([
        range(1, '09:00', '12:00'),
        range(1, '12:00', '14:00'),
        range(1, '11:30', '12:30'),
        range(2, '10:00', '10:00'),
        range(2, '17:00', '09:00'),
        range(3, '11:30', '24:00'),
      ]),
    ).toEqual([undefined, undefined, 'overlap', 'order', 'order', undefined]);
  });

  it('merge when they touch or overlap', () => {
    expect(
      mergeRanges([
        range(2, '10:00', '11:00'),
        range(1, '12:00', '14:00'),
        range(1, '09:00', '12:00'),
        range(1, '09:30', '10:00'),
      ]),
    ).toEqual([range(1, '09:00', '14:00'), range(2, '10:00', '11:00')]);
  });

  it('can be added and removed', () => {
    const morning = paint([], 1, 540, 720, true);
    expect(morning).toEqual([range(1, '09:00', '12:00')]);
    expect(paint(morning, 1, 600, 630, false)).toEqual([
      range(1, '09:00', '10:00'),
      range(1, '10:30', '12:00'),
    ]);
    expect(paint(morning, 2, 0, 1440, false)).toEqual(morning);
    expect(freeShare(morning, 1, 690, 750)).toBe('some');
    expect(freeShare(morning, 1, 540, 570)).toBe('all');
    expect(freeShare(morning, 1, 720, 750)).toBe('none');
  });

  it('lose exactly the removed time', () => {
    fc.assert(
      fc.property(fc.array(anyRange, { maxLength: 8 }), anyRange, fc.boolean(), (ranges, stroke, isFree) => {
        const [start, end] = [minutesOf(stroke.startTime), minutesOf(stroke.endTime)];
        const after = paint(ranges, stroke.weekday, start, end, isFree);
        for (let weekday = 1; weekday <= 7; weekday += 1)
          for (let minute = 0; minute < 1440; minute += 15) {
            const isCovered = weekday === stroke.weekday && minute >= start && minute < end;
            const expected = isCovered
              ? isFree
                ? 'all'
                : 'none'
              : freeShare(ranges, weekday, minute, minute + 15);
            if (freeShare(after, weekday, minute, minute + 15) !== expected)
              throw new Error(`${weekday} ${timeOf(minute)}`);
          }
        expect(rangeProblems(after).every((problem) => problem === undefined)).toBe(true);
      }),
      { numRuns: 25 },
    );
  });

  it('replace those of other days when copied', () => {
    expect(
      copyDay(
        [range(1, '09:00', '12:00'), range(2, '20:00', '21:00'), range(4, '08:00', '09:00')],
        1,
        [1, 2, 3],
      ),
    ).toEqual([
      range(1, '09:00', '12:00'),
      range(2, '09:00', '12:00'),
      range(3, '09:00', '12:00'),
      range(4, '08:00', '09:00'),
    ]);
  });

  it('keep their wall time across a clock change [K-11]', () => {
    const [before, after] = occurrences([range(7, '09:00', '10:00')], 'America/New_York', '2026-03-01', 8);
    expect(new Date(before!.start).toISOString()).toBe('2026-03-01T14:00:00.000Z');
    expect(new Date(after!.start).toISOString()).toBe('2026-03-08T13:00:00.000Z');
  });

  it('are replaced by those of a date override, or by none on a day off [K-11]', () => {
    const usual = [range(1, '09:00', '10:00'), range(2, '09:00', '10:00')];
    const found = occurrences(usual, 'UTC', '2026-11-23', 3, [
      { date: '2026-11-23', ranges: [] },
      {
        date: '2026-11-25',
        ranges: [
          { startTime: '14:00', endTime: '15:00' },
          { startTime: '08:00', endTime: '09:00' },
        ],
      },
    ]);
    expect(found.map(({ start }) => new Date(start).toISOString())).toEqual([
      '2026-11-24T09:00:00.000Z',
      '2026-11-25T08:00:00.000Z',
      '2026-11-25T14:00:00.000Z',
    ]);
  });

  it('get a new range after the last one of the day, but never past midnight', () => {
    expect(nextRange([])).toEqual({ startTime: '09:00', endTime: '10:00' });
    expect(nextRange([range(1, '09:00', '12:00')])).toEqual({ startTime: '13:00', endTime: '14:00' });
    expect(nextRange([range(1, '09:00', '24:00')])).toEqual({ startTime: '23:00', endTime: '24:00' });
  });

  it('skip times that the clocks skip, and last longer when clocks are turned back [K-11]', () => {
    expect(occurrences([range(7, '02:00', '03:00')], 'America/New_York', '2026-03-08', 1)).toEqual([]);
    const [autumn] = occurrences([range(7, '00:00', '24:00')], 'America/New_York', '2026-11-01', 1);
    expect((autumn!.end - autumn!.start) / 3_600_000).toBe(25);
  });

  it('match the clocks in every time zone of the world [K-11]', () => {
    const day = fc.integer({ min: 0, max: 365 * 12 }).map((after) => addDays('2024-01-01', after));
    for (const zone of Intl.supportedValuesOf('timeZone'))
      fc.assert(
        fc.property(anyRange, day, (hours, from) => {
          const found = occurrences([hours], zone, from, 7);
          expect(found.length).toBeLessThanOrEqual(1);
          for (const { date, start, end } of found) {
            expect(weekdayOf(date)).toBe(hours.weekday);
            for (const [instant, time] of [
              [start, hours.startTime],
              [end, hours.endTime],
            ] as const) {
              const wall = wallTimeOf(instant, zone);
              const isShown =
                addDays(date, Math.floor(minutesOf(time) / 1440)) === wall.date &&
                minutesOf(time) % 1440 === wall.minutes;
              // Otherwise the clocks skip that time, so a minute before they show an earlier time.
              if (!isShown)
                expect(instantOf(wallTimeOf(instant - 60_000, zone), zone)).toBe(instant - 60_000);
            }
          }
        }),
        { numRuns: 5 },
      );
  });
});
