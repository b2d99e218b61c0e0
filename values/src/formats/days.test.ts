import fc from 'fast-check';
import * as PlainDate from 'temporal-polyfill/fns/PlainDate';
import { describe, expect, it } from 'vitest';
import { clockOf, minutesOf } from './clock.ts';
import { addDays, addMonths, daysBetween, startOfWeek, weekdayOf } from './days.ts';

const plain = (date: string) => {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return PlainDate.fromFields({ year, month, day });
};
const anyDate = fc
  .integer({ min: -365 * 1500, max: 365 * 5000 })
  .map((days) => PlainDate.toString(PlainDate.addDays(plain('1970-01-01'), days)));

describe('calendar days', () => {
  it('cross the ends of months and years', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-01-15', -1)).toBe('2025-12-15');
    expect(daysBetween('2026-12-25', '2027-01-01')).toBe(7);
    expect(daysBetween('2026-03-02', '2026-03-01')).toBe(-1);
  });

  it('count as Temporal does', () => {
    fc.assert(
      fc.property(
        anyDate,
        fc.integer({ min: -5000, max: 5000 }),
        fc.integer({ min: -500, max: 500 }),
        (date, days, months) => {
          const later = PlainDate.toString(PlainDate.addDays(plain(date), days));
          expect(addDays(date, days)).toBe(later);
          expect(daysBetween(date, later)).toBe(days);
          expect(addMonths(date, months)).toBe(PlainDate.toString(PlainDate.addMonths(plain(date), months)));
          expect(weekdayOf(date)).toBe(PlainDate.dayOfWeek(plain(date)));
        },
      ),
    );
  });

  it('are refused if they do not exist', () => {
    expect(() => addDays('2026-02-30', 1)).toThrow(RangeError);
  });

  it('know the first day of the week', () => {
    expect(weekdayOf('2026-11-21')).toBe(6);
    expect(startOfWeek('2026-11-21', 7)).toBe('2026-11-15');
    expect(startOfWeek('2026-11-22', 1)).toBe('2026-11-16');
    expect(startOfWeek('2026-11-16', 1)).toBe('2026-11-16');
  });
});

it('spells every minute of a day as a time, and reads it back', () => {
  for (let minutes = 0; minutes <= 1440; minutes += 1) expect(minutesOf(clockOf(minutes))).toBe(minutes);
  expect([clockOf(0), clockOf(545), clockOf(1440)]).toEqual(['00:00', '09:05', '24:00']);
});
