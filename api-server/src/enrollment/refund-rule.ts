import type { components } from '@institute/api-schema';
import { fullRefundBusinessDays, registrationFee } from '@institute/api-schema/policy';
import { type Ledger, refundableAmount } from '../money/ledger.ts';
import { endOfBusinessDays } from '../platform/business-days.ts';
import { instituteDay, startOfInstituteDay } from '../platform/institute-days.ts';
import { type ApplicationStatus, nextStatus } from './application-rules.ts';

type Schemas = components['schemas'];

type Withdrawal = { status: ApplicationStatus; submittedAt: Date; paid: number };

const isDecided = (status: ApplicationStatus) =>
  status === 'APPROVED' || status === 'SIGNING' || status === 'COMPLETE';

/** Until when a student who withdraws gets everything back, even after the decision: whole days at the institute. */
const fullRefundUntil = (submittedAt: Date) => endOfBusinessDays(submittedAt, fullRefundBusinessDays);

/**
 * The refund of a student who withdraws before the first class, in minor units, as the enrollment agreement defines
 * it.
 */
export function refundOf({ status, submittedAt, paid }: Withdrawal, now: Date): number {
  const isLate = now >= fullRefundUntil(submittedAt);
  return isDecided(status) && isLate ? Math.max(0, paid - registrationFee) : paid;
}

type Withdrawing = {
  status: ApplicationStatus;
  submittedAt: Date | null;
  /** The days of the enrollment's classes, earlier ones before a transfer included. null unless it is complete. */
  studies: { firstDay: string; lastDay: string } | null;
};

/** Why a student who is enrolled can't withdraw in the portal anymore, or null. */
function classRefusal(
  { status, submittedAt, studies }: Withdrawing,
  now: Date,
): 'CLASS_STARTED' | 'CLASS_OVER' | null {
  if (status !== 'COMPLETE' || !studies || now < startOfInstituteDay(studies.firstDay)) return null;
  if (submittedAt && now < fullRefundUntil(submittedAt)) return null;
  return instituteDay(now) <= studies.lastDay ? 'CLASS_STARTED' : 'CLASS_OVER';
}

/**
 * Whether a student can withdraw an application now, what they'd get back, and until when that holds. `ledger` is what
 * was paid for it.
 */
export function withdrawalOf(
  application: Withdrawing,
  ledger: Ledger | null,
  now: Date,
): Schemas['EnrollmentWithdrawalTerms'] {
  const { status, submittedAt, studies } = application;
  const none = { isPossible: false, refusal: null, refund: 0, fee: 0, validUntil: null };
  if ('refused' in nextStatus(status, 'WITHDRAW')) return none;
  const refusal = classRefusal(application, now);
  if (refusal === 'CLASS_OVER') return none;
  if (refusal) return { ...none, refusal };
  if (ledger?.rows.some((row) => row.status === 'IN_PROGRESS'))
    return { ...none, refusal: 'PAYMENT_IN_PROGRESS' };
  const paid = ledger && submittedAt ? refundableAmount(ledger, 'CARD') : 0;
  const refund = paid > 0 ? refundOf({ status, submittedAt: submittedAt!, paid }, now) : 0;
  const changes = [
    ...(status === 'COMPLETE' && studies ? [startOfInstituteDay(studies.firstDay)] : []),
    ...(isDecided(status) && paid > 0 ? [fullRefundUntil(submittedAt!)] : []),
  ].filter((moment) => moment > now);
  const validUntil = changes.length > 0 ? new Date(Math.min(...changes.map(Number))).toISOString() : null;
  return { isPossible: true, refusal: null, refund, fee: paid - refund, validUntil };
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
