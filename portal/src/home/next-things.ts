import type { components } from '@institute/api-schema';
import type { Application } from '../enrollment/applications.ts';
import type { Envelope } from '../signing/queries.ts';
import type { Student } from '../student.ts';
import { missingParts, type ProfilePart } from './missing-parts.ts';

type FinancialSummary = components['schemas']['FinancialSummary'];

/** Something that the student can do, with what is said about it. */
export type NextThing =
  | { kind: 'pending'; payment: FinancialSummary['pendingPayments'][number] }
  | { kind: 'changes'; application: Application }
  | { kind: 'sign'; first: Envelope; count: number }
  | { kind: 'pay'; dueDate: string; amount: number; currency: string; isOverdue: boolean }
  | { kind: 'continue'; application: Application }
  | { kind: 'follow'; application: Application }
  | { kind: 'profile'; missing: ProfilePart[] }
  | { kind: 'enroll' };

interface Known {
  student: Student;
  applications: readonly Application[];
  /** Those that can still be signed. */
  envelopes: readonly Envelope[];
  finances: Pick<FinancialSummary, 'nextPayment' | 'currency' | 'status' | 'autoPay' | 'pendingPayments'>;
  /** `YYYY-MM-DD` at the student's place. */
  today: string;
}

/** Payments are announced this many days ahead, where they are not made by themselves. */
const payAhead = 14;

/**
 * To-dos by urgency: what is late, what others wait for, what was started, and only then what
 * would be good to have.
 */
export function nextThings({ student, applications, envelopes, finances, today }: Known): NextThing[] {
  const things: NextThing[] = [];
  const { currency, status, autoPay, pendingPayments } = finances;
  for (const payment of pendingPayments) things.push({ kind: 'pending', payment });
  // What comes after a payment that the bank has not decided is not asked for yet.
  const nextPayment = pendingPayments.length > 0 ? null : finances.nextPayment;
  const isOverdue = status !== 'GOOD';
  const pay: NextThing[] = nextPayment ? [{ kind: 'pay', ...nextPayment, currency, isOverdue }] : [];
  if (isOverdue) things.push(...pay);
  for (const application of applications)
    if (application.status === 'CHANGES_REQUESTED') things.push({ kind: 'changes', application });
  // Agreements of drafts are signed in the steps of enrolling.
  const toSign = envelopes
    .filter(({ kind }) => kind !== 'ENROLLMENT_AGREEMENT')
    .toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt));
  if (toSign[0]) things.push({ kind: 'sign', first: toSign[0], count: toSign.length });
  for (const application of applications)
    if (application.status === 'DRAFT') things.push({ kind: 'continue', application });
  if (!isOverdue && !autoPay && nextPayment && daysBetween(today, nextPayment.dueDate) <= payAhead)
    things.push(...pay);
  for (const application of applications)
    if (['SUBMITTED', 'IN_REVIEW', 'APPROVED'].includes(application.status))
      things.push({ kind: 'follow', application });
  const isEnrolled = applications.some(
    ({ status }) => !['DISCARDED', 'WITHDRAWN', 'REJECTED', 'TRANSFERRED'].includes(status),
  );
  if (!isEnrolled) things.push({ kind: 'enroll' });
  const missing = missingParts(student);
  if (missing.length > 0) things.push({ kind: 'profile', missing });
  return things;
}

const daysBetween = (from: string, to: string) =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000;
