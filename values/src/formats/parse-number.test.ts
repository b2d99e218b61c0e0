import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimalOfMinor, formatMoney, minorDigits } from './money.ts';
import {
  canBecomeNumber,
  moneyOptions,
  parseMoney,
  parseNumber,
  spellNumber,
  typedNumber,
} from './parse-number.ts';

const usd = (text: string, locale = 'en') => parseMoney(text, { currency: 'USD', locale });

it('parses pasted numbers, by locale', () => {
  for (const text of [
    '$1,234.56',
    '1.234,56 $',
    '1234.56',
    'US$ 1 234,56',
    'USD 1,234.56',
    '$1,234.56 USD',
    'USD $1,234.56',
    'US$1,234.56 usd',
    '1,234.56USD',
    '١٬٢٣٤٫٥٦',
    '١٢٣٤٫٥٦',
    '\u200e$1,234.56\u200e',
    '１,２３４.５６',
    '1’234.56',
  ])
    for (const locale of ['en', 'es'])
      expect([text, usd(text, locale)]).toEqual([text, { amount: 123456, problem: null }]);
  for (const locale of ['en', 'es', 'es-ES', 'de-DE'])
    expect(parseMoney('1.234,56 €', { currency: 'EUR', locale }).amount).toBe(123456);
});

it('lets the locale decide ambiguous numbers, and never guesses', () => {
  expect(usd('1,234')).toEqual({ amount: 123400, problem: null });
  expect(usd('1.234')).toEqual({ amount: null, problem: 'decimals' });
  expect(usd('1.500')).toEqual({ amount: null, problem: 'decimals' });
  expect(usd('1.234', 'es-ES')).toEqual({ amount: 123400, problem: null });
  expect(usd('1,234', 'es-ES')).toEqual({ amount: null, problem: 'decimals' });
  expect(usd('12,50')).toEqual({ amount: 1250, problem: null });
  expect(parseNumber('1.234', { fractionDigits: 3 })).toEqual({ value: '1.234', problem: null });
});

it('knows the decimal separator of locales that write Arabic digits', () => {
  for (const locale of ['ar-EG', 'fa']) {
    expect(parseNumber('١٫٢٣٤', { locale, fractionDigits: 3 })).toEqual({ value: '1.234', problem: null });
    expect(parseNumber('١٫٢٣٤', { locale })).toEqual({ value: null, problem: 'decimals' });
    expect(parseNumber('٠٫٥٠٠', { locale, fractionDigits: 3 })).toEqual({ value: '0.5', problem: null });
    expect(canBecomeNumber('١٬٢٣٤٬٥', { locale })).toBe(true);
  }
});

it('reads what it writes as the same number', () => {
  expect(typedNumber(1234, { locale: 'en', fractionDigits: 3 })).toBe('1234');
  expect(typedNumber(1234.5, { locale: 'en', fractionDigits: 3 })).toBe('1,234.5');
  expect(typedNumber(1234, { locale: 'en' })).toBe('1,234');
  fc.assert(
    fc.property(
      fc.integer({ min: -10_000_000, max: 10_000_000 }),
      fc.constantFrom(0, 1, 2, 3, 4),
      fc.constantFrom('en', 'es', 'es-ES', 'de-DE', 'de-CH', 'en-IN'),
      (whole, fractionDigits, locale) => {
        const number = whole / 10 ** fractionDigits;
        const options = { locale, fractionDigits };
        const { value } = parseNumber(typedNumber(number, options), options);
        expect(Number(value)).toBe(number || 0);
      },
    ),
  );
});

it('does not guess the meaning of a separator after a leading zero', () => {
  for (const text of ['0,500', '-0,500', '$0,500', '00,500', '0,000', '012,345', '٠,٥٠٠'])
    expect([text, usd(text)]).toEqual([text, { amount: null, problem: 'ambiguous' }]);
  expect(usd('0.500', 'es-ES').problem).toBe('ambiguous');
  expect(usd('0,50')).toEqual({ amount: 50, problem: null });
  expect(usd('0.50')).toEqual({ amount: 50, problem: null });
  for (const text of ['0,500,000', '0 500', '0,500.00'])
    expect([text, usd(text).problem]).toEqual([text, 'unreadable']);
});

it('never reads digits after a leading zero as thousands', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^0\d{0,2}$/),
      fc.constantFrom('.', ',', ' ', '’', "'"),
      fc.stringMatching(/^\d{3}$/),
      fc.constantFrom('en', 'es', 'es-ES', 'de-DE'),
      (head, mark, tail, locale) => {
        const { value } = parseNumber(`${head}${mark}${tail}`, { locale, fractionDigits: 3 });
        if (value !== null) expect(Number(value)).toBe(Number(`${head}.${tail}`));
      },
    ),
  );
});

it('knows during typing whether a text can become a number', () => {
  const options = moneyOptions('USD', 'en');
  for (const text of [
    '$1,234.50 USD',
    'USD 1,234.50',
    'USD $12,345,678.90',
    'US$5',
    '-$0.05',
    '1234.5',
    '1 234 567',
  ])
    for (let end = 0; end <= text.length; end += 1)
      expect([text.slice(0, end), canBecomeNumber(text.slice(0, end), options)]).toEqual([
        text.slice(0, end),
        true,
      ]);
  for (const text of ['twelve', '5 €', 'EUR', '1,,2', '12.345', '0,500', '1.2.3', '$5 $', '5 x'])
    expect([text, canBecomeNumber(text, options)]).toEqual([text, false]);
});

