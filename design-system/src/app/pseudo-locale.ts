import type { TextTransform } from '../intl/IntlProvider.tsx';

/** Texts that show what is untranslated and what is cut off, for `createApp` in development. */
export const loadPseudoLocale = async (): Promise<TextTransform> =>
  (await import('../intl/pseudo.ts')).pseudo;
