import type { components } from './openapi.gen.ts';

type SentFieldError = components['schemas']['FieldError'];

/** An error of a field. A response of another host may leave out what the document requires of ours. */
export type FieldError = Pick<SentFieldError, 'pointer' | 'rule'> & Partial<SentFieldError>;

/** An error response of the server or of a proxy. `key` selects the message; see the error catalog. */
export class ApiError extends Error {
  override name = 'ApiError';
  /** HTTP status; 0 if there was no response. */
  status: number;
  key: string;
  errors: FieldError[];
  /** Identifies this call in the server's log, for support. */
  traceId: string | undefined;
  /** On a conflict, the current resource. */
  current: Record<string, unknown> | undefined;
  /** Seconds to wait before retrying, if the server says so. */
  retryAfter: number | undefined;

  constructor(
    problem: { status: number; key: string } & Partial<
      Pick<ApiError, 'errors' | 'traceId' | 'current' | 'retryAfter' | 'message' | 'cause'>
    >,
  ) {
    super(problem.message || problem.key, { cause: problem.cause });
    this.status = problem.status;
    this.key = problem.key;
    this.errors = problem.errors ?? [];
    this.traceId = problem.traceId;
    this.current = problem.current;
    this.retryAfter = problem.retryAfter;
  }
}

/** The current record, if the error says that the version that was to be changed is outdated. */
export function currentVersionOf(error: unknown): { version: string | number } | null {
  const isOutdated = error instanceof ApiError && error.key === 'versionConflict';
  return isOutdated ? ((error.current ?? null) as { version: string | number } | null) : null;
}

/** Keys for failures to which the server gave no key. */
export const networkErrorKey = 'networkError';
export const defaultErrorKey = 'default';

/**
 * Reads a failed response, whatever its body: problem+json (RFC 9457) from our server, `{ "error": "Unauthorized" }`
 * or `{ "message": … }` from the institute's own host, HTML from a proxy, or nothing.
 */
export async function readApiError(response: Response): Promise<ApiError> {
  const body = await response.text().then(parseObject, () => ({}) as Record<string, unknown>);
  const text = (name: string) => (typeof body[name] === 'string' ? (body[name] as string) : undefined);
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError({
    status: response.status,
    key: text('key') ?? (isUnauthorized(response.status, body) ? 'unauthorized' : defaultErrorKey),
    message: text('detail') ?? text('title') ?? text('message') ?? text('error') ?? `HTTP ${response.status}`,
    errors: Array.isArray(body.errors) ? body.errors.filter(isFieldError) : [],
    traceId: text('traceId') ?? response.headers.get('x-request-id') ?? undefined,
    current: isObject(body.current) ? body.current : undefined,
    retryAfter: Number.isFinite(retryAfter) ? retryAfter : undefined,
  });
}

/** Status 401, or a body that says Unauthorized under any status. */
function isUnauthorized(status: number, body: Record<string, unknown>): boolean {
  return status === 401 || [body.error, body.message, body.title].includes('Unauthorized');
}

function parseObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isFieldError(value: unknown): value is FieldError {
  const error = value as FieldError | null;
  return typeof error?.pointer === 'string' && typeof error.rule === 'string';
}
