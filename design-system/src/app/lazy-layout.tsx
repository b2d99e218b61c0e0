import type { ComponentType } from 'react';
import { Loading } from '../feedback/Loading.tsx';
import { useLoaded } from './loaded.ts';
import type { LayoutProps } from './Routes.tsx';

type LayoutModule = { default: ComponentType<LayoutProps> };

/** A layout in its own chunk. */
export type LazyLayout = ComponentType<LayoutProps> & {
  /** Loads the code in advance, so that the first render needs no placeholder: for prerendered pages. */
  preload(): Promise<void>;
};

interface LayoutCode {
  load: () => Promise<LayoutModule>;
  preloaded?: LayoutModule;
}

/**
 * Like React's `lazy`, for layouts. It doesn't suspend: after a fallback, React would show neither the layout nor the
 * screen inside it for 300 ms.
 */
export function lazyLayout(load: () => Promise<LayoutModule>): LazyLayout {
  let loading: Promise<LayoutModule> | undefined;
  const code: LayoutCode = {
    load: () => {
      loading ??= load();
      return loading;
    },
  };
  return Object.assign((props: LayoutProps) => <LayoutContent {...props} code={code} />, {
    async preload() {
      code.preloaded = await code.load();
    },
  });
}

function LayoutContent({ code, ...props }: LayoutProps & { code: LayoutCode }) {
  // Hydration renders the same immediately.
  const module = useLoaded(code.load()) ?? code.preloaded;
  // Nothing to look at: a page drawn without the layout would move when it comes.
  if (!module) return <Loading>{''}</Loading>;
  return <module.default {...props} />;
}
