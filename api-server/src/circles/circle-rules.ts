import type { components } from '@institute/api-schema';
import { circleTransferLimit } from '@institute/api-schema/policy';
import type { ProblemKey } from '../platform/problem.ts';

type Schemas = components['schemas'];
type Membership = Schemas['CircleMembershipStatus'] | null;

/** The facts about a circle that the rules need. */
export type CircleState = { capacity: number; studentCount: number; openSessionCount: number };
type SessionTimes = { startTime: Date; endTime: Date };

const isFull = ({ capacity, studentCount }: Pick<CircleState, 'capacity' | 'studentCount'>) =>
  studentCount >= capacity;

/** A session's current status. It is open until it begins. */
export function sessionStatus(
  session: { startTime: Date; attendanceSubmittedAt: Date | null },
  circle: Pick<CircleState, 'capacity' | 'studentCount'>,
  now: Date,
): Schemas['CircleSessionStatus'] {
  if (session.attendanceSubmittedAt) return 'ATTENDANCE_SUBMITTED';
  if (session.startTime <= now) return 'HELD';
  return isFull(circle) ? 'FULL' : 'OPEN';
}

/** Guards: each returns the reason against a transition, or null. */
type Guard = ProblemKey | null;

export function joinGuard(circle: CircleState, membership: Membership): Schemas['CircleJoinRefusal'] | null {
  if (membership === 'ACTIVE') return null;
  if (membership === 'TRANSFERRED') return 'statusInvalid';
  if (circle.openSessionCount === 0) return 'coachingCircleNotHaveOpenSessions';
  return isFull(circle) ? 'exceededStudents' : null;
}

export function leaveGuard(membership: Membership): Guard {
  if (membership === null) return 'notFound';
  return membership === 'TRANSFERRED' ? 'statusInvalid' : null;
}

export function transferGuard(
  from: { membership: Membership; language: string },
  to: CircleState & { membership: Membership; language: string },
  transferCount: number,
): Guard {
  if (from.membership === 'TRANSFERRED') return 'statusInvalid';
  if (from.membership !== 'ACTIVE') return 'notFound';
  if (transferCount >= circleTransferLimit) return 'exceededTransfers';
  // Refuses a transfer to a circle the student is or was in, to another language, or to one without upcoming
  // sessions.
  if (to.membership === 'ACTIVE' || to.membership === 'TRANSFERRED') return 'transferNotPermit';
  if (to.language !== from.language || to.openSessionCount === 0) return 'transferNotPermit';
  return isFull(to) ? 'exceededStudents' : null;
}

export function timesGuard({ startTime, endTime }: SessionTimes): Guard {
  return startTime < endTime ? null : 'startTimeMustBeLessThanEndTime';
}

/** A session can change while it's open and stays open, or if enough others are open. */
export function changeGuard(
  before: SessionTimes,
  after: SessionTimes | null,
  circle: Pick<CircleState, 'openSessionCount'> & { minimumOpenSessions: number },
  now: Date,
): Guard {
  if (before.startTime <= now) return 'coachingCircleNotHaveOpenSessions';
  const wrong = after && timesGuard(after);
  if (wrong) return wrong;
  const isLost = after === null || after.startTime <= now;
  const left = circle.openSessionCount - (isLost ? 1 : 0);
  return isLost && left < circle.minimumOpenSessions ? 'openSessionsNumberLessThanMinimumRequired' : null;
}

/** Attendance can be recorded once the session has begun. */
export function attendanceGuard({ startTime }: SessionTimes, now: Date): Guard {
  return startTime <= now ? null : 'coachingCircleNotHaveOpenSessions';
}
