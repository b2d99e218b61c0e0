import { expect, it } from 'vitest';
import { nullIfBlank } from './student.ts';

it('turns blank answers into null, recursively', () => {
  expect(nullIfBlank({ city: '  ', names: { first: ' Ana ', middle: '' }, age: 0, tags: null })).toEqual({
    city: null,
    names: { first: 'Ana', middle: null },
    age: 0,
    tags: null,
  });
});
