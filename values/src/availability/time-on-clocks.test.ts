import { expect, it } from 'vitest';
import { timeOnClocks } from './time-on-clocks.ts';

it('refuses a time that the clocks skip on that day in that zone, and only then', () => {
  const inNewYork = timeOnClocks('2027-03-14', 'America/New_York');
  expect(inNewYork('02:30')).toEqual({ rule: 'timeSkipped', values: {} });
  expect(inNewYork('03:00')).toBeNull();
  expect(inNewYork('')).toBeNull();
  expect(timeOnClocks('2027-03-14', 'America/Phoenix')('02:30')).toBeNull();
  expect(timeOnClocks('2027-11-07', 'America/New_York')('01:30')).toBeNull();
  expect(timeOnClocks('', 'America/New_York')('02:30')).toBeNull();
});
