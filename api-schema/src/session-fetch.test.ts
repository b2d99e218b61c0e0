import { expect, it, vi } from 'vitest';
import { ApiError } from './problem.ts';
import { createSessionStore, type Session, type SessionStorage } from './session.ts';
import { createSessionFetch } from './session-fetch.ts';

const signedIn: Session = {
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  roles: [{ name: 'STUDENT' }],
  studentId: 's1',
  coachId: null,
  email: 'student@example.com',
  isVerifiedEmail: true,
  isAuthenticated: true,
  startedAt: '2026-03-02T15:00:00.000Z',
  signedContent: null,
  draftKey: null,
};

/** One browser profile: each `tab()` sees the storage changes of the others. */
function createProfile(initial: unknown = signedIn) {
  let text = JSON.stringify(initial);
  const tabs = new Set<() => void>();
  const queue = new Map<string, Promise<unknown>>();
  return {
    tab(): SessionStorage {
      let own = () => {};
      return {
        read: () => JSON.parse(text) as unknown,
        write(value) {
          text = JSON.stringify(value);
          for (const notify of tabs) if (notify !== own) notify();
        },
        subscribe(listener) {
          own = listener;
          tabs.add(listener);
          return () => tabs.delete(listener);
        },
      };
    },
    locks: {
      request(name: string, callback: () => Promise<unknown>) {
        const turn = (queue.get(name) ?? Promise.resolve()).then(callback, callback);
        queue.set(
          name,
          turn.catch(() => {}),
        );
        return turn;
      },
    } as unknown as LockManager,
  };
}

/** A server that accepts one access token, which `refresh` replaces. */
function createServer() {
  let generation = 1;
  const server = {
    bodies: [] as string[],
    refreshes: 0,
    revoke: () => {
      generation += 1;
    },
    async fetch(request: Request) {
      server.bodies.push(await request.text());
      return request.headers.get('authorization') === `Bearer access-${generation}`
        ? Response.json({ content: 'yes' })
        : Response.json({ key: 'unauthorized' }, { status: 401 });
    },
    async refresh() {
      server.refreshes += 1;
      await Promise.resolve();
      return { accessToken: `access-${generation}`, refreshToken: `refresh-${generation}` };
    },
  };
  return server;
}

function openTab(profile = createProfile(), server = createServer()) {
  const store = createSessionStore(profile.tab());
  const onExpired = vi.fn();
  const refresh = vi.fn(server.refresh);
  const call = createSessionFetch({ store, refresh, onExpired, fetch: server.fetch, locks: profile.locks });
  return { store, onExpired, refresh, call, server };
}

const request = (init?: RequestInit) => new Request('https://api.test/students/s1', init);

it('sends the bearer token, and an empty one without a session [A-01]', async () => {
  const seen: (string | null)[] = [];
  const fetch = async (sent: Request) => {
    seen.push(sent.headers.get('authorization'));
    return new Response();
  };
  const profile = createProfile();
  const store = createSessionStore(profile.tab());
  const call = createSessionFetch({
    store,
    refresh: async () => signedIn,
    onExpired: () => {},
    fetch,
    locks: profile.locks,
  });
  await call(request());
  store.clear();
  await call(request());
  expect(seen).toEqual(['Bearer access-1', '']);
});

it('adds the app’s headers, such as source: WEB [A-01]', async () => {
  let source: string | null = null;
  const profile = createProfile();
  const call = createSessionFetch({
    store: createSessionStore(profile.tab()),
    refresh: async () => signedIn,
    onExpired: () => {},
    headers: { source: 'WEB' },
    fetch: async (sent) => {
      source = sent.headers.get('source');
      return new Response();
    },
  });
  await call(request());
  expect(source).toBe('WEB');
});

it('reads the roles again when they no longer suffice', async () => {
  const store = createSessionStore(createProfile().tab());
  const readRoles = vi.fn(async () => [{ name: 'STUDENT' as const }, { name: 'COACH' as const }]);
  let key = 'ownRecord';
  const call = createSessionFetch({
    store,
    refresh: async () => signedIn,
    readRoles,
    onExpired: () => {},
    fetch: async () => Response.json({ key }, { status: 403 }),
  });
  await call(request());
  expect(readRoles).not.toHaveBeenCalled();
  key = 'forbidden';
  expect((await call(request())).status).toBe(403);
  expect(store.get()!.roles.map(({ name }) => name)).toEqual(['STUDENT', 'COACH']);
});

it('turns a hundred concurrent 401s into one refresh and a hundred responses [G-14]', async () => {
  const { call, server, store } = openTab();
  server.revoke();
  const answers = await Promise.all(Array.from({ length: 100 }, () => call(request())));
  expect(answers.map((answer) => answer.status)).toEqual(Array(100).fill(200));
  expect(server.refreshes).toBe(1);
  expect(store.get()?.accessToken).toBe('access-2');
});

