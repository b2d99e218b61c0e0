import type { Schemas } from '@institute/api-schema';
import { fullRefundBusinessDays, registrationFeeIn } from '@institute/api-schema/policy';
import { heldAmount } from '../money/disputed-amounts.ts';
import { type Ledger, refundableAmount } from '../money/ledger.ts';
import { endOfBusinessDays } from '../platform/business-days.ts';
import { instituteDay, startOfInstituteDay } from '../platform/institute-days.ts';
import { type ApplicationStatus, endStatuses, nextStatus } from './application-rules.ts';

type Withdrawal = { status: ApplicationStatus; submittedAt: Date; paid: number; currency: string };

const isDecided = (status: ApplicationStatus) =>
  status === 'APPROVED' || status === 'SIGNING' || status === 'COMPLETE';

/** Until when a student who withdraws gets everything back, even after the decision: whole days at the institute. */
const fullRefundUntil = (submittedAt: Date) => endOfBusinessDays(submittedAt, fullRefundBusinessDays);

/**
 * The refund of a student who withdraws before the first class, in minor units, as the enrollment agreement defines
 * it. Everything is refunded before the decision, so also to an applicant who is rejected.
 */
export function refundOf({ status, submittedAt, paid, currency }: Withdrawal, now: Date): number {
  const isLate = now >= fullRefundUntil(submittedAt);
  return isDecided(status) && isLate ? Math.max(0, paid - registrationFeeIn(currency)) : paid;
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

const total = (amounts: { amount: number }[]) => amounts.reduce((sum, { amount }) => sum + amount, 0);

/** What can go back to cards now, and what can't before banks have decided. */
function refundableOf(ledgers: Ledger[]): { now: number; held: number } {
  const now = total(ledgers.map((ledger) => ({ amount: refundableAmount(ledger, 'CARD') })));
  return { now, held: total(ledgers.map((ledger) => ({ amount: heldAmount(ledger) }))) };
}

/** What a rejected applicant gets back at once. */
export const everythingOf = (ledgers: Ledger[]): number => refundableOf(ledgers).now;

/**
 * Whether a student can withdraw an application now, what they'd get back, and until when that holds. `ledgers` is what
 * was paid for it, with the credit that transfers left.
 */
export function withdrawalOf(
  application: Withdrawing,
  ledgers: Ledger[],
  now: Date,
): Schemas['EnrollmentWithdrawalTerms'] {
  const { status, submittedAt, studies } = application;
  const none = {
    isPossible: false,
    refusal: null,
    refund: 0,
    fee: 0,
    refundAfterDispute: 0,
    validUntil: null,
  };
  if ('refused' in nextStatus(status, 'WITHDRAW')) return none;
  const refusal = classRefusal(application, now);
  if (refusal === 'CLASS_OVER') return none;
  if (refusal) return { ...none, refusal };
  if (ledgers.some(({ rows }) => rows.some((row) => row.status === 'IN_PROGRESS')))
    return { ...none, refusal: 'PAYMENT_IN_PROGRESS' };
  const refundable = refundableOf(submittedAt ? ledgers : []);
  const { held } = refundable;
  const paid = refundable.now + held;
  const currency = ledgers[0]?.currency;
  const granted =
    paid > 0 && currency ? refundOf({ status, submittedAt: submittedAt!, paid, currency }, now) : 0;
  const refund = Math.max(0, granted - held);
  const changes = [
    ...(status === 'COMPLETE' && studies ? [startOfInstituteDay(studies.firstDay)] : []),
    ...(isDecided(status) && paid > 0 ? [fullRefundUntil(submittedAt!)] : []),
  ].filter((moment) => moment > now);
  const validUntil = changes.length > 0 ? new Date(Math.min(...changes.map(Number))).toISOString() : null;
  const split = { refund, fee: paid - granted, refundAfterDispute: granted - refund };
  return { isPossible: true, refusal: null, ...split, validUntil };
}

type EndedApplication = {
  status: ApplicationStatus;
  submittedAt: Date | null;
  /** Oldest first. */
  timeline: { status: ApplicationStatus; occurredAt: Date }[];
};

/**
 * What an application that ended still owes the student: what banks hold, what was refused by one, and what can be
 * refunded now.
 */
export function owedAfterEnd(
  { submittedAt, timeline }: EndedApplication,
  ledgers: Ledger[],
): { held: number; failed: number; due: number } {
  const [before, end] = timeline.slice(-2);
  const refundable = refundableOf(ledgers);
  const paid = refundable.now + refundable.held;
  const currency = ledgers[0]?.currency;
  const owed =
    before && end && submittedAt && currency
      ? refundOf({ status: before.status, submittedAt, paid, currency }, end.occurredAt)
      : 0;
  const held = Math.min(owed, refundable.held);
  const refused = withdrawalRefunds(ledgers).filter(({ status }) => status === 'INVALID');
  const failed = Math.min(owed - held, total(refused));
  return { held, failed, due: owed - held - failed };
}

const withdrawalRefunds = (ledgers: Ledger[]) =>
  ledgers
    .flatMap(({ refunds }) => refunds)
    .filter(({ type, destination }) => type === 'WITHDRAWAL' && destination === 'CARD');

/** What goes back to cards because the application ended. Null if nothing does. */
export function refundAfterEnd(
  application: EndedApplication,
  ledgers: Ledger[],
): Schemas['EnrollmentRefund'] | null {
  if (!endStatuses.includes(application.status)) return null;
  const back = withdrawalRefunds(ledgers).filter(({ status }) => status !== 'INVALID');
  const amount = total(back);
  const { held, failed } = owedAfterEnd(application, ledgers);
  if (amount + held + failed === 0) return null;
  return { amount, isSent: back.every(({ status }) => status === 'ACCEPTED'), failed, held };
}

/** Splits a refund over the ledgers, in their order. */
export function splitRefund<L extends Ledger>(ledgers: L[], amount: number): { ledger: L; amount: number }[] {
  let left = amount;
  return ledgers.flatMap((ledger) => {
    const part = Math.min(left, refundableAmount(ledger, 'CARD'));
    left -= part;
    return part > 0 ? [{ ledger, amount: part }] : [];
  });
}
