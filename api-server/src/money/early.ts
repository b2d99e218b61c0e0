import type { PaymentPart } from '../tables/payments.ts';
import { openAmountOf, type Row } from './ledger.ts';

type Open = Parameters<typeof openAmountOf>[0] & Pick<Row, 'interestFrom' | 'interestAmount'>;

export const totalOf = (parts: readonly Pick<PaymentPart, 'amount'>[]): number =>
  parts.reduce((sum, { amount }) => sum + amount, 0);

/**
 * The interest of a row that has not accrued by a day (`YYYY-MM-DD`), in minor units, as far as it is still open. A month's
 * interest accrues when the month begins. Money covers a row's principal and tax before its interest.
 *
 * The enrollment agreement: “You may pay any part earlier without a penalty; interest that has not yet accrued is then not
 * charged.” Whatever is paid, it is this function that says what of its interest is left out.
 */
export function unaccruedInterest(row: Open, today: string): number {
  return row.interestFrom >= today ? Math.min(row.interestAmount, openAmountOf(row)) : 0;
}

/** What paying the rest of a row comes to on a day: what is open, less the interest that has not accrued. */
export const amountToday = (row: Open, today: string): number =>
  openAmountOf(row) - unaccruedInterest(row, today);

/** A payment of all that is open of some rows, on a day. */
export function partsOf<R extends Open & { id: string }>(rows: readonly R[], today: string): PaymentPart[] {
  return rows.map((row) => ({
    rowId: row.id,
    amount: amountToday(row, today),
    interestWaived: unaccruedInterest(row, today),
  }));
}

/**
 * A payment of any amount, which goes to the rows in their order. Of a row that it pays in part, the same part of the
 * interest is left out, rounded down; so that paying the rest of it at the same time comes to no more.
 */
export function spread<R extends Open & { id: string }>(
  rows: readonly R[],
  amount: number,
  today: string,
): PaymentPart[] {
  let left = amount;
  return partsOf(rows, today)
    .map(({ rowId, amount: all, interestWaived }) => {
      const taken = Math.min(left, all);
      left -= taken;
      const waived = taken === all ? interestWaived : shareOf(interestWaived, taken, all);
      return { rowId, amount: taken, interestWaived: waived };
    })
    .filter((part) => part.amount > 0);
}

/** Adds the rows on which only interest is open that has not accrued, to a payment of everything else. */
export function settleFree<R extends Open & { id: string }>(
  rows: readonly R[],
  parts: readonly PaymentPart[],
  today: string,
): PaymentPart[] {
  const paid = new Set(parts.map(({ rowId }) => rowId));
  const free = partsOf(rows, today).filter(({ rowId, amount }) => amount === 0 && !paid.has(rowId));
  return [...parts, ...free];
}

const shareOf = (amount: number, part: number, whole: number): number =>
  Number((BigInt(amount) * BigInt(part)) / BigInt(whole));
