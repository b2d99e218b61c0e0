import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldProblem } from '../platform/problem.ts';

/** 49,000 passwords from leaked databases, the most common first: far more than the 10,000 that must be refused. */
const common = new Set(dictionary['passwords-common']);

/**
 * Refuses common passwords, which attackers try first, in any capitalization. `pointer`: the field in the request.
 */
export function refuseCommonPassword(password: string, pointer: '/password' | '/newPassword'): void {
  if (!common.has(password.toLowerCase())) return;
  throw fieldProblem('passwordTooCommon', pointer);
}
