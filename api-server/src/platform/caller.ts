import type { Schemas } from '@institute/api-schema';
import { problem } from './problem.ts';

/** A user together with their student and coach, if any. */
export type Account = {
  userId: string;
  email: string;
  passwordHash: string | null;
  isVerifiedEmail: boolean;
  isDisabled: boolean;
  roles: Schemas['Role'][];
  studentId: string;
  firstName: string;
  languageIso2LetterCode: Schemas['LanguageIso2LetterCode'];
  coachId: string | null;
  draftKey: string;
};

/** The user of a valid access token. */
export type Caller = Account & { sessionId: string; sessionStartedAt: Date };

export function hasRole(caller: Caller, ...names: Schemas['RoleName'][]): boolean {
  return caller.roles.some(({ name }) => names.includes(name));
}

/** Throws 404 if the student isn't the caller's own. */
export function requireOwnStudent(studentId: string, caller: Caller): void {
  if (studentId !== caller.studentId) throw problem('notFound');
}

export function requireOwnCoach(coachId: string, caller: Caller): void {
  if (coachId !== caller.coachId) throw problem('notFound');
}
