import fc from 'fast-check';
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples' with { type: 'json' };
import { beforeAll, expect, it } from 'vitest';
import { loadPhoneNumbers, type PhoneNumbers } from './phone.ts';
import { isInternational, plainPhone } from './phone-plans.ts';

let numbers: PhoneNumbers;
beforeAll(async () => {
  numbers = await loadPhoneNumbers();
});

it.each([
  ['1512 3456789', 'DE', '+4915123456789'],
  ['01512 3456789', 'DE', '+4915123456789'],
  ['0151 23456789 ext. 12', 'DE', '+4915123456789 ext. 12'],
  ['020 7946 0958', 'GB', '+442079460958'],
  ['55 1234 5678', 'MX', '+525512345678'],
  ['+44 20 7946 0958', 'DE', '+442079460958'],
  ['00 44 20 7946 0958', 'DE', '+442079460958'],
  ['415 555 2671', 'US', '+14155552671'],
  ['011 49 1512 3456789', 'US', '+4915123456789'],
  ['00 49 1512 3456789', 'US', '+4915123456789'],
  ['+49 (0)1512 3456789', 'US', '+4915123456789'],
  ['tel:+1-415-555-2671', 'US', '+14155552671'],
  ['TEL:+1-415-555-2671;ext=12', 'US', '+14155552671 ext. 12'],
  ['tel:415-555-2671;phone-context=+1', 'US', '+14155552671'],
  ['tel:+49%201512%203456789', 'US', '+4915123456789'],
  ['\u202a+49\u00a01512\u00a03456789\u202c', 'US', '+4915123456789'],
  ['\u200e(415)\u2011555\u20112671', 'US', '+14155552671'],
  ['＋４９　１５１２　３４５６７８９', 'US', '+4915123456789'],
  ['+٤٩ ١٥١٢ ٣٤٥٦٧٨٩', 'US', '+4915123456789'],
])('%s, where %s is chosen, is %s [V-19]', (text, country, value) => {
  const read = numbers.read(text, country);
  expect([read?.isValid, read?.value]).toEqual([true, value]);
});

it('reads the national format of every country’s example number as one of that country', () => {
  for (const country of getCountries()) {
    const example = getExampleNumber(country, examples);
    if (!example) continue;
    const read = numbers.read(example.formatNational(), country)!;
    expect([country, read.isValid, read.value]).toEqual([country, true, example.number]);
  }
});

it('accepts a number pasted from anywhere', () => {
  const wraps: Array<(text: string) => string> = [
    (text) => ` ${text} `,
    (text) => `\u202a${text}\u202c`,
    (text) => `tel:${text}`,
    (text) => text.replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + 0xfee0)),
    (text) => text.replaceAll(' ', '\u00a0'),
    (text) => text.replaceAll(' ', ' \u200b'),
  ];
  fc.assert(
    fc.property(
      fc.constantFrom(...getCountries()),
      fc.constantFrom(...wraps),
      fc.constantFrom('', ' ext. 12'),
      (country, wrap, extension) => {
        const example = getExampleNumber(country, examples);
        if (!example) return;
        const text = `${example.formatInternational()}${extension}`;
        expect([wrap(text), numbers.read(wrap(text), 'US')?.value]).toEqual([
          wrap(text),
          `${example.number}${extension}`,
        ]);
      },
    ),
    { numRuns: 500 },
  );
});

it('knows which numbers include their country', () => {
  for (const text of ['+49', ' (+49) 1512', 'tel:+1-415', '0049 1512', '＋４９'])
    expect(isInternational(text)).toBe(true);
  for (const text of ['', '1512 3456789', '01512', 'tel:415', 'call +49'])
    expect(isInternational(text)).toBe(false);
});

it('leaves other texts as they are', () => {
  for (const text of ['', 'call me', '415 555', 'telephone 5']) expect(plainPhone(text)).toBe(text);
  expect(numbers.read('tel:')).toBeNull();
});
