import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadDateWords } from '../formats/date-words.ts';
import {
  birthDate,
  date,
  dateTime,
  expiration,
  isOfAge,
  maxDate,
  minDate,
  minimumAge,
  month,
  olderThan,
} from './dates.ts';

const days = fc
  .integer({ min: Date.UTC(1900, 0, 1) / 86_400_000, max: Date.UTC(2100, 11, 31) / 86_400_000 })
  .map((day) => new Date(day * 86_400_000).toISOString().slice(0, 10));

describe('date', () => {
  it.each(['1990-04-27', '2000-02-29', '2024-02-29', '0001-01-01'])('accepts %s [V-08]', (value) => {
    expect(date()(value)).toBeNull();
  });
  it.each([
    '1990-02-30',
    '1900-02-29',
    '1990-13-01',
    '1990-00-10',
    '1990-04-31',
    '02-30-1990',
    'soon',
    '1990-4-7x',
    '04-27',
  ])('refuses %s [V-08]', (value) => expect(date()(value)).toEqual({ rule: 'date', values: {} }));
  it('reports a day before the month', () => {
    expect(date()('27/04/1990')).toEqual({ rule: 'dateOrder', values: {} });
    expect(date()('27041990')).toEqual({ rule: 'dateOrder', values: {} });
  });
  it('reports a two-digit year', async () => {
    await loadDateWords();
    expect(date()('04/27/90')).toEqual({ rule: 'dateYear', values: {} });
    expect(date()('Monday, March 14, 1990')).toEqual({ rule: 'dateWeekday', values: {} });
  });
  it('leaves an empty text to `required`', () => {
    expect([date()(''), date()(null), date()(undefined)]).toEqual([null, null, null]);
  });
});

describe('limits', () => {
  it('includes the day itself [V-09] [V-10]', () => {
    expect(minDate('2026-03-01')('2026-03-01')).toBeNull();
    expect(minDate('2026-03-01')('2026-02-28')).toEqual({ rule: 'minDate', values: { min: '2026-03-01' } });
    expect(maxDate('2026-03-01')('2026-03-01')).toBeNull();
    expect(maxDate('2026-03-01')('2026-03-02')).toEqual({ rule: 'maxDate', values: { max: '2026-03-01' } });
  });
  it('refuse what is no date, and leave a blank one to `required`', () => {
    expect(minDate('2026-03-01')('soon')).toEqual({ rule: 'date', values: {} });
    expect(birthDate('2026-03-01')('soon')).toEqual({ rule: 'date', values: {} });
    expect(birthDate('2026-03-01')(' ')).toBeNull();
    expect(maxDate('2026-03-01')('')).toBeNull();
  });
  it('never refuses a day in both directions', () => {
    fc.assert(
      fc.property(days, days, (limit, day) => {
        const refusals = [minDate(limit)(day), maxDate(limit)(day)].filter(Boolean);
        expect(refusals.length).toBe(limit === day ? 0 : 1);
      }),
    );
  });
});

describe('age', () => {
  it('is 18 years [F-05]', () => {
    expect(minimumAge).toBe(18);
  });
  it.each([
    ['2008-03-14', '2026-03-14', true],
    ['2008-03-15', '2026-03-14', false],
    ['2008-02-29', '2026-02-28', false],
    ['2008-02-29', '2026-03-01', true],
    ['2010-02-28', '2028-02-29', true],
    ['2010-03-01', '2028-02-29', false],
    ['2000-02-29', '2018-12-31', true],
  ])('born on %s is of age on %s: %s [V-12]', (birth, today, isAdult) => {
    expect(isOfAge(birth, today)).toBe(isAdult);
    expect(birthDate(today)(birth)).toEqual(isAdult ? null : { rule: 'birthDate', values: { age: 18 } });
    expect(olderThan(() => today)(birth)).toEqual(
      isAdult ? null : { rule: 'minimumAge', values: { age: 18 } },
    );
  });
  it.each([
    ['1906-03-14', null],
    ['1906-03-13', { rule: 'minDate', values: { min: '1906-03-14' } }],
    ['1890-05-01', { rule: 'minDate', values: { min: '1906-03-14' } }],
  ])('is at most 120 years: born on %s', (birth, violation) => {
    expect(birthDate('2026-03-14')(birth)).toEqual(violation);
    expect(olderThan('2026-03-14')(birth)).toEqual(violation);
  });
  it('is reached on exactly one day, whatever the birth date', () => {
    fc.assert(
      fc.property(days, (birth) => {
        const year = Number(birth.slice(0, 4)) + 18;
        const birthday = birth.slice(5) === '02-29' && !isLeap(year) ? '03-01' : birth.slice(5);
        const turning = `${year}-${birthday}`;
        const eve = new Date(Date.parse(turning) - 86_400_000).toISOString().slice(0, 10);
        expect([isOfAge(birth, eve), isOfAge(birth, turning)]).toEqual([false, true]);
      }),
    );
  });
});

const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;

describe('expiration', () => {
  const rule = expiration('2026-11-21');
  it.each(['2026-11', '11/2026', '11/26', '1126', '112026', '202611', '1 / 27', '2046-11'])(
    'accepts %s in November 2026 [V-11]',
    (value) => expect(rule(value)).toBeNull(),
  );
  it.each(['10/2026', '10/26', '2025-12'])('%s has expired [V-11]', (value) => {
    expect(rule(value)).toEqual({ rule: 'expiration', values: {} });
  });
  it.each(['13/2026', '00/26', 'soon', '1/2/3', '11/206'])('%s is not a month', (value) => {
    expect(rule(value)).toEqual({ rule: 'date', values: {} });
  });
  it('refuses more than 20 years ahead', () => {
    expect(rule('12/2046')).toEqual({ rule: 'expirationTooFar', values: { years: 20 } });
  });
});

describe('dateTime', () => {
  it.each(['', null, '2027-04-27T14:30', '2027-04-27T00:00'])('accepts %s', (value) => {
    expect(dateTime()(value)).toBeNull();
  });
  it.each([
    ['2027-04-27T', 'time'],
    ['2027-04-27T2:30', 'time'],
    ['2027-04-27', 'time'],
    ['T14:30', 'date'],
    ['2027-02-30T14:30', 'date'],
    ['TomorrowT14:30', 'date'],
    ['04/27/27T14:30', 'dateYear'],
  ])('says which part of %s is wrong: %s', (value, rule) => {
    expect(dateTime()(value)).toEqual({ rule, values: {} });
  });
});

describe('month', () => {
  it.each(['', null, '2027-04', '1890-12'])('accepts %s', (value) => {
    expect(month()(value)).toBeNull();
  });
  it.each([
    ['2027-13', 'date'],
    ['04/2027', 'date'],
    ['soon', 'date'],
    ['04/27', 'dateYear'],
  ])('refuses %s: %s', (value, rule) => {
    expect(month()(value)).toEqual({ rule, values: {} });
  });
});
