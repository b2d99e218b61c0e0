import { expect, it } from 'vitest';
import { blankIfNull, nullIfBlank } from './blank.ts';

it('turns blank answers into null, recursively', () => {
  const answers = {
    city: '  ',
    names: { first: ' Ana ', middle: '' },
    age: 0,
    tags: null,
    languages: ['en'],
  };
  expect(nullIfBlank(answers)).toEqual({
    city: null,
    names: { first: 'Ana', middle: null },
    age: 0,
    tags: null,
    languages: ['en'],
  });
});

it('turns missing answers into blank ones, recursively', () => {
  expect(
    blankIfNull({ city: null, names: { first: 'Ana', middle: null }, age: 0, languages: ['en'] }),
  ).toEqual({ city: '', names: { first: 'Ana', middle: '' }, age: 0, languages: ['en'] });
});
