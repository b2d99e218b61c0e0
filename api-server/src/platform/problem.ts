import type { Schemas } from '@institute/api-schema';
import type { ErrorHandler } from 'hono';
import type { Logger } from 'pino';
import type { RequestVariables } from './request-variables.ts';

export type FieldError = Schemas['FieldError'];
type ProblemDocument = Schemas['Problem'];

const statusOfKey = {
  badRequest: 400,
  unauthorized: 401,
  sessionExpired: 401,
  failedLogin: 401,
  invalidSsoToken: 401,
  invalidSignature: 401,
  paymentMethodFailed: 402,
  failedAddPaymentMethod: 402,
  failedPay: 402,
  forbidden: 403,
  emailNotVerified: 403,
  accountIsDisabled: 403,
  ownRecord: 403,
  transferNotPermit: 403,
  transferPastDue: 403,
  transferDisputed: 403,
  invalidAlumniApplicationRequest: 403,
  notFound: 404,
  emailNotFound: 404,
  invalidVoucherCode: 404,
  voucherNotYetValid: 404,
  methodNotAllowed: 405,
  usernameAlreadyExists: 409,
  limitReached: 409,
  studentActiveEnrollment: 409,
  invalidApplicationRequest: 409,
  cardAlreadyExist: 409,
  exceededTransfers: 409,
  accountInUse: 409,
  alreadyInCircle: 409,
  exceededStudents: 409,
  statusInvalid: 409,
  paymentMethodAssignedDeleteError: 409,
  paymentMethodDeleteDefaultError: 409,
  coachingCircleNotHaveOpenSessions: 409,
  paymentNoBalance: 409,
  paymentStatusInProgress: 409,
  paymentStatusAccepted: 409,
  paymentStatusInvalid: 409,
  idempotencyKeyReused: 409,
  versionConflict: 409,
  cohortFull: 409,
  applicationStatusInvalid: 409,
  submitApplicationFailed: 409,
  confirmTransferError: 409,
  cancelTransferError: 409,
  envelopeChanged: 409,
  envelopeDeclined: 409,
  envelopeNotYourTurn: 409,
  courseLocked: 409,
  progressSourceInvalid: 409,
  slotTaken: 409,
  termsChanged: 409,
  quoteChanged: 409,
  refundNotPossible: 409,
  timeConflict: 409,
  holdLimitReached: 409,
  ownService: 409,
  freeSessionLimitReached: 409,
  freeOfferUnused: 409,
  sessionStatusInvalid: 409,
  subscriptionStatusInvalid: 409,
  productHasSessions: 409,
  coachHasSessions: 409,
  notForSale: 409,
  sellingIncomplete: 409,
  serviceLimitReached: 409,
  tokenInvalid: 410,
  invalidToken: 410,
  voucherIsExpired: 410,
  voucherUsedUp: 410,
  paymentDeleted: 410,
  envelopeExpired: 410,
  envelopeVoided: 410,
  payloadTooLarge: 413,
  unsupportedMediaType: 415,
  validationFailed: 422,
  failedSignUp: 422,
  verificationCodeError: 422,
  invalidCurrentPassword: 422,
  newPasswordSameAsCurrent: 422,
  passwordTooCommon: 422,
  passwordPersonal: 422,
  noCohortSelected: 422,
  noPaymentPlanSelected: 422,
  invalidPaymentMethodDetails: 422,
  paymentAmountLower: 422,
  paymentBalanceExceeded: 422,
  startTimeMustBeLessThanEndTime: 422,
  sessionTooLong: 422,
  openSessionsNumberLessThanMinimumRequired: 422,
  envelopeIncomplete: 422,
  signatureNameDiffers: 422,
  signatureNameRefused: 422,
  tooManyRequests: 429,
  default: 500,
  savedApplicationError: 500,
  resetPasswordSavedError: 500,
  createPasswordSavedError: 500,
  paymentRequestError: 502,
  paymentProviderError: 502,
  unavailable: 503,
} as const;

export type ProblemKey = keyof typeof statusOfKey;

export const problemKeys = Object.keys(statusOfKey) as ProblemKey[];

export function statusOf(key: ProblemKey): number {
  return statusOfKey[key];
}

const titles: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  409: 'Conflict',
  410: 'Gone',
  413: 'Content Too Large',
  415: 'Unsupported Media Type',
  422: 'Unprocessable Content',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
};

