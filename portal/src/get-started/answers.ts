import { createStoredValue } from '@institute/design-system/app';
import { enrollmentChoice } from '../enrollment/enrollment-choice.ts';

/** A visitor's answers so far, on this device; never a password. */
export interface StartedAnswers {
  firstName: string;
  lastName: string;
  email: string;
  /** Epoch milliseconds after which another code can be requested; undefined if none was. */
  codeAgainAt?: number | undefined;
}

export const answers = createStoredValue<StartedAnswers>('institute.portal.get-started', (value) => {
  const storedAnswers = value as StartedAnswers | null;
  return typeof storedAnswers?.email === 'string' ? storedAnswers : null;
});

/** The password between two steps, in this page's memory only. */
let password = '';
export const heldPassword = {
  get: () => password,
  set: (typed: string) => {
    password = typed;
  },
};

export const forgetAnswers = (): void => {
  answers.write(null);
  heldPassword.set('');
};

export const steps = ['program', 'class', 'account', 'code'] as const;
export type StepKey = (typeof steps)[number];

export function reachedStep(): StepKey {
  const { programId, cohortId } = enrollmentChoice.read() ?? {};
  if (!programId) return 'program';
  if (cohortId === undefined) return 'class';
  return answers.read()?.codeAgainAt === undefined ? 'account' : 'code';
}
