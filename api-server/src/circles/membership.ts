import type { Schemas } from '@institute/api-schema';
import { circleInvitationDays } from '@institute/api-schema/policy';
import { and, eq, or, sql } from 'drizzle-orm';
import type { PortalMail } from '../config.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import { notify } from '../inbox/notify.ts';
import { type Caller, hasRole } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { day } from '../platform/durations.ts';
import { problem } from '../platform/problem.ts';
import { circleSessions, circleStudents, coachingCircles } from '../tables/coaching-circles.ts';
import { students } from '../tables/students.ts';
import { added, circleLink, circlesLink, invited, removed, uninvited } from './emails.ts';
import { isOpenSession } from './read-circles.ts';

type Circle = Schemas['CoachingCircle'];
export type Member = { circleId: string; studentId: string };

/** What decides whether a student can join a circle: its state, and all memberships by student. */
export async function readRoom(db: Database, id: string, now: Date) {
  const [circle] = await db.select().from(coachingCircles).where(eq(coachingCircles.id, id));
  if (!circle) return null;
  const openSessionCount = await db.$count(
    circleSessions,
    and(eq(circleSessions.circleId, id), isOpenSession(now)),
  );
  const rows = await db
    .select({ studentId: circleStudents.studentId, status: circleStudents.status })
    .from(circleStudents)
    .where(eq(circleStudents.circleId, id));
  const studentCount = rows.filter(({ status }) => status === 'ACTIVE').length;
  const memberships = new Map(rows.map(({ studentId, status }) => [studentId, status]));
  return { state: { capacity: circle.capacity, studentCount, openSessionCount }, memberships };
}

/** Students act for themselves; the circle's coach and staff act for any student. */
export function requireCharge(circle: Circle, studentId: string, caller: Caller): void {
  const isOwn = studentId === caller.studentId;
  const isCoach = circle.coachId !== null && circle.coachId === caller.coachId;
  if (!isOwn && !isCoach && !hasRole(caller, 'ADVISOR', 'ADMIN')) throw problem('notFound');
}

export async function setMembership(
  db: Database,
  { circleId, studentId }: Member,
  status: NonNullable<Circle['membership']>,
  now: Date,
  isAccepted = true,
): Promise<void> {
  const invitationExpiresAt = isAccepted ? null : new Date(now.getTime() + circleInvitationDays * day);
  const membership = { status, joinedAt: now, isAccepted, invitationExpiresAt };
  await db
    .insert(circleStudents)
    .values({ circleId, studentId, ...membership })
    .onConflictDoUpdate({
      target: [circleStudents.circleId, circleStudents.studentId],
      set:
        status === 'ACTIVE'
          ? { ...membership, wasMember: or(circleStudents.wasMember, circleStudents.isAccepted) }
          : { status },
    });
}

/** A student whom the coach has added accepts by joining. */
export async function accept(db: Database, { circleId, studentId }: Member): Promise<void> {
  await db
    .update(circleStudents)
    .set({ isAccepted: true, invitationExpiresAt: null })
    .where(and(eq(circleStudents.circleId, circleId), eq(circleStudents.studentId, studentId)));
}

/** Logs that a student joined, was invited or left, and notifies the student if someone else did it. */
export async function recordMembership(
  db: Database,
  circle: Circle,
  studentId: string,
  caller: Caller,
  type: 'CIRCLE_JOINED' | 'CIRCLE_LEFT',
  { portalOrigin, now }: PortalMail,
): Promise<void> {
  const isOwn = studentId === caller.studentId;
  const actor = actorOf(caller, studentId, isOwn ? 'STUDENT' : 'COACH');
  await recordActivity(db, { ...actor, type, subject: circle.title }, now);
  if (isOwn) return;
  const { title, isInvited } = circle;
  const [link, texts, linkTo] =
    type === 'CIRCLE_JOINED'
      ? [`/circles/${circle.id}`, (isInvited ? invited : added)(title), circleLink]
      : ['/circles', (isInvited ? uninvited : removed)(title), circlesLink];
  const emailOnly = { actions: linkTo(portalOrigin + link) };
  const message = { category: 'COACHING', texts, link, byEmail: true, emailOnly } as const;
  await notify(db, { studentIds: [studentId], ...message }, now);
}

/** Remembers that a student left a circle, and could come back to it. */
export const recordDeparture = (db: Database, studentId: string, circleId: string) =>
  db.update(students).set({ leftCircleId: circleId }).where(eq(students.id, studentId));

/** Records that a student is in a circle now, and whether that was a change of circles. */
export const recordArrival = (db: Database, studentId: string, { isTransfer }: { isTransfer: boolean }) =>
  db
    .update(students)
    .set({
      leftCircleId: null,
      ...(isTransfer && { circleTransferCount: sql`${students.circleTransferCount} + 1` }),
    })
    .where(eq(students.id, studentId));
