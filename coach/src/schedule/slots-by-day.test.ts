import { expect, it } from 'vitest';
import { slotsByDay } from './slots-by-day.ts';

it('groups free times by the viewer’s days [K-11]', () => {
  const slots = [{ startTime: '2026-03-05T02:00:00.000Z' }, { startTime: '2026-03-05T17:00:00.000Z' }];
  expect(slotsByDay(slots, 'UTC').map(({ date }) => date)).toEqual(['2026-03-05']);
  expect(slotsByDay(slots, 'America/Los_Angeles')).toEqual([
    { date: '2026-03-04', starts: ['2026-03-05T02:00:00.000Z'] },
    { date: '2026-03-05', starts: ['2026-03-05T17:00:00.000Z'] },
  ]);
});
