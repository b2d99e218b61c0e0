import type { components } from '@institute/api-schema';
import { collectionDays } from '@institute/api-schema/policy';
import { daysBetween } from '@institute/design-system/formats';
import { inOrder, type Ledger, openAmountOf, type Row, remainingOf } from './ledger.ts';

type Schemas = components['schemas'];
type Breakdown = Pick<
  Schemas['FinancialSummary'],
  'netTuition' | 'totalPaid' | 'totalRemaining' | 'refunds' | 'rollover' | 'interest' | 'taxes'
>;

const sum = <T>(items: T[], amount: (item: T) => number) =>
  items.reduce((total, item) => total + amount(item), 0);

/**
 * The principal, interest and tax of a row that are still owed or paid. Refunds are deducted from principal first,
 * then interest, then tax.
 */
function keptParts(row: Row) {
  const principal = Math.max(0, row.principalAmount - row.amountRefunded);
  const beyond = Math.max(0, row.amountRefunded - row.principalAmount);
  const interest = Math.max(0, row.interestAmount - beyond);
  const tax = row.taxAmount - Math.max(0, beyond - row.interestAmount);
  return { principal, interest, tax };
}

/**
 * The totals of a schedule, each a sum over its rows:
 *
 * `totalPaid = charged to cards − refunded to cards`
 * `totalRemaining = netTuition + interest + taxes − totalPaid − rollover`
 *
 * `rollover` is the amount transferred in from other schedules less the amount transferred out. A refund lowers the
 * owed and the paid amounts alike, so it never makes anything owed again.
 */
export function breakdownOf({ rows, refunds }: Ledger): Breakdown {
  const live = rows.filter(({ status }) => status !== 'DELETED');
  const kept = live.map(keptParts);
  const counted = refunds.filter(({ status }) => status !== 'INVALID');
  const toCards = counted.filter(({ destination }) => destination === 'CARD');
  const ofType = (type: Schemas['Refund']['type']) =>
    sum(toCards, (refund) => (refund.type === type ? refund.amount : 0));
  const wentOn = sum(counted, (refund) => (refund.destination === 'ROLLOVER' ? refund.amount : 0));
  return {
    netTuition: sum(kept, ({ principal }) => principal),
    totalPaid: sum(live, ({ amountPaid }) => amountPaid) - sum(toCards, ({ amount }) => amount),
    totalRemaining: remainingOf(rows),
    refunds: { withdrawal: ofType('WITHDRAWAL'), voucher: ofType('VOUCHER'), custom: ofType('CUSTOM') },
    rollover: sum(live, ({ rolloverAmount }) => rolloverAmount) - wentOn,
    interest: sum(kept, ({ interest }) => interest),
    taxes: sum(kept, ({ tax }) => tax),
  };
}

/** Whether everything due before today is paid, and if not, how long it has been overdue. */
export function accountStatus(
  rows: Row[],
  today: string,
): Pick<Schemas['FinancialSummary'], 'status' | 'daysOverdue' | 'amountOverdue' | 'nextPayment'> {
  const open = inOrder(rows).filter((row) => openAmountOf(row) > 0);
  const overdue = open.filter(({ dueDate }) => dueDate < today);
  const daysOverdue = overdue[0] ? daysBetween(overdue[0].dueDate, today) : 0;
  const late = daysOverdue >= collectionDays ? 'COLLECTIONS' : 'PAST_DUE';
  return {
    status: daysOverdue === 0 ? 'GOOD' : late,
    daysOverdue,
    amountOverdue: sum(overdue, openAmountOf),
    nextPayment: open[0] ? { dueDate: open[0].dueDate, amount: openAmountOf(open[0]) } : null,
  };
}
