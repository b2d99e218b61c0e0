import type { components } from '@institute/api-schema';
import type { Account } from '../account/accounts.ts';
import { problem } from './problem.ts';

/** The user of a valid access token. */
export type Caller = Account & { sessionId: string; sessionStartedAt: Date };

export function hasRole(caller: Caller, ...names: components['schemas']['RoleName'][]): boolean {
  return caller.roles.some(({ name }) => names.includes(name));
}

/** Ids are case-insensitive. */
const isSame = (id: string, own: string | null) => id.toLowerCase() === own;

/** Throws 404 if the student isn't the caller's own. */
export function requireOwnStudent(studentId: string, caller: Caller): void {
  if (!isSame(studentId, caller.studentId)) throw problem('notFound');
}

export function requireOwnCoach(coachId: string, caller: Caller): void {
  if (!isSame(coachId, caller.coachId)) throw problem('notFound');
}
