import { expect, it } from 'vitest';
import { FieldRegistry } from './field-registry.ts';

it.each([
  ['startTimes', 'startTimes'],
  ['startTimes[2]', 'startTimes'],
  ['address.city', 'address.city'],
  ['address.zip', 'address'],
  ['educations[1].name', 'educations[1].name'],
  ['educations[1].degree', 'educations'],
  ['startTimesOfOthers', null],
  ['quantities[42]', 'quantities.42'],
])('finds the field that shows an error of %s', (name, field) => {
  const fields = new FieldRegistry();
  for (const one of [
    'startTimes',
    'address',
    'address.city',
    'educations',
    'educations[1].name',
    'quantities.42',
  ])
    fields.add(one, { label: () => one, control: () => null });
  expect(fields.fieldOf(name)).toBe(field);
});
