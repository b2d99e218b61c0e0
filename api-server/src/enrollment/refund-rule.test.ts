import fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundOf } from './refund-rule.ts';

const submittedAt = new Date('2026-03-02T15:00:00Z');
const inTime = new Date('2026-03-09T15:00:00Z');
const late = new Date('2026-03-09T15:00:01Z');

it.each([
  ['SUBMITTED', late, 50_000],
  ['IN_REVIEW', late, 50_000],
  ['APPROVED', inTime, 50_000],
  ['SIGNING', inTime, 50_000],
  ['APPROVED', late, 40_000],
  ['SIGNING', late, 40_000],
] as const)('refunds a student who is %s at %s: %i', (status, now, refund) => {
  expect(refundOf({ status, submittedAt, paid: 50_000 }, now)).toBe(refund);
});

it('never refunds more than was paid, or less than zero', () => {
  fc.assert(
    fc.property(fc.nat(), fc.constantFrom('SUBMITTED' as const, 'SIGNING' as const), (paid, status) => {
      const refund = refundOf({ status, submittedAt, paid }, late);
      return refund >= 0 && refund <= paid;
    }),
  );
});
