import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples' with { type: 'json' };
import { expect, it } from 'vitest';
import { formatPhone, loadPhoneNumbers, phoneNumbers } from '../formats/phone.ts';
import { mobilePhone, phone, phoneRules } from './phone.ts';

it('returns a promise until the numbering plans are loaded, then a result [V-19]', async () => {
  expect(phoneNumbers()).toBeNull();
  expect(formatPhone('+14155552671 ext. 12', 'US')).toBe('(415) 555-2671 ext. 12');
  const first = phone('US')('415 555 2671');
  expect(first).toBeInstanceOf(Promise);
  expect(await first).toBeNull();
  expect(phone('US')('415 555 2671')).toBeNull();
  expect(phone('US')('')).toBeNull();
});

it.each([
  '(415) 555-2671',
  '4155552671',
  '+1 415 555 2671',
  '1-415-555-2671',
  '415.555.2671 x12',
  '+44 20 7946 0958',
  '＋８１ ３ １２３４ ５６７８',
  '+52 55 1234 5678',
])('accepts %s [V-19]', async (value) => {
  await loadPhoneNumbers();
  expect(phone('US')(value)).toBeNull();
});

it.each(['555', '123 456 7890', '+44 1', 'call me', '415555267', '+999 123456789', '41555526711'])(
  'refuses %s [V-19]',
  async (value) => {
    await loadPhoneNumbers();
    expect(phone('US')(value)).toEqual({ rule: 'phone', values: {} });
  },
);

it('accepts mobile and fixed-line-or-mobile numbers, no others [V-20]', async () => {
  const rules = phoneRules(await loadPhoneNumbers(), 'US');
  expect(rules.mobilePhone('415 555 2671')).toBeNull();
  expect(mobilePhone('US')('+44 7400 123456')).toBeNull();
  expect(mobilePhone('US')('+44 20 7946 0958')).toEqual({ rule: 'mobilePhone', values: {} });
  expect(mobilePhone('US')('+1 800 555 0199')).toEqual({ rule: 'mobilePhone', values: {} });
  expect(mobilePhone('US')('nonsense')).toEqual({ rule: 'phone', values: {} });
});

it('accepts the example mobile number of every country, and stores what it parses [V-20]', async () => {
  const numbers = await loadPhoneNumbers();
  for (const country of getCountries()) {
    const example = getExampleNumber(country, examples);
    if (!example) continue;
    const read = numbers.read(example.formatInternational(), 'US')!;
    expect([country, read.isValid, read.isMobile, read.value]).toEqual([country, true, true, example.number]);
    // The formatted number parses as the stored one.
    expect(numbers.read(read.text, 'US')?.value).toBe(read.value);
    expect(numbers.read(read.value, 'US')?.text).toBe(read.text);
  }
});

it('keeps an extension through formatting and storing', async () => {
  const numbers = await loadPhoneNumbers();
  const read = numbers.read('415 555 2671 extension 12', 'US')!;
  expect(read.value).toBe('+14155552671 ext. 12');
  expect(formatPhone(read.value, 'US')).toBe('(415) 555-2671 ext. 12');
  expect(numbers.read(read.text, 'US')!.value).toBe(read.value);
});