it('shares one refresh between tabs [G-14]', async () => {
  const profile = createProfile();
  const server = createServer();
  const tabs = [openTab(profile, server), openTab(profile, server), openTab(profile, server)];
  server.revoke();
  const answers = await Promise.all(tabs.flatMap(({ call }) => [call(request()), call(request())]));
  expect(answers.every((answer) => answer.ok)).toBe(true);
  expect(server.refreshes).toBe(1);
  expect(tabs.map(({ store }) => store.get()?.refreshToken)).toEqual(['refresh-2', 'refresh-2', 'refresh-2']);
});

it('sends nothing again as someone else who signed in while it was on its way', async () => {
  const profile = createProfile();
  const store = createSessionStore(profile.tab());
  const other = profile.tab();
  const fetch = vi.fn(async () => {
    other.write({ ...signedIn, studentId: 's2', accessToken: 'access-2' });
    return Response.json({ key: 'unauthorized' }, { status: 401 });
  });
  const refresh = vi.fn(async () => signedIn);
  const call = createSessionFetch({ store, refresh, onExpired: () => {}, fetch, locks: profile.locks });
  expect((await call(request({ method: 'PUT', body: '{}' }))).status).toBe(401);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(store.get()?.studentId).toBe('s2');
});

it('retries with the body intact [G-14]', async () => {
  const { call, server } = openTab();
  server.revoke();
  await call(request({ method: 'PUT', body: '{"firstName":"Ana"}' }));
  expect(server.bodies).toEqual(['{"firstName":"Ana"}', '{"firstName":"Ana"}']);
});

it('ends the session when the refresh is refused, once for many calls [G-15]', async () => {
  const { call, server, store, onExpired, refresh } = openTab();
  server.revoke();
  refresh.mockRejectedValue(new ApiError({ status: 401, key: 'sessionExpired' }));
  await Promise.all([call(request()), call(request()), call(request())]);
  expect(store.get()).toBeNull();
  expect(onExpired).toHaveBeenCalledTimes(1);
});

it('ends the session when the new token is refused too [G-15]', async () => {
  const { call, server, store, onExpired, refresh } = openTab();
  server.revoke();
  refresh.mockResolvedValue({ accessToken: 'access-odd', refreshToken: 'refresh-odd' });
  await call(request());
  expect(store.get()).toBeNull();
  expect(onExpired).toHaveBeenCalledTimes(1);
});

it('keeps the session when the server can’t be reached or fails', async () => {
  for (const status of [0, 500, 503]) {
    const { call, server, store, onExpired, refresh } = openTab();
    server.revoke();
    refresh.mockRejectedValue(new ApiError({ status, key: 'default' }));
    await expect(call(request())).rejects.toMatchObject({ status });
    expect(store.get()).not.toBeNull();
    expect(onExpired).not.toHaveBeenCalled();
  }
});

it('waits as long as the server asks before refreshing again', async () => {
  const profile = createProfile();
  const server = createServer();
  const store = createSessionStore(profile.tab());
  const waits: number[] = [];
  let isFirst = true;
  const call = createSessionFetch({
    store,
    fetch: server.fetch,
    onExpired: () => {},
    locks: profile.locks,
    wait: async (seconds) => void waits.push(seconds),
    refresh: async () => {
      if (!isFirst) return server.refresh();
      isFirst = false;
      throw new ApiError({ status: 429, key: 'default', retryAfter: 7 });
    },
  });
  server.revoke();
  expect((await call(request())).status).toBe(200);
  expect(waits).toEqual([7]);
});

it('treats a body that says Unauthorized as a 401, whatever its status [G-17]', async () => {
  const profile = createProfile();
  const refresh = vi.fn(async () => ({ accessToken: 'access-2', refreshToken: 'refresh-2' }));
  const call = createSessionFetch({
    store: createSessionStore(profile.tab()),
    refresh,
    onExpired: () => {},
    locks: profile.locks,
    fetch: async (sent) =>
      sent.headers.get('authorization') === 'Bearer access-2'
        ? new Response()
        : Response.json({ error: 'Unauthorized' }, { status: 400 }),
  });
  expect((await call(request())).ok).toBe(true);
  expect(refresh).toHaveBeenCalledTimes(1);
});

it.each([400, 403, 404, 409, 422, 429, 500, 503])(
  'passes %s to its caller and keeps the session [M-06]',
  async (status) => {
    const profile = createProfile();
    const store = createSessionStore(profile.tab());
    const [refresh, onExpired] = [vi.fn(), vi.fn()];
    const fetch = async () => Response.json({ key: 'versionConflict' }, { status });
    const call = createSessionFetch({ store, refresh, onExpired, fetch, locks: profile.locks });
    const answer = await call(request());
    expect([answer.status, await answer.json()]).toEqual([status, { key: 'versionConflict' }]);
    expect(store.get()).toEqual(signedIn);
    expect(refresh).not.toHaveBeenCalled();
    expect(onExpired).not.toHaveBeenCalled();
  },
);

it('leaves a 401 without a session to the caller', async () => {
  const { call, store, refresh } = openTab(createProfile(null));
  expect(store.get()).toBeNull();
  expect((await call(request())).status).toBe(401);
  expect(refresh).not.toHaveBeenCalled();
});
