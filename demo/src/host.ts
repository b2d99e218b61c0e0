/**
 * For the page that shows the apps in a frame: holds the world, and answers the service worker that the apps' calls go
 * through. A browser has one world at a time, because it stores one session of each app.
 */
import { type ApiClient, type AppSession, createAppSession, createClient } from '@institute/api-schema';
import { createStoredValue } from '@institute/design-system/app';
import type { openPageWorld, PageWorld } from '../../api-server/src/in-page/client.ts';
import { shownBrand } from './brand-sheet.ts';
import { type Fault, failure } from './faults.ts';
import { type AppName, ask, type Question, type Reply } from './forwarding.ts';

export type { SentEmail } from '../../api-server/src/in-page/world.ts';
export type { AppName, Fault };

/** The password of everyone in the demo world. */
const password = 'Wellness1';

export interface DemoHost extends Pick<PageWorld, 'now' | 'mailbox'> {
  /** The URL of an app, without a slash at the end. */
  urlOf: (app: AppName) => string;
  /** Signs a person of the demo world in, or no one. The app in the frame reloads its page. */
  signIn: (app: AppName, email: string | null) => Promise<void>;
  /** When the next session of the signed-in person starts. Null if none is booked. */
  nextSession: (app: AppName) => Promise<Date | null>;
  /** Moves the world's clock forward. Sessions end by it as they do on the server, so sign in again. */
  forward: (seconds: number) => Promise<void>;
  reset: () => Promise<void>;
  /** Whether the API is answering a call. */
  isAnswering: () => boolean;
  /** How the API fails from now on, until it's null. */
  setFault: (fault: Fault | null) => void;
  /** Resolves when the demo works offline. */
  keep: () => Promise<void>;
  /** Resolves when another tab has opened the world. This one then answers nothing any more. */
  taken: Promise<void>;
}

async function activeWorker(root: URL): Promise<ServiceWorker> {
  const registration = await navigator.serviceWorker.register(new URL('service-worker.js', root), {
    scope: root.href,
  });
  const worker = registration.active ?? registration.waiting ?? registration.installing!;
  if (worker.state !== 'activated')
    await new Promise<void>((resolve) =>
      worker.addEventListener('statechange', () => worker.state === 'activated' && resolve()),
    );
  return worker;
}

/** Takes the world from the tab that has it. */
function takeOver(): { taken: Promise<void> } {
  const { promise, resolve } = Promise.withResolvers<void>();
  navigator.locks
    .request('institute-demo', { steal: true }, () => new Promise(() => {}))
    .catch(() => resolve());
  return { taken: promise };
}

function createSessions(call: ApiClient, now: () => Date) {
  const sessions = Object.fromEntries(
    (['portal', 'coach'] as const).map((app) => [
      app,
      createAppSession({ name: `institute.${app}`, createStoredValue, baseUrl: '' }),
    ]),
  ) as Record<AppName, AppSession>;
  const clear = () => {
    for (const session of Object.values(sessions)) session.store.clear();
  };
  return {
    sessions,
    clear,
    async signIn(app: AppName, email: string | null): Promise<void> {
      const { store, start, idle } = sessions[app];
      if (email === null) return store.clear();
      const body = { username: email, password };
      const { data } =
        app === 'portal'
          ? await call.POST('/auth/signin/student', { body })
          : await call.POST('/auth/signin/coach', { body });
      start(data!.content);
      // The app's clock is the world's.
      idle.lastActivity.write(now().getTime());
    },
  };
}

/**
 * Opens a world for the demo in the folder `root`, where no time passes if `isHeld`. Fails where pages can't have
 * service workers.
 */
export async function openDemo(root: URL, { isHeld = false } = {}): Promise<DemoHost> {
  const urlOf = (app: AppName) => new URL(app, root).href;
  const { taken } = takeOver();
  const [worker, client] = await Promise.all([
    activeWorker(root),
    import(/* @vite-ignore */ new URL('world/client.js', root).href) as Promise<{
      openPageWorld: typeof openPageWorld;
    }>,
  ]);
  // In a picture, a link or its QR code is the same wherever the demo is.
  const linkTo = (app: AppName) => (isHeld ? `https://${app}.example.com` : urlOf(app));
  const origins = { api: `${urlOf('portal')}/api`, portal: linkTo('portal'), coach: linkTo('coach') };
  const world = await client.openPageWorld(origins, { isHeld });
  const call = createClient({ baseUrl: location.origin, fetch: world.fetch });
  const { sessions, clear, signIn } = createSessions(call, world.now);
  clear();

  let calls = 0;
  let fault: Fault | null = null;
  let lift = () => {};
  let lifted: Promise<void> = Promise.resolve();

  async function fetchFromWorld({
    url,
    method,
    headers,
    body,
  }: Extract<Question, { kind: 'fetch' }>['request']) {
    if (fault === 'loading') await lifted;
    if (fault === 'offline') return null;
    if (fault === 'error') return failure();
    return world.fetch(new Request(url, { method, headers, ...(body && { body }) }));
  }

  async function reply(question: Question): Promise<Reply> {
    if (question.kind === 'page')
      return {
        kind: 'page',
        data: await world.pageData(),
        now: world.now().getTime(),
        isHeld,
        css: shownBrand(),
      };
    if (question.kind === 'who') return { kind: 'unreachable' };
    calls += 1;
    const response = await fetchFromWorld(question.request).finally(() => {
      calls -= 1;
    });
    if (!response) return { kind: 'unreachable' };
    const { status, headers } = response;
    return {
      kind: 'response',
      response: { status, headers: [...headers], body: response.body && (await response.arrayBuffer()) },
    };
  }

  const onMessage = async ({ data, source, ports: [port] }: MessageEvent<Question>) => {
    if (data.kind === 'who') return source?.postMessage({ kind: 'host' });
    port?.postMessage(await reply(data).catch((): Reply => ({ kind: 'unreachable' })));
  };
  navigator.serviceWorker.addEventListener('message', onMessage);
  navigator.serviceWorker.startMessages();
  worker.postMessage({ kind: 'host' });
  void taken.then(() => {
    navigator.serviceWorker.removeEventListener('message', onMessage);
    void world.close();
  });

  return {
    urlOf,
    now: world.now,
    mailbox: world.mailbox,
    forward: world.forward,
    signIn,
    async nextSession(app) {
      const session = sessions[app].store.get();
      if (!session) return null;
      const headers = { authorization: `Bearer ${session.accessToken}` };
      const from = world.now().toISOString();
      const query = { from, sortBy: 'startTime', descending: false, page: 0, size: 1 } as const;
      const { data } =
        app === 'coach' && session.coachId
          ? await call.GET('/coaches/{coachId}/coaching_sessions', {
              headers,
              params: { path: { coachId: session.coachId }, query: { ...query, status: 'BOOKED' } },
            })
          : await call.GET('/students/{id}/coaching_sessions', {
              headers,
              params: { path: { id: session.studentId }, query },
            });
      const [next] = data!.content;
      return next ? new Date(next.startTime) : null;
    },
    async reset() {
      clear();
      await world.reset();
    },
    isAnswering: () => calls > 0,
    setFault(next) {
      lift();
      fault = next;
      if (next === 'loading')
        lifted = new Promise((resolve) => {
          lift = resolve;
        });
    },
    async keep() {
      await ask(worker, { kind: 'keep' });
    },
    taken,
  };
}
