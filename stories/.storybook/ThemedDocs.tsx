import './docs.css';
import { applyTheme, IntlProvider, type Locale, type Theme } from '@institute/design-system';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { brands } from './brand.ts';

interface Choices {
  theme: Theme;
  locale: Locale;
  direction: 'ltr' | 'rtl';
}

/** The toolbar's values when a docs page opens: `globals=theme:dark;locale:es` in its URL. */
function choicesInAddress(): Choices {
  const pairs = (new URLSearchParams(location.search).get('globals') ?? '').split(';');
  const given = Object.fromEntries(pairs.map((pair) => pair.split(':')));
  return { theme: 'system', locale: 'en', direction: 'ltr', ...given };
}

// Outlives the container, which Storybook mounts again whenever the toolbar changes.
let latest = choicesInAddress();

const darkDevice = matchMedia('(prefers-color-scheme: dark)');
function subscribeToDevice(listener: () => void): () => void {
  darkDevice.addEventListener('change', listener);
  return () => darkDevice.removeEventListener('change', listener);
}

/** Docs pages follow the toolbar's theme, language and direction, like stories do. */
export function ThemedDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const [choices, setChoices] = useState(latest);
  const isDarkDevice = useSyncExternalStore(subscribeToDevice, () => darkDevice.matches);

  useLayoutEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Partial<Choices> }) => {
      latest = { ...latest, ...globals };
      setChoices(latest);
    };
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);

  const { theme, locale, direction } = choices;
  useLayoutEffect(() => {
    applyTheme(theme);
    document.documentElement.dir = direction;
  }, [theme, direction]);

  const isDark = theme === 'system' ? isDarkDevice : theme === 'dark';
  return (
    <DocsContainer {...rest} theme={isDark ? brands.dark : brands.light}>
      <IntlProvider locale={locale}>{children}</IntlProvider>
    </DocsContainer>
  );
}
