import type { components } from '@institute/api-schema';
import { addMonths } from '@institute/design-system/formats';
import { annualPercentageRate } from './apr.ts';
import { hundredPercent, share, split } from './shares.ts';
import { smallestCharge } from './smallest-charge.ts';
import { depositTaxOf, taxOn } from './tax.ts';

type Schemas = components['schemas'];

/** The inputs of a price. Amounts are integers in minor units; rates are integers in hundredths of a percent. */
export type Terms = {
  tuition: number;
  currency: string;
  depositAmount: number;
  /** Monthly installments after the deposit. 0 means everything is due at enrollment. */
  installmentCount: number;
  /** Simple annual interest. */
  interestRate: number;
  taxRate: number;
};

/** The discount of a promo code: hundredths of a percent of the tuition, or a fixed amount. */
export type Discount = { kind: 'PERCENT' | 'AMOUNT'; value: number };

export type NewRow = {
  type: Schemas['PaymentScheduleRowType'];
  /** 0 for the deposit, then counting from 1. */
  installment: number;
  dueDate: string;
  /** The first day of the month that the row's interest is for. */
  interestFrom: string;
  principalAmount: number;
  interestAmount: number;
  taxAmount: number;
};

export type PriceQuote = Schemas['Price'] & { installmentAmount: number; rows: NewRow[] };

/** The discount on a tuition, at most all of it. */
export function discountOn(tuition: number, discount: Discount | null): number {
  if (!discount) return 0;
  const off = discount.kind === 'AMOUNT' ? discount.value : share(tuition, discount.value, hundredPercent);
  return Math.min(tuition, off);
}

export function amountOf(row: Pick<NewRow, 'principalAmount' | 'interestAmount' | 'taxAmount'>): number {
  return row.principalAmount + row.interestAmount + row.taxAmount;
}

/** The terms of a loan. */
type Credit = {
  /** The amount that installments pay back, in minor units, without interest and taxes. */
  amountFinanced: number;
  interestRate: number;
  /** One for each installment, in order. */
  dueDates: readonly string[];
  contractDate: string;
};

/** Simple interest, fixed at the start and rounded once. */
const interestOf = ({ amountFinanced, interestRate, dueDates }: Omit<Credit, 'contractDate'>): number =>
  share(amountFinanced, interestRate * dueDates.length, 12 * hundredPercent);

/**
 * The annual percentage rate of a loan, in hundredths of a percent, as shown in the plan, the agreement and the
 * terms. Taxes are not part of the loan.
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

/** The part of a tuition that is due at once. */
function depositOf({ depositAmount, installmentCount, currency }: Terms, netTuition: number): number {
  const smallest = smallestCharge(currency);
  const deposit = Math.min(depositAmount < smallest ? 0 : depositAmount, netTuition);
  return installmentCount === 0 || netTuition - deposit < smallest ? netTuition : deposit;
}

/**
 * Prices an enrollment made today, with due dates.
 *
 * - `netTuition` is the tuition less the discount.
 * - `taxes` is `netTuition × taxRate` (`tax.ts`).
 * - What no card can be charged, because it is less than the smallest charge, is waived; it leaves the discount.
 * - The deposit is due today and is at most the net tuition. The rest is `amountFinanced`. Neither is less than the smallest
 *   charge: the other has it then.
 * - `interest` is simple: `financed × interestRate × installments / 12`, rounded once.
 * - The first installment is due when the class starts, or a month from today if it has started. The others are due
 *   on the same day of the following months, or on the last day of a month that is too short.
 * - There are fewer installments than the plan has, if they would be less than the smallest charge.
 * - Principal, interest and tax are each divided evenly over the installments. The last row takes the remainders. The
 *   deposit carries the tax on its share of the tuition, rounded down, and no interest.
 *
 * So the rows always add up to `totalOwed`, to the cent.
 */
export function priceQuote(
  terms: Terms,
  { startDate, promoCode, today }: { startDate: string; promoCode: Discount | null; today: string },
): PriceQuote {
  const { tuition } = terms;
  const smallest = smallestCharge(terms.currency);
  const reduced = tuition - discountOn(tuition, promoCode);
  const netTuition = reduced + taxOn(reduced, terms.taxRate) < smallest ? 0 : reduced;
  const discount = tuition - netTuition;
  const taxes = taxOn(netTuition, terms.taxRate);
  const deposit = depositOf(terms, netTuition);
  const financed = netTuition - deposit;
  const count = Math.min(terms.installmentCount, Math.floor(financed / smallest));
  const first = startDate > today ? startDate : addMonths(today, 1);
  const dueDates = Array.from({ length: count }, (_, index) => addMonths(first, index));
  const credit = { amountFinanced: financed, interestRate: terms.interestRate, dueDates };
  const interest = interestOf(credit);
  const depositTax = depositTaxOf(taxes, { deposit, netTuition });

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
