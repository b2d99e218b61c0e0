import type { components } from '@institute/api-schema';
import { problem } from '../problem.ts';
import type { PaymentPart } from '../tables/payments.ts';
import {
  amountError,
  inOrder,
  type Ledger,
  openAmountOf,
  paymentProblem,
  type Row,
  remainingOf,
} from './ledger.ts';
import { refusalOf } from './states.ts';

type Asked = Required<components['schemas']['PaymentQuoteInput']>;

/** The least that a payment of any amount may be, in minor units, unless less is left. */
export const smallestAmount = 1_000;

export type Quote = {
  amount: number;
  min: number;
  max: number;
  interestSaved: number;
  parts: PaymentPart[];
};

const whole = (rows: Row[]): PaymentPart[] =>
  rows.map((row) => ({ rowId: row.id, amount: openAmountOf(row), interestWaived: 0 }));
const total = (parts: PaymentPart[]) => parts.reduce((sum, { amount }) => sum + amount, 0);

function requirePayable(rows: Row[]): void {
  for (const { status } of rows) {
    const key = refusalOf(status);
    if (key) throw paymentProblem(key);
  }
}

/** The rows that are asked for, or else what is due by today, or else the next one. */
function chosen(open: Row[], all: Row[], ids: string[], today: string): Row[] {
  if (ids.length > 0) {
    const named = [...new Set(ids)].map((id) => all.find((row) => row.id === id));
    if (named.includes(undefined)) throw problem('notFound');
    return named as Row[];
  }
  const due = open.filter((row) => row.dueDate <= today);
  return due.length > 0 ? due : open.slice(0, 1);
}

/** Everything that is left, without the interest of months that have not begun, unless that is all that is left. */
function payOff(open: Row[], today: string): PaymentPart[] {
  const parts = open.map((row) => {
    const left = openAmountOf(row);
    const interestWaived = row.interestFrom >= today ? Math.min(row.interestAmount, left) : 0;
    return { rowId: row.id, amount: left - interestWaived, interestWaived };
  });
  return total(parts) > 0 ? parts : whole(open);
}

/** An amount over the rows, the oldest first. */
function spread(open: Row[], amount: number): PaymentPart[] {
  let left = amount;
  return whole(open)
    .map((part) => {
      const taken = Math.min(left, part.amount);
      left -= taken;
      return { ...part, amount: taken };
    })
    .filter((part) => part.amount > 0);
}

/** What a payment comes to today, and where it goes; or the problem why nothing can be paid. `ids` are those of rows. */
export function quoteFor(ledger: Ledger, { kind, rowIds, amount }: Asked, today: string): Quote {
  const all = inOrder(ledger.rows);
  const unpaid = all.filter((row) => openAmountOf(row) > 0);
  const open = unpaid.filter((row) => !refusalOf(row.status));
  const isByRow = kind === 'INSTALLMENT' || kind === 'PRE_PAY';

  if (isByRow && rowIds.length > 0) requirePayable(chosen(open, all, rowIds, today));
  if (ledger.status === 'TRANSFERRED') throw problem('paymentDeleted');
  if (remainingOf(ledger.rows) === 0) throw problem('paymentNoBalance');
  // A charge under way may change what is left.
  if (kind === 'PAY_OFF' || kind === 'CUSTOM' || open.length === 0) requirePayable(unpaid);

  if (kind === 'CUSTOM') {
    const max = total(whole(open));
    const min = Math.min(smallestAmount, max);
    const asked = amount ?? Math.max(min, total(whole(chosen(open, all, [], today))));
    if (asked < min) throw problem('paymentAmountLower', { errors: [amountError('numberMin', min)] });
    if (asked > max) throw problem('paymentBalanceExceeded', { errors: [amountError('numberMax', max)] });
    return { amount: asked, min, max, interestSaved: 0, parts: spread(open, asked) };
  }
  const parts = kind === 'PAY_OFF' ? payOff(open, today) : whole(chosen(open, all, rowIds, today));
  const interestSaved = parts.reduce((sum, { interestWaived }) => sum + interestWaived, 0);
  return { amount: total(parts), min: total(parts), max: total(parts), interestSaved, parts };
}
