import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '../formats/days.ts';
import { slotWeeks } from './slot-weeks.ts';

describe('the weeks of free times that are shown', () => {
  it('begin with the current week, also at the end of a month [K-11]', () => {
    expect(slotWeeks('2026-11-30', '2026-11-30', 'en-US')).toEqual({ from: '2026-11-29', to: '2027-01-02' });
    expect(slotWeeks('2026-12-24', '2026-11-30', 'en-US').from).toBe('2026-11-29');
    expect(slotWeeks('2026-12-24', '2026-11-29', 'de-DE').from).toBe('2026-11-23');
  });

  it('follow each other, five at a time', () => {
    expect(slotWeeks('2027-01-03', '2026-11-30', 'en-US')).toEqual({ from: '2027-01-03', to: '2027-02-06' });
    expect(slotWeeks('2026-11-28', '2026-11-30', 'en-US').to).toBe('2026-11-28');
  });

  it('are the same for each of their days', () => {
    const days = fc.integer({ min: 0, max: 800 }).map((after) => addDays('2026-02-20', after));
    fc.assert(
      fc.property(days, fc.nat(200), fc.constantFrom('en-US', 'en-GB', 'ar-EG'), (here, later, locale) => {
        const weeks = slotWeeks(addDays(here, later), here, locale);
        expect(addDays(weeks.from, 34)).toBe(weeks.to);
        expect(weekdayOf(weeks.from)).toBe(weekdayOf(slotWeeks(here, here, locale).from));
        for (const day of [weeks.from, weeks.to]) expect(slotWeeks(day, here, locale)).toEqual(weeks);
      }),
    );
  });
});
