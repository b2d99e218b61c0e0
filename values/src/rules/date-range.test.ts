import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dateRange } from './date-range.ts';

const found = (...given: Parameters<typeof dateRange>) =>
  dateRange(...given).map(({ path, violation: { rule, values } }) => [path, rule, ...Object.values(values)]);

it('requires the end to be on or after the start [V-09]', () => {
  expect(found({ start: '2027-03-01', end: '2027-03-01' })).toEqual([]);
  expect(found({ start: '2027-03-02', end: '2027-03-01' })).toEqual([['end', 'minDate', '2027-03-02']]);
});

it('applies the limits to both days [V-09] [V-10]', () => {
  const limits = { min: '2027-01-01', max: '2027-12-31' };
  expect(found({ start: '2026-12-31', end: '2028-01-01' }, limits)).toEqual([
    ['start', 'minDate', '2027-01-01'],
    ['end', 'maxDate', '2027-12-31'],
  ]);
  expect(found({ start: '2027-01-01', end: '2027-12-31' }, limits)).toEqual([]);
});

it('reports invalid days of each, and accepts omitted optional ones [V-08]', () => {
  expect(found({ start: '02-30-2027', end: '2027-03-01' })).toEqual([['start', 'date']]);
  expect(found({ start: '', end: '' })).toEqual([]);
  expect(found(null, { isRequired: true })).toEqual([
    ['start', 'required'],
    ['end', 'required'],
  ]);
});

it('refuses a pair of days in exactly one of two orders', () => {
  const day = fc
    .date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(day, day, (a, b) => {
      const wrong = [found({ start: a, end: b }), found({ start: b, end: a })].filter(
        (list) => list.length > 0,
      );
      expect(wrong.length).toBe(a === b ? 0 : 1);
    }),
  );
});
