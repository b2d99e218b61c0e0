import { registrationFeeIn } from '@institute/api-schema/policy';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundOf } from './refund-rule.ts';

// A Monday, 10 a.m. at the institute. The fifth business day after it is the next Monday.
const submittedAt = new Date('2026-03-02T15:00:00Z');
const lastMinute = new Date('2026-03-10T03:59:00Z');
const late = new Date('2026-03-10T04:00:00Z');

// Claim: withdrawal-refund
it.each([
  ['SUBMITTED', late, 50_000],
  ['IN_REVIEW', late, 50_000],
  ['APPROVED', lastMinute, 50_000],
  ['SIGNING', lastMinute, 50_000],
  ['COMPLETE', lastMinute, 50_000],
  ['APPROVED', late, 50_000 - registrationFeeIn('USD')],
  ['SIGNING', late, 50_000 - registrationFeeIn('USD')],
  ['COMPLETE', late, 50_000 - registrationFeeIn('USD')],
] as const)('refunds a student who is %s at %s: %i', (status, now, refund) => {
  expect(refundOf({ status, submittedAt, paid: 50_000, currency: 'USD' }, now)).toBe(refund);
});

// Claim: fees-by-currency
it('keeps nothing in a currency that has no registration fee', () => {
  expect(refundOf({ status: 'COMPLETE', submittedAt, paid: 50_000, currency: 'JPY' }, late)).toBe(50_000);
});

it('never refunds more than was paid, or less than zero', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('SUBMITTED' as const, 'SIGNING' as const), (paid, status) => {
      const refund = refundOf({ status, submittedAt, paid, currency: 'USD' }, late);
      return refund >= 0 && refund <= paid;
    }),
  );
});
