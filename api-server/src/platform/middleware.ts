import type { Context, Hono, MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { secureHeaders } from 'hono/secure-headers';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { healthPaths } from './health.ts';
import { newId } from './identifier.ts';
import { type Ending, type Observe, readTraceparent, unobserved } from './observe.ts';
import { problem } from './problem.ts';
import type { RequestVariables } from './request-variables.ts';

/** Whether a path decodes to text without control characters. */
function isReadable(path: string): boolean {
  try {
    return !/\p{Cc}/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

export const requireReadable: MiddlewareHandler = async (c, next) => {
  if (!isReadable(new URL(c.req.url).pathname)) {
    throw problem('badRequest', { detail: 'The path is not readable text.' });
  }
  await next();
};

/** How a request ended. Its path may contain a token, so it has the name of its operation. */
function endingOf(c: Context<RequestVariables>): Ending {
  const { status } = c.res;
  return {
    name: c.get('operationId') ?? 'none',
    outcome: c.get('problemKey') ?? String(status),
    hasFailed: status >= 400,
    attributes: {
      'http.request.method': c.req.method,
      'http.response.status_code': status,
      'request.id': c.get('requestId'),
    },
  };
}

/**
 * Gives each request an id and logs it. Logs neither paths, which may contain a token, nor bodies or credentials. The id is
 * that of the trace which the caller begins, else the caller's own, else a new one, which is that of the trace too.
 */
export const logRequests =
  (log: Logger, observe: Observe = unobserved): MiddlewareHandler<RequestVariables> =>
  async (c, next) => {
    const caused = readTraceparent(c.req.header('traceparent'));
    const givenId = c.req.header('x-request-id') ?? '';
    const trace = caused ?? { traceId: newId().replaceAll('-', ''), spanId: null };
    const requestId = caused || !/^[\w.-]{1,64}$/.test(givenId) ? trace.traceId : givenId;
    c.set('requestId', requestId);
    const start = performance.now();
    const isHealthCheck = healthPaths.includes(c.req.path);
    // They would hide what is slow or fails: a server has more of them than requests at night.
    if (isHealthCheck) await next();
    else await observe('request', 'none', next, { endingOf: () => endingOf(c), trace });
    c.header('x-request-id', requestId);
    if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store');
    log[isHealthCheck ? 'debug' : 'info'](
      {
        requestId,
        method: c.req.method,
        operationId: c.get('operationId'),
        status: c.res.status,
        milliseconds: Math.round(performance.now() - start),
        studentId: c.get('studentId'),
        source: c.req.header('source')?.slice(0, 20),
      },
      'request',
    );
  };

/** Dates each answer by the server's clock, by which apps count down to its moments on a device whose own is wrong. */
export const sendDate =
  (now: () => Date): MiddlewareHandler =>
  async (c, next) => {
    await next();
    c.header('date', now().toUTCString());
  };

/** Security headers of everything that isn't a page, and CORS for the configured origins. */
export function protect(app: Hono<RequestVariables>, { corsOrigins }: Pick<Config, 'corsOrigins'>): void {
  app.use(
    secureHeaders({
      contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
      xFrameOptions: 'DENY',
      referrerPolicy: 'no-referrer',
      crossOriginResourcePolicy: corsOrigins.length > 0 ? 'cross-origin' : 'same-origin',
    }),
  );
  if (corsOrigins.length === 0) return;
  app.use(
    cors({
      origin: corsOrigins,
      allowHeaders: [
        'authorization',
        'content-type',
        'source',
        'x-request-id',
        'idempotency-key',
        'traceparent',
      ],
      exposeHeaders: ['date', 'retry-after', 'x-request-id'],
      maxAge: 600,
    }),
  );
}

export function limitBodies({
  maxBodySize,
  maxUploadSize,
}: Pick<Config, 'maxBodySize' | 'maxUploadSize'>): MiddlewareHandler {
  const onError = () => {
    throw problem('payloadTooLarge', { headers: { connection: 'close' } });
  };
  const limitBody = bodyLimit({ maxSize: maxBodySize, onError });
  // Leaves room for the multipart form around the file.
  const limitUpload = bodyLimit({ maxSize: maxUploadSize + 16 * 1024, onError });
  return (c, next) => (c.req.path === '/files' ? limitUpload : limitBody)(c, next);
}
