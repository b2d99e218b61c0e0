import { type ReactNode, use, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { useIsHydrating } from '../rendering/hydration.ts';
import { usePressableStyle } from '../theme/pressable-style.ts';
import { intlOf, type Missing } from './intl.ts';
import { loadTexts, textsNow } from './load-texts.ts';
import { isRightToLeft, type Messages, type Texts, textLanguage } from './texts.ts';

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
  /**
   * BCP 47, such as `en`, `es-MX` or `fr`. Without texts in its language, English ones are shown, and announced as
   * English; dates and numbers still follow the locale.
   */
  locale: string;
  /** Your own words for texts of the library in `locale`, English too: `{ 'field.required': 'Fill this in' }`. */
  texts?: Partial<Texts> | undefined;
  /**
   * Loads the app's own messages, and its own words for texts of the library, in a locale. English messages are in
   * the source: only other words for the library's need to be loaded.
   */
  loadMessages?: ((locale: string) => Promise<Messages>) | undefined;
  /**
   * What `loadMessages` gives, for server-rendered pages, which can't wait for it. Pass the same on the server and in
   * the browser.
   */
  messages?: Messages | undefined;
  /** Set it to `throw` in tests, so that a text without a translation is an error. */
  missing?: Missing | undefined;
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
  locale: string;
  messages: Messages;
  /** Whether the app's messages are still loading. */
  isPartial?: boolean;
}

const isEmpty = (messages: Messages) => Object.keys(messages).length === 0;

/** The language that the texts are in: that of the locale, or English where there are none in it. */
const languageOf = ({ locale, messages }: Shown): string =>
  textLanguage(locale) === 'en' || !isEmpty(messages) ? locale : 'en';

/** The language and direction of the page, so that texts are pronounced, hyphenated and laid out right. */
function usePageLanguage(shown: Shown | null) {
  const language = shown && languageOf(shown);
  useLayoutEffect(() => {
    if (language) document.documentElement.lang = language;
  }, [language]);
  const isReversed = language !== null && isRightToLeft(language);
  useLayoutEffect(() => {
    const page = document.documentElement;
    const before = page.dir;
    if (!isReversed || before === 'rtl') return;
    page.dir = 'rtl';
    return () => {
      page.dir = before;
    };
  }, [isReversed]);
}

const warned = new Set<string>();

/** Says once, during development, that a locale has no texts. */
function warnAboutEnglish(shown: Shown): void {
  if (process.env.NODE_ENV === 'production' || warned.has(shown.locale)) return;
  if (languageOf(shown) === shown.locale) return;
  warned.add(shown.locale);
  console.warn(
    `There are no texts in "${shown.locale}", so they are English. Pass them as \`texts\` or with \`loadMessages\`.`,
  );
}

/**
 * Provides the messages of the library and the app. Renders its children when the messages of the first locale are
 * loaded. When the locale changes, the old messages stay until all new ones are loaded, and no input is lost. If they
 * fail to load, the messages don't change (English at first). The page's `lang` and `dir` follow the visible language.
 *
 * On a server, the messages are available immediately. A hydrating browser keeps the markup until it has them too.
 */
export function IntlProvider({
  locale,
  texts,
  messages,
  loadMessages,
  missing,
  timeZone,
  createIntl = intlOf,
  children,
}: IntlProviderProps) {
  usePressableStyle();
  const isHydrating = useIsHydrating();
  const now = isHydrating ? textsNow(locale) : textLanguage(locale) === 'en' ? {} : null;
  const library = now instanceof Promise ? use(now) : now;
  const [loaded, setLoaded] = useState<Shown | null>(
    () =>
      library && {
        locale,
        messages: { ...library, ...messages },
        isPartial: Boolean(loadMessages) && !messages,
      },
  );

  const show = useEffectEvent((all: Messages) =>
    // Keep the same object, because a new one would render every message again.
    setLoaded((previous) =>
      previous?.locale === locale && (!previous.isPartial || isEmpty(all))
        ? previous
        : { locale, messages: { ...all, ...messages } },
    ),
  );
  useEffect(() => {
    let isCurrent = true;
    Promise.all([loadTexts(locale), loadMessages?.(locale)]).then(
      ([library, own]) => {
        if (isCurrent) show({ ...library, ...own });
      },
      () => {
        if (isCurrent) setLoaded((previous) => previous ?? { locale: 'en', messages: {} });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, loadMessages]);

  const shown = useMemo(
    () =>
      loaded && texts && loaded.locale === locale
        ? { locale, messages: { ...loaded.messages, ...texts } }
        : loaded,
    [loaded, texts, locale],
  );
  usePageLanguage(shown);
  useEffect(() => {
    if (shown) warnAboutEnglish(shown);
  }, [shown]);

  // A server doesn't know the browser's time zone, and hydration must render the same.
  const zone = timeZone ?? (isHydrating ? 'UTC' : undefined);
  const intl = useMemo(
    () => shown && createIntl(shown.locale, shown.messages, zone, missing),
    [shown, zone, missing, createIntl],
  );
  // The first formatted number or plural loads the browser's language data: better now than on the first click.
  useEffect(() => (intl ? whenIdle(() => intl.formatPlural(1) && intl.formatNumber(1)) : undefined), [intl]);

  return intl && <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
