import { type ReactElement, useLayoutEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Router } from 'wouter';
import type { Locale, Messages } from '../intl/IntlProvider.tsx';
import { App, type AppOptions, type AppProps, preparePage, rootOptions } from './create-app.tsx';
import type { LazyLayout } from './lazy-layout.ts';
import type { Route } from './Routes.tsx';

/** `createApp` for an app whose public pages are rendered to markup at build, or by a server. */
export function createRenderedApp<Layout extends string>(options: AppOptions<Layout>) {
  const { preferences } = options;

  /** Has everything there that the first render of a public page needs, in a language. */
  async function prepare(routeName: string, locale: Locale): Promise<Messages | undefined> {
    const route = options.routes.find(
      (line): line is Route<Layout> => 'name' in line && line.name === routeName,
    );
    if (!route) throw new Error(`There is no route ${routeName}`);
    const layout: Partial<LazyLayout> = options.layouts[route.layout];
    preferences.locale.assume(locale);
    const [messages] = await Promise.all([
      locale === 'en' ? undefined : options.loadMessages(),
      route.screen.preload(),
      layout.preload?.(),
    ]);
    return messages;
  }

  return {
    /** A public page, to be rendered to markup. In the page it goes into an element with `data-route={routeName}`. */
    async page(routeName: string, path: string, locale: Locale): Promise<ReactElement> {
      const messages = await prepare(routeName, locale);
      return (
        <Router ssrPath={path}>
          <ShownApp {...options} messages={messages} />
        </Router>
      );
    },
    /** Shows the app in an element of the page, or takes over the markup of `page` that is in it. */
    async mount(element: HTMLElement): Promise<void> {
      preparePage(options);
      const { route } = element.dataset;
      /** From now on the page answers. */
      const onShown = () => element.removeAttribute('data-route');
      const locale = preferences.locale.get();
      if (route && document.documentElement.lang === locale) {
        try {
          const messages = await prepare(route, locale);
          hydrateRoot(element, <ShownApp {...options} messages={messages} onShown={onShown} />, rootOptions);
          return;
        } catch {
          // Without the code, the app shows what failed and how to try again.
        }
      }
      const createIntl = await options.loadIntl?.();
      createRoot(element, rootOptions).render(
        <ShownApp {...options} createIntl={createIntl} onShown={onShown} />,
      );
    },
  };
}

/** A page in another language than the chosen one is hidden until the app is there. */
function ShownApp<Layout extends string>(props: AppProps<Layout> & { onShown?: () => void }) {
  const { onShown } = props;
  useLayoutEffect(() => {
    document.documentElement.hidden = false;
    onShown?.();
  }, [onShown]);
  return <App {...props} />;
}
