import { isServerError } from '../intl/error-messages.ts';

/** `passing` may go away on a retry; `lasting` needs the user to do something. */
export type ScreenErrorKind = 'notFound' | 'passing' | 'lasting';

/**
 * Classifies a failure to load a screen. A read sends nothing but the URL, so a client error, such as a malformed id,
 * means that there is no such page. A missing response or a server error may be temporary.
 */
export function screenErrorKind(error: unknown): ScreenErrorKind {
  if (!isServerError(error)) return 'lasting';
  if (error.status === 404 || error.key === 'validationFailed') return 'notFound';
  return error.status === 0 || error.status >= 500 ? 'passing' : 'lasting';
}
