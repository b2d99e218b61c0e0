import { expect, it } from 'vitest';
import type { Application } from './applications.ts';
import { journey, parseSubmissionAttempt, type SubmissionLook, submissionStanding } from './submission.ts';

const attempt = { key: 'k', quoteId: 'q', amount: 50_000, currency: 'USD', sentAt: 1_000 };
const look = (change: Partial<SubmissionLook>): SubmissionLook => ({
  outcome: null,
  submitted: null,
  ...change,
});
const standing = (found: SubmissionLook | undefined, after: number) =>
  submissionStanding(attempt, found, attempt.sentAt + after);

it('is being looked up until the server has answered', () => {
  expect(standing(undefined, 0)).toBe('checking');
});

it('may still arrive for a moment, then counts as lost without being resent', () => {
  expect(standing(look({}), journey)).toBe('checking');
  expect(standing(look({}), journey + 1)).toBe('lost');
});

it('is polled for as long as the provider has not answered', () => {
  expect(standing(look({ outcome: { status: 'CHARGING', failureKey: null } }), 10 * journey)).toBe(
    'checking',
  );
});

it('ends as refused or submitted', () => {
  expect(standing(look({ outcome: { status: 'REFUSED', failureKey: 'failedPay' } }), 0)).toBe('refused');
  expect(standing(look({ submitted: {} as Application }), 0)).toBe('submitted');
});

it('is stored as text, and anything else is ignored', () => {
  expect(parseSubmissionAttempt(JSON.stringify(attempt))).toEqual(attempt);
  expect(parseSubmissionAttempt('')).toBeNull();
  for (const broken of [{ amount: 1.5 }, { key: 1 }, { sentAt: null }])
    expect(parseSubmissionAttempt(JSON.stringify({ ...attempt, ...broken }))).toBeNull();
});
