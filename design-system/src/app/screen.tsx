import { type ComponentType, use } from 'react';

/** A chunk that has not arrived after this long (milliseconds) is taken for lost. */
export const chunkTimeout = 120_000;

/** The code of a screen did not arrive. */
export class ChunkError extends Error {
  override name = 'ChunkError';
}

/** A screen in a chunk of its own, rendered by `ScreenContent`. */
export interface LazyScreen {
  load(): Promise<ScreenModule>;
  /** Starts fetching the code, e.g. while the pointer is on a link; a failure is left for the real visit. */
  preload(): Promise<unknown>;
  /** Forgets a failed attempt, so that the next render tries again. */
  reset(): void;
}

type ScreenModule = { default: ComponentType<{ params: Record<string, string> }> };

/**
 * A failed or late chunk throws `ChunkError` to the nearest error boundary; `reset` and
 * render again to retry. A chunk that is gone because a new version was deployed reloads the page once.
 */
export function lazyScreen(
  load: () => Promise<ScreenModule>,
  deployment: Deployment = browserDeployment,
): LazyScreen {
  let attempt: Promise<ScreenModule> | null = null;

  const start = (): Promise<ScreenModule> => {
    attempt ??= withTimeout(load()).catch(async (cause) => {
      if (!(cause instanceof ChunkError) && (await deployment.isReplaced())) {
        deployment.reload();
        // The page goes away: wait for that rather than flash an error.
        return new Promise<ScreenModule>(() => {});
      }
      throw new ChunkError('The code of this screen did not arrive', { cause });
    });
    return attempt;
  };

  const reset = () => {
    attempt = null;
  };
  return { load: start, preload: () => start().catch(reset), reset };
}

/** Renders a lazy screen; suspends until its code is there, throws `ChunkError` when it does not come. */
export function ScreenContent({ screen, params }: { screen: LazyScreen; params: Record<string, string> }) {
  const { default: Content } = use(screen.load());
  return <Content params={params} />;
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

export interface Deployment {
  /** Whether the server now serves another version than the one running here, which was not reloaded for yet. */
  isReplaced(): Promise<boolean>;
  reload(): void;
}

const reloadedFor = 'institute.reloaded-for';

/** Compares the entry script of the page as served now with the one that runs. */
export const browserDeployment: Deployment = {
  async isReplaced() {
    try {
      const running = document
        .querySelector<HTMLScriptElement>('script[type=module][src]')
        ?.getAttribute('src');
      const page = await fetch(location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } });
      const served = /<script type="module"[^>]* src="([^"]+)"/.exec(await page.text())?.[1];
      if (!running || !served || served === running || sessionStorage.getItem(reloadedFor) === served)
        return false;
      sessionStorage.setItem(reloadedFor, served);
      return true;
    } catch {
      return false;
    }
  },
  reload: () => location.reload(),
};
