import { type ReactNode, useEffect, useLayoutEffect, useMemo, useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { intlOf, type Messages } from './intl.ts';

/** The locales the library speaks. English is the source: its texts stand in the components. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];

export type { Messages };

async function load(locale: Locale, loadMessages?: IntlProviderProps['loadMessages']): Promise<Messages> {
  if (locale === 'en') return {};
  const [library, app] = await Promise.all([import('./lang/es.json'), loadMessages?.(locale)]);
  return { ...(library.default as unknown as Messages), ...app };
}

/** Runs something when nothing else is to be done, or at once on the first screen's heels where a browser cannot tell. */
function whenIdle(run: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(run);
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, 200);
  return () => clearTimeout(timer);
}

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

  const intl = useMemo(() => shown && intlOf(shown.locale, shown.messages, timeZone), [shown, timeZone]);
  // The first number or plural loads the browser's data of languages: better now than after a press.
  useEffect(() => (intl ? whenIdle(() => intl.formatPlural(1) && intl.formatNumber(1)) : undefined), [intl]);

  return intl && <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
