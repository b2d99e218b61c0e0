import type { Schemas } from '@institute/api-schema';
import { leastPayments } from '@institute/api-schema/policy';
import { problem } from '../platform/problem.ts';
import { chargeStep, smallestCharge } from '../ports/stripe-amounts.ts';
import type { PaymentPart } from '../tables/payments.ts';
import { nextRows } from './account-status.ts';
import { amountError } from './amount-error.ts';
import { partsOf, settledBy, settleFree, totalOf } from './early.ts';
import { inOrder, type Ledger, openAmountOf, paymentProblem, type Row, remainingOf } from './ledger.ts';
import { refusalOf } from './payment-rules.ts';

type Asked = Required<Schemas['PaymentQuoteInput']>;

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
 * The limits of a custom payment when this much can be paid today. Less than `max` leaves at least the smallest charge, so
 * `mostOfPart` is the limit of a payment of a part.
 */
function customLimits(max: number, currency: string): { min: number; max: number; mostOfPart: number } {
  const smallest = smallestCharge(currency);
  const min = Math.max(leastPayments[currency] ?? 0, smallest);
  return max < min + smallest ? { min: max, max, mostOfPart: max } : { min, max, mostOfPart: max - smallest };
}

type CustomLimits = ReturnType<typeof customLimits>;

/** What is due, or the least that can be paid. */
const defaultAmount = (due: number, { min, max, mostOfPart }: CustomLimits): number =>
  due > mostOfPart ? max : Math.max(min, due);

/** The amount as asked, rounded down to what can be charged exactly. Throws the problem of one outside the limits. */
function requireWithin(asked: number, { min, max, mostOfPart }: CustomLimits, currency: string): number {
  if (asked < min) throw problem('paymentAmountLower', { errors: [amountError({ min, max })] });
  if (asked > max) throw problem('paymentBalanceExceeded', { errors: [amountError({ min, max })] });
  if (asked > mostOfPart && asked < max)
    throw problem('paymentBalanceExceeded', { errors: [amountError({ min, max: mostOfPart })] });
  return asked - (asked % chargeStep(currency));
}

/**
 * Quotes a payment as of today and the rows it goes to, or returns the problem that prevents it. `ids` are row ids.
 */
export function quoteFor(ledger: Ledger, { kind, rowIds, amount }: Asked, today: string): Quote {
  const { currency } = ledger;
  const all = inOrder(ledger.rows);
  const unpaid = all.filter((row) => openAmountOf(row) > 0);
  const payableRows = unpaid.filter((row) => !refusalOf(row.status));
  const isByRow = kind === 'INSTALLMENT' || kind === 'PRE_PAY';

  if (isByRow && rowIds.length > 0) requirePayable(chosen(payableRows, all, rowIds, today));
  if (ledger.status === 'TRANSFERRED') throw problem('paymentDeleted');
  if (remainingOf(ledger.rows) === 0) throw problem('paymentNoBalance');
  // A charge in progress may change the balance.
  if (kind === 'PAY_OFF' || kind === 'CUSTOM' || payableRows.length === 0) requirePayable(unpaid);

  const everything = totalOf(partsOf(payableRows, today));
  // Hardly more than interest that has not accrued is left, and it is not charged yet.
  if (everything < smallestCharge(currency)) throw problem('paymentNoBalance');
  let limits: Pick<Quote, 'min' | 'max'> | null = null;
  let parts: PaymentPart[];
  if (kind === 'CUSTOM') {
    const custom = customLimits(everything, currency);
    limits = { min: custom.min, max: custom.max };
    const due = totalOf(partsOf(chosen(payableRows, all, [], today), today));
    const requestedAmount =
      amount === null ? defaultAmount(due, custom) : requireWithin(amount, custom, currency);
    parts = settledBy(payableRows, requestedAmount, { today, currency });
  } else {
    parts = partsOf(kind === 'PAY_OFF' ? payableRows : chosen(payableRows, all, rowIds, today), today);
    if (totalOf(parts) < smallestCharge(currency)) throw problem('paymentNoBalance');
  }
  if (totalOf(parts) === everything) parts = settleFree(payableRows, parts, today);
  const interestSaved = parts.reduce((sum, { interestWaived }) => sum + interestWaived, 0);
  const sum = totalOf(parts);
  return { amount: sum, ...(limits ?? { min: sum, max: sum }), interestSaved, parts };
}
