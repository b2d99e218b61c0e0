import { languageOf, type RegionParts, regionOf } from '@institute/values/formats/region';
import { type ReactNode, use, useEffect, useEffectEvent, useLayoutEffect, useMemo, useState } from 'react';
import { RawIntlProvider } from 'react-intl';
import { useIsHydrating } from '../rendering/hydration.ts';
import { usePressableStyle } from '../theme/pressable-style.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { intlOf, intlWith, type Missing, type Tags } from './intl.ts';
import { loadTexts, textsNow } from './load-texts.ts';
import type { RegionalIntl } from './region.ts';
import { reportEnglish, type ShownTexts, shownLanguage } from './shown-language.ts';
import { isRightToLeft, type Messages, type Texts } from './texts.ts';

/** `<hidden>` is only read out, and `<b>` is bold. */
const tags: Tags = {
  hidden: (words) => <VisuallyHidden>{words}</VisuallyHidden>,
  b: (words) => <strong>{words}</strong>,
};

export interface IntlProviderProps {
  /**
   * BCP 47, such as `en`, `es-MX` or `fr`. Without texts in its language, English ones are shown, and announced as
   * English; dates and numbers still follow the locale.
   */
  locale: string;
  /**
   * What differs from the locale's conventions: `{ homeCountry: 'US' }` for an app in several languages in one country. A
   * constant, because a new object formats everything again.
   */
  region?: RegionParts | undefined;
  /**
   * Your own words for texts of the library in `locale`, English too: `{ 'field.required': 'Fill this in' }`. They can
   * change with the locale only.
   */
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

interface Shown extends ShownTexts {
  /** Whether the app's messages are still loading. */
  isPartial?: boolean;
}

/** The language and direction of the page, so that texts are pronounced, hyphenated and laid out right. */
function usePageLanguage(shown: Shown | null) {
  useLayoutEffect(() => {
    if (!shown) return;
    if (process.env.NODE_ENV !== 'production') reportEnglish(shown);
    const language = shownLanguage(shown);
    document.documentElement.lang = language;
    if (!isRightToLeft(language)) return;
    const root = document.documentElement;
    const hadDirection = root.hasAttribute('dir');
    root.dir = 'rtl';
    return () => {
      if (hadDirection) root.dir = 'ltr';
      else root.removeAttribute('dir');
    };
  }, [shown]);
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
  region,
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
  const ownMessages = { ...messages, ...texts };
  const now = isHydrating ? textsNow(locale) : languageOf(locale) === 'en' ? {} : null;
  const library = now instanceof Promise ? use(now) : now;
  const [shown, setShown] = useState<Shown | null>(
    () =>
      library && {
        locale,
        messages: { ...library, ...ownMessages },
        isPartial: Boolean(loadMessages) && !messages,
      },
  );

  const show = useEffectEvent((loaded: Messages) =>
    // Keep the same object, because a new one would render every message again.
    setShown((previous) =>
      previous?.locale === locale && !previous.isPartial
        ? previous
        : { locale, messages: { ...loaded, ...ownMessages } },
    ),
  );
  useEffect(() => {
    let isCurrent = true;
    Promise.all([loadTexts(locale), loadMessages?.(locale)]).then(
      ([library, app]) => {
        if (isCurrent) show({ ...library, ...app });
      },
      () => {
        if (isCurrent) setShown((previous) => previous ?? { locale: 'en', messages: {} });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [locale, loadMessages]);

  usePageLanguage(shown);

  // A server doesn't know the browser's time zone, and hydration must render the same.
  const zone = timeZone ?? (isHydrating ? 'UTC' : undefined);
  const intl = useMemo((): RegionalIntl | null => {
    if (!shown) return null;
    const place = regionOf(shown.locale, region);
    return intlWith(createIntl(place.locale, shown.messages, zone, missing, tags), { region: place });
  }, [shown, region, zone, missing, createIntl]);
  // The first formatted number or plural loads the browser's language data: better when the page is there than on the
  // first click.
  useEffect(() => {
    const load = () => intl?.formatPlural(1) && intl.formatNumber(1);
    // Safari can't tell when it's idle.
    const timer = setTimeout(() => (window.requestIdleCallback ?? setTimeout)(load), 2000);
    return () => clearTimeout(timer);
  }, [intl]);

  return intl && <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
}
