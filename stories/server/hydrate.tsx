import '@institute/design-system/styles.css';
import type { Locale } from '@institute/design-system';
import { hydrateRoot } from 'react-dom/client';
import { storyPage } from './pages.tsx';

declare global {
  interface Window {
    /** Hydrates markup from the server and resolves to what React had to mend. */
    hydrateStory: (name: string, locale: Locale, markup: string) => Promise<string[]>;
  }
}

const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

window.hydrateStory = async (name, locale, markup) => {
  const complaints: string[] = [];
  const container = document.createElement('div');
  container.innerHTML = markup;
  document.body.append(container);
  const report = (error: unknown) => complaints.push(error instanceof Error ? error.message : String(error));
  const { promise: hydrated, resolve } = Promise.withResolvers<void>();
  const root = hydrateRoot(container, storyPage(name, locale, resolve), {
    onRecoverableError: report,
    onUncaughtError(error) {
      report(error);
      resolve();
    },
  });
  await hydrated;
  // What is rendered once more, for the browser alone.
  await frame();
  root.unmount();
  container.remove();
  return complaints;
};
