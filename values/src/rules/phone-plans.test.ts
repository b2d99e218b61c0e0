import fc from 'fast-check';
import { getCountries, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import metadata from 'libphonenumber-js/max/metadata' with { type: 'json' };
import { beforeAll, expect, it } from 'vitest';
import { loadPhoneNumbers, type PhoneNumbers } from '../formats/phone.ts';

/** In the metadata's order. Each one is a pattern of the national number, and its possible lengths. */
const types = [
  'FIXED_LINE',
  'MOBILE',
  'TOLL_FREE',
  'PREMIUM_RATE',
  'PERSONAL_NUMBER',
  'VOICEMAIL',
  'UAN',
  'PAGER',
  'VOIP',
  'SHARED_COST',
] as const;

type Plan = [pattern: string, lengths?: number[]];

const plans = getCountries().flatMap((country) => {
  const described = (metadata.countries as unknown as Record<string, unknown[]>)[country]![11] as
    | (Plan | 0)[]
    | undefined;
  return types.flatMap((type, index) => {
    const plan = described?.[index] || null;
    return plan?.[0] ? [{ country, type, pattern: plan[0] }] : [];
  });
});

let numbers: PhoneNumbers;
beforeAll(async () => {
  numbers = await loadPhoneNumbers();
});

it('knows the plans of all regions', () => {
  expect(new Set(plans.map(({ country }) => country)).size).toBeGreaterThan(230);
  expect(plans.length).toBeGreaterThan(800);
});

it.each(types)(
  'parses %s numbers of every region, and formats and stores the same number [V-19] [V-20]',
  (wanted) => {
    let count = 0;
    for (const { country, pattern } of plans.filter(({ type }) => type === wanted)) {
      const digits = fc.stringMatching(new RegExp(`^(?:${pattern})$`));
      for (const national of fc.sample(digits, { numRuns: 3, seed: 20_261_121 })) {
        const number = `+${getCountryCallingCode(country)}${national}`;
        const expected = parsePhoneNumberFromString(number);
        // A pattern may allow lengths that the plan does not.
        if (!expected?.isValid()) continue;
        count += 1;
        const read = numbers.read(number, 'US')!;
        const isMobile = ['MOBILE', 'FIXED_LINE_OR_MOBILE'].includes(expected.getType() ?? '');
        expect([number, read.isValid, read.isMobile, read.value]).toEqual([
          number,
          true,
          isMobile,
          expected.number,
        ]);
        expect([number, numbers.read(read.text, 'US')?.value]).toEqual([number, read.value]);
        expect([number, numbers.read(read.value, 'US')?.text]).toEqual([number, read.text]);
      }
    }
    expect(count).toBeGreaterThan(0);
  },
);
