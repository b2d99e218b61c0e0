import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { type MessageFormatElement, IntlProvider as ReactIntlProvider } from 'react-intl';

/** The locales the library speaks. English is the source: its texts stand in the components. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];

/** Message id → text compiled at build. */
export type Messages = Record<string, MessageFormatElement[]>;

async function load(locale: Locale, loadMessages?: IntlProviderProps['loadMessages']): Promise<Messages> {
  if (locale === 'en') return {};
  const [library, app] = await Promise.all([import('./lang/es.json'), loadMessages?.(locale)]);
  return { ...(library.default as unknown as Messages), ...app };
}

/** A text without a translation shows in English; the check of the translations reports it, not the console. */
const reportError = (error: { code: string }) => {
  if (error.code !== 'MISSING_TRANSLATION') console.error(error);
};

export interface IntlProviderProps {
  locale: Locale;
  /** Fetches the consumer's own texts; asked for every locale but English, whose texts stand in the sources. */
  loadMessages?: ((locale: Locale) => Promise<Messages>) | undefined;
  /** IANA name, for instants shown; by default the browser's. */
  timeZone?: string | undefined;
  children: ReactNode;
}

/**
 * Gives the library and its consumer their words. Children appear when the words of the first locale are there; a change
 * of locale keeps the old words until the new ones have arrived, all at once, and nothing typed is lost. When they
 * cannot be fetched, the words stay as they are (English at first). The page's `lang` follows what is really shown.
 */
export function IntlProvider({ locale, loadMessages, timeZone, children }: IntlProviderProps) {
  const [shown, setShown] = useState<{ locale: Locale; messages: Messages } | null>(
    locale === 'en' ? { locale, messages: {} } : null,
  );

  useEffect(() => {
    let isCurrent = true;
    load(locale, loadMessages).then(
      (messages) => {
        // What is shown already stays the same object: another one would render every text again.
        if (isCurrent)
          setShown((previous) => (previous?.locale === locale ? previous : { locale, messages }));
      },
      () => {
        if (isCurrent) setShown((previous) => previous ?? { locale: 'en', messages: {} });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, loadMessages]);

  useLayoutEffect(() => {
    if (shown) document.documentElement.lang = shown.locale;
  }, [shown]);

  if (!shown) return null;
  return (
    <ReactIntlProvider
      locale={shown.locale}
      defaultLocale="en"
      messages={shown.messages}
      {...(timeZone && { timeZone })}
      onError={reportError}
    >
      {children}
    </ReactIntlProvider>
  );
}
