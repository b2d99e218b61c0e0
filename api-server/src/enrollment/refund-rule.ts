import { fullRefundBusinessDays, registrationFee } from '@institute/api-schema/policy';
import { addBusinessDays } from '../platform/business-days.ts';
import type { ApplicationStatus } from './states.ts';

type Withdrawal = { status: ApplicationStatus; submittedAt: Date; paid: number };

/**
 * The refund of a student who withdraws before the first class, in minor units, as the enrollment agreement defines
 * it.
 */
export function refundOf({ status, submittedAt, paid }: Withdrawal, now: Date): number {
  const isDecided = status === 'APPROVED' || status === 'SIGNING';
  const isLate = now > addBusinessDays(submittedAt, fullRefundBusinessDays);
  return isDecided && isLate ? Math.max(0, paid - registrationFee) : paid;
}
