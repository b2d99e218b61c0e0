import { type ReactNode, useEffect, useState } from 'react';
import { type MessageFormatElement, IntlProvider as ReactIntlProvider } from 'react-intl';

/** The locales the library speaks. English is the source: its texts stand in the components. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];

/** Message id → text compiled at build (a consumer's own texts, in the current locale). */
export type Messages = Record<string, MessageFormatElement[]>;

const libraryMessages: Record<Locale, () => Promise<Messages>> = {
  en: async () => ({}),
  es: async () => (await import('./lang/es.json')).default as unknown as Messages,
};

export interface IntlProviderProps {
  locale: Locale;
  /** The consumer's own texts; the library's are added. */
  messages?: Messages;
  /** IANA name, for instants shown; by default the browser's. */
  timeZone?: string;
  children: ReactNode;
}

/**
 * Gives the library and its consumer their words. Children appear when the words of the locale are there; after that, a
 * change of locale keeps the old words until the new ones have arrived, so that nothing typed is lost.
 */
export function IntlProvider({ locale, messages, timeZone, children }: IntlProviderProps) {
  const [loaded, setLoaded] = useState<{ locale: Locale; messages: Messages } | null>(
    locale === 'en' ? { locale, messages: {} } : null,
  );
  useEffect(() => {
    let isCurrent = true;
    libraryMessages[locale]().then((own) => {
      if (isCurrent) setLoaded({ locale, messages: own });
    });
    return () => {
      isCurrent = false;
    };
  }, [locale]);

  if (!loaded) return null;
  return (
    <ReactIntlProvider
      locale={loaded.locale}
      defaultLocale="en"
      messages={{ ...loaded.messages, ...messages }}
      timeZone={timeZone}
      onError={(error) => {
        // A text without a translation shows in English; the check of the translations reports it, not the console.
        if (error.code !== 'MISSING_TRANSLATION') console.error(error);
      }}
    >
      {children}
    </ReactIntlProvider>
  );
}
