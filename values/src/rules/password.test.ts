import { expect, it } from 'vitest';
import {
  minimumPasswordLength,
  newPassword,
  noBlankSpace,
  passwordParts,
  strongPassword,
} from './password.ts';
import { firstViolation } from './schema.ts';

it.each(['Wellness1', 'aA345678', 'ñÑ345678', 'Secreto１２'])('%s is strong [V-03]', (value) => {
  expect(strongPassword()(value)).toBeNull();
});

it.each(['aA34567', 'wellness1', 'WELLNESS1', 'Wellness', '12345678'])('%s is not strong [V-03]', (value) => {
  expect(strongPassword()(value)).toEqual({ rule: 'strongPassword', values: {} });
});

it('needs eight characters [F-05]', () => {
  expect(minimumPasswordLength).toBe(8);
  expect(passwordParts.length('1234567')).toBe(false);
  expect(passwordParts.length('12345678')).toBe(true);
});

it('requires nothing beyond the rule', () => {
  expect(strongPassword()('Password1')).toBeNull();
});

it.each([' Wellness1', 'Well ness1', 'Wellness1 ', 'Well\tness1', 'Well\u00a0ness1', 'Well\nness1'])(
  'finds the whitespace in %j [V-04]',
  (value) => expect(noBlankSpace()(value)).toEqual({ rule: 'noBlankSpace', values: {} }),
);

it('finds none where there is none [V-04]', () => {
  expect(noBlankSpace()('Wellness1')).toBeNull();
  expect(noBlankSpace()('')).toBeNull();
});

it.each([
  ['', 'required'],
  ['Well ness1', 'noBlankSpace'],
  ['wellness', 'strongPassword'],
])('reports %j as a password: %s [V-03] [V-04]', (value, rule) => {
  expect(firstViolation(newPassword(), value)).toEqual({ rule, values: {} });
});
