export interface Deployment {
  /** What the server has now: the version that runs here, another one that was not reloaded for yet, or no answer. */
  check(): Promise<'same' | 'replaced' | 'unreachable'>;
  reload(): void;
}

/**
 * The entry script of the version that the server has, if another one runs here: its name is made from its content, and
 * each build writes it to a small file. Rejects if the server can't be reached.
 */
export async function newEntry(): Promise<string | null> {
  const running = document.querySelector('script[type=module][src]')?.getAttribute('src');
  const answer = await fetch('/version.json', { cache: 'no-store' });
  const { entry } = (await answer.json()) as { entry?: string };
  return running && entry && entry !== running ? entry : null;
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
