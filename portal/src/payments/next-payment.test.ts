import { expect, it } from 'vitest';
import { nextPaymentKind } from './next-payment.ts';

it('calls a payment past due only if all of it is', () => {
  const next = (amount: number, amountOverdue: number) =>
    nextPaymentKind({
      nextPayment: {
        dueDate: '2026-02-02',
        amount,
        amountToday: amount,
        interestSaved: 0,
        isAutomatic: false,
      },
      amountOverdue,
    });
  expect([next(10_000, 0), next(10_000, 10_000), next(20_000, 10_000)]).toEqual([
    'NEXT',
    'PAST_DUE',
    'DUE_NOW',
  ]);
});
