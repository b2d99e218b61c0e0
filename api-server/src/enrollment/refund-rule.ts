import { addBusinessDays } from '../platform/business-days.ts';
import type { ApplicationStatus } from './states.ts';

/** Business days after submitting in which a student can cancel and gets everything back. */
export const cancellationDays = 5;
/** What the institute keeps of a later cancellation, in cents. */
export const registrationFee = 10_000;

type Withdrawal = { status: ApplicationStatus; submittedAt: Date; paid: number };

/** What a student who withdraws before the first class gets back, in minor units: the rule of the enrollment agreement. */
export function refundOf({ status, submittedAt, paid }: Withdrawal, now: Date): number {
  const isDecided = status === 'APPROVED' || status === 'SIGNING';
  const isLate = now > addBusinessDays(submittedAt, cancellationDays);
  return isDecided && isLate ? Math.max(0, paid - registrationFee) : paid;
}
