import { type ApiClient, createClient } from './client.ts';
import { sessionIdleMinutes, sessionWarningMinutes } from './policy.ts';
import { ApiError, defaultErrorKey } from './problem.ts';
import { createSessionStore, parseSession, type Session, type SessionStore } from './session.ts';
import { createActivityReporter } from './session-activity.ts';
import { createSessionFetch } from './session-fetch.ts';

/** A value stored by the browser, shaped like the design system's `StoredValue`. */
export interface KeptValue<T> {
  read(): T | null;
  write(value: T | null): void;
  /** Calls back when another tab changed the value. */
  subscribe(listener: () => void): () => void;
}

export interface AppSessionOptions {
  /** Prefix of the keys in the browser's storage, such as `institute.portal`. */
  name: string;
  createStoredValue<T>(key: string, parse: (value: unknown) => T | null): KeptValue<T>;
  /** The API's base URL: a path on this origin, or another origin. */
  baseUrl: string;
  /** Headers for every call with a session. */
  headers?: Record<string, string>;
}

export type EndReason = 'signedOut' | 'sessionExpired';

/**
 * An app's session: shared by all tabs, kept alive on the server while the user is active, and always ended the same
 * way.
 */
export interface AppSession {
  store: SessionStore;
  /** For calls without a session. */
  publicClient: ApiClient;
  /** For calls with a session: bearer token, one refresh shared by all tabs, one retry. */
  client: ApiClient;
  /** The same client with a replacement for `fetch`. */
  clientSentBy(send: (request: Request) => Promise<Response>): ApiClient;
  /** The e-mail last used to sign up or sign in, to fill in next time. Signing out forgets it. */
  lastEmail: KeptValue<string>;
  /** Why the last session ended. */
  endReason: KeptValue<EndReason>;
  /** Milliseconds without activity in any tab until the warning and until the end. */
  idle: { warnAfter: number; endAfter: number; lastActivity: KeptValue<number> };
  /**
   * Runs before signing out and timing out, for requests that must still reach the server. Returns a function that
   * removes it.
   */
  beforeEnd(task: () => Promise<unknown> | undefined): () => void;
  /** Opens a session that the server has just granted. */
  start(content: Omit<Session, 'isAuthenticated'>): void;
  /** Ends the session in every tab, without asking the server. */
  end(reason: EndReason): void;
  /** Ends a session that expired while no page was open. */
  endIfIdle(): void;
  /** Ends the session here and on the server, without waiting for an unreachable server. */
  signOut(): Promise<void>;
  /** Ends every session of the account. If it rejects with `ApiError`, this session continues. */
  signOutEverywhere(): Promise<void>;
  /** Ends the session after too long without activity. */
  timeOut(): Promise<void>;
}

/** How long signing out waits for the server, in milliseconds. */
const signOutPatience = 2000;

function createValues({ name, createStoredValue }: AppSessionOptions) {
  const text = (value: unknown) => (typeof value === 'string' ? value : null);
  const time = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : null);
  return {
    store: createSessionStore(createStoredValue(`${name}.session`, parseSession)),
    lastEmail: createStoredValue(`${name}.last-email`, text),
    lastActivity: createStoredValue(`${name}.last-activity`, time),
    lastReport: createStoredValue(`${name}.last-activity-report`, time),
    endReason: createStoredValue<EndReason>(`${name}.end-reason`, (value) =>
      value === 'signedOut' || value === 'sessionExpired' ? value : null,
    ),
  };
}

type Values = ReturnType<typeof createValues>;

function createClients(
  { baseUrl, headers = {} }: AppSessionOptions,
  { store, lastActivity, endReason }: Values,
) {
  const publicClient = createClient({ baseUrl });
  const clientSentBy = (send?: (request: Request) => Promise<Response>): ApiClient =>
    createClient({
      baseUrl,
      fetch: createSessionFetch({
        store,
        headers,
        async refresh({ refreshToken }) {
          const { data } = await publicClient.POST('/auth/signin/refresh_token', {
            body: { refreshToken, idleSeconds: idleSeconds(lastActivity.read()) },
          });
          if (!data) throw new ApiError({ status: 500, key: defaultErrorKey });
          return data.content;
        },
        async readRoles({ accessToken }) {
          const authorization = { authorization: `Bearer ${accessToken}` };
          const { data } = await publicClient.GET('/auth/session', { headers: authorization });
          return data?.content.isAuthenticated ? data.content.roles : undefined;
        },
        onExpired: () => endReason.write('sessionExpired'),
        ...(send && { fetch: send }),
      }),
    });
  return { publicClient, clientSentBy, client: clientSentBy() };
}

