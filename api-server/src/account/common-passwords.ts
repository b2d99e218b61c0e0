import { dictionary } from '@zxcvbn-ts/language-common';
import { problem } from '../platform/problem.ts';

/** 49 000 passwords of leaked databases, the most common first: far more than the 10 000 that have to be refused. */
const common = new Set(dictionary['passwords-common']);

/**
 * Refuses a password that many people have: it is the first to be tried. Capitals make no difference, for those who try them
 * know that too. `pointer`: where it stands in the request.
 */
export function refuseCommonPassword(password: string, pointer: '/password' | '/newPassword'): void {
  if (!common.has(password.toLowerCase())) return;
  throw problem('passwordTooCommon', {
    errors: [{ in: 'body', pointer, rule: 'passwordTooCommon', values: {} }],
  });
}
