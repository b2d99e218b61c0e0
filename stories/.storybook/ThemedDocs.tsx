import { regions } from './regions.ts';
import './docs.css';
import { IntlProvider } from '@institute/design-system';
import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, useLayoutEffect, useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { brands } from './brand.ts';
import { applyLook, type Look, ownLook } from './look.ts';

/** The toolbar's values when a docs page opens: `globals=theme:dark;locale:es` in its URL. */
function choicesInAddress(): Look {
  const pairs = (new URLSearchParams(location.search).get('globals') ?? '').split(';');
  const given = Object.fromEntries(pairs.map((pair) => pair.split(':')));
  return { ...ownLook, ...given };
}

/** The toolbar's present values. Storybook mounts the container again whenever they change. */
let choices = choicesInAddress();
addons.getChannel().on(GLOBALS_UPDATED, ({ globals }: { globals: Partial<Look> }) => {
  choices = { ...choices, ...globals };
});

const darkDevice = matchMedia('(prefers-color-scheme: dark)');
function subscribeToDevice(listener: () => void): () => void {
  darkDevice.addEventListener('change', listener);
  return () => darkDevice.removeEventListener('change', listener);
}

/** Docs pages follow the toolbar's theme, language and direction, like stories do. */
export function ThemedDocs({ children, ...rest }: PropsWithChildren<DocsContainerProps>) {
  const isDarkDevice = useSyncExternalStore(subscribeToDevice, () => darkDevice.matches);
  const { theme, locale } = choices;
  useLayoutEffect(() => applyLook(choices));

  const isDark = theme === 'system' ? isDarkDevice : theme === 'dark';
  return (
    <DocsContainer {...rest} theme={isDark ? brands.dark : brands.light}>
      <IntlProvider locale={locale} region={regions[locale]}>
        {children}
      </IntlProvider>
    </DocsContainer>
  );
}
