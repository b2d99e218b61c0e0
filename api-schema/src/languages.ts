import { useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import type { components } from './openapi.gen.ts';

export type Language = components['schemas']['LanguageIso2LetterCode'];

/** The language in which the server has texts for readers of a locale. English where it has none of theirs. */
export const contentLanguageOf = (locale: string): Language => (locale.split('-')[0] === 'es' ? 'ES' : 'EN');

/** The locale of an app whose texts are in a language of the server. */
export const localeOf = (language: Language): 'en' | 'es' => (language === 'ES' ? 'es' : 'en');

/**
 * The language in which texts of the server are asked for. When another one is chosen, what is shown stays until its
 * texts have arrived: a page that is hidden until then would lose the focus.
 */
export const useContentLanguage = (): Language => contentLanguageOf(useDeferredValue(useIntl().locale));
