import { ApiError, networkErrorKey, readApiError } from './problem.ts';
import type { Session, SessionStore } from './session.ts';

export interface SessionFetchOptions {
  store: SessionStore;
  /** Asks the server for new tokens; rejects with `ApiError`. It must not go through the fetch made here. */
  refresh(session: Session): Promise<Pick<Session, 'accessToken' | 'refreshToken'> & Partial<Session>>;
  /** The server no longer knows this session. Called once, before the store is emptied. */
  onExpired(): void;
  /** Added to every call (the coach app sends `source: WEB`). */
  headers?: Record<string, string>;
  fetch?: (request: Request) => Promise<Response>;
  /** Serialises refreshes between tabs. */
  locks?: Pick<LockManager, 'request'>;
  /** Waits before a refresh that the server asked to delay (seconds). */
  wait?: (seconds: number) => Promise<void>;
}

const lockName = 'institute-session-refresh';

/**
 * A `fetch` that carries the session: the bearer token on each call, and on a 401 one refresh, shared by all calls and
 * all tabs, then one retry with the same body. A second 401, or a refused refresh, ends the session; an unreachable
 * server does not.
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
    // Another call or another tab has been here while this one waited for the lock.
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

  return async function sessionFetch(request) {
    // Sending consumes the body; the copy is for the one retry.
    const copy = request.clone();
    const token = store.get()?.accessToken;
    const response = await reach(send, authorized(request));
    if (!token || !(await saysUnauthorized(response))) return response;

    await refreshOnce(token);
    if (!store.get()) return response;
    const second = await reach(send, authorized(copy));
    if (await saysUnauthorized(second)) expire();
    return second;
  };
}

async function saysUnauthorized(response: Response): Promise<boolean> {
  if (response.ok) return false;
  if (response.status === 401) return true;
  return (await readApiError(response.clone())).key === 'unauthorized';
}

/** Sends, and turns the many browsers' words for "no answer" into one error. */
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
