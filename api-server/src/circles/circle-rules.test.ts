import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  additionGuard,
  attendanceGuard,
  cancellationGuard,
  changeGuard,
  joinGuard,
  leaveGuard,
  sessionStatus,
  timesGuard,
  transferGuard,
} from './circle-rules.ts';

const now = new Date('2026-03-02T15:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const session = (start: number, end = start + 1) => ({ startTime: inHours(start), endTime: inHours(end) });
const roomy = { id: 'a', capacity: 3, studentCount: 1, openSessionCount: 2 };
const full = { ...roomy, studentCount: 3 };
const idle = { ...roomy, openSessionCount: 0 };
const free = { circleIds: [], ledCircleIds: [] as string[], transferCount: 0, leftCircleId: null };
const elsewhere = { ...free, circleIds: ['b'] };

it.each([
  [1, false, roomy, 'OPEN'],
  [1, false, full, 'FULL'],
  [0, false, full, 'HELD'],
  [-1, false, roomy, 'HELD'],
  [-1, true, full, 'ATTENDANCE_SUBMITTED'],
] as const)(
  'has the expected status when a session begins in %i h: %s %o %s',
  (start, said, circle, status) => {
    const attendanceSubmittedAt = said ? now : null;
    expect(sessionStatus({ ...session(start), attendanceSubmittedAt }, circle, now)).toBe(status);
  },
);

describe('joining', () => {
  it.each(['LEFT', 'ACTIVE', null] as const)('is not possible for its coach, as %s', (membership) => {
    const led = { ...free, ledCircleIds: ['a'] };
    expect(joinGuard(roomy, membership, led)).toBe('ownRecord');
    expect(additionGuard(roomy, membership === 'ACTIVE' ? null : membership, led, { isPlaced: true })).toBe(
      'ownRecord',
    );
    const from = { membership: 'ACTIVE', isInvited: false, language: 'EN' } as const;
    expect(transferGuard(from, { ...roomy, membership, language: 'EN' }, led)).toBe('ownRecord');
  });

  it.each([
    [roomy, null, null],
    [roomy, 'LEFT', null],
    [roomy, 'TRANSFERRED', 'statusInvalid'],
    [idle, null, 'coachingCircleNotHaveOpenSessions'],
    [full, null, 'exceededStudents'],
    [{ ...full, openSessionCount: 0 }, 'LEFT', 'coachingCircleNotHaveOpenSessions'],
    [{ ...full, openSessionCount: 0 }, 'ACTIVE', null],
  ] as const)('%o as %s gives %s [P-18]', (circle, membership, key) => {
    const standing = membership === 'ACTIVE' ? { ...free, circleIds: ['a'] } : free;
    expect(joinGuard(circle, membership, standing)).toBe(key);
  });

  it.each([
    ['in another circle', roomy, null, elsewhere, 'alreadyInCircle'],
    ['invited, in another circle', full, 'ACTIVE', elsewhere, 'alreadyInCircle'],
    ['invited, after all changes', full, 'ACTIVE', { ...free, transferCount: 2, leftCircleId: 'b' }, null],
    ['in another circle, and this one is full', full, null, elsewhere, 'exceededStudents'],
    ['coming back', roomy, 'LEFT', { ...free, transferCount: 2, leftCircleId: 'a' }, null],
    [
      'after leaving another, with a change left',
      roomy,
      null,
      { ...free, transferCount: 1, leftCircleId: 'b' },
      null,
    ],
    [
      'after leaving another',
      roomy,
      null,
      { ...free, transferCount: 2, leftCircleId: 'b' },
      'exceededTransfers',
    ],
    ['after being removed', roomy, null, { ...free, transferCount: 2 }, null],
  ] as const)('%s [P-18]', (_, circle, membership, standing, key) => {
    expect(joinGuard(circle, membership, { ...standing, circleIds: [...standing.circleIds] })).toBe(key);
  });

  it('is decided by the coach and the staff without counting', () => {
    const spent = { ...elsewhere, transferCount: 2, leftCircleId: 'b' };
    expect(additionGuard(roomy, null, spent, { isPlaced: false })).toBe(null);
    expect(additionGuard(roomy, null, spent, { isPlaced: true })).toBe('alreadyInCircle');
    expect(additionGuard(roomy, null, { ...spent, circleIds: [] }, { isPlaced: true })).toBe(null);
    expect(additionGuard(full, null, free, { isPlaced: true })).toBe('exceededStudents');
  });
});

it('can be left by current and former members', () => {
  expect([null, 'ACTIVE', 'LEFT', 'TRANSFERRED'].map((status) => leaveGuard(status as never))).toEqual([
    'notFound',
    null,
    null,
    'statusInvalid',
  ]);
});

describe('transferring', () => {
  const from = { membership: 'ACTIVE', isInvited: false, language: 'EN' } as const;
  const to = { ...roomy, membership: null, language: 'EN' };
  it.each([
    [from, to, 1, null],
    [from, { ...to, membership: 'LEFT' as const }, 0, null],
    [from, to, 2, 'exceededTransfers'],
    [{ ...from, membership: 'TRANSFERRED' as const }, to, 2, 'statusInvalid'],
    [{ ...from, membership: 'LEFT' as const }, to, 0, 'notFound'],
    [{ ...from, isInvited: true }, to, 0, 'transferNotPermit'],
    [from, { ...to, language: 'ES' }, 0, 'transferNotPermit'],
    [from, { ...to, openSessionCount: 0 }, 0, 'transferNotPermit'],
    [from, { ...to, membership: 'ACTIVE' as const }, 0, 'transferNotPermit'],
    [from, { ...to, membership: 'TRANSFERRED' as const }, 0, 'transferNotPermit'],
    [from, { ...to, studentCount: 3 }, 0, 'exceededStudents'],
  ])('from %o to %o after %i transfers gives %s', (at, target, count, key) => {
    expect(transferGuard(at, target, { ...free, transferCount: count })).toBe(key);
  });
});

describe('a session', () => {
  const circle = { minimumOpenSessions: 2 };

  it.each([
    [2, 1, 'openSessionsNumberLessThanMinimumRequired'],
    [3, 1, null],
    [3, 0, 'coachingCircleNotHaveOpenSessions'],
  ])('of %i open ones, which begins in %i h, may be canceled: %s [P-18]', (openSessionCount, start, key) => {
    expect(cancellationGuard(session(start), { ...circle, openSessionCount }, now)).toBe(key);
  });

  it('can change until it begins [P-18]', () => {
    expect([1, 0, -1].map((start) => changeGuard(session(start), now))).toEqual([
      null,
      'coachingCircleNotHaveOpenSessions',
      'coachingCircleNotHaveOpenSessions',
    ]);
  });

  it('lasts a few hours at most', () => {
    expect([8, 8.1].map((hours) => timesGuard(session(1, 1 + hours)))).toEqual([null, 'sessionTooLong']);
  });

  it('ends after it begins', () => {
    const instant = fc.date({ min: inHours(0), max: inHours(8), noInvalidDate: true });
    fc.assert(
      fc.property(instant, instant, (startTime, endTime) => {
        const isRight = startTime.getTime() < endTime.getTime();
        expect(timesGuard({ startTime, endTime })).toBe(isRight ? null : 'startTimeMustBeLessThanEndTime');
      }),
    );
  });

  it('takes attendance once it is over', () => {
    const ask = (start: number) => attendanceGuard(session(start), now);
    expect([ask(-1), ask(-0.5), ask(0), ask(1)]).toEqual([
      null,
      'coachingCircleNotHaveOpenSessions',
      'coachingCircleNotHaveOpenSessions',
      'coachingCircleNotHaveOpenSessions',
    ]);
  });
});
