import type { Schemas } from '@institute/api-schema';
import { problem } from '../platform/problem.ts';
import { smallestCharge } from '../ports/stripe-amounts.ts';
import type { PaymentPart, RefundPart } from '../tables/payments.ts';
import { amountError } from './amount-error.ts';
import {
  nextPaymentStatus,
  nextRefundStatus,
  nextRowStatus,
  nextScheduleStatus,
  type PaymentStatus,
  type RowEvent,
  type RowStatus,
  refusalOf,
  type ScheduleStatus,
} from './payment-rules.ts';
import { amountOf, type NewRow } from './price.ts';

export type Row = NewRow & {
  id: string;
  status: RowStatus;
  /** The amount charged to cards for the row, including what was refunded later. */
  amountPaid: number;
  /** The amount covered by money from another schedule. */
  rolloverAmount: number;
  /** The amount refunded of both. It is not owed again. */
  amountRefunded: number;
};
export type LedgerPayment = { id: string; status: PaymentStatus; amount: number; parts: PaymentPart[] };
export type LedgerRefund = {
  id: string;
  /** null if the money came from another schedule. A refund to a card names the payment of that schedule. */
  paymentId: string | null;
  type: Schemas['Refund']['type'];
  destination: Schemas['Refund']['destination'];
  status: PaymentStatus;
  amount: number;
  parts: RefundPart[];
};

/**
 * The ledger of one schedule. The functions below are pure: each returns the ledger after an event, or throws the
 * problem that prevents it. Payments are in the order in which they were made.
 */
export type Ledger = {
  status: ScheduleStatus;
  currency: string;
  rows: Row[];
  payments: LedgerPayment[];
  refunds: LedgerRefund[];
  /** The payments of other schedules behind the money that came in, and the most that can go back to their cards. */
  carried: { paymentId: string; amount: number }[];
  /** What banks hold of all these payments until they have decided, or took back without a refund of ours. */
  disputed: { paymentId: string; amount: number; isOpen: boolean }[];
};

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const coveredOf = (row: Row) => row.amountPaid + row.rolloverAmount;

/** The open amount of a row. 0 for a deleted row. */
export const openAmountOf = (row: Row): number =>
  row.status === 'DELETED' ? 0 : amountOf(row) - coveredOf(row);

/** The amount that can still be paid, whether or not a charge is in progress. */
export const openRows = <R extends Row>(rows: readonly R[]): R[] =>
  rows.filter((row) => openAmountOf(row) > 0);

/** The rows that are owed or paid. */
export const liveRows = <R extends Row>(rows: readonly R[]): R[] =>
  rows.filter(({ status }) => status !== 'DELETED');

export const remainingOf = (rows: Row[]): number => sum(rows.map(openAmountOf));

/** Oldest first. */
export const inOrder = <R extends Row>(rows: readonly R[]): R[] =>
  rows.toSorted((a, b) => {
    const [first, second] = [a, b].map((row) => `${row.dueDate} ${String(row.installment).padStart(3, '0')}`);
    return first! < second! ? -1 : first! > second! ? 1 : 0;
  });

/** Responses with these keys carry a `Retry-After` in seconds. */
export function paymentProblem(key: Parameters<typeof problem>[0]) {
  return problem(key, key.startsWith('paymentStatus') ? { headers: { 'retry-after': '3' } } : {});
}

export function move(row: Row, event: RowEvent): RowStatus {
  const status = nextRowStatus(row.status, event);
  if (!status) throw paymentProblem(refusalOf(row.status) ?? 'paymentStatusInvalid');
  return status;
}

function changeRows(ledger: Ledger, ids: Iterable<string>, change: (row: Row) => Row): Ledger {
  const named = new Set(ids);
  return { ...ledger, rows: ledger.rows.map((row) => (named.has(row.id) ? change(row) : row)) };
}

const rowIds = (parts: { rowId: string }[]) => parts.map(({ rowId }) => rowId);

export function requireActive({ status }: Ledger): void {
  if (status !== 'ACTIVE') throw problem('paymentDeleted');
}

/** Starts a charge: reserves its rows until the outcome is known. */
export function beginPayment(ledger: Ledger, payment: Omit<LedgerPayment, 'status'>): Ledger {
  requireActive(ledger);
  const begun = changeRows(ledger, rowIds(payment.parts), (row) => ({ ...row, status: move(row, 'CHARGE') }));
  return { ...begun, payments: [...ledger.payments, { ...payment, status: 'IN_PROGRESS' }] };
}

