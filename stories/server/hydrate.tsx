import '@institute/design-system/styles.css';
import type { Locale } from '@institute/design-system';
import { hydrateRoot } from 'react-dom/client';
import { painted } from '../painted.ts';
import { storyPage } from './pages.tsx';

declare global {
  interface Window {
    /** Hydrates server-rendered markup and resolves to the mismatches that React reports. */
    hydrateStory: (name: string, locale: Locale, markup: string) => Promise<string[]>;
  }
}

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
  // Waits for the second render, which is for the browser only.
  await painted();
  // What had the focus in this story isn't missed in the next one.
  document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  root.unmount();
  container.remove();
  return complaints;
};
