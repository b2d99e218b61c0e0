import type { MessageFormatElement } from 'react-intl';
import type { TextKey } from './text-keys.gen.ts';

export type { TextKey };

/** A text compiled at build time, or as ICU text, which needs react-intl's parser in the browser. */
export type Text = string | MessageFormatElement[];

/** Message id → message. */
export type Messages = Record<string, Text>;

/** The library's texts. A complete translation has all of them: `const french: Texts = { … }`. */
export type Texts = Record<TextKey, Text>;

/** The languages that the library has texts in. English is the source: its texts are in the components. */
export const locales = ['en', 'es', 'de', 'ar'] as const;
export type Locale = (typeof locales)[number];

/** Whether a language is written from right to left. */
export const isRightToLeft = (locale: string): boolean => /^(ar|dv|fa|he|ps|sd|ug|ur|yi)\b/.test(locale);
