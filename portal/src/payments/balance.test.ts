import { expect, it } from 'vitest';
import { balanceOf } from './balance.ts';
import type { FinancialSummary, PaymentScheduleRow } from './payments.ts';

const row = (given: Partial<PaymentScheduleRow>): PaymentScheduleRow => ({
  id: 'row',
  type: 'INSTALLMENT',
  captureMethod: 'MANUAL',
  currency: 'USD',
  status: 'SCHEDULED',
  paymentMethod: 'CARD',
  paymentMethodId: null,
  brand: 'VISA',
  last4: '4242',
  paymentId: null,
  installment: 1,
  dueDate: '2026-03-07',
  amountDue: 0,
  interestAmount: 0,
  taxAmount: 0,
  amountToday: 0,
  amountPaid: 0,
  rolloverAmount: 0,
  amountRefunded: 0,
  nextAttemptOn: null,
  ...given,
});

const summary = (given: Partial<FinancialSummary>): FinancialSummary => ({
  paymentScheduleId: 'schedule',
  currency: 'USD',
  netTuition: 0,
  totalPaid: 0,
  totalRemaining: 0,
  payOffAmount: 0,
  pendingPayments: [],
  refunds: { withdrawal: 0, voucher: 0, custom: 0, dispute: 0 },
  rollover: 0,
  rolloverCredit: 0,
  interest: 0,
  taxes: 0,
  status: 'GOOD',
  daysOverdue: 0,
  amountOverdue: 0,
  amountDue: 0,
  disputedAmount: 0,
  autoPay: false,
  nextPayment: null,
  ...given,
});

const rows = [
  row({ type: 'DEPOSIT', installment: 0, status: 'ACCEPTED', amountDue: 50_000, amountPaid: 50_000 }),
  row({
    status: 'ACCEPTED',
    amountDue: 45_780,
    interestAmount: 2_180,
    amountPaid: 45_780,
    amountRefunded: 2_500,
  }),
  row({ amountDue: 46_280, interestAmount: 2_180, taxAmount: 500 }),
  row({ status: 'DELETED', amountDue: 99_999, interestAmount: 999 }),
];
const account = summary({
  netTuition: 50_000 + 43_600 + 43_600 - 2_500,
  interest: 4_360,
  taxes: 500,
  totalPaid: 95_780 - 2_500,
  totalRemaining: 46_280,
  refunds: { withdrawal: 0, voucher: 2_500, custom: 0, dispute: 0 },
});

it('sums each amount from its parts, and the remaining balance from the amounts [P-26]', () => {
  const { netTuition, interest, taxes, totalPaid, rollover } = balanceOf(account, rows);
  for (const { total, parts } of [netTuition, interest, taxes, totalPaid])
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  expect(netTuition.total + interest.total + taxes.total + totalPaid.total + rollover).toBe(
    account.totalRemaining,
  );
});

it('shows refunds with their reason [P-26]', () => {
  const { netTuition, totalPaid } = balanceOf(account, rows);
  expect(netTuition.parts).toEqual([
    { name: 'deposit', amount: 50_000 },
    { name: 'installments', amount: 87_200 },
    { name: 'givenBack', amount: -2_500 },
  ]);
  expect(totalPaid.parts).toEqual([
    { name: 'voucher', amount: 2_500 },
    { name: 'charged', amount: -95_780 },
  ]);
});

it('counts money from another schedule as paid, and money that went to one as owed [P-26]', () => {
  expect(balanceOf(summary({ rollover: 152_900 }), []).rollover).toBe(-152_900);
  expect(balanceOf(summary({ rollover: -10_000 }), []).rollover).toBe(10_000);
});
