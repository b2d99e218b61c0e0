import type { components } from '@institute/api-schema';
import { fullRefundBusinessDays, registrationFee } from '@institute/api-schema/policy';
import { type Ledger, refundableAmount } from '../money/ledger.ts';
import { addBusinessDays } from '../platform/business-days.ts';
import { type ApplicationStatus, nextStatus } from './application-rules.ts';

type Schemas = components['schemas'];

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

/** Whether a student can withdraw an application now, and what they'd get back. `ledger` is what was paid for it. */
export function withdrawalOf(
  { status, submittedAt }: { status: ApplicationStatus; submittedAt: Date | null },
  ledger: Ledger | null,
  now: Date,
): Schemas['EnrollmentWithdrawalTerms'] {
  const isPossible =
    'next' in nextStatus(status, 'WITHDRAW') && !ledger?.rows.some((row) => row.status === 'IN_PROGRESS');
  const paid = ledger && submittedAt ? refundableAmount(ledger, 'CARD') : 0;
  if (!isPossible || paid === 0) return { isPossible, refund: 0, fee: 0 };
  const refund = refundOf({ status, submittedAt: submittedAt!, paid }, now);
  return { isPossible, refund, fee: paid - refund };
}

/** What went back to cards because the application ended. Null if nothing did, or no attempt succeeded. */
export function refundAfterEnd(ledger: Ledger | null): Schemas['EnrollmentRefund'] | null {
  const back = (ledger?.refunds ?? []).filter(
    ({ type, destination, status }) =>
      type === 'WITHDRAWAL' && destination === 'CARD' && status !== 'INVALID',
  );
  if (back.length === 0) return null;
  return {
    amount: back.reduce((sum, { amount }) => sum + amount, 0),
    isSent: back.every(({ status }) => status === 'ACCEPTED'),
  };
}
