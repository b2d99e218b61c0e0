import { ApiError, networkErrorKey, readApiError } from './problem.ts';
import type { Session, SessionStore } from './session.ts';

export interface SessionFetchOptions {
  store: SessionStore;
  /** Requests new tokens; rejects with `ApiError`. Must not use the fetch created here. */
  refresh(session: Session): Promise<Pick<Session, 'accessToken' | 'refreshToken'> & Partial<Session>>;
  /** Asks for the user's roles. Must not use the fetch created here. */
  readRoles?(session: Session): Promise<Session['roles'] | undefined>;
  /** The server no longer knows this session. Called once, before the store is cleared. */
  onExpired(): void;
  /** Headers added to every call (the coach app sends `source: WEB`). */
  headers?: Record<string, string>;
  fetch?: (request: Request) => Promise<Response>;
  /** Serializes refreshes across tabs. */
  locks?: Pick<LockManager, 'request'>;
  /** Delays a refresh by the seconds the server asked for. */
  wait?: (seconds: number) => Promise<void>;
}

const lockName = 'institute-session-refresh';

/**
 * Creates a `fetch` that carries the session: the bearer token on each call, and on a 401 one refresh shared by all
 * calls and tabs, then one retry with the same body. A second 401 or a refused refresh ends the session; an
 * unreachable server does not. A 403 `forbidden` reads the roles again, which may have changed.
 */
export function createSessionFetch(options: SessionFetchOptions): (request: Request) => Promise<Response> {
  const {
    store,
    fetch: send = (request) => globalThis.fetch(request),
    locks = globalThis.navigator?.locks as Pick<LockManager, 'request'> | undefined,
    wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000)),
  } = options;
  let running: Promise<void> | null = null;

  const authorized = (request: Request): Request => {
    const token = store.get()?.accessToken;
    request.headers.set('authorization', token ? `Bearer ${token}` : '');
    for (const [name, value] of Object.entries(options.headers ?? {})) request.headers.set(name, value);
    return request;
  };

  const expire = () => {
    if (!store.get()) return;
    options.onExpired();
    store.clear();
  };

  async function replaceTokens(refused: string): Promise<void> {
    const session = store.get();
    // Another call or tab may have refreshed while this one waited for the lock.
    if (!session || session.accessToken !== refused) return;
    try {
      store.update(await options.refresh(session));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.status === 429) {
        await wait(error.retryAfter ?? 1);
        return replaceTokens(refused);
      }
      if ([400, 401, 403].includes(error.status)) expire();
      else throw error;
    }
  }

  function refreshOnce(refused: string): Promise<void> {
    running ??= (
      locks
        ? (locks.request(lockName, () => replaceTokens(refused)) as Promise<void>)
        : replaceTokens(refused)
    ).finally(() => {
      running = null;
    });
    return running;
  }

  /** Roles may have been granted or taken since the session began. */
  async function renewRoles(): Promise<void> {
    const session = store.get();
    const roles = session && (await options.readRoles?.(session).catch(() => undefined));
    const isSameUser = store.get()?.studentId === session?.studentId;
    if (roles && isSameUser && JSON.stringify(roles) !== JSON.stringify(session.roles))
      store.update({ roles });
  }

  async function answered(response: Response): Promise<Response> {
    if (response.status === 403 && (await readApiError(response.clone())).key === 'forbidden')
      await renewRoles();
    return response;
  }

  return async function sessionFetch(request) {
    // Sending consumes the body, so keep a copy for the one retry.
    const copy = request.clone();
    const { accessToken: token, studentId } = store.get() ?? {};
    const response = await reach(send, authorized(request));
    if (!token || !(await saysUnauthorized(response))) return answered(response);

    await refreshOnce(token);
    // Another tab may have ended the session, or signed in someone else.
    if (store.get()?.studentId !== studentId) return response;
    const second = await reach(send, authorized(copy));
    if (await saysUnauthorized(second)) expire();
    return answered(second);
  };
}

async function saysUnauthorized(response: Response): Promise<boolean> {
  if (response.ok) return false;
  if (response.status === 401) return true;
  return (await readApiError(response.clone())).key === 'unauthorized';
}

/** Turns the browsers' various errors for a missing response into one. */
export async function reach(
  send: (request: Request) => Promise<Response>,
  request: Request,
): Promise<Response> {
  try {
    return await send(request);
  } catch (cause) {
    if (request.signal.aborted || cause instanceof ApiError) throw cause;
    throw new ApiError({ status: 0, key: networkErrorKey, cause });
  }
}