/** Ends the session in this browser. `endAfter` notifies the server first, without waiting long for it. */
function createEnding({ store, endReason }: Values) {
  const tasksBeforeEnd = new Set<() => Promise<unknown> | undefined>();
  const end = (reason: EndReason) => {
    endReason.write(reason);
    store.clear();
  };
  return {
    end,
    beforeEnd(task: () => Promise<unknown> | undefined) {
      tasksBeforeEnd.add(task);
      return () => {
        tasksBeforeEnd.delete(task);
      };
    },
    async endAfter(reason: EndReason, notifyServer: (id: string, signal: AbortSignal) => unknown) {
      const current = store.get();
      if (!current) return;
      const signal = AbortSignal.timeout(signOutPatience);
      const timeout = new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
      try {
        await Promise.race([Promise.allSettled([...tasksBeforeEnd].map((task) => task())), timeout]);
        await notifyServer(current.studentId, signal);
      } catch {
        // This browser forgets the session even if the server could not be reached.
      }
      end(reason);
    },
  };
}

const idleLimits = {
  warnAfter: (sessionIdleMinutes - sessionWarningMinutes) * 60_000,
  endAfter: sessionIdleMinutes * 60_000,
};

export function createAppSession(options: AppSessionOptions): AppSession {
  const values = createValues(options);
  const { store, lastEmail, lastActivity, lastReport, endReason } = values;
  const { publicClient, client, clientSentBy } = createClients(options, values);
  const { end, beforeEnd, endAfter } = createEnding(values);

  const reportActivity = createActivityReporter({
    lastReport,
    async report() {
      const current = store.get();
      if (!current) return;
      const params = { path: { id: current.studentId }, query: { status: 'ACTIVE' as const } };
      await client.PATCH('/students/{id}/session', { params });
    },
  });

  return {
    store,
    publicClient,
    client,
    clientSentBy,
    lastEmail,
    endReason,
    idle: {
      ...idleLimits,
      lastActivity: {
        ...lastActivity,
        write(value) {
          lastActivity.write(value);
          reportActivity();
        },
      },
    },
    beforeEnd,
    start(content) {
      const granted = parseSession({ ...content, isAuthenticated: true });
      if (!granted) throw new Error('The server granted an incomplete session');
      lastEmail.write(granted.email);
      lastActivity.write(Date.now());
      lastReport.write(Date.now());
      endReason.write(null);
      store.set(granted);
    },
    end,
    endIfIdle() {
      const idle = Date.now() - (lastActivity.read() ?? Date.now());
      if (store.get() && idle >= idleLimits.endAfter) end('sessionExpired');
    },
    async signOut() {
      await endAfter('signedOut', (id, signal) =>
        client.POST('/students/{id}/logout', { params: { path: { id } }, signal }),
      );
      lastEmail.write(null);
    },
    async signOutEverywhere() {
      const current = store.get();
      if (!current) return;
      await client.POST('/students/{id}/logout_all', { params: { path: { id: current.studentId } } });
      end('signedOut');
      lastEmail.write(null);
    },
    timeOut: () =>
      endAfter('sessionExpired', (id, signal) =>
        client.PATCH('/students/{id}/session', {
          params: { path: { id }, query: { status: 'IDLE_TIMEOUT' } },
          signal,
        }),
      ),
  };
}

/** Whole seconds since the last activity, at most a day; undefined if unknown. */
function idleSeconds(lastActivity: number | null): number | undefined {
  if (lastActivity === null) return undefined;
  return Math.min(86_400, Math.max(0, Math.floor((Date.now() - lastActivity) / 1000)));
}
