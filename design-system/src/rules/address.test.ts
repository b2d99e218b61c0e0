import fc from 'fast-check';
import { expect, it } from 'vitest';
import { address, postalCode } from './address.ts';
import { isPostalCode, isZipOfState } from './postal-codes.ts';

const full = {
  country: 'United States',
  countryCode: 'US',
  state: 'Ohio',
  stateCode: 'OH',
  city: 'Johnstown',
  zip: '43031',
  street1: '12 Main St',
  street2: '',
};

const missing = (value: Parameters<typeof address>[0], options?: Parameters<typeof address>[1]) =>
  address(value, options).map(({ path, violation }) => [path, violation.rule, violation.values.part]);

it('asks for nothing of an empty address, nor of one with a single field set [V-21]', () => {
  expect(address({})).toEqual([]);
  expect(address(null)).toEqual([]);
  expect(address({ city: 'Columbus' })).toEqual([]);
  expect(address({ country: 'United States', countryCode: 'US' })).toEqual([]);
  expect(address({ city: '  ', zip: '43031' })).toEqual([]);
});

it('takes null for what is missing, as a server sends it', () => {
  const nothing = { country: null, state: null, zip: null, street2: null };
  expect(
    address({ ...nothing, countryCode: null, stateCode: null, city: 'Columbus', street1: null }),
  ).toEqual([]);
  expect(
    missing({ ...nothing, countryCode: 'US', stateCode: 'OH', city: null, street1: '12 Main St' }),
  ).toEqual([['city', 'address', 'city']]);
});

it('names each missing part once more than one field is set [V-21]', () => {
  expect(missing({ city: 'Columbus', zip: '43031' })).toEqual([
    ['countryCode', 'address', 'country'],
    ['stateCode', 'address', 'state'],
    ['street1', 'address', 'street'],
  ]);
  expect(missing({ countryCode: 'US', street2: 'Apt 4' })).toEqual([
    ['stateCode', 'address', 'state'],
    ['city', 'address', 'city'],
    ['street1', 'address', 'street'],
  ]);
});

it('is content with country, state, city and street [V-21]', () => {
  expect(address(full)).toEqual([]);
  expect(address({ ...full, zip: '' })).toEqual([]);
  expect(address({ ...full, countryCode: 'AQ', stateCode: '', state: 'Ross Island', zip: '' })).toEqual([]);
});

it('asks for all of a required address', () => {
  expect(missing({}, { isRequired: true }).map(([path]) => path)).toEqual([
    'countryCode',
    'stateCode',
    'city',
    'street1',
  ]);
});

it('never leaves a half address, whatever is filled in [V-21]', () => {
  const text = fc.constantFrom('', ' ', 'x');
  fc.assert(
    fc.property(
      fc.record({
        countryCode: fc.constantFrom('', 'AQ'),
        stateCode: text,
        city: text,
        zip: text,
        street1: text,
        street2: text,
      }),
      (value) => {
        const set = Object.values(value).filter((part) => part.trim() !== '').length;
        const complete = [value.countryCode, value.stateCode, value.city, value.street1].every((part) =>
          part.trim(),
        );
        expect(address(value).length === 0).toBe(set <= 1 || complete);
      },
    ),
  );
});

it('takes a ZIP code with spaces, with +4, with any dash', () => {
  for (const zip of ['43031', ' 43031 ', '43031-1234', '430311234', '43031–1234', '４３０３１'])
    expect(isPostalCode(zip, 'US')).toBe(true);
  for (const zip of ['4303', '430310', '43031-12', 'ABCDE']) expect(isPostalCode(zip, 'US')).toBe(false);
});

it('knows the postal codes of other countries, and takes any where it does not', () => {
  expect(isPostalCode('k1a 0b1', 'CA')).toBe(true);
  expect(isPostalCode('SW1A1AA', 'GB')).toBe(true);
  expect(isPostalCode('43031', 'GB')).toBe(false);
  expect(isPostalCode('anything', 'KZ')).toBe(true);
  expect(postalCode({ ...full, countryCode: 'GB' })).toEqual({
    rule: 'postalCode',
    values: { example: 'SW1A 1AA' },
  });
});

it('reports a ZIP code of another state on the ZIP code', () => {
  expect(address({ ...full, stateCode: 'CA', state: 'California' })).toEqual([
    { path: 'zip', violation: { rule: 'postalCodeState', values: { state: 'California' } } },
  ]);
});

it.each([
  ['00601', 'PR'],
  ['09001', 'AE'],
  ['34001', 'AA'],
  ['96201', 'AP'],
  ['96910', 'GU'],
  ['00801', 'VI'],
  ['96799', 'AS'],
  ['96950', 'MP'],
  ['20001', 'DC'],
  ['06390', 'NY'],
  ['00501', 'NY'],
  ['99501', 'AK'],
  ['73301', 'TX'],
  ['02801', 'RI'],
])('%s lies in %s', (zip, state) => {
  expect(isZipOfState(zip, state)).toBe(true);
});
