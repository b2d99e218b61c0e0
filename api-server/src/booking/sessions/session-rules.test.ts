import {
  absenceReplyHours,
  freeCancellationHours,
  joinLeadMinutes,
  noShowWaitMinutes,
  sessionObjectionDays,
} from '@institute/api-schema/policy';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextStatus,
  type Purchase,
  returnedFor,
  type SessionEvent,
  type SessionState,
  sessionTerms,
} from './session-rules.ts';

const now = new Date('2026-03-02T15:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
/** A session of an hour that starts in so many hours, at the time that its client agreed to. */
const session = (
  status: SessionState['status'],
  hours = freeCancellationHours + 24,
  agreedHours = hours,
): SessionState => ({
  status,
  startTime: inHours(hours),
  endTime: inHours(hours + 1),
  agreedStartTime: inHours(agreedHours),
  expiresAt: inHours(1 / 12),
  absenceReportedAt: null,
});
const waited = -noShowWaitMinutes / 60;
const settled = -1 - sessionObjectionDays * 24;
const terms = { freeCancellationHours, isRefunded: false };
const one: Purchase = {
  currency: 'USD',
  freeCancellationHours,
  isRefunded: false,
  returned: { refund: 'MONEY', amount: 9_500 },
};
const reported = (hours: number, reportedHours: number): SessionState => ({
  ...session('BOOKED', hours),
  absenceReportedAt: inHours(reportedHours),
});

describe('a session', () => {
  // Claim: unanswered-missed-session, coach-no-show, coach-refund, outcome-objection
  it.each<[SessionState, SessionEvent, string | null]>([
    [session('HELD_SLOT'), 'BOOK', 'BOOKED'],
    [{ ...session('HELD_SLOT'), expiresAt: now }, 'BOOK', null],
    [session('BOOKED'), 'BOOK', null],
    [session('BOOKED', 1), 'MOVE_BY_COACH', 'BOOKED'],
    [session('BOOKED', 0), 'MOVE_BY_COACH', 'BOOKED'],
    [session('BOOKED', settled), 'MOVE_BY_COACH', null],
    [session('BOOKED', freeCancellationHours), 'MOVE_BY_CLIENT', 'BOOKED'],
    [session('BOOKED', freeCancellationHours - 0.01), 'MOVE_BY_CLIENT', null],
    [session('BOOKED', 1), 'CANCEL_BY_COACH', 'CANCELLED'],
    [session('BOOKED', -1), 'CANCEL_BY_COACH', 'CANCELLED'],
    [session('BOOKED', settled), 'CANCEL_BY_COACH', null],
    [session('OCCURRED', -1), 'CANCEL_BY_COACH', null],
    [session('BOOKED', freeCancellationHours), 'CANCEL_BY_CLIENT', 'CANCELLED'],
    [session('BOOKED', freeCancellationHours - 0.01), 'CANCEL_BY_CLIENT', 'LATE_CANCELLED'],
    [session('BOOKED', 0), 'CANCEL_BY_CLIENT', null],
    [session('BOOKED', 0), 'OCCURRED', 'OCCURRED'],
    [session('OCCURRED', -1), 'NO_SHOW', 'NO_SHOW'],
    [session('BOOKED', 1), 'NO_SHOW', null],
    [session('BOOKED', waited + 0.01), 'NO_SHOW', null],
    [session('BOOKED', waited), 'NO_SHOW', 'NO_SHOW'],
    [session('OCCURRED', waited + 0.01), 'NO_SHOW', null],
    // The coach moved it, and the client hasn't accepted the new time.
    [session('BOOKED', 1, 90), 'CANCEL_BY_CLIENT', 'CANCELLED'],
    [session('BOOKED', 1, 2), 'CANCEL_BY_CLIENT', 'CANCELLED'],
    [session('BOOKED', -1, 90), 'CANCEL_BY_CLIENT', 'CANCELLED'],
    [session('BOOKED', settled, 90), 'CANCEL_BY_CLIENT', null],
    [session('BOOKED', 1, 90), 'MOVE_BY_CLIENT', 'BOOKED'],
    [session('BOOKED', 0, 90), 'MOVE_BY_CLIENT', null],
    [session('BOOKED', 1, 90), 'ACCEPT_MOVE', 'BOOKED'],
    [session('BOOKED', 0, 90), 'ACCEPT_MOVE', 'BOOKED'],
    [session('BOOKED', settled, 90), 'ACCEPT_MOVE', null],
    [session('BOOKED', 1), 'ACCEPT_MOVE', null],
    [session('CANCELLED', 1, 90), 'ACCEPT_MOVE', null],
    [session('BOOKED', -1, 90), 'NO_SHOW', null],
    [session('BOOKED', -1, 90), 'OCCURRED', null],
    [session('BOOKED', settled, 90), 'OCCURRED', 'OCCURRED'],
    // The coach didn't come.
    [session('BOOKED', waited + 0.01), 'REPORT_ABSENCE', null],
    [session('BOOKED', waited), 'REPORT_ABSENCE', 'BOOKED'],
    [session('BOOKED', settled), 'REPORT_ABSENCE', null],
    [session('OCCURRED', -1), 'REPORT_ABSENCE', 'BOOKED'],
    [session('NO_SHOW', -1), 'REPORT_ABSENCE', 'BOOKED'],
    [session('OCCURRED', settled), 'REPORT_ABSENCE', null],
    [session('LATE_CANCELLED', -1), 'REPORT_ABSENCE', null],
    [{ ...reported(-1, -0.5), status: 'OCCURRED' }, 'REPORT_ABSENCE', null],
    [reported(-1, -0.5), 'REPORT_ABSENCE', null],
    [reported(-1, -0.5), 'CANCEL_BY_CLIENT', null],
    [reported(-60, 0.01 - absenceReplyHours), 'CANCEL_BY_CLIENT', null],
    [reported(-60, -absenceReplyHours), 'CANCEL_BY_CLIENT', 'CANCELLED'],
    [reported(-60, -absenceReplyHours), 'MOVE_BY_CLIENT', 'BOOKED'],
    [reported(-60, -absenceReplyHours), 'OCCURRED', null],
    [reported(-60, -absenceReplyHours), 'NO_SHOW', null],
    [reported(settled * 2, settled), 'OCCURRED', 'OCCURRED'],
    [{ ...reported(-60, -absenceReplyHours), status: 'OCCURRED' }, 'CANCEL_BY_CLIENT', null],
    [session('LATE_CANCELLED', -1), 'OCCURRED', null],
    [session('CANCELLED'), 'MOVE_BY_COACH', null],
    [session('CANCELLED'), 'MOVE_BY_CLIENT', null],
  ])('%o after %s is %s [K-10] [P-29]', (state, event, status) => {
    expect(nextStatus(state, event, now, terms)).toBe(status);
  });

  it.each<[SessionState, SessionEvent]>([
    [session('NO_SHOW', -1), 'REPORT_ABSENCE'],
    [session('BOOKED', -1), 'REPORT_ABSENCE'],
    [reported(-60, -absenceReplyHours), 'MOVE_BY_CLIENT'],
  ])('%o whose price went back takes no %s', (state, event) => {
    expect(nextStatus(state, event, now, terms)).toBe('BOOKED');
    expect(nextStatus(state, event, now, { ...terms, isRefunded: true })).toBeNull();
  });

  const event = fc.constantFrom<SessionEvent>(
    'BOOK',
    'MOVE_BY_COACH',
    'MOVE_BY_CLIENT',
    'ACCEPT_MOVE',
    'REPORT_ABSENCE',
    'CANCEL_BY_COACH',
    'CANCEL_BY_CLIENT',
    'OCCURRED',
    'NO_SHOW',
  );
  const walk = fc.array(fc.tuple(event, fc.nat({ max: 30 })), { maxLength: 30 });

  // Claim: moved-session-free
  it('keeps the full refund of a client whose coach moves it, however often', () => {
    const hours = fc.integer({ min: 1, max: 200 });
    fc.assert(
      fc.property(fc.integer({ min: freeCancellationHours, max: 100 }), fc.array(hours), (agreed, moves) => {
        const state = session('BOOKED', moves.at(-1) ?? agreed, agreed);
        expect(nextStatus(state, 'CANCEL_BY_CLIENT', now, terms)).toBe('CANCELLED');
      }),
    );
  });

  // Claim: free-cancellation
  it('takes the notice from its purchase', () => {
    const soon = session('BOOKED', 3);
    expect(nextStatus(soon, 'CANCEL_BY_CLIENT', now, terms)).toBe('LATE_CANCELLED');
    expect(nextStatus(soon, 'CANCEL_BY_CLIENT', now, { ...terms, freeCancellationHours: 2 })).toBe(
      'CANCELLED',
    );
  });

  it('that is canceled or over stays so, unless its client reports that the coach didn’t come', () => {
    fc.assert(
      fc.property(walk, fc.integer({ min: 1, max: 100 }), (steps, starts) => {
        let state = session('HELD_SLOT', starts);
        let moment = now;
        for (const [next, hours] of steps) {
          const before = state.status;
          const status = nextStatus(state, next, moment, terms);
          if (status === null) continue;
          expect(['CANCELLED', 'LATE_CANCELLED']).not.toContain(before);
          const isDisputed = next === 'REPORT_ABSENCE';
          if (before === 'OCCURRED' || before === 'NO_SHOW')
            expect(isDisputed ? ['BOOKED'] : ['OCCURRED', 'NO_SHOW']).toContain(status);
          expect(before === 'HELD_SLOT').toBe(next === 'BOOK');
          // Only a session that has begun can have occurred.
          if (['OCCURRED', 'NO_SHOW'].includes(status)) expect(state.startTime <= moment).toBe(true);
          state = { ...state, status, ...(isDisputed && { absenceReportedAt: moment }) };
          moment = new Date(moment.getTime() + hours * 3_600_000);
        }
      }),
    );
  });
});

describe('the terms of a session', () => {
  const pack: Purchase = { ...one, returned: { refund: 'SESSION', amount: 0 } };
  const free: Purchase = { ...one, returned: { refund: 'FREE', amount: 0 } };
  const inTime = freeCancellationHours;
  const late = freeCancellationHours - 0.01;

  it.each([
    [inTime, one, 'MONEY', 9_500],
    [inTime, pack, 'SESSION', 0],
    [inTime, free, 'FREE', 0],
    [late, one, 'NONE', 0],
    [late, pack, 'NONE', 0],
    [late, free, 'FREE', 0],
  ])('%s hours before, for a client who bought %o: %s [P-29]', (hours, purchase, refund, amount) => {
    const { cancellation, rescheduling } = sessionTerms(session('BOOKED', hours), purchase, 'CLIENT', now);
    expect(cancellation).toMatchObject({ isPossible: true, refund, amount });
    expect(rescheduling.isPossible).toBe(hours === inTime);
  });

  // Claim: coach-cancellation
  it('return everything when the coach cancels, however late [K-10]', () => {
    const terms = sessionTerms(session('BOOKED', 1), one, 'COACH', now);
    expect(terms).toMatchObject({
      cancellation: { isPossible: true, refund: 'MONEY' },
      rescheduling: { isPossible: true },
    });
  });

  it('allow joining until the end [P-29]', () => {
    const joinable = (state: SessionState) => sessionTerms(state, one, 'CLIENT', now).isJoinable;
    expect([
      joinable(session('BOOKED', 1)),
      joinable(session('BOOKED', -0.5)),
      joinable(session('BOOKED', -1)),
      joinable(session('CANCELLED', 1)),
    ]).toEqual([true, true, false, false]);
  });

  it('say when it’s time to join, and that they change then', () => {
    const lead = joinLeadMinutes / 60;
    const terms = [lead + 0.1, lead, -0.5].map((hours) =>
      sessionTerms(session('BOOKED', hours), one, 'CLIENT', now),
    );
    expect(terms.map(({ isSoon }) => isSoon)).toEqual([false, true, true]);
    const opens = now.getTime() + 0.1 * 3_600_000;
    expect([terms[0]!.joinOpensAt, terms[0]!.validUntil!].map(Date.parse)).toEqual([opens, opens]);
  });

  it('are those of the act, and hold until they say', () => {
    const status = fc.constantFrom<SessionState['status']>('BOOKED', 'OCCURRED', 'NO_SHOW', 'CANCELLED');
    const minutes = fc.integer({ min: -20 * 24 * 60, max: (freeCancellationHours + 5) * 60 });
    const agreed = fc.option(minutes, { nil: undefined });
    const reportedBefore = fc.option(fc.nat({ max: 5 * 24 * 60 }), { nil: undefined });
    const side = fc.constantFrom('CLIENT' as const, 'COACH' as const);
    const purchase = fc.constantFrom(one, pack, free);
    fc.assert(
      fc.property(fc.tuple(status, minutes, agreed, reportedBefore, side, purchase, fc.nat()), (drawn) => {
        const [status, minutes, agreed = minutes, reported, side, purchase, later] = drawn;
        // A session that took place has begun.
        fc.pre(minutes <= 0 || !['OCCURRED', 'NO_SHOW'].includes(status));
        const state = {
          ...session(status, minutes / 60, agreed / 60),
          absenceReportedAt: reported === undefined ? null : inHours(-reported / 60),
        };
        const terms = sessionTerms(state, purchase, side, now);
        const canceled = nextStatus(state, `CANCEL_BY_${side}`, now, purchase);
        expect(terms.cancellation.isPossible).toBe(canceled !== null);
        expect(terms.cancellation.refund).toBe(canceled ? returnedFor(canceled, purchase).refund : 'NONE');
        expect(terms.rescheduling.isPossible).toBe(
          nextStatus(state, `MOVE_BY_${side}`, now, purchase) !== null,
        );
        const end = terms.validUntil === null ? Infinity : Date.parse(terms.validUntil);
        const moment = Math.min(now.getTime() + later, end - 1);
        expect(sessionTerms(state, purchase, side, new Date(moment))).toEqual(terms);
      }),
    );
  });

  it('allow nothing to anyone else', () => {
    const terms = sessionTerms(session('BOOKED'), one, null, now);
    expect(terms).toMatchObject({
      cancellation: { isPossible: false },
      rescheduling: { isPossible: false },
      isAttendanceOpen: false,
    });
  });
});
