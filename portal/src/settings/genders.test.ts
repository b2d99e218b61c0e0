import { genders } from '@institute/api-schema/labels/people';
import { enumLabel } from '@institute/values/formats';
import { expect, it } from 'vitest';

it('offers the product’s genders, labeled in English by the rule for enumerations [D-07] [D-08]', () => {
  expect(Object.keys(genders)).toEqual([
    'MALE',
    'FEMALE',
    'NON_BINARY',
    'TRANSGENDER',
    'INTERSEX',
    'PREFER_NOT_TO_SAY',
    'OTHER',
  ]);
  for (const [value, { defaultMessage }] of Object.entries(genders))
    expect(defaultMessage).toBe(enumLabel(value));
});
