import { type ReactNode, use, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { preloadedSpanish } from '#preloaded-messages';
import { useIsHydrating } from '../rendering/hydration.ts';
import { loadOnce } from '../rendering/load-once.ts';
import { usePressableStyle } from '../theme/pressable-style.ts';
import { intlOf, type Messages } from './intl.ts';

/** The locales the library speaks. English is the source: its texts stand in the components. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];

export type { Messages };

const loadSpanish = loadOnce(async () => (await import('./lang/es.json')).default as unknown as Messages);

/** The same promise for every render that waits for it; English where the texts do not come. */
let spanishOrEnglish: Promise<Messages> | undefined;
const awaitSpanish = () => {
  spanishOrEnglish ??= loadSpanish().catch(() => ({}));
  return spanishOrEnglish;
};

async function load(locale: Locale, loadMessages?: IntlProviderProps['loadMessages']): Promise<Messages> {
  if (locale === 'en') return {};
  const [library, app] = await Promise.all([loadSpanish(), loadMessages?.(locale)]);
  return { ...library, ...app };
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
  /**
   * The consumer's own texts in `locale`, for pages rendered on a server, which cannot wait for `loadMessages`. Give the
   * same on the server and in the browser.
   */
  messages?: Messages | undefined;
  /** IANA name, for instants shown; by default the browser's. A server does not know that one, and shows UTC. */
  timeZone?: string | undefined;
  /** For development: says every text in another way, such as that of the pseudo-locale. */
  createIntl?: typeof intlOf | undefined;
  children: ReactNode;
}

interface Shown {
  locale: Locale;
  messages: Messages;
  /** Whether texts of the consumer are still to come. */
  isPartial?: boolean;
}

/**
 * Gives the library and its consumer their words. Children appear when the words of the first locale are there; a change
 * of locale keeps the old words until the new ones have arrived, all at once, and nothing typed is lost. When they
 * cannot be fetched, the texts stay as they are (English at first). The page's `lang` follows the language shown.
 *
 * On a server the words are there at once, and a browser that takes its markup over keeps that until it has them too.
 */
export function IntlProvider({
  locale,
  messages,
  loadMessages,
  timeZone,
  createIntl = intlOf,
  children,
}: IntlProviderProps) {
  usePressableStyle();
  const isHydrating = useIsHydrating();
  const library = isHydrating && locale !== 'en' ? (preloadedSpanish ?? use(awaitSpanish())) : null;
  const [shown, setShown] = useState<Shown | null>(() => {
    if (locale === 'en') return { locale, messages: {} };
    if (!library) return null;
    return { locale, messages: { ...library, ...messages }, isPartial: Boolean(loadMessages) && !messages };
  });

  const show = useEffectEvent((loaded: Messages) =>
    // Keep the same object: a new one would render every text again.
    setShown((previous) =>
      previous?.locale === locale && !previous.isPartial
        ? previous
        : { locale, messages: { ...loaded, ...messages } },
    ),
  );
  useEffect(() => {
    let isCurrent = true;
    load(locale, loadMessages).then(
      (loaded) => {
        if (isCurrent) show(loaded);
      },
      () => {
        if (isCurrent) setShown((previous) => previous ?? { locale: 'en', messages: {} });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, loadMessages]);

  // A server does not know the browser's time zone, and the first render must be the same.
  const zone = timeZone ?? (isHydrating ? 'UTC' : undefined);

  useLayoutEffect(() => {
    if (shown) document.documentElement.lang = shown.locale;
  }, [shown]);

  const intl = useMemo(
    () => shown && createIntl(shown.locale, shown.messages, zone),
    [shown, zone, createIntl],
  );
  // The first number or plural loads the browser's data of languages: better now than after a press.
  useEffect(() => (intl ? whenIdle(() => intl.formatPlural(1) && intl.formatNumber(1)) : undefined), [intl]);

  return intl && <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
