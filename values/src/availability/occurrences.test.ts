import { describe, expect, it } from 'vitest';
import { intervalOfDays, occurrences } from './occurrences.ts';

const range = (weekday: number, startTime: string, endTime: string) => ({ weekday, startTime, endTime });
const starts = (...asked: Parameters<typeof occurrences>) =>
  occurrences(...asked).map(({ start }) => new Date(start).toISOString());

describe('hours', () => {
  // Claim: own-time-zone
  it('keep their wall time across a clock change [K-11]', () => {
    const hours = { timeZone: 'America/New_York', weekly: [range(7, '09:00', '10:00')], overrides: [] };
    expect(starts(hours, '2026-03-01', 8)).toEqual(['2026-03-01T14:00:00.000Z', '2026-03-08T13:00:00.000Z']);
  });

  it('are replaced by those of a date override, or by none on a day off [K-11]', () => {
    const weekly = [range(1, '09:00', '10:00'), range(2, '09:00', '10:00')];
    const overrides = [
      { date: '2026-11-23', ranges: [] },
      { date: '2026-11-25', ranges: [range(0, '14:00', '15:00'), range(0, '08:00', '09:00')] },
    ];
    expect(starts({ timeZone: 'UTC', weekly, overrides }, '2026-11-23', 3)).toEqual([
      '2026-11-24T09:00:00.000Z',
      '2026-11-25T08:00:00.000Z',
      '2026-11-25T14:00:00.000Z',
    ]);
  });

  it('are none on days off, whatever else is set for them [K-11]', () => {
    const weekly = [1, 2, 3, 4].map((weekday) => range(weekday, '09:00', '10:00'));
    const overrides = [{ date: '2026-11-24', ranges: [range(0, '08:00', '09:00')] }];
    const timeOff = [{ firstDay: '2026-11-24', lastDay: '2026-11-25' }];
    expect(starts({ timeZone: 'UTC', weekly, overrides, timeOff }, '2026-11-23', 4)).toEqual([
      '2026-11-23T09:00:00.000Z',
      '2026-11-26T09:00:00.000Z',
    ]);
  });

  it('of whole days last until the midnight after them', () => {
    const { start, end } = intervalOfDays('2026-10-31', '2026-11-01', 'America/New_York');
    expect((end - start) / 3_600_000).toBe(49);
  });
});
