import type { Schemas } from '@institute/api-schema';
import { draftDays } from '@institute/api-schema/policy';
import { day } from '../platform/durations.ts';
import type { Outcome } from '../platform/outcome.ts';
import type { ProblemKey } from '../platform/problem.ts';

export type ApplicationStatus = Schemas['EnrollmentApplicationStatus'];
type StepName = Schemas['EnrollmentStepName'];

export type ApplicationEvent =
  | 'SAVE'
  | 'SUBMIT'
  | 'RETURN_UNPAID'
  | 'DISCARD'
  | 'REVIEW'
  | 'REQUEST_CHANGES'
  | 'APPROVE'
  | 'REJECT'
  | 'SEND_ENVELOPES'
  | 'VOID_ENVELOPE'
  | 'COMPLETE'
  | 'WITHDRAW'
  | 'TRANSFER';

const transitions: Record<ApplicationEvent, Partial<Record<ApplicationStatus, ApplicationStatus>>> = {
  SAVE: { DRAFT: 'DRAFT', CHANGES_REQUESTED: 'CHANGES_REQUESTED' },
  SUBMIT: { DRAFT: 'SUBMITTED', CHANGES_REQUESTED: 'SUBMITTED' },
  /** What was due on submitting turned out unpaid. */
  RETURN_UNPAID: { SUBMITTED: 'DRAFT', IN_REVIEW: 'DRAFT', CHANGES_REQUESTED: 'DRAFT' },
  DISCARD: { DRAFT: 'DISCARDED' },
  REVIEW: { SUBMITTED: 'IN_REVIEW' },
  REQUEST_CHANGES: { IN_REVIEW: 'CHANGES_REQUESTED' },
  APPROVE: { IN_REVIEW: 'APPROVED' },
  REJECT: { IN_REVIEW: 'REJECTED' },
  SEND_ENVELOPES: { APPROVED: 'SIGNING' },
  VOID_ENVELOPE: { SIGNING: 'APPROVED' },
  COMPLETE: { SIGNING: 'COMPLETE' },
  WITHDRAW: {
    SUBMITTED: 'WITHDRAWN',
    IN_REVIEW: 'WITHDRAWN',
    CHANGES_REQUESTED: 'WITHDRAWN',
    APPROVED: 'WITHDRAWN',
    SIGNING: 'WITHDRAWN',
    // Until the first class: `withdrawalOf`.
    COMPLETE: 'WITHDRAWN',
  },
  TRANSFER: { COMPLETE: 'TRANSFERRED' },
};

/** An application's state after an event. */
export function nextStatus(status: ApplicationStatus, event: ApplicationEvent): Outcome<ApplicationStatus> {
  const next = transitions[event][status];
  return next ? { next } : { refused: 'applicationStatusInvalid' };
}

/** The class, plan, promo code and card stay as submitted and paid when an advisor requests changes. */
const fixedSteps: readonly StepName[] = ['COURSE', 'PAYMENT_PLAN', 'PAYMENT_METHOD'];

/** Whether the student can change a step of an application. */
export const isStepChangeable = (status: ApplicationStatus, step: StepName): boolean =>
  status === 'DRAFT' || (status === 'CHANGES_REQUESTED' && !fixedSteps.includes(step));

/** Statuses that hold a seat, or may come to. A student can have one such application per program. */
export const openStatuses: ApplicationStatus[] = [
  'DRAFT',
  'SUBMITTED',
  'IN_REVIEW',
  'CHANGES_REQUESTED',
  'APPROVED',
  'SIGNING',
];

/** Statuses of applications that ended without an enrollment, or with its end. Money may have gone back. */
export const endStatuses: ApplicationStatus[] = ['REJECTED', 'WITHDRAWN'];

type Creation = {
  /** The statuses of the student's other applications for the program. */
  others: ApplicationStatus[];
  isAlumniOnly: boolean;
  /** Whether the student has graduated from any program. */
  isAlumni: boolean;
};

/** Why the student can't start an application, or null if they can. */
export function creationRefusal({ others, isAlumniOnly, isAlumni }: Creation): ProblemKey | null {
  if (others.some((status) => openStatuses.includes(status))) return 'studentActiveEnrollment';
  if (others.includes('COMPLETE')) return 'invalidApplicationRequest';
  if (isAlumniOnly && !isAlumni) return 'invalidAlumniApplicationRequest';
  return null;
}

/** How long an untouched draft is kept. */
export const draftLifetime = draftDays * day;
