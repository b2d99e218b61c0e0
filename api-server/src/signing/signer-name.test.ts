import { expect, it } from 'vitest';
import { isNameOf } from './signer-name.ts';

it.each([
  ['Maya Lindqvist', 'Maya Lindqvist'],
  ['  maya   LINDQVIST ', 'Maya Lindqvist'],
  ['Camila Reyes', 'Camila Inés Peña Reyes'],
  ['Camila Ines Reyes', 'Camila Inés Reyes'],
  ['Camila I. Reyes', 'Camila Inés Reyes'],
  ['Jean Luc O’Neill', "Jean-Luc O'Neill"],
  ['Prince', 'Prince'],
])('%s signs for %s', (signed, student) => {
  expect(isNameOf(signed, student)).toBe(true);
});

it.each([
  ['Mickey Mouse', 'Maya Lindqvist'],
  ['Maya', 'Maya Lindqvist'],
  ['Lindqvist Maya', 'Maya Lindqvist'],
  ['Maya Anna Lindqvist', 'Maya Lindqvist'],
  ['Camila X. Reyes', 'Camila Inés Reyes'],
  ['', 'Maya Lindqvist'],
  ['–', 'Maya Lindqvist'],
])('%s does not sign for %s', (signed, student) => {
  expect(isNameOf(signed, student)).toBe(false);
});
