import { isServerError } from './error-messages.ts';

/** `passing` may go away if the screen is read again; `lasting` needs the person to do something. */
export type ScreenErrorKind = 'notFound' | 'passing' | 'lasting';

/**
 * What a failure to read a screen means. Reading sends nothing but the address, so a fault that the server finds in it, such
 * as a malformed id, means that there is no such page. No answer, or a server error, may pass.
 */
export function screenErrorKind(error: unknown): ScreenErrorKind {
  if (!isServerError(error)) return 'lasting';
  if (error.status === 404 || error.key === 'validationFailed') return 'notFound';
  return error.status === 0 || error.status >= 500 ? 'passing' : 'lasting';
}
