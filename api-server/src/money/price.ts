import type { components } from '@institute/api-schema';
import { addMonths } from '../platform/institute-days.ts';
import { annualPercentageRate } from './apr.ts';

type Schemas = components['schemas'];

/** What a price is made from. Amounts are integers in minor units, rates integers in hundredths of a percent. */
export type Terms = {
  tuition: number;
  currency: string;
  depositAmount: number;
  /** Monthly installments after the deposit. 0 means that all is due at enrollment. */
  installmentCount: number;
  /** A year, simple. */
  interestRate: number;
  taxRate: number;
};

/** What a voucher takes off: hundredths of a percent of the tuition, or an amount. */
export type Discount = { kind: 'PERCENT' | 'AMOUNT'; value: number };

export type NewRow = {
  type: Schemas['PaymentScheduleRowType'];
  /** 0 for the deposit, then counted from 1. */
  installment: number;
  dueDate: string;
  /** The day on which the month begins that its interest is for. */
  interestFrom: string;
  principalAmount: number;
  interestAmount: number;
  taxAmount: number;
};

export type PriceQuote = Schemas['Price'] & { installmentAmount: number; rows: NewRow[] };

const hundredPercent = 10_000;

/** The share of an amount, rounded to the nearest minor unit, halves up. */
function share(amount: number, numerator: number, denominator: number): number {
  return Number((BigInt(amount) * BigInt(numerator) * 2n + BigInt(denominator)) / (BigInt(denominator) * 2n));
}

/** What a voucher takes off a tuition: never more than all of it. */
export function discountOn(tuition: number, discount: Discount | null): number {
  if (!discount) return 0;
  const off = discount.kind === 'AMOUNT' ? discount.value : share(tuition, discount.value, hundredPercent);
  return Math.min(tuition, off);
}

/** Equal parts; the last one takes what does not divide. */
function split(amount: number, count: number): number[] {
  const part = Math.floor(amount / count);
  return Array.from({ length: count }, (_, index) =>
    index < count - 1 ? part : amount - part * (count - 1),
  );
}

export function amountOf(row: Pick<NewRow, 'principalAmount' | 'interestAmount' | 'taxAmount'>): number {
  return row.principalAmount + row.interestAmount + row.taxAmount;
}

/** What is agreed of a credit. */
type Credit = {
  /** In minor units: what installments pay back, without interest and taxes. */
  amountFinanced: number;
  interestRate: number;
  /** Of each installment, in their order. */
  dueDates: readonly string[];
  contractDate: string;
};

/** Simple interest, agreed at the start and rounded once. */
const interestOf = ({ amountFinanced, interestRate, dueDates }: Omit<Credit, 'contractDate'>): number =>
  share(amountFinanced, interestRate * dueDates.length, 12 * hundredPercent);

/**
 * The annual percentage rate of a credit, in hundredths of a percent: the figure of plan, agreement and terms alike. Taxes
 * are no part of the credit.
 */
export function aprOf({ contractDate, ...credit }: Credit): number {
  const { amountFinanced, dueDates } = credit;
  const count = dueDates.length;
  if (count === 0) return 0;
  const principals = split(amountFinanced, count);
  const interests = split(interestOf(credit), count);
  const payments = dueDates.map((dueDate, index) => ({
    dueDate,
    amount: principals[index]! + interests[index]!,
  }));
  return Math.round(annualPercentageRate(amountFinanced, contractDate, payments) * hundredPercent);
}

/**
 * What enrolling today comes to, and when it is due.
 *
 * - `netTuition` is the tuition less the discount.
 * - `taxes` is `netTuition × taxRate`. Interest is not taxed.
 * - The deposit is due today; it is never more than the net tuition. The rest is `amountFinanced`.
 * - `interest` is simple: `financed × interestRate × installments / 12`, rounded once.
 * - The first installment is due when the class starts, or a month from today where it has started; the others on the same
 *   day of the months that follow, or the last day of a month that is too short.
 * - Principal, interest and tax are divided evenly over the installments, each on its own; the last row takes what does
 *   not divide. The deposit carries the tax on its share of the tuition, rounded down, and no interest.
 *
 * So the rows always add up to `totalOwed`, to the cent.
 */
export function priceQuote(
  terms: Terms,
  { startDate, voucher, today }: { startDate: string; voucher: Discount | null; today: string },
): PriceQuote {
  const { tuition } = terms;
  const discount = discountOn(tuition, voucher);
  const netTuition = tuition - discount;
  const taxes = share(netTuition, terms.taxRate, hundredPercent);
  const deposit = terms.installmentCount === 0 ? netTuition : Math.min(terms.depositAmount, netTuition);
  const financed = netTuition - deposit;
  // None of them is for nothing.
  const count = Math.min(terms.installmentCount, financed);
  const first = startDate > today ? startDate : addMonths(today, 1);
  const dueDates = Array.from({ length: count }, (_, index) => addMonths(first, index));
  const credit = { amountFinanced: financed, interestRate: terms.interestRate, dueDates };
  const interest = interestOf(credit);
  const depositTax =
    count === 0 ? taxes : Number((BigInt(taxes) * BigInt(deposit)) / BigInt(netTuition || 1));

  const rows: NewRow[] = [];
  if (deposit > 0) {
    const dates = { dueDate: today, interestFrom: today };
    const amounts = { principalAmount: deposit, interestAmount: 0, taxAmount: depositTax };
    rows.push({ type: 'DEPOSIT', installment: 0, ...dates, ...amounts });
  }
  if (count > 0) {
    const principals = split(financed, count);
    const interests = split(interest, count);
    const tax = split(taxes - depositTax, count);
    for (let index = 0; index < count; index += 1) {
      rows.push({
        type: 'INSTALLMENT',
        installment: index + 1,
        dueDate: dueDates[index]!,
        interestFrom: dueDates[index - 1] ?? today,
        principalAmount: principals[index]!,
        interestAmount: interests[index]!,
        taxAmount: tax[index]!,
      });
    }
  }

  const regular = rows.find(({ type }) => type === 'INSTALLMENT');
  return {
    tuition,
    discount,
    netTuition,
    interest,
    taxes,
    amountFinanced: financed,
    annualPercentageRate: aprOf({ ...credit, contractDate: today }),
    totalOwed: netTuition + interest + taxes,
    dueToday: rows.filter(({ dueDate }) => dueDate <= today).reduce((sum, row) => sum + amountOf(row), 0),
    installmentAmount: regular ? amountOf(regular) : 0,
    rows,
  };
}
