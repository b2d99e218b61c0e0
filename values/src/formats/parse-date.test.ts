import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases, isLong } from '../../../scripts/given/lane.ts';
import { typedDate } from './date-style.ts';
import { formatDate } from './dates.ts';
import { isDate } from './iso-date.ts';
import { canBecomeDate as canBecome, parseDate as parse } from './parse-date.ts';
import { regionOf } from './region.ts';

/** As in the apps: Spanish dates in the order of the United States. */
const institute = regionOf('es', {
  homeCountry: 'US',
  dateOrder: 'mdy',
  separator: '-',
  languages: ['en', 'es', 'es-PE'],
});
const parseDate = (text: string) => parse(text, institute);
const canBecomeDate = (text: string) => canBecome(text, institute);

const english = 'January February March April May June July August September October November December'.split(
  ' ',
);
const spanish =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const fullWidth = (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(digit.charCodeAt(0) + 0xfee0));

/** Ways to write, paste or autofill the same day. */
const spellings: Array<(year: string, month: string, day: string) => string> = [
  (y, m, d) => `${y}-${m}-${d}`,
  (y, m, d) => `${m}-${d}-${y}`,
  (y, m, d) => `${m}/${d}/${y}`,
  (y, m, d) => `${m} ${d} ${y}`,
  (y, m, d) => `${m}${d}${y}`,
  (y, m, d) => `${Number(m)}/${Number(d)}/${y}`,
  (y, m, d) => `  ${m} – ${d} – ${y} `,
  (y, m, d) => `${english[Number(m) - 1]} ${Number(d)}, ${y}`,
  (y, m, d) => `${Number(d)} ${english[Number(m) - 1]!.slice(0, 3).toUpperCase()} ${y}`,
  (y, m, d) => `${Number(d)} de ${spanish[Number(m) - 1]} de ${y}`,
  (y, m, d) => fullWidth(`${m}/${d}/${y}`),
  (y, m, d) => `\u200e${y}/${m}/${d}\u200e`,
];

it('parses every day from 1900 to 2100 in many formats [V-08] [V-25]', () => {
  let days = 0;
  // Ten days apart, all days of a month have their turn within a year.
  const step = isLong ? 1 : 10;
  for (let day = Date.UTC(1900, 0, 1); day <= Date.UTC(2100, 11, 31); day += step * 86_400_000) {
    const iso = new Date(day).toISOString().slice(0, 10);
    const [year, month, date] = iso.split('-') as [string, string, string];
    for (const spell of spellings) {
      const text = spell(year, month, date);
      if (parseDate(text).value !== iso) throw new Error(`${text} gave ${JSON.stringify(parseDate(text))}`);
    }
    // The formatted date parses as the same day.
    if (parseDate(typedDate(iso, institute)).value !== iso) throw new Error(typedDate(iso, institute));
    for (const form of ['iso', 'medium', 'long'] as const)
      for (const locale of ['en-US', 'es-US'])
        if (days % 97 === 0 && parseDate(formatDate(iso, form, locale)).value !== iso)
          throw new Error(formatDate(iso, form, locale));
    days += 1;
  }
  expect(days).toBe(Math.ceil(73_414 / step));
}, 60_000);

it.each([
  ['04-31-1990', 'impossible'],
  ['02-29-1900', 'impossible'],
  ['02/30/1990', 'impossible'],
  ['00-10-1990', 'impossible'],
  ['13-13-1990', 'impossible'],
  ['1990-13-01', 'impossible'],
  ['27/04/1990', 'order'],
  ['27041990', 'order'],
  ['04/27/90', 'year'],
  ['042790', 'year'],
  ['April 27, 90', 'year'],
  ['4-27-199', 'year'],
  ['04-27', 'incomplete'],
  ['April 1990', 'incomplete'],
  ['0427', 'incomplete'],
  ['4271990', 'incomplete'],
  ['tomorrow', 'unreadable'],
  ['04-27-1990-1', 'unreadable'],
  ['04-27-19901', 'unreadable'],
  ['04+27+1990', 'unreadable'],
  ['1990-04-27T24:00:00Z', 'unreadable'],
  ['1990-04-27T10:61', 'unreadable'],
  ['1990-02-30T10:00:00Z', 'impossible'],
  ['03a141990', 'unreadable'],
  ['March April 14 1990', 'unreadable'],
  ['Monday, March 14, 1990', 'weekday'],
  ['Mon 03/14/1990', 'weekday'],
  ['martes 14 de marzo de 1990', 'weekday'],
  ['mar 03/14/1990', 'weekday'],
] as const)('%s is not a date: %s [V-08]', (text, problem) => {
  expect(parseDate(text)).toEqual({ value: null, problem });
});

it('accepts an empty text', () => {
  expect(parseDate('  ')).toEqual({ value: null, problem: null });
});

it('returns either a real day or a problem, for any input', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 16 }), (text) => {
      const { value, problem } = parseDate(text);
      if (value === null) return;
      expect(problem).toBeNull();
      expect(isDate(value)).toBe(true);
    }),
  );
});

it('never swaps day and month', () => {
  fc.assert(
    fc.property(fc.integer({ min: 13, max: 31 }), fc.integer({ min: 1, max: 12 }), (day, month) => {
      expect(parseDate(`${day}/${month}/1990`).problem).toBe('order');
    }),
  );
});

