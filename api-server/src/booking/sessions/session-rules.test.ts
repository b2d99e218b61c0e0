import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextStatus, type SessionEvent, type SessionState } from './session-rules.ts';

const now = new Date('2026-03-02T15:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const session = (status: SessionState['status'], hours = 48): SessionState => ({
  status,
  startTime: inHours(hours),
  expiresAt: inHours(1 / 12),
});

describe('a session', () => {
  it.each<[SessionState, SessionEvent, string | null]>([
    [session('HELD_SLOT'), 'BOOK', 'BOOKED'],
    [{ ...session('HELD_SLOT'), expiresAt: now }, 'BOOK', null],
    [session('BOOKED'), 'BOOK', null],
    [session('BOOKED', 1), 'MOVE_BY_COACH', 'BOOKED'],
    [session('BOOKED', 0), 'MOVE_BY_COACH', null],
    [session('BOOKED', 24), 'MOVE_BY_CLIENT', 'BOOKED'],
    [session('BOOKED', 23.99), 'MOVE_BY_CLIENT', null],
    [session('BOOKED', 1), 'CANCEL_BY_COACH', 'CANCELLED'],
    [session('BOOKED', 0), 'CANCEL_BY_COACH', null],
    [session('BOOKED', 24), 'CANCEL_BY_CLIENT', 'CANCELLED'],
    [session('BOOKED', 23.99), 'CANCEL_BY_CLIENT', 'LATE_CANCELLED'],
    [session('BOOKED', 0), 'CANCEL_BY_CLIENT', null],
    [session('BOOKED', 0), 'OCCURRED', 'OCCURRED'],
    [session('OCCURRED', -1), 'NO_SHOW', 'NO_SHOW'],
    [session('BOOKED', 1), 'NO_SHOW', null],
    [session('LATE_CANCELLED', -1), 'OCCURRED', null],
    [session('CANCELLED'), 'MOVE_BY_COACH', null],
    [session('CANCELLED'), 'MOVE_BY_CLIENT', null],
  ])('%o after %s is %s [K-10] [P-29]', (state, event, status) => {
    expect(nextStatus(state, event, now)).toBe(status);
  });

  const event = fc.constantFrom<SessionEvent>(
    'BOOK',
    'MOVE_BY_COACH',
    'MOVE_BY_CLIENT',
    'CANCEL_BY_COACH',
    'CANCEL_BY_CLIENT',
    'OCCURRED',
    'NO_SHOW',
  );
  const walk = fc.array(fc.tuple(event, fc.nat({ max: 30 })), { maxLength: 30 });

  it('that is canceled or over stays so, whatever happens', () => {
    fc.assert(
      fc.property(walk, fc.integer({ min: 1, max: 100 }), (steps, starts) => {
        let state = session('HELD_SLOT', starts);
        let moment = now;
        for (const [next, hours] of steps) {
          const before = state.status;
          const status = nextStatus(state, next, moment);
          if (status === null) continue;
          expect(['CANCELLED', 'LATE_CANCELLED']).not.toContain(before);
          if (before === 'OCCURRED' || before === 'NO_SHOW')
            expect(['OCCURRED', 'NO_SHOW']).toContain(status);
          expect(before === 'HELD_SLOT').toBe(next === 'BOOK');
          // Only a session that has begun can have occurred, and only one that hasn't can be rescheduled or canceled.
          if (before === 'BOOKED')
            expect(['OCCURRED', 'NO_SHOW'].includes(status)).toBe(state.startTime <= moment);
          state = { ...state, status };
          moment = new Date(moment.getTime() + hours * 3_600_000);
        }
      }),
    );
  });
});
