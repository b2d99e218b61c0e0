import { type ReactElement, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import type { Messages } from '../intl/texts.ts';
import { App, type AppOptions, type AppProps, preparePage, rootOptions } from './create-app.tsx';
import type { LazyLayout } from './lazy-layout.tsx';
import type { Route } from './places.ts';

/** `createApp` for an app whose public pages are prerendered at build or by a server. */
export function createRenderedApp<Layout extends string>(options: AppOptions<Layout>) {
  const { preferences } = options;

  /** Loads everything that the first render of a public page needs, in a language. */
  async function prepare(routeName: string, locale: string): Promise<Messages> {
    const route = options.routes.find(
      (line): line is Route<Layout> => 'name' in line && line.name === routeName,
    );
    if (!route) throw new Error(`There is no route ${routeName}`);
    const layout: Partial<LazyLayout> = options.layouts[route.layout];
    preferences.locale.assume(locale);
    const [messages] = await Promise.all([
      options.loadMessages(locale),
      route.screen.preload(),
      layout.preload?.(),
    ]);
    return messages;
  }

  return {
    /** A public page, to be rendered to markup. In the page it goes into an element with `data-route={routeName}`. */
    async page(routeName: string, path: string, locale: string): Promise<ReactElement> {
      const messages = await prepare(routeName, locale);
      return (
        <Router ssrPath={path}>
          <ShownApp {...options} messages={messages} />
        </Router>
      );
    },
    /** Renders the app into an element of the page, or hydrates the markup of `page` in it. */
    async mount(element: HTMLElement): Promise<void> {
      preparePage(options);
      const { route } = element.dataset;
      /** From now on the page is interactive. */
      const onShown = () => element.removeAttribute('data-route');
      const locale = preferences.locale.get();
      let messages: Messages | undefined;
      if (route && document.documentElement.lang === locale) {
        try {
          messages = await prepare(route, locale);
          // A translating browser puts its words into `font` elements, which React would report as a mismatch.
          if (!element.querySelector('font')) {
            hydrateRoot(
              element,
              <ShownApp {...options} messages={messages} onShown={onShown} />,
              rootOptions,
            );
            return;
          }
        } catch {
          // If the code fails to load, the app shows the error and a retry button.
        }
      }
      const createIntl = await options.loadIntl?.();
      createRoot(element, rootOptions).render(
        <ShownApp {...options} messages={messages} createIntl={createIntl} onShown={onShown} />,
      );
    },
  };
}

/** Hides a page in a language other than the chosen one until the app is ready. */
function ShownApp<Layout extends string>(props: AppProps<Layout> & { onShown?: () => void }) {
  const { onShown } = props;
  useLayoutEffect(() => {
    document.documentElement.hidden = false;
    onShown?.();
  }, [onShown]);
  return <App {...props} />;
}
