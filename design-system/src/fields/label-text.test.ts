import { expect, it } from 'vitest';
import { labelInSentence } from './label-text.ts';

it.each([
  ['New password', 'en', 'new password'],
  ['E-mail', 'en', 'e-mail'],
  ['PIN', 'en', 'PIN'],
  ['BMI at the start', 'en', 'BMI at the start'],
  ['A1C', 'en', 'A1C'],
  ['Peso', 'es', 'peso'],
  ['Gewicht', 'de', 'Gewicht'],
])('has %s in a sentence in %s as %s', (label, locale, text) => {
  expect(labelInSentence(label, locale)).toBe(text);
});
