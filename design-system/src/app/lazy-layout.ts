import { type ComponentType, lazy } from 'react';
import type { LayoutProps } from './Routes.tsx';

type LayoutModule = { default: ComponentType<LayoutProps> };

/** A layout in its own chunk. */
export type LazyLayout = ComponentType<LayoutProps> & {
  /** Loads the code in advance, so that the first render needs no fallback: for prerendered pages. */
  preload(): Promise<void>;
};

/** Like React's `lazy`, for layouts that prerendered pages also use. */
export function lazyLayout(load: () => Promise<LayoutModule>): LazyLayout {
  let preloaded: LayoutModule | null = null;
  // React accepts a thenable, and renders synchronously if it calls back synchronously.
  // biome-ignore lint/suspicious/noThenProperty: it's a thenable on purpose
  const there = { then: (onLoad: (module: LayoutModule) => void) => onLoad(preloaded!) };
  const layout = lazy(() => (preloaded ? (there as unknown as Promise<LayoutModule>) : load()));
  return Object.assign(layout as unknown as ComponentType<LayoutProps>, {
    async preload() {
      preloaded = await load();
    },
  });
}
