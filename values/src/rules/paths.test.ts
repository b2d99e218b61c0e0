import { expect, it } from 'vitest';
import { fieldNameOf } from './issues.ts';
import { nameOfPointer, stepsOf, valueAt, withValue } from './paths.ts';

it('finds the field of a pointer', () => {
  expect(nameOfPointer('/email')).toBe('email');
  expect(nameOfPointer('/personalInfo/dateBirth')).toBe('personalInfo.dateBirth');
  expect(nameOfPointer('/educations/0/name')).toBe('educations[0].name');
  expect(nameOfPointer('/a~1b/c~0d')).toBe('a/b.c~d');
  expect(nameOfPointer('')).toBe('');
  expect(nameOfPointer('/answers/1', { answers: {} })).toBe('answers.1');
  expect(nameOfPointer('/answers/1', { answers: ['A'] })).toBe('answers[1]');
});

it('finds the value of a name', () => {
  const values = { a: { b: [{ c: 1 }] } };
  expect(valueAt(values, 'a.b[0].c')).toBe(1);
  expect(valueAt(values, 'a.x.y')).toBeUndefined();
  expect(valueAt(null, 'a')).toBeUndefined();
});

it('tells the index of an item from a key of digits', () => {
  expect(withValue({}, stepsOf('quantities.42'), 2)).toEqual({ quantities: { 42: 2 } });
  expect(withValue({}, stepsOf('rows[0].city'), 'Lima')).toEqual({ rows: [{ city: 'Lima' }] });
  expect(fieldNameOf({ message: '', path: ['answers', '1'] })).toBe('answers.1');
  expect(fieldNameOf({ message: '', path: ['rows', 1, 'city'] })).toBe('rows[1].city');
});
