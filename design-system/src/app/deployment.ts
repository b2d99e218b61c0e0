import { useEffect, useSyncExternalStore } from 'react';

export interface Deployment {
  /** What the server has now: the version that runs here, another one that was not reloaded for yet, or no answer. */
  check(): Promise<'same' | 'replaced' | 'unreachable'>;
  reload(): void;
}

/** The entry script of the version that runs, whose name is made from its content. */
const runningEntry = () => document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

/** The entry script of the version that the server has, from the small file that each build writes. */
async function servedEntry(): Promise<string | null> {
  const answer = await fetch('/version.json', { cache: 'no-store' });
  const { entry } = (await answer.json()) as { entry?: string };
  return entry ?? null;
}

const reloadedFor = 'institute.reloaded-for';

export const browserDeployment: Deployment = {
  async check() {
    try {
      const [running, served] = [runningEntry(), await servedEntry()];
      if (!running || !served || served === running || sessionStorage.getItem(reloadedFor) === served)
        return 'same';
      sessionStorage.setItem(reloadedFor, served);
      return 'replaced';
    } catch {
      return 'unreachable';
    }
  },
  reload: () => location.reload(),
};

/** Milliseconds between two looks for a new version. */
const pause = 60_000;

/** Looks now and then whether the server has another version than the one that runs. */
export function createVersionWatch(
  isReplaced: () => Promise<boolean>,
  now: () => number = Date.now,
): {
  /** Whether another version was found. */
  get(): boolean;
  subscribe(listener: () => void): () => void;
  /** Looks, unless it has just been done. */
  look(): Promise<void>;
  /** Looks now: something has failed that a new version would explain. */
  lookAtOnce(): Promise<void>;
} {
  const listeners = new Set<() => void>();
  let isNew = false;
  let lookedAt = now();
  const lookAtOnce = async () => {
    if (isNew) return;
    lookedAt = now();
    isNew = await isReplaced().catch(() => false);
    if (isNew) for (const listener of listeners) listener();
  };
  return {
    get: () => isNew,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async look() {
      if (now() - lookedAt >= pause) await lookAtOnce();
    },
    lookAtOnce,
  };
}

const watch = createVersionWatch(async () => {
  const running = runningEntry();
  const served = await servedEntry();
  return running !== null && served !== null && served !== running;
});

/** Whether the app was deployed anew since this page was loaded. */
export const useNewVersion = (): boolean => useSyncExternalStore(watch.subscribe, watch.get, () => false);

/** Looks for a new version at a navigation, when the page comes back into sight, and when code could not be fetched. */
export function useVersionWatch(pathname: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each navigation
  useEffect(() => void watch.look(), [pathname]);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') void watch.look();
    };
    const onFailedCode = () => void watch.lookAtOnce();
    document.addEventListener('visibilitychange', onVisible);
    window.addEventListener('vite:preloadError', onFailedCode);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      window.removeEventListener('vite:preloadError', onFailedCode);
    };
  }, []);
}
