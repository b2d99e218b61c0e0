import type { ComponentType, ReactNode } from 'react';
import { ChunkError } from '../rendering/chunk-error.ts';
import { browserDeployment, type Deployment } from './deployment.ts';
import { trackPromise, useLoaded } from './loaded.ts';

/** A chunk that takes longer than this (milliseconds) counts as failed. */
export const chunkTimeout = 120_000;

/** A screen in its own chunk, rendered by `ScreenContent`. */
export interface LazyScreen {
  load(): Promise<ScreenModule>;
  /**
   * Starts loading the code, e.g. while the pointer is on a link. A failure is left for the actual visit, which then
   * counts as a retry.
   */
  preload(): Promise<void>;
  /** The code, if it was prefetched. */
  readonly ready: ScreenModule | null;
  /** Tries again after a failure: call it, then render again. */
  retry(): void;
}

type ScreenModule = { default: ComponentType<{ params: Record<string, string> }> };

/**
 * A failed or late chunk throws `ChunkError` to the nearest error boundary. A chunk that was removed by a new
 * deployment reloads the page once. So does a retry that fails although the server responds, because browsers
 * remember a failed module until the page is reloaded.
 */
export function lazyScreen(
  load: () => Promise<ScreenModule>,
  deployment: Deployment = browserDeployment,
): LazyScreen {
  let attempt: Promise<ScreenModule> | null = null;
  let ahead: Promise<ScreenModule> | null = null;
  let isRetry = false;
  let ready: ScreenModule | null = null;

  const start = (): Promise<ScreenModule> => {
    attempt ??= (ahead ?? withTimeout(load())).catch(async (cause) => {
      const state = cause instanceof ChunkError ? 'unreachable' : await deployment.check();
      if (state === 'replaced' || (state === 'same' && isRetry)) {
        deployment.reload();
        // The page is reloading, so wait rather than flash an error.
        return new Promise<ScreenModule>(() => {});
      }
      throw new ChunkError('The code of this screen did not arrive', { cause });
    });
    return attempt;
  };

  return {
    load: start,
    get ready() {
      return ready;
    },
    async preload() {
      if (attempt || ahead) return;
      const fetching = withTimeout(load());
      ahead = fetching;
      // Prefetched code is available immediately.
      trackPromise(fetching);
      try {
        ready = await fetching;
        attempt ??= fetching;
      } catch {
        ahead = null;
        isRetry = true;
      }
    },
    retry() {
      isRetry = true;
      attempt = null;
    },
  };
}

interface ScreenContentProps {
  screen: LazyScreen;
  params: Record<string, string>;
  /** Shown while the code is loading. */
  loading: ReactNode;
  /** Shown after the screen, once it is ready. */
  children: ReactNode;
}

/** Renders a lazy screen. Throws `ChunkError` if its code fails to load. */
export function ScreenContent({ screen, params, loading, children }: ScreenContentProps) {
  const arrived = useLoaded(screen.load());
  // Hydration renders the same immediately.
  const loaded = arrived ?? screen.ready;
  if (!loaded) return loading;
  const { default: Content } = loaded;
  return (
    <>
      <Content params={params} />
      {children}
    </>
  );
}

function withTimeout<T>(loading: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ChunkError(`No answer after ${chunkTimeout / 1000} s`)),
      chunkTimeout,
    );
  });
  return Promise.race([loading, timeout]).finally(() => clearTimeout(timer));
}
