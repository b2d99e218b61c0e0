import type { components } from '@institute/api-schema';
import { type Choice, createChoice, createStoredValue } from '@institute/design-system/app';
import type { Application } from './applications.ts';

type Outcome = components['schemas']['EnrollmentSubmissionOutcome'];

/** A submission that was sent and whose outcome is not known yet. Survives a reload, and is shared by all tabs. */
export interface SubmissionAttempt {
  /** The `Idempotency-Key`: the submission happens once, however often it is sent. */
  key: string;
  quoteId: string;
  /** The amount charged on submitting, in minor units of `currency`; 0 if nothing is due. */
  amount: number;
  currency: string;
  /** When it was last sent, in milliseconds since 1970. */
  sentAt: number;
}

/** Parses a stored attempt. Returns null for anything else. */
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

/** The stored open attempt of an application, as text: a store's snapshot must be the same value each time. */
export const keptSubmission = (applicationId: string): Choice<string> =>
  createChoice<string>(
    createStoredValue(`institute.portal.submission.${applicationId}`, (value) =>
      typeof value === 'string' ? value : null,
    ),
    '',
  );

/** The server's answer about an attempt: the application once it was submitted. */
export type SubmissionLook = { outcome: Outcome | null; submitted: Application | null };

/** Milliseconds after which a submission that the server doesn't know counts as lost. */
export const journey = 5_000;

export type SubmissionStanding = 'checking' | 'lost' | 'refused' | 'submitted';

/**
 * The state of an attempt.
 *
 * @param look the server's last answer, or undefined before the first one.
 * @param lookedAt when it was received, in milliseconds since 1970.
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
