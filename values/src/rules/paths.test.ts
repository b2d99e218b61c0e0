import { expect, it } from 'vitest';
import { nameOfPointer, valueAt } from './paths.ts';

it('finds the field of a pointer', () => {
  expect(nameOfPointer('/email')).toBe('email');
  expect(nameOfPointer('/personalInfo/dateBirth')).toBe('personalInfo.dateBirth');
  expect(nameOfPointer('/educations/0/name')).toBe('educations[0].name');
  expect(nameOfPointer('/a~1b/c~0d')).toBe('a/b.c~d');
  expect(nameOfPointer('')).toBe('');
});

it('finds the value of a name', () => {
  const values = { a: { b: [{ c: 1 }] } };
  expect(valueAt(values, 'a.b[0].c')).toBe(1);
  expect(valueAt(values, 'a.x.y')).toBeUndefined();
  expect(valueAt(null, 'a')).toBeUndefined();
});
