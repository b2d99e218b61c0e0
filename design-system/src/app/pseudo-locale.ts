import type { IntlProviderProps } from '../intl/IntlProvider.tsx';

const key = 'institute.lang';

/**
 * For `loadIntl` of `createApp`: the pseudo-locale, in which what is untranslated or cut off catches the eye. The address
 * asks for it with `?lang=pseudo`; that counts for this tab until it asks for something else.
 */
export async function loadPseudoLocale(): Promise<IntlProviderProps['createIntl']> {
  const wanted = new URLSearchParams(window.location.search).get('lang');
  if (wanted !== null) sessionStorage.setItem(key, wanted);
  if (sessionStorage.getItem(key) !== 'pseudo') return undefined;
  return (await import('../intl/pseudo.ts')).pseudoIntlOf;
}
