import type { components } from '@institute/api-schema';
import { daysBetween } from '@institute/design-system/formats';
import type { Application } from '../enrollment/applications.ts';
import type { Envelope } from '../signing/queries.ts';
import type { Student } from '../student.ts';
import { missingParts, type ProfilePart } from './missing-parts.ts';

type FinancialSummary = components['schemas']['FinancialSummary'];

/** A to-do with its text. */
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
  /** Those with one of `openApplications`. */
  applications: readonly Application[];
  /** Envelopes that can still be signed. */
  envelopes: readonly Envelope[];
  finances: Pick<FinancialSummary, 'nextPayment' | 'currency' | 'status' | 'autoPay' | 'pendingPayments'>;
  /** Today's date in the student's time zone, `YYYY-MM-DD`. */
  today: string;
}

/** Statuses of applications that can still lead to a class, or have. */
export const openApplications = [
  'DRAFT',
  'SUBMITTED',
  'IN_REVIEW',
  'CHANGES_REQUESTED',
  'APPROVED',
  'SIGNING',
  'COMPLETE',
] as const satisfies Application['status'][];

/** Payments are announced this many days ahead, unless autopay makes them. */
const payAhead = 14;

/** To-dos by urgency: overdue, awaited by others, started, and only then optional. */
export function nextThings({ student, applications, envelopes, finances, today }: Known): NextThing[] {
  const things: NextThing[] = [];
  const { currency, status, autoPay, pendingPayments } = finances;
  for (const payment of pendingPayments) things.push({ kind: 'pending', payment });
  const { nextPayment } = finances;
  const isOverdue = status !== 'GOOD';
  const pay: NextThing[] = nextPayment
    ? [{ kind: 'pay', dueDate: nextPayment.dueDate, amount: nextPayment.amount, currency, isOverdue }]
    : [];
  if (isOverdue) things.push(...pay);
  for (const application of applications)
    if (application.status === 'CHANGES_REQUESTED') things.push({ kind: 'changes', application });
  // Agreements of drafts are signed in the enrollment steps.
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
  if (applications.length === 0) things.push({ kind: 'enroll' });
  const missing = missingParts(student);
  if (missing.length > 0) things.push({ kind: 'profile', missing });
  return things;
}
