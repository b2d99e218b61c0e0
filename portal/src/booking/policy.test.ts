import { expect, it } from 'vitest';
import { isOn, openSessions, policyOf, returnOf } from './policy.ts';
import type { CoachSession, Purchase } from './sessions.ts';

const now = Date.parse('2026-03-02T15:00:00Z');
const at = (hours: number, status: CoachSession['status'] = 'BOOKED') => ({
  status,
  startTime: new Date(now + hours * 3_600_000).toISOString(),
  endTime: new Date(now + (hours + 1) * 3_600_000).toISOString(),
});

it.each([
  [at(24), true, true],
  [at(23.99), false, true],
  [at(0), false, false],
  [at(48, 'CANCELLED'), false, false],
])('client of %o can reschedule: %s, and cancel: %s [P-29]', (session, canMove, canCancel) => {
  expect(policyOf(session, now)).toEqual({ canMove, canCancel });
});

it.each([
  [at(30), { sessionCount: 1, amount: 9_500 }, 'refund'],
  [at(30), { sessionCount: 4, amount: 32_000 }, 'session'],
  [at(3), { sessionCount: 1, amount: 9_500 }, 'none'],
  [at(3), { sessionCount: 4, amount: 0 }, 'none'],
  [at(3), { sessionCount: 1, amount: 0 }, 'free'],
])('canceling %o, bought as %o, returns: %s [P-29]', (session, purchase, returned) => {
  expect(returnOf(session, purchase, now)).toBe(returned);
});

it('allows joining until the end [P-29]', () => {
  expect([at(1), at(-0.5), at(-1), at(1, 'CANCELLED')].map((one) => isOn(one, now))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('counts unscheduled sessions that are paid and still offered [P-29]', () => {
  const purchase = { status: 'PAID', sessionCount: 4, bookedSessionCount: 3, productId: 'p' } as Purchase;
  expect(openSessions(purchase)).toBe(1);
  expect(openSessions({ ...purchase, status: 'REFUNDED' })).toBe(0);
  expect(openSessions({ ...purchase, productId: null })).toBe(0);
});
