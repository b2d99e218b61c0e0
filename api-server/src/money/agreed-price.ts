import { instituteDay } from '../platform/institute-days.ts';
import { inOrder } from './ledger.ts';
import { aprOf, type Discount, discountOn, type NewRow, type PriceQuote } from './price.ts';
import { hundredPercent } from './shares.ts';
import type { StoredLedger } from './stored-ledger.ts';

/** The price that an agreement states, with its terms and the day on which it was agreed. */
export type AgreedPrice = Omit<PriceQuote, 'dueToday' | 'installmentAmount'> & {
  currency: string;
  /** Hundredths of a percent per year. */
  interestRate: number;
  /** `YYYY-MM-DD` at the institute. */
  madeOn: string;
};

/** The tuition before the discount, which no row has. */
function tuitionOf(netTuition: number, promoCode: Discount | null, currency: string): number {
  if (!promoCode || netTuition === 0) return netTuition;
  if (promoCode.kind === 'AMOUNT') return netTuition + promoCode.value;
  const near = Math.round((netTuition * hundredPercent) / (hundredPercent - promoCode.value));
  const isOf = (tuition: number) => tuition - discountOn(tuition, promoCode, currency) === netTuition;
  return [near, near - 1, near + 1].find(isOf) ?? near;
}

/** The price of a payment schedule as it was agreed, whatever the program costs now. */
export function priceOfSchedule(
  { schedule, rows: stored }: StoredLedger,
  promoCode: Discount | null,
): AgreedPrice {
  const rows: NewRow[] = inOrder(stored).filter(({ type }) => type === 'DEPOSIT' || type === 'INSTALLMENT');
  const sum = (part: 'principalAmount' | 'interestAmount' | 'taxAmount') =>
    rows.reduce((total, row) => total + row[part], 0);
  const [netTuition, interest, taxes] = [sum('principalAmount'), sum('interestAmount'), sum('taxAmount')];
  const { currency, interestRate } = schedule;
  const tuition = tuitionOf(netTuition, promoCode, currency);
  const amountFinanced = netTuition - schedule.depositAmount;
  const madeOn = instituteDay(schedule.createdAt);
  const dueDates = rows.filter(({ type }) => type === 'INSTALLMENT').map(({ dueDate }) => dueDate);
  return {
    currency,
    interestRate,
    madeOn,
    tuition,
    discount: tuition - netTuition,
    netTuition,
    interest,
    taxes,
    amountFinanced,
    annualPercentageRate: aprOf({ amountFinanced, interestRate, dueDates, contractDate: madeOn, currency }),
    totalOwed: netTuition + interest + taxes,
    rows,
  };
}
