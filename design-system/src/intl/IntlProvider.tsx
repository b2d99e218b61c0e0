import { type ReactNode, use, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { preloadedSpanish } from '#preloaded-messages';
import { useIsHydrating } from '../rendering/hydration.ts';
import { loadOnce } from '../rendering/load-once.ts';
import { usePressableStyle } from '../theme/pressable-style.ts';
import { intlOf, type Messages } from './intl.ts';

/** The library's locales. English is the source: its messages are in the components. */
export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];

export type { Messages };

const loadSpanish = loadOnce(async () => (await import('./lang/es.json')).default as unknown as Messages);

/** The same promise for every render that waits for it. Falls back to English if the messages fail to load. */
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

/** Runs a callback when the browser is idle, or right after the first screen if the browser can't tell. */
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
  /** Loads the app's own messages. Called for every locale except English, whose messages are in the source. */
  loadMessages?: ((locale: Locale) => Promise<Messages>) | undefined;
  /**
   * The app's own messages in `locale`, for server-rendered pages, which can't wait for `loadMessages`. Pass the same
   * on the server and in the browser.
   */
  messages?: Messages | undefined;
  /**
   * IANA name, for showing instants. Defaults to the browser's time zone, and to UTC on a server, which doesn't know
   * it.
   */
  timeZone?: string | undefined;
  /** For development: formats messages differently, such as in a pseudo-locale. */
  createIntl?: typeof intlOf | undefined;
  children: ReactNode;
}

interface Shown {
  locale: Locale;
  messages: Messages;
  /** Whether the app's messages are still loading. */
  isPartial?: boolean;
}

/**
 * Provides the messages of the library and the app. Renders its children when the messages of the first locale are
 * loaded. When the locale changes, the old messages stay until all new ones are loaded, and no input is lost. If they
 * fail to load, the messages don't change (English at first). The page's `lang` follows the visible language.
 *
 * On a server, the messages are available immediately. A hydrating browser keeps the markup until it has them too.
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
    // Keep the same object, because a new one would render every message again.
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

  // A server doesn't know the browser's time zone, and hydration must render the same.
  const zone = timeZone ?? (isHydrating ? 'UTC' : undefined);

  useLayoutEffect(() => {
    if (shown) document.documentElement.lang = shown.locale;
  }, [shown]);

  const intl = useMemo(
    () => shown && createIntl(shown.locale, shown.messages, zone),
    [shown, zone, createIntl],
  );
  // The first formatted number or plural loads the browser's language data: better now than on the first click.
  useEffect(() => (intl ? whenIdle(() => intl.formatPlural(1) && intl.formatNumber(1)) : undefined), [intl]);

  return intl && <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
