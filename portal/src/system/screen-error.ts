import { ApiError } from '@institute/api-schema';
import { isUnknown } from '../attempt.ts';

/** What became of a screen: there is no such thing, or it may come by itself, or it needs a press. */
export type ScreenErrorKind = 'notFound' | 'passing' | 'lasting';

/**
 * What a failure to read a screen means. Reading sends nothing but the address: where the server finds a fault in that, such
 * as an id that is none, there is no such page. No answer, or a server that is ill, may pass by itself.
 */
export function screenErrorKind(error: unknown): ScreenErrorKind {
  if (!(error instanceof ApiError)) return 'lasting';
  if (error.status === 404 || error.key === 'validationFailed') return 'notFound';
  return isUnknown(error) ? 'passing' : 'lasting';
}