it('explains why it can’t parse a text', () => {
  for (const text of ['$$5', '$5 USD USD']) expect([text, usd(text).amount]).toEqual([text, null]);
  expect(usd('12.345').problem).toBe('decimals');
  expect(usd('5 €').problem).toBe('currency');
  expect(usd('EUR 5').problem).toBe('currency');
  expect(usd('12345678901234567').problem).toBe('size');
  for (const text of [
    'twelve',
    '-',
    '.',
    '1,,234',
    '1,234.567,89',
    '12,34.5',
    '1.2.3',
    '1,23,4',
    '$',
    '1 2',
    '5-3',
  ])
    expect([text, usd(text).problem]).toEqual([text, 'unreadable']);
  for (const text of ['', '  ']) expect(usd(text)).toEqual({ amount: null, problem: null });
});

it('names another currency only for amounts of money', () => {
  for (const text of ['60 min', '180 lbs', '25 pct', '$5', '5 €'])
    expect([text, parseNumber(text).problem]).toEqual([text, 'unreadable']);
});

it('takes a unit in the plural and abbreviated', () => {
  for (const text of ['5 lb', '5lbs', '5 lb.', '5 LBS.', 'lbs 5'])
    expect([text, parseNumber(text, { affixes: ['lb'] }).value]).toEqual([text, '5']);
  expect(parseNumber('5 Std', { affixes: ['Std.'] }).value).toBe('5');
  // A dot before the digits is a decimal point, unless the affix itself ends with one.
  expect(usd('USD.50').amount).toBe(50);
  expect(parseNumber('Std.5', { affixes: ['Std.'] }).value).toBe('5');
  // Milliseconds aren't meters.
  for (const text of ['5 ms', '5 lb lbs'])
    expect([text, parseNumber(text, { affixes: ['m', 'lb'] }).value]).toEqual([text, null]);
});

it('never takes an exponent or the mark of a footnote as a digit', () => {
  for (const text of ['$100¹', '10²', '5①', '1½'])
    expect([text, usd(text)]).toEqual([text, { amount: null, problem: 'unreadable' }]);
  for (const text of ['5 m²', '5 m2']) expect(parseNumber(text, { affixes: ['m²'] }).value).toBe('5');
});

it('parses while the user is typing', () => {
  expect(['1', '12', '12.', '12.5', '12.50', '.5', '0.05', '007'].map((text) => usd(text).amount)).toEqual([
    100, 1200, 1200, 1250, 1250, 50, 5, 700,
  ]);
  expect(['-5', '−5', '-$5', '$-5', '-0'].map((text) => usd(text).amount)).toEqual([
    -500, -500, -500, -500, 0,
  ]);
  expect(parseMoney('1,234', { currency: 'JPY' }).amount).toBe(1234);
  expect(parseMoney('12.5', { currency: 'JPY' }).problem).toBe('decimals');
  expect(parseNumber('25 %', { affixes: ['%'] }).value).toBe('25');
});

const amounts = fc.integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 });
const places = fc.constantFrom('en', 'es', 'es-ES', 'de-DE', 'fr-FR', 'en-IN', 'de-CH');
const currencies = fc.constantFrom('USD', 'EUR', 'JPY', 'GBP', 'MXN');

it('random money texts round-trip in English and Spanish', () => {
  fc.assert(
    fc.property(amounts, places, currencies, (amount, locale, currency) => {
      const options = { currency, locale };
      const digits = minorDigits(currency);
      const decimal = decimalOfMinor(amount, currency);
      const intl = (style: Intl.NumberFormatOptions) =>
        new Intl.NumberFormat(locale, style).format(decimal as Intl.StringNumericLiteral);
      const texts = [
        formatMoney({ amount, currency }, { locale }),
        formatMoney({ amount, currency }, { locale, isGrouped: false }),
        spellNumber(decimal, { locale, minimumFractionDigits: digits }),
        intl({ style: 'currency', currency }),
        intl({ style: 'currency', currency, currencyDisplay: 'code' }),
        intl({ minimumFractionDigits: digits }),
      ];
      for (const text of texts) expect([text, parseMoney(text, options).amount]).toEqual([text, amount]);
    }),
  );
});

it('the text and the value never disagree, whatever is typed', () => {
  const keys = fc.string({ unit: fc.constantFrom(...'0123456789.,- $€%x'), maxLength: 14 });
  fc.assert(
    fc.property(keys, fc.constantFrom('en', 'es', 'es-ES'), (text, locale) => {
      const { value, problem } = parseNumber(text, { locale, affixes: ['$'] });
      if (value === null) {
        expect(problem === null).toBe(text.trim() === '');
        return;
      }
      // Every typed digit is in the value, except insignificant zeros.
      const figures = (from: string) => from.replace(/\D/g, '').replace(/^0+|0+$/g, '');
      expect(figures(value)).toBe(figures(text));
      expect(parseNumber(spellNumber(value, { locale }), { locale }).value).toBe(value);
      expect(String(Number(value))).toBe(value);
    }),
    { numRuns: 2000 },
  );
});
