import { basePath } from '../actions/base-path.ts';

export interface Deployment {
  /** The deployed version: the running one, another one that hasn't been loaded yet, or unknown without a response. */
  check(): Promise<'same' | 'replaced' | 'unreachable'>;
  reload(): void;
}

/**
 * The entry script of the deployed version, if it differs from the running one. Its name contains a content hash, and
 * each build writes it to a small file. Rejects if the server can't be reached.
 */
export async function newEntry(): Promise<string | null> {
  const running = document.querySelector('script[type=module][src]')?.getAttribute('src');
  const answer = await fetch(`${basePath()}/version.json`, { cache: 'no-store' });
  const { entry } = (await answer.json()) as { entry?: string };
  return running && entry && basePath() + entry !== running ? entry : null;
}

const reloadedFor = 'institute.reloaded-for';

export const browserDeployment: Deployment = {
  async check() {
    try {
      const entry = await newEntry();
      if (!entry || sessionStorage.getItem(reloadedFor) === entry) return 'same';
      sessionStorage.setItem(reloadedFor, entry);
      return 'replaced';
    } catch {
      return 'unreachable';
    }
  },
  reload: () => location.reload(),
};
