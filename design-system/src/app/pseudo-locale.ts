import type { IntlProviderProps } from '../intl/IntlProvider.tsx';

const key = 'institute.lang';

/**
 * The pseudo-locale, for `loadIntl` of `createApp`: makes untranslated and cut-off texts easy to spot. `?lang=pseudo`
 * turns it on for this tab, until the URL asks for another language.
 */
export async function loadPseudoLocale(): Promise<IntlProviderProps['createIntl']> {
  const requestedLanguage = new URLSearchParams(window.location.search).get('lang');
  if (requestedLanguage !== null) sessionStorage.setItem(key, requestedLanguage);
  if (sessionStorage.getItem(key) !== 'pseudo') return undefined;
  return (await import('../intl/pseudo.ts')).pseudoIntlOf;
}
