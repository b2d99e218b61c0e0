import fc from 'fast-check';
import { expect, it } from 'vitest';
import { splitAddress } from './split-address.ts';

const parts = {
  countryCode: 'US',
  street1: '12 Main St',
  street2: '',
  city: 'Columbus',
  state: 'OH',
  zip: '43004',
};

it.each([
  ['12 Main St, Columbus, OH 43004', parts],
  ['12 Main St, Columbus OH 43004', parts],
  ['12 Main St\nColumbus, OH 43004', parts],
  ['12 Main St, Columbus, OH, 43004, USA', parts],
  ['12 Main St, Columbus, Ohio 43004-1234', { ...parts, state: 'Ohio', zip: '43004-1234' }],
  ['12 Main St, Apt 4, Columbus, OH 43004', { ...parts, street2: 'Apt 4' }],
  [
    '12 Main St\n# 4\nNew York, New York 10001\nUnited States',
    { ...parts, street2: '# 4', city: 'New York', state: 'New York', zip: '10001' },
  ],
])('splits %j', (text, expected) => {
  expect(splitAddress(text)).toEqual(expected);
});

it.each([
  '',
  '12 Main St',
  'Columbus, OH 43004',
  '12 Main St, Columbus',
  'Smith, Jones, 43004',
  '12345',
  'Ohio 43004',
])('leaves %j unchanged', (text) => expect(splitAddress(text)).toBeNull());

it('never loses a word', () => {
  const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 2, maxLength: 8 });
  fc.assert(
    fc.property(word, word, fc.boolean(), (street, city, hasUnit) => {
      const text = `1 ${street}, ${hasUnit ? 'Apt 2, ' : ''}${city}, OH 43004`;
      const split = splitAddress(text)!;
      expect(
        [split.street1, split.street2, split.city, split.state, split.zip].filter(Boolean).join(' '),
      ).toBe(text.replaceAll(',', ''));
    }),
  );
});
