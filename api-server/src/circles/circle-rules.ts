import type { Schemas } from '@institute/api-schema';
import { circleLimit, circleTransferLimit, longestCircleSessionHours } from '@institute/api-schema/policy';
import { hour } from '../platform/durations.ts';
import type { ProblemKey } from '../platform/problem.ts';

type Membership = Schemas['CircleMembershipStatus'] | null;

/** The facts about a circle that the rules need. */
export type CircleState = { capacity: number; studentCount: number; openSessionCount: number };
/** What a student's earlier circles mean for the next one. */
export type CircleStanding = {
  /** The circles that the student is in. Invitations don't count. */
  circleIds: string[];
  /** The circles that the student leads as their coach. */
  ledCircleIds: string[];
  transferCount: number;
  leftCircleId: string | null;
};
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

export function joinGuard(
  circle: CircleState & { id: string },
  membership: Membership,
  student: CircleStanding,
): Schemas['CircleJoinRefusal'] | null {
  // A coach who is a member would record her own attendance, and earn awards with it.
  if (student.ledCircleIds.includes(circle.id)) return 'ownRecord';
  if (membership === 'TRANSFERRED') return 'statusInvalid';
  const isElsewhere = student.circleIds.filter((id) => id !== circle.id).length >= circleLimit;
  // An invited student already has a place. The coach has decided it, so accepting isn't a change of circles.
  if (membership === 'ACTIVE')
    return isElsewhere && !student.circleIds.includes(circle.id) ? 'alreadyInCircle' : null;
  if (circle.openSessionCount === 0) return 'coachingCircleNotHaveOpenSessions';
  if (isFull(circle)) return 'exceededStudents';
  if (isElsewhere) return 'alreadyInCircle';
  return isChange(circle.id, student) ? transfersGuard(student) : null;
}

/** The refusals that concern the circle, not the student who asks. */
export const roomGuard = (circle: CircleState & { id: string }, membership: Membership) =>
  joinGuard(circle, membership, { circleIds: [], ledCircleIds: [], transferCount: 0, leftCircleId: null });

/**
 * The rules for the coach and the staff: changes of circles that they decide don't count. A coach only invites the
 * student, who may leave another circle before accepting. Staff place the student, also one who is invited.
 */
export function additionGuard(
  circle: CircleState & { id: string },
  membership: Membership,
  { circleIds, ledCircleIds }: CircleStanding,
  { isPlaced }: { isPlaced: boolean },
) {
  if (membership === 'ACTIVE' && !isPlaced) return null;
  return joinGuard(circle, membership, {
    circleIds: isPlaced ? circleIds : [],
    ledCircleIds,
    transferCount: 0,
    leftCircleId: null,
  });
}

/** Whether joining a circle counts as a transfer: the student left another one for it. */
export const isChange = (circleId: string, { leftCircleId }: Pick<CircleStanding, 'leftCircleId'>): boolean =>
  leftCircleId !== null && leftCircleId !== circleId;

/** Whether a student can still change circles. */
export const transfersGuard = ({
  transferCount,
}: Pick<CircleStanding, 'transferCount'>): 'exceededTransfers' | null =>
  transferCount >= circleTransferLimit ? 'exceededTransfers' : null;

export function leaveGuard(membership: Membership): Guard {
  if (membership === null) return 'notFound';
  return membership === 'TRANSFERRED' ? 'statusInvalid' : null;
}

export function transferGuard(
  from: { membership: Membership; isInvited: boolean; language: string },
  to: CircleState & { id: string; membership: Membership; language: string },
  student: Pick<CircleStanding, 'transferCount' | 'ledCircleIds'>,
): Guard {
  if (student.ledCircleIds.includes(to.id)) return 'ownRecord';
  if (from.membership === 'TRANSFERRED') return 'statusInvalid';
  if (from.membership !== 'ACTIVE') return 'notFound';
  const exceeded = transfersGuard(student);
  if (exceeded) return exceeded;
  // Refuses a transfer from an invitation, to a circle the student is or was in, to another language, or to one
  // without upcoming sessions.
  if (from.isInvited || to.membership === 'ACTIVE' || to.membership === 'TRANSFERRED')
    return 'transferNotPermit';
  if (to.language !== from.language || to.openSessionCount === 0) return 'transferNotPermit';
  return isFull(to) ? 'exceededStudents' : null;
}

export function timesGuard({ startTime, endTime }: SessionTimes): Guard {
  const length = endTime.getTime() - startTime.getTime();
  if (length <= 0) return 'startTimeMustBeLessThanEndTime';
  return length > longestCircleSessionHours * hour ? 'sessionTooLong' : null;
}

/** A session can change until it begins. */
export function changeGuard({ startTime }: Pick<SessionTimes, 'startTime'>, now: Date): Guard {
  return startTime <= now ? 'coachingCircleNotHaveOpenSessions' : null;
}

/** A session can be canceled until it begins, if enough others are open. */
export function cancellationGuard(
  session: Pick<SessionTimes, 'startTime'>,
  circle: Pick<CircleState, 'openSessionCount'> & { minimumOpenSessions: number },
  now: Date,
): Guard {
  const isLast = circle.openSessionCount - 1 < circle.minimumOpenSessions;
  return changeGuard(session, now) ?? (isLast ? 'openSessionsNumberLessThanMinimumRequired' : null);
}

/** Attendance can be recorded once the session is over. */
export function attendanceGuard({ endTime }: Pick<SessionTimes, 'endTime'>, now: Date): Guard {
  return endTime <= now ? null : 'coachingCircleNotHaveOpenSessions';
}
