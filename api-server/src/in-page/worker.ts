/** The worker that holds a page's world. */
import './globals.ts';
import type { Answer, Ask, SentRequest, SentResponse } from './messages.ts';
import type { InPageWorld } from './world.ts';

let opening: Promise<InPageWorld> | undefined;

async function open({ folder, origins, isHeld }: Extract<Ask, { kind: 'open' }>): Promise<InPageWorld> {
  const address = (name: string) => new URL(name, folder);
  const [{ openWorld }, snapshot, about] = await Promise.all([
    import('./world.ts'),
    fetch(address('world.tar.gz')).then((response) => response.blob()),
    fetch(address('world.json')).then((response) => response.json() as Promise<{ startsAt: string }>),
  ]);
  return openWorld({ snapshot, startsAt: new Date(about.startsAt), origins, isHeld });
}

/** The world. Requests that come before it's open wait. */
function world(): Promise<InPageWorld> {
  if (!opening) throw new Error('The world has not been opened');
  return opening;
}

const requestOf = ({ url, method, headers, body }: SentRequest) =>
  new Request(url, { method, headers, ...(body && { body }) });

const sent = async (response: Response): Promise<SentResponse> => ({
  status: response.status,
  headers: [...response.headers],
  body: response.body && (await response.arrayBuffer()),
});

async function answer(ask: Ask): Promise<Answer> {
  if (ask.kind === 'open') opening ??= open(ask);
  const { fetch, forward, reset, now, pageData, mailbox } = await world();
  if (ask.kind === 'fetch')
    return { kind: 'response', response: await sent(await fetch(requestOf(ask.request))) };
  if (ask.kind === 'page') return { kind: 'page', data: await pageData() };
  if (ask.kind === 'mailbox') return { kind: 'mailbox', emails: await mailbox() };
  if (ask.kind === 'forward') forward(ask.seconds);
  if (ask.kind === 'reset') await reset();
  return { kind: 'done', now: now().getTime() };
}

self.addEventListener('message', async ({ data, ports: [port] }: MessageEvent<Ask>) => {
  const reply = await answer(data).catch(
    (error): Answer => ({ kind: 'failed', message: error instanceof Error ? error.message : String(error) }),
  );
  port!.postMessage(reply);
});