function settlePayment(ledger: Ledger, id: string, event: 'ACCEPT' | 'REFUSE') {
  const payment = ledger.payments.find((candidate) => candidate.id === id);
  const status = payment && nextPaymentStatus(payment.status, event);
  if (!status) throw paymentProblem('paymentStatusInvalid');
  const payments = ledger.payments.map((other) => (other === payment ? { ...payment, status } : other));
  return { payment, ledger: { ...ledger, payments } };
}

/**
 * Returns the open interest of a row that has not accrued by a day (`YYYY-MM-DD`), in minor units. A month's interest
 * accrues when the month begins. Payments cover a row's principal and tax before its interest.
 *
 * The enrollment agreement says: “You may pay any part earlier without a penalty; interest that has not yet accrued
 * is then not charged.” Every kind of payment uses this function to determine the interest it saves.
 */
export function unaccruedInterest(row: Row, today: string): number {
  return row.interestFrom >= today ? Math.min(row.interestAmount, openAmountOf(row)) : 0;
}

/** Moves what is open of a row to another one. Interest only moves if it has not accrued: else it would be lost. */
function moveOpen(from: Row, to: Row, today: string): [Row, Row] {
  const open = openAmountOf(from);
  const unaccrued = unaccruedInterest(from, today);
  const principal = Math.min(open - unaccrued, from.principalAmount);
  const tax = Math.min(open - unaccrued - principal, from.taxAmount);
  const moved = (row: Row, sign: 1 | -1) => ({
    ...row,
    principalAmount: row.principalAmount + sign * principal,
    taxAmount: row.taxAmount + sign * tax,
    interestAmount: row.interestAmount + sign * (open - principal - tax),
  });
  return [{ ...moved(from, -1), status: move(from, 'PAY') }, moved(to, 1)];
}

/** A day (`YYYY-MM-DD`), and the ids of rows that are split on it. */
export type Settling = { today: string; newId: () => string };

/**
 * Makes every open row large enough to be charged. A smaller rest moves to the next row. If only one row is open and it
 * is too small, it is no longer owed. Nothing is waived while a charge is in progress.
 */
export function settleRest(rows: Row[], currency: string, at: Settling): Row[] {
  const open = openRows(inOrder(rows));
  const free = open.filter(({ status }) => !refusalOf(status));
  const index = free.findIndex((row) => openAmountOf(row) < smallestCharge(currency));
  if (index === -1) return rows;
  const other = free[index + 1] ?? free[index - 1];
  if (other) {
    const changed = moveOpen(free[index]!, other, at.today);
    const after = rows.map((row) => changed.find(({ id }) => id === row.id) ?? row);
    return settleRest(after, currency, at);
  }
  return open.length > 1 ? rows : rows.flatMap((row) => cut(row, at.newId));
}

/** Marks a payment as accepted. Concludes the schedule if nothing is left to pay. */
export function acceptPayment(before: Ledger, id: string, at: Settling): Ledger {
  const { payment, ledger } = settlePayment(before, id, 'ACCEPT');
  const paid = changeRows(ledger, rowIds(payment.parts), (row) => {
    const part = payment.parts.find(({ rowId }) => rowId === row.id)!;
    const after = {
      ...row,
      interestAmount: row.interestAmount - part.interestWaived,
      amountPaid: row.amountPaid + part.amount,
    };
    return { ...after, status: move(row, openAmountOf(after) === 0 ? 'PAY' : 'PAY_PART') };
  });
  const rows = settleRest(paid.rows, paid.currency, at);
  const isPaidOff = paid.status === 'ACTIVE' && remainingOf(rows) === 0;
  return { ...paid, rows, status: isPaidOff ? nextScheduleStatus('ACTIVE', 'CONCLUDE')! : paid.status };
}

/** Marks a payment as failed and releases its rows. */
export function refusePayment(before: Ledger, id: string, at: Settling): Ledger {
  const { payment, ledger } = settlePayment(before, id, 'REFUSE');
  const freed = changeRows(ledger, rowIds(payment.parts), (row) => ({ ...row, status: move(row, 'FAIL') }));
  return { ...freed, rows: settleRest(freed.rows, freed.currency, at) };
}

/** The payment of this schedule that a refund takes from. null if it takes from money of another schedule. */
export const ownPayment = ({ payments }: Ledger, { paymentId }: Pick<LedgerRefund, 'paymentId'>) =>
  payments.some(({ id }) => id === paymentId) ? paymentId : null;

