import {
  cut,
  type Ledger,
  type LedgerRefund,
  paymentProblem,
  refund,
  refundableAmount,
  requireActive,
  undisputed,
} from './ledger.ts';
import { nextScheduleStatus, type ScheduleStatus } from './payment-rules.ts';

function end(ledger: Ledger, status: ScheduleStatus, newId: () => string): Ledger {
  if (ledger.rows.some((row) => row.status === 'IN_PROGRESS'))
    throw paymentProblem('paymentStatusInProgress');
  return { ...ledger, status, rows: ledger.rows.flatMap((row) => cut(row, newId)) };
}

/** Concludes a schedule. Its unpaid amount is no longer owed. */
export function conclude(ledger: Ledger, newId: () => string): Ledger {
  requireActive(ledger);
  return end(ledger, nextScheduleStatus(ledger.status, 'CONCLUDE')!, newId);
}

/** Ends a schedule in favor of another one. Its unpaid amount is no longer owed, and the paid amount moves over. */
export function transfer(
  before: Ledger,
  newId: () => string,
): { ledger: Ledger; refunds: LedgerRefund[]; value: number } {
  requireActive(before);
  if (before.refunds.some(({ status }) => status === 'IN_PROGRESS')) {
    throw paymentProblem('paymentStatusInProgress');
  }
  // Until a bank has decided, its money counts as paid, so it moves on like the rest.
  const ended = undisputed(end(before, nextScheduleStatus(before.status, 'TRANSFER')!, newId));
  const value = refundableAmount(ended, 'ROLLOVER');
  if (value === 0) return { ledger: ended, refunds: [], value };
  const moved = refund(ended, { type: 'TRANSFER', destination: 'ROLLOVER', amount: value, newId });
  return { ...moved, value };
}
