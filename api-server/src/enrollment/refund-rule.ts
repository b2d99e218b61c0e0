import { addBusinessDays } from '../platform/business-days.ts';
import type { ApplicationStatus } from './application-rules.ts';

/** Business days after submission in which a student can cancel for a full refund. */
export const cancellationDays = 5;
/** The amount the institute keeps of a later cancellation, in cents. */
export const registrationFee = 10_000;

type Withdrawal = { status: ApplicationStatus; submittedAt: Date; paid: number };

/**
 * The refund of a student who withdraws before the first class, in minor units, as the enrollment agreement defines
 * it.
 */
export function refundOf({ status, submittedAt, paid }: Withdrawal, now: Date): number {
  const isDecided = status === 'APPROVED' || status === 'SIGNING';
  const isLate = now > addBusinessDays(submittedAt, cancellationDays);
  return isDecided && isLate ? Math.max(0, paid - registrationFee) : paid;
}
