import { expect, it } from 'vitest';
import { exceptionsPart, hoursPart, rulesPart, type Schedule } from './values.ts';

const schedule: Schedule = {
  id: '01980a3c-1f00-7000-8000-0000000003c1',
  name: 'Mornings',
  timeZone: 'America/Los_Angeles',
  weekly: [
    { day: 'MONDAY', startTime: '09:00', endTime: '12:00' },
    { day: 'SUNDAY', startTime: '22:00', endTime: '24:00' },
  ],
  overrides: [{ date: '2026-12-24', ranges: [] }],
  bufferMinutes: 10,
  minimumNoticeMinutes: 720,
  horizonDays: 60,
  version: 3,
};

it('saves a schedule unchanged [K-11]', () => {
  const { id: _id, version: _version, ...sent } = schedule;
  expect({
    ...rulesPart.bodyOf(rulesPart.valuesOf(schedule)),
    ...hoursPart.bodyOf(hoursPart.valuesOf(schedule)),
    ...exceptionsPart.bodyOf(exceptionsPart.valuesOf(schedule)),
  }).toEqual(sent);
});

it('counts weekdays from Monday', () => {
  expect(hoursPart.valuesOf(schedule).weekly.map(({ weekday }) => weekday)).toEqual([1, 7]);
});
