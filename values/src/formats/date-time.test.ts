import { expect, it } from 'vitest';
import { joinDateTime, splitDateTime } from './date-time.ts';

it.each([
  ['', '', ''],
  ['2027-03-14', '14:30', '2027-03-14T14:30'],
  ['2027-03-14', '', '2027-03-14T'],
  ['', '14:30', 'T14:30'],
  ['Tomorrow', '2', 'TomorrowT2'],
  ['OcTober', '', 'OcToberT'],
  ['2027-03-14', 'noonT', '2027-03-14TnoonT'],
])('joins %o and %o, and splits them again', (date, time, value) => {
  expect(joinDateTime({ date, time })).toBe(value);
  expect(splitDateTime(value)).toEqual({ date, time });
});

it('takes any other text for the date', () => {
  expect(splitDateTime('2027-03-14')).toEqual({ date: '2027-03-14', time: '' });
});
