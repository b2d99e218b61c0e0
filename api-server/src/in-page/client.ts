/** For pages: starts the worker that holds a world, and talks to it. */
import type { Answer, Ask, SentRequest } from './messages.ts';
import type { InPageWorld, WorldOptions } from './world.ts';

export type PageWorld = Pick<InPageWorld, 'fetch' | 'close'> & {
  /** The time in the world, as of the last answer. */
  now: () => Date;
  forward: (seconds: number) => Promise<void>;
  reset: () => Promise<void>;
};

/** Where the built client lies, and the world beside it. */
const folder = new URL('.', import.meta.url);

const sentRequest = async (request: Request): Promise<SentRequest> => ({
  url: request.url,
  method: request.method,
  headers: [...request.headers],
  body: request.body && (await request.arrayBuffer()),
});

/** Opens a world. Throws if it can't be started, such as offline on the first visit. */
export async function openPageWorld(origins: WorldOptions['origins']): Promise<PageWorld> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker failed')));
  });
  // Each request in flight fails with it; without one, no one waits.
  broken.catch(() => {});

  async function ask(message: Ask): Promise<Answer> {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<Answer>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    });
    worker.postMessage(message, [port2]);
    const answer = await Promise.race([answered, broken]);
    port1.close();
    if (answer.kind === 'failed') throw new Error(answer.message);
    return answer;
  }

  let offset = 0;
  async function tell(message: Ask): Promise<void> {
    const answer = await ask(message);
    if (answer.kind === 'done') offset = answer.now - Date.now();
  }

  await tell({ kind: 'open', origins, folder: folder.href });
  return {
    now: () => new Date(Date.now() + offset),
    fetch: async (request) => {
      const answer = await ask({ kind: 'fetch', request: await sentRequest(request) });
      if (answer.kind !== 'response') throw new Error('The worker answered something else');
      const { status, headers, body } = answer.response;
      return new Response(body, { status, headers });
    },
    forward: (seconds) => tell({ kind: 'forward', seconds }),
    reset: () => tell({ kind: 'reset' }),
    close: async () => worker.terminate(),
  };
}
