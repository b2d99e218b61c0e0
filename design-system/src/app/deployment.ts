export interface Deployment {
  /** What the server has now: the version that runs here, another one that was not reloaded for yet, or no answer. */
  check(): Promise<'same' | 'replaced' | 'unreachable'>;
  reload(): void;
}

/** The entry script of the version that runs, whose name is made from its content. */
export const runningEntry = () =>
  document.querySelector('script[type=module][src]')?.getAttribute('src') ?? null;

/** The entry script of the version that the server has, from the small file that each build writes. */
export async function servedEntry(): Promise<string | null> {
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
