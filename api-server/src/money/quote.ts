import type { components } from '@institute/api-schema';
import { problem } from '../platform/problem.ts';
import type { PaymentPart } from '../tables/payments.ts';
import { nextRows } from './account-status.ts';
import { amountError } from './amount-error.ts';
import { partsOf, settledBy, settleFree, totalOf } from './early.ts';
import { inOrder, type Ledger, openAmountOf, paymentProblem, type Row, remainingOf } from './ledger.ts';
import { refusalOf } from './payment-rules.ts';

type Asked = Required<components['schemas']['PaymentQuoteInput']>;

/** The minimum of a custom payment in minor units, unless less is left to pay. */
export const smallestAmount = 1_000;

export type Quote = {
  amount: number;
  min: number;
  max: number;
  interestSaved: number;
  parts: PaymentPart[];
};

function requirePayable(rows: Row[]): void {
  for (const { status } of rows) {
    const key = refusalOf(status);
    if (key) throw paymentProblem(key);
  }
}

/** The requested rows, or else what is due by today, or else the next row. */
function chosen(open: Row[], all: Row[], ids: string[], today: string): Row[] {
  if (ids.length > 0) {
    const named = [...new Set(ids)].map((id) => all.find((row) => row.id === id));
    if (named.includes(undefined)) throw problem('notFound');
    return named as Row[];
  }
  return nextRows(open, today);
}

/**
 * Quotes a payment as of today and the rows it goes to, or throws the problem that prevents it.
 * @param smallest the least that a card can be charged, in minor units: a custom payment leaves that or nothing.
 */
export function quoteFor(
  ledger: Ledger,
  { kind, rowIds, amount }: Asked,
  today: string,
  smallest: number,
): Quote {
  const all = inOrder(ledger.rows);
  const unpaid = all.filter((row) => openAmountOf(row) > 0);
  const open = unpaid.filter((row) => !refusalOf(row.status));
  const isByRow = kind === 'INSTALLMENT' || kind === 'PRE_PAY';

  if (isByRow && rowIds.length > 0) requirePayable(chosen(open, all, rowIds, today));
  if (ledger.status === 'TRANSFERRED') throw problem('paymentDeleted');
  if (remainingOf(ledger.rows) === 0) throw problem('paymentNoBalance');
  // A charge in progress may change the balance.
  if (kind === 'PAY_OFF' || kind === 'CUSTOM' || open.length === 0) requirePayable(unpaid);

  const everything = totalOf(partsOf(open, today));
  // Only interest that has not accrued is left, and it is not charged yet.
  if (everything === 0) throw problem('paymentNoBalance');
  let limits: Pick<Quote, 'min' | 'max'> | null = null;
  let parts: PaymentPart[];
  if (kind === 'CUSTOM') {
    const max = everything;
    const min = Math.min(smallestAmount, max);
    limits = { min, max };
    const due = totalOf(partsOf(chosen(open, all, [], today), today));
    // More than this, but not all of it, would leave what no card can be charged.
    const most = max - smallest;
    const leavesTooLittle = (some: number) => some > most && some < max;
    const proposed = Math.max(min, due);
    const asked = amount ?? (leavesTooLittle(proposed) ? max : proposed);
    const errors = [amountError({ min, max })];
    if (asked < min) throw problem('paymentAmountLower', { errors });
    if (asked > max) throw problem('paymentBalanceExceeded', { errors });
    if (leavesTooLittle(asked)) {
      const nearest = most < min ? { min: max, max } : { min, max: most };
      throw problem('paymentBalanceExceeded', { errors: [amountError(nearest)] });
    }
    parts = settledBy(open, asked, today);
  } else {
    parts = partsOf(kind === 'PAY_OFF' ? open : chosen(open, all, rowIds, today), today);
    if (totalOf(parts) === 0) throw problem('paymentNoBalance');
  }
  if (totalOf(parts) === everything) parts = settleFree(open, parts, today);
  const interestSaved = parts.reduce((sum, { interestWaived }) => sum + interestWaived, 0);
  const sum = totalOf(parts);
  return { amount: sum, ...(limits ?? { min: sum, max: sum }), interestSaved, parts };
}
