import type { Schemas } from '@institute/api-schema';
import { collectionDays } from '@institute/api-schema/policy';
import { daysBetween } from '@institute/values/formats';
import { amountToday } from './early.ts';
import {
  inOrder,
  type Ledger,
  openAmountOf,
  openRows,
  ownPayment,
  type Row,
  remainingOf,
  unaccruedInterest,
} from './ledger.ts';
import { refusalOf } from './payment-rules.ts';

type Breakdown = Pick<
  Schemas['FinancialSummary'],
  | 'netTuition'
  | 'totalPaid'
  | 'totalRemaining'
  | 'refunds'
  | 'rollover'
  | 'interest'
  | 'taxes'
  | 'balance'
  | 'paymentCount'
  | 'paymentsMade'
>;
type BalanceFigure = Schemas['BalanceFigure'];
type Amounts = [name: BalanceFigure['parts'][number]['name'], amount: number][];

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

/** A total and its parts, with the one that completes it. */
function figure(
  name: BalanceFigure['name'],
  amount: number,
  rest: Amounts[0][0],
  amounts: Amounts,
): BalanceFigure {
  const missing = amount - sum(amounts, ([, part]) => part);
  const parts = [...amounts, [rest, missing] as Amounts[0]]
    .filter(([, part]) => part !== 0)
    .map(([part, partAmount]) => ({ name: part, amount: partAmount }));
  return { name, amount, parts };
}

/** How the remaining balance adds up, from the rows that are owed or paid. A refund to a card also lowers what was owed. */
function balanceOf(
  live: Row[],
  { netTuition, interest, taxes, totalPaid, refunds, rollover }: Omit<Breakdown, 'balance'>,
): BalanceFigure[] {
  const isPaid = ({ status }: Row) => status === 'ACCEPTED' || status === 'REFUNDED';
  const principal = (type: Row['type']) => sum(live, (row) => (row.type === type ? row.principalAmount : 0));
  const charge = (name: 'INTEREST' | 'TAXES', total: number, amount: (row: Row) => number) =>
    figure(name, total, 'REFUNDS', [
      ['PAID', sum(live, (row) => (isPaid(row) ? amount(row) : 0))],
      ['OPEN', sum(live, (row) => (isPaid(row) ? 0 : amount(row)))],
    ]);
  return [
    figure('NET_TUITION', netTuition, 'REFUNDS', [
      ['DEPOSIT', principal('DEPOSIT')],
      ['INSTALLMENTS', principal('INSTALLMENT')],
      ['FEES', principal('FEE')],
    ]),
    charge('INTEREST', interest, (row) => row.interestAmount),
    charge('TAXES', taxes, (row) => row.taxAmount),
    figure('TOTAL_PAID', 0 - totalPaid, 'CHARGED', [
      ['WITHDRAWAL', refunds.withdrawal],
      ['VOUCHER', refunds.voucher],
      ['CUSTOM', refunds.custom],
      ['DISPUTE', refunds.dispute],
    ]),
    { name: 'ROLLOVER', amount: 0 - rollover, parts: [] },
  ];
}

/**
 * The totals of a schedule, each a sum over its rows:
 *
 * `totalPaid = charged to cards − refunded to cards`
 * `totalRemaining = netTuition + interest + taxes − totalPaid − rollover`
 *
 * `rollover` is the amount transferred in from other schedules less the amount transferred out or refunded to
 * the card that paid there. A refund lowers the
 * owed and the paid amounts alike, so it never makes anything owed again.
 */
