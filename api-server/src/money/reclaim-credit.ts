import { type Ledger, type LedgerRefund, refundRows } from './ledger.ts';

/**
 * Takes back money that was kept as credit and no schedule has used, so that it can go to a card: the refunds that
 * became credit shrink, in the order of `from`: the newest first.
 */
export function reclaimCredit(
  before: Ledger,
  amount: number,
  from: LedgerRefund[] = before.refunds.toReversed(),
): Ledger {
  let ledger = before;
  let left = amount;
  for (const refund of from) {
    if (refund.destination !== 'ROLLOVER') continue;
    const back = refund.parts.map((part) => {
      const taken = Math.min(left, part.amount);
      left -= taken;
      return { rowId: part.rowId, amount: taken };
    });
    const parts = refund.parts.map((part, index) => ({
      rowId: part.rowId,
      amount: part.amount - back[index]!.amount,
    }));
    const remaining = { ...refund, parts: parts.filter((part) => part.amount > 0) };
    const smaller = { ...remaining, amount: remaining.parts.reduce((sum, part) => sum + part.amount, 0) };
    const refunds = ledger.refunds.flatMap((one) =>
      one.id !== refund.id ? one : smaller.amount > 0 ? smaller : [],
    );
    ledger = { ...refundRows(ledger, back, -1), refunds };
  }
  return ledger;
}
