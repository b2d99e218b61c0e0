import { expect, it } from 'vitest';
import { isAllowed } from './permission.ts';

it.each<[string | string[] | undefined, string[], boolean]>([
  [undefined, ['STUDENT'], true],
  ['COACH', ['COACH'], true],
  ['COACH', ['STUDENT'], false],
  ['COACH', ['STUDENT', 'COACH'], true],
  [['COACH', 'ADMIN'], ['ADMIN'], true],
  [['COACH', 'ADMIN'], ['STUDENT'], false],
  ['!STUDENT', ['STUDENT'], false],
  ['!STUDENT', ['ADMIN'], true],
  [['COACH', '!ADVISOR'], ['COACH'], true],
  [['COACH', '!ADVISOR'], ['COACH', 'ADVISOR'], false],
  [['COACH', '!ADVISOR'], ['ADMIN'], false],
  ['COACH', [], true],
  ['!COACH', [], true],
  [[], ['STUDENT'], true],
])('%j for roles %j: %s [G-04]', (permission, roles, allowed) => {
  expect(isAllowed(permission, roles)).toBe(allowed);
});
