import { beforeEach, expect, it, vi } from 'vitest';
import { reportEnglish, shownLanguage } from './shown-language.ts';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset());

it('never says that English is another language', () => {
  expect(shownLanguage({ locale: 'fr', messages: {} })).toBe('en');
  expect(shownLanguage({ locale: 'fr', messages: { 'action.close': 'Fermer' } })).toBe('fr');
  expect(shownLanguage({ locale: 'en-GB', messages: {} })).toBe('en-GB');
});

it('reports a locale without texts once', () => {
  reportEnglish({ locale: 'en-GB', messages: {} });
  reportEnglish({ locale: 'it', messages: { 'action.close': 'Chiudi' } });
  expect(warn).not.toHaveBeenCalled();
  reportEnglish({ locale: 'it', messages: {} });
  reportEnglish({ locale: 'it', messages: {} });
  expect(warn).toHaveBeenCalledOnce();
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('no texts in "it"'));
});
