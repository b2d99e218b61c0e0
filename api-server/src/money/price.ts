import type { Schemas } from '@institute/api-schema';
import { addMonths } from '@institute/values/formats';
import { chargeStep, smallestCharge } from '../ports/stripe-amounts.ts';
import { annualPercentageRate } from './apr.ts';
import { hundredPercent, share, split } from './shares.ts';
import { depositTaxOf, taxOn } from './tax.ts';

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

/** The discount on a tuition, at most all of it. All of it if less than can be charged would be left. */
export function discountOn(tuition: number, discount: Discount | null, currency: string): number {
  const off =
    discount?.kind === 'PERCENT'
      ? share(tuition, discount.value, hundredPercent, chargeStep(currency))
      : (discount?.value ?? 0);
  return tuition - off < smallestCharge(currency) ? tuition : off;
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
  currency: string;
};

/** Simple interest, fixed at the start and rounded once. */
const interestOf = ({
  amountFinanced,
  interestRate,
  dueDates,
  currency,
}: Omit<Credit, 'contractDate'>): number =>
  share(amountFinanced, interestRate * dueDates.length, 12 * hundredPercent, chargeStep(currency));

/**
 * The annual percentage rate of a loan, in hundredths of a percent, as shown in the plan, the agreement and the
 * terms. Taxes are not part of the loan.
 */
export function aprOf({ contractDate, ...credit }: Credit): number {
  const { amountFinanced, dueDates } = credit;
  const count = dueDates.length;
  const step = chargeStep(credit.currency);
  if (count === 0) return 0;
  const principals = split(amountFinanced, count, step);
  const interests = split(interestOf(credit), count, step);
  const payments = dueDates.map((dueDate, index) => ({
    dueDate,
    amount: principals[index]! + interests[index]!,
  }));
  return Math.round(annualPercentageRate(amountFinanced, contractDate, payments) * hundredPercent);
}

/**
 * The deposit and the number of installments of a price. Each row's principal and tax can be charged alone, so that it
 * can be paid early and without its interest: a smaller deposit becomes part of the installments, smaller installments
 * become fewer, and a rest that is too small even for one becomes part of the deposit.
 */
function divide(
  { depositAmount, installmentCount, currency }: Terms,
  { netTuition, taxes }: { netTuition: number; taxes: number },
): { deposit: number; depositTax: number; count: number } {
  const [smallest, step] = [smallestCharge(currency), chargeStep(currency)];
  const wholeDeposit = Math.min(depositAmount, netTuition);
  const wholeTax = depositTaxOf(taxes, { deposit: wholeDeposit, netTuition, currency });
  const [deposit, depositTax] = wholeDeposit + wholeTax < smallest ? [0, 0] : [wholeDeposit, wholeTax];
  for (let count = installmentCount; count > 0; count -= 1) {
    const [principal] = split(netTuition - deposit, count, step);
    const [tax] = split(taxes - depositTax, count, step);
    if (principal! + tax! >= smallest) return { deposit, depositTax, count };
  }
  return { deposit: netTuition, depositTax: taxes, count: 0 };
}

/**
 * Prices an enrollment made today, with due dates.
 *
 * - `netTuition` is the tuition less the discount.
 * - `taxes` is `netTuition × taxRate` (`tax.ts`).
 * - The deposit is due today and is at most the net tuition. The rest is `amountFinanced`.
 * - `interest` is simple: `financed × interestRate × installments / 12`, rounded once.
 * - The first installment is due when the class starts, or a month from today if it has started. The others are due
 *   on the same day of the following months, or on the last day of a month that is too short.
 * - Principal, interest and tax are each divided evenly over the installments. The last row takes the remainders. The
 *   deposit carries the tax on its share of the tuition, rounded down, and no interest.
 * - No row is less than can be charged (`divide`). A tuition of which less is left is free.
 *
 * So the rows always add up to `totalOwed`, to the cent.
 */
export function priceQuote(
  terms: Terms,
  { startDate, promoCode, today }: { startDate: string; promoCode: Discount | null; today: string },
): PriceQuote {
  const { tuition, currency } = terms;
  const discount = discountOn(tuition, promoCode, currency);
  const netTuition = tuition - discount;
  const taxes = taxOn({ netTuition, taxRate: terms.taxRate, currency });
  const { deposit, depositTax, count } = divide(terms, { netTuition, taxes });
  const financed = netTuition - deposit;
  const first = startDate > today ? startDate : addMonths(today, 1);
  const dueDates = Array.from({ length: count }, (_, index) => addMonths(first, index));
  const credit = { amountFinanced: financed, interestRate: terms.interestRate, dueDates, currency };
  const interest = interestOf(credit);
  const step = chargeStep(currency);

  const rows: NewRow[] = [];
  if (deposit > 0) {
    const dates = { dueDate: today, interestFrom: today };
    const amounts = { principalAmount: deposit, interestAmount: 0, taxAmount: depositTax };
    rows.push({ type: 'DEPOSIT', installment: 0, ...dates, ...amounts });
  }
  if (count > 0) {
    const principals = split(financed, count, step);
    const interests = split(interest, count, step);
    const tax = split(taxes - depositTax, count, step);
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
