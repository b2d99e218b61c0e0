import { expect, it } from 'vitest';
import { addBusinessDays, endOfBusinessDays } from './business-days.ts';

it.each([
  ['2026-03-02T15:00:00Z', 1, '2026-03-03T15:00:00.000Z'],
  ['2026-03-02T15:00:00Z', 2, '2026-03-04T15:00:00.000Z'],
  // A Friday, so that a weekend follows. The clocks go forward on March 8.
  ['2026-03-06T15:00:00Z', 2, '2026-03-10T14:00:00.000Z'],
  ['2026-03-07T15:00:00Z', 1, '2026-03-09T14:00:00.000Z'],
  // Saturday in London is still Friday at the institute.
  ['2026-03-07T02:00:00Z', 1, '2026-03-10T01:00:00.000Z'],
  ['2027-03-13T04:30:00Z', 2, '2027-03-17T03:30:00.000Z'],
  ['2026-03-02T15:00:00Z', 5, '2026-03-09T14:00:00.000Z'],
])('counts from %s %i business days to %s', (from, days, to) => {
  expect(addBusinessDays(new Date(from), days).toISOString()).toBe(to);
});

// Claim: withdrawal-refund
it.each([
  // In winter, the institute is 5 hours behind UTC.
  ['2026-03-02T15:00:00Z', 1, '2026-03-04T05:00:00.000Z'],
  // The clocks go forward on March 8.
  ['2026-03-02T15:00:00Z', 5, '2026-03-10T04:00:00.000Z'],
  ['2026-03-02T04:59:59Z', 5, '2026-03-07T05:00:00.000Z'],
  ['2026-03-07T15:00:00Z', 1, '2026-03-10T04:00:00.000Z'],
  // Labor Day counts.
  ['2026-09-04T15:00:00Z', 1, '2026-09-08T04:00:00.000Z'],
])('counts whole days at the institute: from %s, %i end at %s', (from, days, to) => {
  expect(endOfBusinessDays(new Date(from), days).toISOString()).toBe(to);
});