export function breakdownOf(ledger: Ledger): Breakdown {
  const { rows, refunds } = ledger;
  const live = rows.filter(({ status }) => status !== 'DELETED');
  const kept = live.map(keptParts);
  const counted = refunds.filter(({ status }) => status !== 'INVALID');
  const toCards = counted.filter(
    (refund) => refund.destination === 'CARD' && ownPayment(ledger, refund) !== null,
  );
  const ofType = (type: Schemas['Refund']['type']) =>
    sum(toCards, (refund) => (refund.type === type ? refund.amount : 0));
  const wentOn = sum(counted, ({ amount }) => amount) - sum(toCards, ({ amount }) => amount);
  const counting = live.filter(({ status }) => status !== 'REFUNDED');
  const totals = {
    netTuition: sum(kept, ({ principal }) => principal),
    totalPaid: sum(live, ({ amountPaid }) => amountPaid) - sum(toCards, ({ amount }) => amount),
    totalRemaining: remainingOf(rows),
    refunds: {
      withdrawal: ofType('WITHDRAWAL'),
      voucher: ofType('VOUCHER'),
      custom: ofType('CUSTOM'),
      dispute: ofType('DISPUTE'),
    },
    rollover: sum(live, ({ rolloverAmount }) => rolloverAmount) - wentOn,
    interest: sum(kept, ({ interest }) => interest),
    taxes: sum(kept, ({ tax }) => tax),
    paymentCount: counting.length,
    paymentsMade: counting.filter(({ status }) => status === 'ACCEPTED').length,
  };
  return { ...totals, balance: balanceOf(live, totals) };
}

/** The rows to pay next: those due today or earlier, or else the first one that costs something today. */
export function nextRows<R extends Row>(payable: readonly R[], today: string): R[] {
  const due = payable.filter(({ dueDate }) => dueDate <= today);
  return due.length > 0 ? due : payable.filter((row) => amountToday(row, today) > 0).slice(0, 1);
}

/** The rows that the next payment pays. None while a charge is in progress, because its outcome decides what is next. */
export function nextPaymentRows<R extends Row>(rows: readonly R[], today: string): R[] {
  const openRowsInOrder = openRows(inOrder(rows));
  if (openRowsInOrder.some(({ status }) => status === 'IN_PROGRESS')) return [];
  const payable = openRowsInOrder.filter(({ status }) => !refusalOf(status));
  const found = nextRows(payable, today);
  // If only interest that has not accrued is left, it is next, and costs nothing today.
  return found.length > 0 ? found : payable.slice(0, 1);
}

/**
 * What is due and overdue on a day, and what to pay next. The only place where these are computed: a quote of the next
 * payment has the same amount.
 */
export function accountStatus(
  rows: Row[],
  today: string,
): Pick<Schemas['FinancialSummary'], 'status' | 'daysOverdue' | 'amountOverdue' | 'amountDue'> & {
  nextPayment: Omit<NonNullable<Schemas['FinancialSummary']['nextPayment']>, 'isAutomatic'> | null;
} {
  const openRowsInOrder = openRows(inOrder(rows));
  const overdue = openRowsInOrder.filter(({ dueDate }) => dueDate < today);
  const daysOverdue = overdue[0] ? daysBetween(overdue[0].dueDate, today) : 0;
  const late = daysOverdue >= collectionDays ? 'COLLECTIONS' : 'PAST_DUE';
  const due = openRowsInOrder.filter(({ status, dueDate }) => !refusalOf(status) && dueDate <= today);
  const next = nextPaymentRows(rows, today);
  return {
    status: daysOverdue === 0 ? 'GOOD' : late,
    daysOverdue,
    amountOverdue: sum(overdue, openAmountOf),
    amountDue: sum(due, (row) => amountToday(row, today)),
    nextPayment: next[0]
      ? {
          kind: nextPaymentKind(next, today),
          dueDate: next[0].dueDate,
          amount: sum(next, openAmountOf),
          amountToday: sum(next, (row) => amountToday(row, today)),
          interestSaved: sum(next, (row) => unaccruedInterest(row, today)),
        }
      : null,
  };
}

function nextPaymentKind(next: readonly Row[], today: string) {
  const isLate = ({ dueDate }: Row) => dueDate < today;
  if (next.every(isLate)) return 'PAST_DUE';
  return next.some(isLate) ? 'DUE_NOW' : 'NEXT';
}
