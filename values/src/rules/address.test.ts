import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { address, postalCode } from './address.ts';
import { isPostalCode, isZipOfState, loadPostalCodes } from './postal-codes.ts';

beforeAll(loadPostalCodes);

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

it('accepts an empty address, and one with a single field set [V-21]', () => {
  expect(address({})).toEqual([]);
  expect(address(null)).toEqual([]);
  expect(address({ city: 'Columbus' })).toEqual([]);
  expect(address({ country: 'United States', countryCode: 'US' })).toEqual([]);
  expect(address({ city: '  ', zip: '43031' })).toEqual([]);
});

it('knows countries by the codes of ISO 3166-1 only, in capital letters', () => {
  for (const countryCode of ['ZZ', 'SU', 'de', 'USA'])
    expect(address({ ...full, zip: '', countryCode })).toEqual([
      { path: 'countryCode', violation: { rule: 'choice', values: {} } },
    ]);
});

it('treats null as missing, as a server sends it', () => {
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

it('accepts country, state, city and street [V-21]', () => {
  expect(address(full)).toEqual([]);
  expect(address({ ...full, zip: '' })).toEqual([]);
  expect(address({ ...full, countryCode: 'MX', stateCode: '', state: 'Jalisco', zip: '' })).toEqual([]);
});

it('requires all parts of a required address', () => {
  expect(missing({}, { isRequired: true }).map(([path]) => path)).toEqual([
    'countryCode',
    'stateCode',
    'city',
    'street1',
  ]);
});

it('requires a postal code if asked, where the country has one', () => {
  const options = { isRequired: true, isPostalCodeRequired: true };
  const at = (parts: object) => address({ street1: '1 Road', city: 'Town', ...parts }, options);
  expect(at({ countryCode: 'US', stateCode: 'OH' })).toEqual([
    { path: 'zip', violation: { rule: 'required', values: {} } },
  ]);
  expect(at({ countryCode: 'US', stateCode: 'OH', zip: '43004' })).toEqual([]);
  expect(at({ countryCode: 'HK', stateCode: 'X' })).toEqual([]);
  expect(address({}, { isPostalCodeRequired: true })).toEqual([]);
  // As state and city, until the country is chosen.
  expect(address({}, options).map(({ path }) => path)).toContain('zip');
});

it('never accepts half an address, whatever is filled in [V-21]', () => {
  const text = fc.constantFrom('', ' ', 'x');
  fc.assert(
    fc.property(
      fc.record({
        countryCode: fc.constantFrom('', 'US'),
        stateCode: text,
        city: text,
        zip: fc.constantFrom('', ' ', '43031'),
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

it('accepts a ZIP code with spaces, with +4, with any dash', () => {
  for (const zip of ['43031', ' 43031 ', '43031-1234', '430311234', '43031–1234', '４３０３１'])
    expect(isPostalCode(zip, 'US')).toBe(true);
  for (const zip of ['4303', '430310', '43031-12', 'ABCDE']) expect(isPostalCode(zip, 'US')).toBe(false);
});

it('checks postal codes of known countries, and accepts any elsewhere', () => {
  expect(isPostalCode('k1a 0b1', 'CA')).toBe(true);
  expect(isPostalCode('SW1A1AA', 'GB')).toBe(true);
  expect(isPostalCode('43031', 'GB')).toBe(false);
  expect(isPostalCode('anything', 'AO')).toBe(true);
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
  ['83414', 'WY'],
  ['83422', 'ID'],
  ['73960', 'TX'],
  ['73949', 'OK'],
  ['20588', 'MD'],
  ['20598', 'VA'],
  ['20500', 'DC'],
  ['19244', 'PA'],
  ['19255', 'PA'],
  ['42223', 'KY'],
  ['42223', 'TN'],
  ['83414-1234', 'WY'],
])('%s is in %s', (zip, state) => {
  expect(isZipOfState(zip, state)).toBe(true);
});

it.each([
  ['83414', 'ID'],
  ['73960', 'OK'],
  ['20588', 'DC'],
  ['20598', 'DC'],
  ['06390', 'CT'],
  ['96799', 'HI'],
  ['96815', 'AS'],
  ['73301', 'OK'],
  ['47130', 'KY'],
])('%s is not in %s', (zip, state) => {
  expect(isZipOfState(zip, state)).toBe(false);
});

it.each([
  ['GB', 'BF1 2AT'],
  ['GB', 'BFPO 58'],
  ['GB', 'bfpo c/o 801'],
  ['GB', 'ASCN 1ZZ'],
  ['GB', 'fiqq1zz'],
  ['GB', 'GX11 1AA'],
  ['GB', 'SW1A-1AA'],
  ['CA', 'V6B-1A1'],
  ['CA', 'v6b–1a1'],
  ['DE', 'D-10115'],
  ['DE', 'D 10115'],
  ['DE', 'DE-10115'],
  ['AT', 'A-1010'],
  ['CH', 'CH-8001'],
  ['NL', 'NL-1012 AB'],
  ['SE', 'SE-111 20'],
  ['FI', 'FIN-00100'],
  ['PL', 'PL 00-001'],
  ['JP', '〒100-0001'],
  ['US', '٤٣٠٣١'],
])('%s: accepts %s as a postal code', (country, code) => {
  expect(isPostalCode(code, country)).toBe(true);
});

it.each([
  ['GB', 'BFPO'],
  ['GB', 'ASCN 2ZZ'],
  ['CA', 'D6B 1A1'],
  ['CA', 'V-6B1A1'],
  ['DE', 'A-10115'],
  ['DE', 'D-1011'],
  ['DE', 'D'],
  ['US', '430-31'],
  ['US', 'US-43031'],
])('%s: refuses %s as a postal code', (country, code) => {
  expect(isPostalCode(code, country)).toBe(false);
});

it('checks a ZIP code against a state given only by name', () => {
  const parts = { countryCode: 'US', zip: '90210' };
  for (const state of ['Ohio', 'OHIO', ' ohio ', 'oh', 'New York', 'new-york', 'Washington'])
    expect([state, postalCode({ ...parts, state })?.rule]).toEqual([state, 'postalCodeState']);
  for (const state of ['California', 'ca', 'somewhere', '', null])
    expect([state, postalCode({ ...parts, state })]).toEqual([state, null]);
  expect(postalCode({ ...parts, stateCode: 'oh' })).toEqual({
    rule: 'postalCodeState',
    values: { state: 'Ohio' },
  });
  expect(postalCode({ ...parts, countryCode: 'us', stateCode: 'CA', state: 'Ohio' })).toBeNull();
});

it('ignores the spaces and dashes of a ZIP code', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^\d{9}$/),
      fc.constantFrom('', '-', '–', ' ', ' - '),
      fc.constantFrom('OH', 'WY', 'PA', 'DC', 'AS'),
      (digits, dash, state) => {
        const [zip, more] = [digits.slice(0, 5), digits.slice(5)];
        expect(isPostalCode(`${zip}${dash}${more}`, 'US')).toBe(true);
        expect(isZipOfState(`${zip}${dash}${more}`, state)).toBe(isZipOfState(zip, state));
      },
    ),
  );
});

const berlin = { countryCode: 'DE', city: 'Berlin', zip: '10117', street1: 'Unter den Linden 5' };

it.each([
  berlin,
  { countryCode: 'GB', city: 'London', zip: 'SW1A 2AA', street1: '10 Downing Street' },
  { countryCode: 'SG', zip: '079903', street1: '10 Anson Road' },
  {
    countryCode: 'JP',
    state: 'Tokyo',
    stateCode: '13',
    zip: '154-0023',
    street1: 'Wakabayashi 3-1-2, Setagaya',
  },
  {
    countryCode: 'BR',
    state: 'Bahia',
    stateCode: 'BA',
    city: 'Salvador',
    zip: '40301-110',
    street1: 'Rua A 1',
  },
  { countryCode: 'HK', state: 'Kowloon', street1: '1 Nathan Road' },
  { countryCode: 'AO', city: 'Luanda', street1: 'Rua Amílcar Cabral 12' },
])('accepts an address with all that its country needs: %j', (given) => {
  expect(address(given, { isRequired: true })).toEqual([]);
});

it('demands what the country needs, and no more', () => {
  expect(missing({ countryCode: 'DE', street1: 'Unter den Linden 5' })).toEqual([
    ['city', 'address', 'city'],
  ]);
  expect(missing({ countryCode: 'BR', city: 'Salvador', street1: 'Rua A 1' })).toEqual([
    ['stateCode', 'address', 'state'],
  ]);
  expect(missing({ countryCode: 'HK', street1: '1 Nathan Road' })).toEqual([
    ['stateCode', 'address', 'state'],
  ]);
  expect(missing({ countryCode: 'SG', zip: '079903' })).toEqual([['street1', 'address', 'street']]);
});

it.each([
  ['SG', '12', '546080'],
  ['CN', 'abc', '266033'],
  ['CZ', '1000', '100 00'],
  ['KY', '1100', 'KY1-1100'],
])('checks the codes of %s as libaddressinput does: %s is refused', (countryCode, zip, example) => {
  expect(postalCode({ countryCode, zip })).toEqual({ rule: 'postalCode', values: { example } });
  expect(postalCode({ countryCode, zip: example })).toBeNull();
  expect(postalCode({ countryCode, zip: example.replace(/[ -]/, '') })).toBeNull();
});
