import { expect, it } from 'vitest';
import { isAllowed } from './permission.ts';

const roles = (...names: string[]) => names.map((name) => ({ name }));

it.each([
  ['one name, had', 'COACH', ['COACH'], true],
  ['one name, had among others', 'COACH', ['STUDENT', 'COACH'], true],
  ['one name, not had', 'COACH', ['STUDENT'], false],
  ['names compare exactly', 'COACH', ['coach'], false],
  ['a list, one had', ['ADVISOR', 'ADMIN'], ['ADMIN'], true],
  ['a list, none had', ['ADVISOR', 'ADMIN'], ['STUDENT'], false],
  ['shut out', '!ADVISOR', ['ADVISOR'], false],
  ['shut out, with another role too', '!ADVISOR', ['ADVISOR', 'STUDENT'], false],
  ['somebody else is shut out', '!ADVISOR', ['STUDENT'], true],
  ['wanted and shut out at once', ['COACH', '!ADVISOR'], ['COACH', 'ADVISOR'], false],
  ['wanted, another shut out', ['COACH', '!ADVISOR'], ['COACH'], true],
  ['neither wanted nor shut out', ['COACH', '!ADVISOR'], ['STUDENT'], false],
  ['no permission asked', undefined, ['STUDENT'], true],
  ['an empty list asked', [], ['STUDENT'], true],
  ['no roles', 'COACH', [], true],
  ['no roles, with an exclusion', '!ADVISOR', [], true],
] as const)('%s [G-04]', (_name, permission, names, expected) => {
  expect(isAllowed(permission, roles(...names))).toBe(expected);
});
