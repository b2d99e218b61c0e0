import { chargeStep } from '../ports/stripe-amounts.ts';
import type { PaymentPart } from '../tables/payments.ts';
import {
  inOrder,
  move,
  openAmountOf,
  openRows,
  type Row,
  type Settling,
  settleRest,
  unaccruedInterest,
} from './ledger.ts';
import { shareBelow } from './shares.ts';

export const totalOf = (parts: readonly Pick<PaymentPart, 'amount'>[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/** The cost of paying off a row on a day: the open amount less the interest that has not accrued. */
export const amountToday = (row: Row, today: string): number =>
  openAmountOf(row) - unaccruedInterest(row, today);

/** A payment of the full open amount of some rows on a day. */
export function partsOf<R extends Row>(rows: readonly R[], today: string): PaymentPart[] {
  return rows.map((row) => ({
    rowId: row.id,
    amount: amountToday(row, today),
    interestWaived: unaccruedInterest(row, today),
  }));
}

/**
 * What an amount settles on a day, whether a card pays it, credit, or money that another schedule carried over: the rows in
 * order, at what they cost that day. For a row it covers in part, the same share of the unaccrued interest is waived,
 * rounded down, so that paying the rest at the same time costs no more. If it covers everything, what is left of other
 * rows is unaccrued interest alone, which is waived too.
 */
export function settledBy<R extends Row>(
  rows: readonly R[],
  amount: number,
  { today, currency }: { today: string; currency: string },
): PaymentPart[] {
  let left = amount;
  const step = chargeStep(currency);
  const parts = partsOf(rows, today).map(({ rowId, amount: all, interestWaived }) => {
    const taken = Math.min(left, all);
    left -= taken;
    const waived = taken === all ? interestWaived : shareBelow(interestWaived, taken, all, step);
    return { rowId, amount: taken, interestWaived: waived };
  });
  const paid = parts.filter((part) => part.amount > 0);
  return totalOf(paid) === totalOf(partsOf(rows, today)) ? settleFree(rows, paid, today) : paid;
}

/** Extends a payment that covers everything else to the rows whose only open amount is unaccrued interest. */
export function settleFree<R extends Row>(
  rows: readonly R[],
  parts: readonly PaymentPart[],
  today: string,
): PaymentPart[] {
  const paid = new Set(parts.map(({ rowId }) => rowId));
  const free = partsOf(rows, today).filter(({ rowId, amount }) => amount === 0 && !paid.has(rowId));
  return [...parts, ...free];
}

/**
 * Covers rows with credit or money from another schedule. Returns the rows, of which each that is open can be charged,
 * and the amount left over.
 */
export function rollIn(
  rows: Row[],
  amount: number,
  { currency, ...at }: Settling & { currency: string },
): { rows: Row[]; left: number } {
  const parts = amount === 0 ? [] : settledBy(openRows(inOrder(rows)), amount, { ...at, currency });
  const covered = rows.map((row) => {
    const part = parts.find(({ rowId }) => rowId === row.id);
    if (!part) return row;
    const after = {
      ...row,
      interestAmount: row.interestAmount - part.interestWaived,
      rolloverAmount: row.rolloverAmount + part.amount,
    };
    return openAmountOf(after) === 0 ? { ...after, status: move(row, 'PAY') } : after;
  });
  return { rows: settleRest(covered, currency, at), left: amount - totalOf(parts) };
}
