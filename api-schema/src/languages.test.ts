import { expect, it } from 'vitest';
import { contentLanguageOf, localeOf } from './languages.ts';

it('finds the language of the server’s texts for a locale, and the locale of a language', () => {
  expect(['en', 'es', 'es-MX', 'de-DE', 'en-XA'].map(contentLanguageOf)).toEqual([
    'EN',
    'ES',
    'ES',
    'EN',
    'EN',
  ]);
  expect((['EN', 'ES'] as const).map(localeOf)).toEqual(['en', 'es']);
});
