import type { FinancialSummary, PaymentScheduleRow } from './payments.ts';

/** An amount and the amounts it is the sum of, in minor units. */
interface Figure<Name extends string> {
  total: number;
  parts: { name: Name; amount: number }[];
}

export type TuitionPart = 'deposit' | 'installments' | 'fees' | 'givenBack';
export type ChargePart = 'paid' | 'open' | 'givenBack';
export type PaidPart = 'charged' | 'withdrawal' | 'voucher' | 'custom' | 'dispute';

/** How the balance adds up. The totals sum up to the remaining balance, so deductions are negative. */
export interface Balance {
  netTuition: Figure<TuitionPart>;
  interest: Figure<ChargePart>;
  taxes: Figure<ChargePart>;
  totalPaid: Figure<PaidPart>;
  rollover: number;
}

const sum = <T>(items: readonly T[], amount: (item: T) => number) =>
  items.reduce((total, item) => total + amount(item), 0);

/** The nonzero parts, and the remainder that completes the total. */
function figure<Name extends string>(total: number, rest: Name, amounts: [Name, number][]): Figure<Name> {
  const missing = total - sum(amounts, ([, amount]) => amount);
  return {
    total,
    parts: [...amounts, [rest, missing] as [Name, number]]
      .filter(([, amount]) => amount !== 0)
      .map(([name, amount]) => ({ name, amount })),
  };
}

/**
 * Calculates the parts of a summary from the rows of its schedule. A refund to a card also lowers what was owed: it
 * is deducted from the tuition, then the interest, then the tax.
 */
export function balanceOf(summary: FinancialSummary, rows: readonly PaymentScheduleRow[]): Balance {
  const live = rows.filter(({ status }) => status !== 'DELETED');
  const principal = (type: PaymentScheduleRow['type']) =>
    sum(
      live.filter((row) => row.type === type),
      (row) => row.amountDue - row.interestAmount - row.taxAmount,
    );
  const isPaid = ({ status }: PaymentScheduleRow) => status === 'ACCEPTED' || status === 'REFUNDED';
  const ofRows = (total: number, amount: (row: PaymentScheduleRow) => number) =>
    figure<ChargePart>(total, 'givenBack', [
      ['paid', sum(live.filter(isPaid), amount)],
      [
        'open',
        sum(
          live.filter((row) => !isPaid(row)),
          amount,
        ),
      ],
    ]);
  const { withdrawal, voucher, custom, dispute } = summary.refunds;
  return {
    netTuition: figure<TuitionPart>(summary.netTuition, 'givenBack', [
      ['deposit', principal('DEPOSIT')],
      ['installments', principal('INSTALLMENT')],
      ['fees', principal('FEE')],
    ]),
    interest: ofRows(summary.interest, (row) => row.interestAmount),
    taxes: ofRows(summary.taxes, (row) => row.taxAmount),
    totalPaid: figure<PaidPart>(-summary.totalPaid, 'charged', [
      ['withdrawal', withdrawal],
      ['voucher', voucher],
      ['custom', custom],
      ['dispute', dispute],
    ]),
    rollover: -summary.rollover,
  };
}
