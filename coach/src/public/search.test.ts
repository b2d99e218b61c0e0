import { expect, it } from 'vitest';
import { matches } from './search.ts';

it.each([
  ['Cancelación y cambios', 'cancelacion', true],
  ['What does it cost?', 'COST', true],
  ['What does it cost?', ' cost   what ', true],
  ['What does it cost?', 'cost refund', false],
  ['What does it cost?', '', true],
])('%s, searched for "%s": %s', (text, search, isFound) => {
  expect(matches(text, search)).toBe(isFound);
});
