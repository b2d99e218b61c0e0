import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockOf, minutesOf } from '../formats/clock.ts';
import {
  copyDay,
  freeShare,
  hoursProblem,
  mergeRanges,
  nextRange,
  paint,
  rangeProblems,
  type WeeklyRange,
  weeklyMinutes,
} from './hours.ts';
import { fromWeekly, toWeekly } from './weekdays.ts';

const range = (weekday: number, startTime: string, endTime: string): WeeklyRange => ({
  weekday,
  startTime,
  endTime,
});

const anyRange = fc
  .tuple(fc.integer({ min: 1, max: 7 }), fc.integer({ min: 0, max: 95 }), fc.integer({ min: 1, max: 96 }))
  .filter(([, start, end]) => start < end)
  .map(([weekday, start, end]) => range(weekday, clockOf(start * 15), clockOf(end * 15)));

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

  it('are invalid if those of any date are', () => {
    const weekly = [range(1, '09:00', '12:00')];
    const on = (ranges: WeeklyRange[]) => [{ date: '2026-11-26', ranges }];
    expect(hoursProblem({ weekly, overrides: on([range(1, '09:00', '12:00')]) })).toBeUndefined();
    expect(hoursProblem({ weekly, overrides: on([range(1, '12:00', '09:00')]) })).toBe('order');
    expect(hoursProblem({ weekly: [...weekly, ...weekly], overrides: [] })).toBe('overlap');
  });

  it('do not overlap a range that ends before it starts, which has its own error', () => {
    expect(rangeProblems([range(1, '17:00', '09:00'), range(1, '08:00', '18:00')])).toEqual([
      'order',
      undefined,
    ]);
  });

  it('number the weekdays of the API from Monday', () => {
    const named = [
      { day: 'MONDAY', startTime: '09:00', endTime: '12:00' },
      { day: 'SUNDAY', startTime: '22:00', endTime: '24:00' },
    ] as const;
    expect(toWeekly(named).map(({ weekday }) => weekday)).toEqual([1, 7]);
    expect(fromWeekly(toWeekly(named))).toEqual(named);
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
              throw new Error(`${weekday} ${clockOf(minute)}`);
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

  it('get a new range after the last one of the day, but never past midnight', () => {
    expect(nextRange([])).toEqual({ startTime: '09:00', endTime: '10:00' });
    expect(nextRange([range(1, '09:00', '12:00')])).toEqual({ startTime: '13:00', endTime: '14:00' });
    expect(nextRange([range(1, '09:00', '22:30')])).toEqual({ startTime: '23:00', endTime: '24:00' });
    // On a day that ends at midnight, not over the hours there.
    expect(nextRange([range(1, '09:00', '24:00')])).toEqual({ startTime: '08:00', endTime: '09:00' });
    expect(nextRange([range(1, '00:00', '09:00'), range(1, '11:00', '24:00')])).toEqual({
      startTime: '10:00',
      endTime: '11:00',
    });
    expect(nextRange([range(1, '00:00', '24:00')])).toEqual({ startTime: '23:00', endTime: '24:00' });
  });

  it('add up to the minutes of a week', () => {
    expect(weeklyMinutes([range(1, '09:00', '12:30'), range(2, '20:00', '24:00')])).toBe(450);
  });
});
