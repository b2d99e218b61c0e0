import { describe, expect, it } from 'vitest';
import { formatDuration } from './duration.ts';

describe('durations', () => {
  it('are formatted in whole days, hours and minutes', () => {
    expect([0, 1, 45, 60, 90, 720, 1440, 1500, 43_200].map((minutes) => formatDuration(minutes))).toEqual([
      '0 minutes',
      '1 minute',
      '45 minutes',
      '1 hour',
      '1 hour, 30 minutes',
      '12 hours',
      '1 day',
      '1 day, 1 hour',
      '30 days',
    ]);
  });

  it('are formatted in the user’s language', () => {
    expect(formatDuration(1530, 'es')).toBe('1 día, 1 hora y 30 minutos');
  });
});