type Details = {
  /** For unexpected failures; otherwise the key explains it. */
  status?: 500;
  detail?: string;
  errors?: FieldError[];
  /** On a conflict, the current resource. */
  current?: Record<string, unknown>;
  headers?: Record<string, string>;
  cause?: unknown;
};

export class ProblemError extends Error {
  readonly key: ProblemKey;
  readonly details: Details;
  readonly status: number;

  constructor(key: ProblemKey, details: Details) {
    super(details.detail ?? key, { cause: details.cause });
    this.key = key;
    this.details = details;
    this.status = details.status ?? statusOfKey[key];
  }
}

/** `throw problem('failedLogin')` is the only way for a handler to fail. */
export function problem(key: ProblemKey, details: Details = {}): ProblemError {
  return new ProblemError(key, details);
}

/** A problem about one member of the body. Clients show the message of its key at that field. */
export const fieldProblem = (key: ProblemKey, pointer: string): ProblemError =>
  problem(key, { errors: [{ in: 'body', pointer, rule: key, values: {} }] });

/** Names the member of the body that the problems of some work are about. */
export async function atField<T>(pointer: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof ProblemError && !error.details.errors ? fieldProblem(error.key, pointer) : error;
  }
}

/** Throws the problem that a state machine's guard returned, if any. */
export function refuseWith(key: ProblemKey | null): void {
  if (key) throw problem(key);
}

export function problemResponse(error: ProblemError, traceId: string): Response {
  const { status } = error;
  const body: ProblemDocument = {
    type: 'about:blank',
    title: titles[status]!,
    status,
    ...(error.details.detail && { detail: error.details.detail }),
    key: error.key,
    ...(error.details.errors && { errors: error.details.errors }),
    ...(error.details.current && { current: error.details.current }),
    traceId,
  };
  return new Response(JSON.stringify(body), {
    status,
    headers: {
      'content-type': 'application/problem+json',
      ...(status === 401 && { 'www-authenticate': 'Bearer' }),
      ...error.details.headers,
    },
  });
}

/**
 * Connection lost or refused, or the server shutting down, by the codes of Node and Postgres (classes 08 and 57P). A write
 * to a database that is no longer the primary (25006).
 * A statement that took too long (57014), and contention so high that the database aborted the transaction several times (SQLSTATE class 40).
 */
const unavailableCodes =
  /^(ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ETIMEDOUT|EHOSTUNREACH|08...|25006|57014|57P0[123]|53300|40001|40P01)$/;

function isDatabaseAway(error: unknown): boolean {
  for (let at = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth += 1) {
    if ('code' in at && unavailableCodes.test(String(at.code))) return true;
    if (
      /connection terminated|connection error and is not queryable|closed and is not queryable|timeout exceeded when trying to connect|PGlite is closed/i.test(
        at.message,
      )
    )
      return true;
    if (at instanceof AggregateError && at.errors.some(isDatabaseAway)) return true;
  }
  return false;
}

export function asProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  if (isDatabaseAway(error)) return problem('unavailable', { headers: { 'retry-after': '5' }, cause: error });
  return problem('default', { cause: error });
}

/** Runs work and reports unexpected failures with this key, unless the database is unavailable. */
export async function saving<T>(key: ProblemKey, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw error instanceof ProblemError || isDatabaseAway(error)
      ? error
      : problem(key, { status: 500, cause: error });
  }
}

/**
 * Runs the second step of something that a job continues if it fails. So an unexpected failure is no outcome yet: it
 * is logged, and answered with `paymentStatusInProgress`.
 */
export async function untilDecided<T>(log: Logger, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ProblemError || isDatabaseAway(error)) throw error;
    log.error({ err: error }, 'a charge was not followed to its end; it goes on later');
    throw problem('paymentStatusInProgress', { headers: { 'retry-after': '3' }, cause: error });
  }
}

/** Answers `default` to an unexpected failure. The details go to the log. */
export function onError(log: Logger): ErrorHandler<RequestVariables> {
  return (error, c) => {
    const failure = asProblem(error);
    const requestId = c.get('requestId');
    c.set('problemKey', failure.key);
    if (failure.status >= 500) log.error({ requestId, err: failure.cause ?? failure }, 'request failed');
    return problemResponse(failure, requestId);
  };
}
