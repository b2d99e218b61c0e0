import { expect, it } from 'vitest';
import { hourIn, timeIn } from './hour-in.ts';

it.each([
  ['America/New_York', '2026-11-27T05:30:00Z', 0],
  ['Asia/Kolkata', '2026-11-27T05:30:00Z', 11],
  ['Europe/Berlin', '2026-07-27T21:30:00Z', 23],
])('%s at %s: %i', (timeZone, instant, hour) => {
  expect(hourIn(timeZone, Date.parse(instant))).toBe(hour);
});

it('spells the time for programs', () => {
  expect(timeIn('America/New_York', Date.parse('2027-01-01T05:05:00Z'))).toBe('00:05');
  expect(timeIn('America/New_York', Date.parse('2027-01-01T02:30:00Z'))).toBe('21:30');
});
