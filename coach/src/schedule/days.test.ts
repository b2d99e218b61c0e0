import { expect, it } from 'vitest';
import { dayAfter, daysBetween, slotsByDay } from './days.ts';

it('crosses the ends of months and years', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-02-28', 1)).toBe('2028-02-29');
  expect(daysBetween('2026-12-25', '2027-01-01')).toBe(7);
  expect(daysBetween('2026-03-02', '2026-03-01')).toBe(-1);
});

it('groups free times by the viewer’s days [K-11]', () => {
  const slots = [{ startTime: '2026-03-05T02:00:00.000Z' }, { startTime: '2026-03-05T17:00:00.000Z' }];
  expect(slotsByDay(slots, 'UTC').map(({ date }) => date)).toEqual(['2026-03-05']);
  expect(slotsByDay(slots, 'America/Los_Angeles')).toEqual([
    { date: '2026-03-04', starts: ['2026-03-05T02:00:00.000Z'] },
    { date: '2026-03-05', starts: ['2026-03-05T17:00:00.000Z'] },
  ]);
});
