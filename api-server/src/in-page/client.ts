/** For pages: starts the worker that holds a world, and talks to it. */
import type { Answer, Ask, SentRequest } from './messages.ts';
import type { InPageWorld, WorldOptions } from './world.ts';

export type PageWorld = Pick<InPageWorld, 'fetch' | 'pageData' | 'mailbox' | 'close'> & {
  /** The time in the world, as of the last answer. */
  now: () => Date;
  forward: (seconds: number) => Promise<void>;
  reset: () => Promise<void>;
};

/** Where the built client lies, and the world beside it. */
const folder = new URL('.', import.meta.url);

async function sentRequest(request: Request): Promise<SentRequest> {
  // Firefox has no `Request.body` that would tell whether there is one.
  const body = await request.arrayBuffer();
  return {
    url: request.url,
    method: request.method,
    headers: [...request.headers],
    body: body.byteLength > 0 ? body : null,
  };
}

/** Opens a world. Throws if it can't be started, such as offline on the first visit. */
export async function openPageWorld(
  origins: WorldOptions['origins'],
  { isHeld = false }: Pick<WorldOptions, 'isHeld'> = {},
): Promise<PageWorld> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const broken = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message || 'The worker failed')));
  });
  // Each request in flight fails with it; without one, no one waits.
  broken.catch(() => {});

  async function ask<Kind extends Answer['kind']>(kind: Kind, message: Ask) {
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise<Answer>((resolve) => {
      port1.onmessage = ({ data }: MessageEvent<Answer>) => resolve(data);
    });
    worker.postMessage(message, [port2]);
    const answer = await Promise.race([answered, broken]);
    port1.close();
    if (answer.kind === 'failed') throw new Error(answer.message);
    if (answer.kind !== kind) throw new Error('The worker answered something else');
    return answer as Extract<Answer, { kind: Kind }>;
  }

  const device = isHeld ? () => 0 : () => Date.now();
  let offset = 0;
  async function tell(message: Ask): Promise<void> {
    const answer = await ask('done', message);
    offset = answer.now - device();
  }

  await tell({ kind: 'open', folder: folder.href, origins, isHeld });
  return {
    now: () => new Date(device() + offset),
    fetch: async (request) => {
      const answer = await ask('response', { kind: 'fetch', request: await sentRequest(request) });
      const { status, headers, body } = answer.response;
      return new Response(body, { status, headers });
    },
    pageData: async () => (await ask('page', { kind: 'page' })).data,
    mailbox: async () => (await ask('mailbox', { kind: 'mailbox' })).emails,
    forward: (seconds) => tell({ kind: 'forward', seconds }),
    reset: () => tell({ kind: 'reset' }),
    close: async () => worker.terminate(),
  };
}
