import { expect, it } from 'vitest';
import { cutText } from './cut-text.ts';

it.each([
  ['short', 5, 'short'],
  ['longer', 4, 'long'],
  ['ab👩🏽‍⚕️c', 4, 'ab'],
  ['ab👩🏽‍⚕️c', 9, 'ab👩🏽‍⚕️'],
  ['ne\u0301', 2, 'n'],
])('cuts %s to %i units: %s', (text, longest, cut) => {
  expect(cutText(text, longest)).toBe(cut);
});