/** The refundable part of each row that a payment or rollover covered. */
function refundable(ledger: Ledger, paymentId: string | null): RefundPart[] {
  const paidParts =
    paymentId === null
      ? ledger.rows.map((row) => ({ rowId: row.id, amount: row.rolloverAmount }))
      : ledger.payments.find(({ id }) => id === paymentId)!.parts;
  const refundsOfPayment = ledger.refunds.filter(
    (r) => r.status !== 'INVALID' && ownPayment(ledger, r) === paymentId,
  );
  return paidParts
    .map(({ rowId, amount }) => {
      const back = refundsOfPayment.flatMap(({ parts }) => parts).filter((part) => part.rowId === rowId);
      return { rowId, amount: amount - sum(back.map((part) => part.amount)) };
    })
    .filter(({ amount }) => amount > 0);
}

const acceptedPayments = ({ payments }: Ledger) => payments.filter(({ status }) => status === 'ACCEPTED');

type Source = {
  /** null for money that stays with us as credit. */
  paymentId: string | null;
  parts: RefundPart[];
  most: number;
};

/** An amount of some payments, less what is disputed of them: the bank may return that itself. */
function withoutDisputed({ disputed }: Ledger, paymentIds: string[], amount: number): number {
  const heldDisputes = disputed.filter(({ paymentId }) => paymentIds.includes(paymentId));
  return Math.max(0, amount - sum(heldDisputes.map((one) => one.amount)));
}

/** What can be refunded, in the order in which it is: the newest payment first, then what came from other schedules. */
function sourcesOf(ledger: Ledger, destination: LedgerRefund['destination']): Source[] {
  const source = (
    paymentId: string | null,
    parts: RefundPart[],
    from: string[],
    amount?: number,
  ): Source => ({
    paymentId,
    parts,
    most: withoutDisputed(ledger, from, amount ?? sum(parts.map((part) => part.amount))),
  });
  const ownPayments = acceptedPayments(ledger)
    .toReversed()
    .map(({ id }) => source(id, refundable(ledger, id), [id]));
  const parts = refundable(ledger, null);
  const from = ledger.carried.map(({ paymentId }) => paymentId);
  if (destination === 'ROLLOVER') return [...ownPayments, source(null, parts, from)];
  const carried = ledger.carried.map(({ paymentId, amount }) =>
    source(paymentId, parts, [paymentId], amount),
  );
  return [...ownPayments, ...carried];
}

/**
 * The most that can be refunded to cards, or kept as credit. Both include what came from other schedules, and neither
 * what is disputed.
 */
export function refundableAmount(ledger: Ledger, destination: LedgerRefund['destination']): number {
  const all = refundableParts(ledger, destination, Number.POSITIVE_INFINITY);
  return sum(all.flatMap(({ parts }) => parts).map(({ amount }) => amount));
}

/** The ledger if all banks left their money with us. */
export const undisputed = (ledger: Ledger): Ledger => ({
  ...ledger,
  disputed: ledger.disputed.filter(({ isOpen }) => !isOpen),
});

/** Takes an amount from the sources in their order, and from the last row of each first. */
function refundableParts(ledger: Ledger, destination: LedgerRefund['destination'], amount: number) {
  let left = amount;
  const takenOf = new Map<RefundPart, number>();
  return sourcesOf(ledger, destination).map(({ paymentId, parts, most }) => {
    let room = most;
    const refundParts: RefundPart[] = [];
    for (const part of parts.toReversed()) {
      const before = takenOf.get(part) ?? 0;
      const one = Math.min(left, room, part.amount - before);
      if (one <= 0) continue;
      refundParts.push({ rowId: part.rowId, amount: one });
      takenOf.set(part, before + one);
      left -= one;
      room -= one;
    }
    return { paymentId, parts: refundParts };
  });
}

/** Deducts a refund from its rows, or adds it back. */
export function refundRows(ledger: Ledger, parts: RefundPart[], sign: 1 | -1): Ledger {
  return changeRows(ledger, rowIds(parts), (row) => {
    const part = parts.find(({ rowId }) => rowId === row.id)!;
    const amountRefunded = row.amountRefunded + sign * part.amount;
    const after = { ...row, amountRefunded };
    const isFull = openAmountOf(row) === 0 && amountRefunded === amountOf(row);
    if (row.status === 'ACCEPTED' && isFull) return { ...after, status: move(row, 'REFUND') };
    if (row.status === 'REFUNDED' && !isFull) return { ...after, status: move(row, 'RESTORE') };
    return after;
  });
}

