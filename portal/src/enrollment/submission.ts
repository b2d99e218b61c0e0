import type { components } from '@institute/api-schema';
import { type Choice, createChoice, createStoredValue } from '@institute/design-system/app';
import type { Application } from './applications.ts';

type Outcome = components['schemas']['EnrollmentSubmissionOutcome'];

/** A submission that was sent, and whose outcome is not known yet. Kept over a reload, and known in every tab. */
export interface SubmissionAttempt {
  /** The `Idempotency-Key`: the same submission is made once, however often it is sent. */
  key: string;
  quoteId: string;
  /** What is charged on submitting, in minor units of `currency`; 0 where nothing is. */
  amount: number;
  currency: string;
  /** When it was last sent, in milliseconds since 1970. */
  sentAt: number;
}

/** Reads a kept attempt. Returns null for anything else. */
export function parseSubmissionAttempt(text: string): SubmissionAttempt | null {
  if (text === '') return null;
  const value = JSON.parse(text) as Record<string, unknown>;
  const { key, quoteId, amount, currency, sentAt } = value;
  const isWhole =
    [key, quoteId, currency].every((one) => typeof one === 'string') &&
    Number.isSafeInteger(amount) &&
    Number.isFinite(sentAt);
  return isWhole ? (value as unknown as SubmissionAttempt) : null;
}

/** Where the open attempt of an application is kept, as text: what a component reads must be the same thing each time. */
export const keptSubmission = (applicationId: string): Choice<string> =>
  createChoice<string>(
    createStoredValue(`institute.portal.submission.${applicationId}`, (value) =>
      typeof value === 'string' ? value : null,
    ),
    '',
  );

/** What the server says about an attempt: the application once it was submitted. */
export type SubmissionLook = { outcome: Outcome | null; submitted: Application | null };

/** Milliseconds after which a submission that the server does not know has not reached it. */
export const journey = 5_000;

export type SubmissionStanding = 'checking' | 'lost' | 'refused' | 'submitted';

/**
 * The state of an attempt.
 *
 * @param look what the server said last, or undefined before it has said anything.
 * @param lookedAt when it said that, in milliseconds since 1970.
 */
export function submissionStanding(
  { sentAt }: Pick<SubmissionAttempt, 'sentAt'>,
  look: SubmissionLook | undefined,
  lookedAt: number,
): SubmissionStanding {
  if (!look) return 'checking';
  if (look.submitted) return 'submitted';
  if (look.outcome) return look.outcome.status === 'REFUSED' ? 'refused' : 'checking';
  return lookedAt - sentAt > journey ? 'lost' : 'checking';
}
