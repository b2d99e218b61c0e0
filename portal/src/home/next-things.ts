import type { components } from '@institute/api-schema';
import { daysBetween } from '@institute/values/formats';
import type { Application } from '../enrollment/applications.ts';
import type { Envelope } from '../signing/queries.ts';
import type { Student } from '../student.ts';
import type { Transfer } from '../transfers/transfers.ts';
import { missingParts, type ProfilePart } from './missing-parts.ts';

type FinancialSummary = components['schemas']['FinancialSummary'];

/** A to-do with its text. */
export type NextThing =
  | { kind: 'pending'; payment: FinancialSummary['pendingPayments'][number] }
  | { kind: 'changes'; application: Application }
  | { kind: 'sign'; first: Envelope; count: number }
  | { kind: 'overdue'; days: number; amount: number; currency: string }
  | { kind: 'pay'; dueDate: string; amount: number; currency: string }
  | { kind: 'transfer'; transfer: Transfer }
  | { kind: 'continue'; application: Application }
  | { kind: 'follow'; application: Application }
  | { kind: 'ended'; application: Application }
  | { kind: 'profile'; missing: ProfilePart[] }
  | { kind: 'enroll' };

interface Known {
  student: Student;
  /** Those with one of `shownApplications`, the latest first. */
  applications: readonly Application[];
  /** Envelopes that can still be signed. */
  envelopes: readonly Envelope[];
  /** Transfers that wait for the student's confirmation. */
  transfers: readonly Transfer[];
  finances: Pick<
    FinancialSummary,
    'nextPayment' | 'currency' | 'status' | 'pendingPayments' | 'amountOverdue' | 'daysOverdue'
  >;
  /** Names of roles. */
  roles: readonly string[];
  /** Today's date in the student's time zone, `YYYY-MM-DD`. */
  today: string;
}

/** The statuses of applications that lead to something: not those that were discarded or transferred. */
export const shownApplications = [
  'DRAFT',
  'SUBMITTED',
  'IN_REVIEW',
  'CHANGES_REQUESTED',
  'APPROVED',
  'SIGNING',
  'COMPLETE',
  'REJECTED',
  'WITHDRAWN',
] as const satisfies Application['status'][];

const isEnded = ({ status }: Application) => status === 'REJECTED' || status === 'WITHDRAWN';

/** How many days an application that ended is still talked of. */
const daysAfterEnd = 30;

/** Payments are announced this many days ahead, unless autopay makes them. */
const payAhead = 14;

/** To-dos by urgency: overdue, awaited by others, started, and only then optional. */
export function nextThings(known: Known): NextThing[] {
  const { student, applications, roles } = known;
  const open = applications.filter((application) => !isEnded(application));
  const having = (...statuses: Application['status'][]) =>
    open.filter(({ status }) => statuses.includes(status));
  // Coaches have graduated, and staff don't enroll.
  const mayEnroll = roles.every((role) => role === 'STUDENT');
  const missing = roles.includes('STUDENT') ? missingParts(student) : [];
  return [
    ...known.finances.pendingPayments.map((payment) => ({ kind: 'pending' as const, payment })),
    ...overdue(known),
    ...having('CHANGES_REQUESTED').map((application) => ({ kind: 'changes' as const, application })),
    ...toSign(known),
    ...known.transfers.map((transfer) => ({ kind: 'transfer' as const, transfer })),
    ...ended(known),
    ...having('DRAFT').map((application) => ({ kind: 'continue' as const, application })),
    ...dueSoon(known),
    ...having('SUBMITTED', 'IN_REVIEW', 'APPROVED').map((application) => ({
      kind: 'follow' as const,
      application,
    })),
    ...(open.length === 0 && mayEnroll ? [{ kind: 'enroll' as const }] : []),
    ...(missing.length > 0 ? [{ kind: 'profile' as const, missing }] : []),
  ];
}

function overdue({ finances }: Known): NextThing[] {
  const { status, amountOverdue, daysOverdue, currency, nextPayment } = finances;
  // Without a next payment, one for it is in progress.
  if (status === 'GOOD' || !nextPayment) return [];
  return [{ kind: 'overdue', amount: amountOverdue, days: daysOverdue, currency }];
}

function dueSoon({ finances: { status, nextPayment, currency }, today }: Known): NextThing[] {
  if (status !== 'GOOD' || !nextPayment || nextPayment.isAutomatic) return [];
  const { dueDate, amount } = nextPayment;
  return daysBetween(today, dueDate) <= payAhead ? [{ kind: 'pay', dueDate, amount, currency }] : [];
}

function toSign({ envelopes }: Known): NextThing[] {
  // Agreements of drafts are signed in the enrollment steps.
  const waiting = envelopes
    .filter(({ kind }) => kind !== 'ENROLLMENT_AGREEMENT')
    .toSorted((a, b) => a.expiresAt.localeCompare(b.expiresAt));
  return waiting[0] ? [{ kind: 'sign', first: waiting[0], count: waiting.length }] : [];
}

/** The latest application, if it was declined or withdrawn lately. */
function ended({ applications, today }: Known): NextThing[] {
  const [latest] = applications;
  if (!latest || !isEnded(latest)) return [];
  const isRecent = daysBetween(latest.updatedAt.slice(0, 10), today) <= daysAfterEnd;
  return isRecent ? [{ kind: 'ended', application: latest }] : [];
}
