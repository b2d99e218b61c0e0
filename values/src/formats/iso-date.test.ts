import { fromFields } from 'temporal-polyfill/fns/PlainDate';
import { expect, it } from 'vitest';
import { isDate } from './iso-date.ts';

const two = (number: number) => String(number).padStart(2, '0');

it('agrees with Temporal on every day, real or not, of common and edge-case years [V-08]', () => {
  const years = [1, 4, 100, 400, 1582, ...Array.from({ length: 201 }, (_, index) => 1900 + index), 9999];
  for (const year of years) {
    for (let month = 0; month <= 13; month += 1) {
      for (let day = 0; day <= 32; day += 1) {
        const iso = `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`;
        let isReal = true;
        try {
          fromFields({ year, month, day }, { overflow: 'reject' });
        } catch {
          isReal = false;
        }
        if (isDate(iso) !== isReal) throw new Error(`${iso}: ${isReal}`);
      }
    }
  }
});

it.each([null, undefined, '', '0000-01-01', '1990-4-27', '1990-04-27T00:00', ' 1990-04-27', '27-04-1990'])(
  '%s is not a date',
  (value) => {
    expect(isDate(value)).toBe(false);
  },
);
