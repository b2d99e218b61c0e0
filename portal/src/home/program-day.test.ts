import { expect, it } from 'vitest';
import { programDay } from './program-day.ts';

it.each([
  ['2025-12-01', 1],
  ['2026-01-01', 1],
  ['2026-02-20', 51],
  ['2026-04-11', 101],
  ['2026-05-01', 101],
])('on %s is day %i of the program', (today, day) => {
  expect(programDay({ startDate: '2026-01-01', endDate: '2026-04-11' }, today)).toEqual({ day, days: 101 });
});
