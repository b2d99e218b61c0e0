import { languageOf } from '@institute/values/formats/region';
import type { Messages } from './texts.ts';

export interface ShownTexts {
  /** BCP 47. */
  locale: string;
  messages: Messages;
}

/** The language that texts are in: that of the locale, or English where there are none in it. */
export const shownLanguage = ({ locale, messages }: ShownTexts): string =>
  languageOf(locale) === 'en' || Object.keys(messages).length > 0 ? locale : 'en';

const reported = new Set<string>();

/** Says that a locale has no texts, once. For development. */
export function reportEnglish(shown: ShownTexts): void {
  const { locale } = shown;
  if (process.env.NODE_ENV === 'production' || shownLanguage(shown) === locale || reported.has(locale))
    return;
  reported.add(locale);
  console.warn(
    `There are no texts in "${locale}", so they are English. Pass them as \`texts\` or with \`loadMessages\`.`,
  );
}