it.each([
  ['Wednesday, March 14, 1990', '1990-03-14'],
  ['Wed 03/14/1990', '1990-03-14'],
  ['14 March 1990, Wednesday', '1990-03-14'],
  ['miércoles, 14 de marzo de 1990', '1990-03-14'],
  ['mié 14 mar 1990', '1990-03-14'],
  ['mar, 13 mar 1990', '1990-03-13'],
  ['mar 13 1990', '1990-03-13'],
  ['Sept. 5, 1990', '1990-09-05'],
  ['12-th May 1990', '1990-05-12'],
  ['1.º de mayo de 1990', '1990-05-01'],
  ['27apr1990', '1990-04-27'],
  ['1990-04-27T00:00:00Z', '1990-04-27'],
  ['1990-04-27T23:30:15.123456-05:00', '1990-04-27'],
  ['1990-04-27T10:00+05:30[Asia/Kolkata]', '1990-04-27'],
  ['1990-04-27 10:00:00', '1990-04-27'],
  ['19900427T100000Z', '1990-04-27'],
  ['٠٤/٢٧/١٩٩٠', '1990-04-27'],
  ['۱۹۹۰-۰۴-۲۷', '1990-04-27'],
  ['०४-२७-१९९०', '1990-04-27'],
])('%s is %s [V-08]', (text, date) => {
  expect(parseDate(text)).toEqual({ value: date, problem: null });
});

it('accepts only the right weekday, for any day', () => {
  const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2100-12-31'), noInvalidDate: true });
  fc.assert(
    fc.property(day, fc.integer({ min: 0, max: 6 }), fc.constantFrom('en', 'es'), (date, shift, locale) => {
      const options = { timeZone: 'UTC' } as const;
      const weekday = new Date(date.getTime() + shift * 86_400_000).toLocaleDateString(locale, {
        ...options,
        weekday: 'long',
      });
      const long = date.toLocaleDateString(locale, { ...options, dateStyle: 'long' });
      const parsed = parseDate(`${weekday}, ${long}`);
      if (shift === 0) expect(parsed.value).toBe(date.toISOString().slice(0, 10));
      else expect(parsed).toEqual({ value: null, problem: 'weekday' });
    }),
  );
});

it('knows during typing whether a text can become a date', () => {
  for (const date of [
    'March 14, 1990',
    '14 de marzo de 1990',
    'miércoles, 14 de marzo de 1990',
    'Wed 3/14/1990',
    '1st May 1990',
    '27 Sept. 1990',
    '1990-04-27T10:00:00.5+05:30[Asia/Kolkata]',
    '٠٤/٢٧/١٩٩٠',
  ])
    for (let end = 0; end <= date.length; end += 1)
      expect([date.slice(0, end), canBecomeDate(date.slice(0, end))]).toEqual([date.slice(0, end), true]);
  for (const text of ['x', '03a1', 'tomorrow', '04+', 'marx', 'March x', '04-27-1990!'])
    expect([text, canBecomeDate(text)]).toEqual([text, false]);
});

it('accepts every prefix of a date', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0129/-. marT:Zthdejuno'), maxLength: 16 }), (text) => {
      if (parseDate(text).value !== null) expect([text, canBecomeDate(text)]).toEqual([text, true]);
    }),
    { numRuns: cases(5000, 300) },
  );
});

const german = regionOf('de');

it.each([
  ['03.04.1990', '1990-04-03'],
  ['3.4.1990', '1990-04-03'],
  ['03041990', '1990-04-03'],
  ['20041990', '1990-04-20'],
  ['19900420', '1990-04-20'],
  ['21001010', '2100-10-10'],
  ['14. Mai 1990', '1990-05-14'],
  ['Montag, 14. Mai 1990', '1990-05-14'],
  ['14. Dez. 1990', '1990-12-14'],
  ['14. März 1990', '1990-03-14'],
  ['May 14, 1990', '1990-05-14'],
  ['04/27/1990', '1990-04-27'],
  ['1990-04-03', '1990-04-03'],
])('%s is %s in Germany', (text, value) => {
  expect(parse(text, german)).toEqual({ value, problem: null });
});

it('asks for the order if a text has two readings and the separators of another region', () => {
  const readings = ['1990-03-04', '1990-04-03'];
  for (const text of ['03/04/1990', '3-4-1990', '03,04,1990'])
    expect([text, parse(text, german)]).toEqual([text, { value: null, problem: 'ambiguous', readings }]);
  expect(parseDate('03.04.1990')).toEqual({ value: null, problem: 'ambiguous', readings });
  expect(parseDate('٠٣/٠٤/١٩٩٠')).toEqual({ value: null, problem: 'ambiguous', readings });
  // The day of the week tells them apart.
  expect(parseDate('Tuesday, 03.04.1990').value).toBe('1990-04-03');
  expect(parseDate('Monday, 03.04.1990').problem).toBe('weekday');
  // Only one of the readings is a day.
  expect(parseDate('27.04.1990').value).toBe('1990-04-27');
  expect(parseDate('04.04.1990').value).toBe('1990-04-04');
});

it('knows no order without a region', () => {
  for (const text of ['03-04-1990', '03/04/1990', '03.04.1990', '03041990'])
    expect([text, parse(text).problem]).toEqual([text, 'ambiguous']);
  expect(parse('27/04/1990').value).toBe('1990-04-27');
  expect(parse('1990-04-03').value).toBe('1990-04-03');
});