/**
 * Refunds money, starting with the newest payment and its last row. A refund to a card is in progress until the
 * provider confirms it. The rows count it as refunded immediately, so nothing is refunded twice.
 */
export function refund(
  before: Ledger,
  {
    type,
    destination,
    amount,
    newId,
  }: Pick<LedgerRefund, 'type' | 'destination' | 'amount'> & { newId: () => string },
): { ledger: Ledger; refunds: LedgerRefund[] } {
  const most = refundableAmount(before, destination);
  if (most === 0) throw problem('paymentNoBalance');
  if (amount > most) throw problem('paymentBalanceExceeded', { errors: [amountError({ max: most })] });
  let ledger = before;
  const made: LedgerRefund[] = [];
  for (const { paymentId, parts } of refundableParts(before, destination, amount)) {
    if (parts.length === 0) continue;
    const status: PaymentStatus = destination === 'CARD' ? 'IN_PROGRESS' : 'ACCEPTED';
    const total = sum(parts.map((part) => part.amount));
    const one: LedgerRefund = { id: newId(), paymentId, type, destination, status, amount: total, parts };
    made.push(one);
    ledger = { ...refundRows(ledger, parts, 1), refunds: [...ledger.refunds, one] };
  }
  return { ledger, refunds: made };
}

/**
 * Records that a payment was refunded without us: in the provider's dashboard, or by a bank after a dispute. Returns null
 * if that much of it is not left on this schedule, because it was refunded or moved to another one. The payment may be
 * one of another schedule whose money was carried over to this one. `isRest`: takes what is left, if that is less.
 */
export function recordRefund(
  before: Ledger,
  { amount, ...one }: Pick<LedgerRefund, 'id' | 'type' | 'amount'> & { paymentId: string },
  { isRest = false } = {},
): { ledger: Ledger; refund: LedgerRefund } | null {
  const own = ownPayment(before, one);
  const carried = before.carried.find(({ paymentId }) => paymentId === one.paymentId);
  const most = own === null ? (carried?.amount ?? 0) : amount;
  if (most < amount && !isRest) return null;
  const parts: RefundPart[] = [];
  const wanted = Math.min(most, amount);
  let left = wanted;
  for (const part of refundable(before, own).reverse()) {
    const taken = Math.min(left, part.amount);
    if (taken > 0) parts.push({ rowId: part.rowId, amount: taken });
    left -= taken;
  }
  if (left === wanted || (left > 0 && !isRest)) return null;
  const refund: LedgerRefund = {
    ...one,
    amount: wanted - left,
    destination: 'CARD',
    status: 'ACCEPTED',
    parts,
  };
  return { ledger: { ...refundRows(before, parts, 1), refunds: [...before.refunds, refund] }, refund };
}

/** Settles a refund. If the provider refused it, even after it was accepted, the amount counts as paid again. */
export function settleRefund(ledger: Ledger, id: string, event: 'ACCEPT' | 'REFUSE'): Ledger {
  const found = ledger.refunds.find((candidate) => candidate.id === id);
  const status = found && nextRefundStatus(found.status, event);
  if (!status) throw paymentProblem('paymentStatusInvalid');
  const refunds = ledger.refunds.map((other) => (other === found ? { ...found, status } : other));
  const settled = { ...ledger, refunds };
  return event === 'ACCEPT' ? settled : refundRows(settled, found.parts, -1);
}

/** Splits a partly paid row: the row keeps the paid part, and a deleted row beside it holds the rest. */
export function cut(row: Row, newId: () => string): Row[] {
  if (openAmountOf(row) === 0) return [row];
  const covered = coveredOf(row);
  if (covered === 0) return [{ ...row, status: move(row, 'DELETE') }];
  const principalAmount = Math.min(covered, row.principalAmount);
  const interestAmount = Math.min(covered - principalAmount, row.interestAmount);
  const taxAmount = covered - principalAmount - interestAmount;
  const paid: Row = { ...row, principalAmount, interestAmount, taxAmount, status: move(row, 'PAY') };
  const isRefunded = row.amountRefunded === covered;
  return [
    isRefunded ? { ...paid, status: move(paid, 'REFUND') } : paid,
    {
      ...row,
      id: newId(),
      status: move(row, 'DELETE'),
      principalAmount: row.principalAmount - principalAmount,
      interestAmount: row.interestAmount - interestAmount,
      taxAmount: row.taxAmount - taxAmount,
      amountPaid: 0,
      rolloverAmount: 0,
      amountRefunded: 0,
    },
  ];
}
