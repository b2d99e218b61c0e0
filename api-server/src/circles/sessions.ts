import type { Schemas } from '@institute/api-schema';
import type { Interval } from '@institute/values/availability';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import { readCoachCommitments } from '../booking/availability/commitments.ts';
import { overlaps } from '../booking/availability/overlaps.ts';
import { releaseExpired } from '../booking/availability/release-holds.ts';
import { coachTimeZone } from '../coaches/time-zone.ts';
import type { PortalMail } from '../config.ts';
import { actorOf, recordActivities } from '../history/activity.ts';
import { notify } from '../inbox/notify.ts';
import { lockCircles, lockCoach, lockTimes } from '../locks.ts';
import { type Caller, hasRole } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { coaches } from '../tables/coaches.ts';
import {
  circleSessions,
  circleStudents,
  coachingCircles,
  isCircleMember,
} from '../tables/coaching-circles.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { cancelled, circleLink, type Joinable, linkChanged, moved, planned } from './emails.ts';
import { readCircle } from './read-circles.ts';
import { readSessions } from './read-sessions.ts';

type Circle = Schemas['CoachingCircle'];

type Of = { path: { id: string }; readonly caller: Caller };
type OfSession = { path: { id: string; sessionId: string }; readonly caller: Caller };

/**
 * Locks a circle whose sessions the caller may schedule, its coach or an administrator. Its coach is locked first, so that
 * no one books a time that the circle takes.
 */
export async function lockOwn(db: Database, { path, caller }: Of, now: Date): Promise<Circle> {
  const ofCircle = eq(coachingCircles.id, path.id);
  const [unlocked] = await db
    .select({ coachId: coachingCircles.coachId })
    .from(coachingCircles)
    .where(ofCircle);
  if (unlocked?.coachId) {
    await lockCoach(db, unlocked.coachId);
    await lockTimes(db, unlocked.coachId);
  }
  await lockCircles(db, path.id);
  const circle = await readCircle(db, path.id, { studentId: caller.studentId, now });
  if ((circle.coachId === null || circle.coachId !== caller.coachId) && !hasRole(caller, 'ADMIN'))
    throw problem('notFound');
  return circle;
}

export async function findSession(db: Database, { path }: OfSession) {
  const [session] = await db
    .select()
    .from(circleSessions)
    .where(
      and(
        eq(circleSessions.id, path.sessionId),
        eq(circleSessions.circleId, path.id),
        isNull(circleSessions.deletedAt),
      ),
    );
  if (!session) throw problem('notFound');
  return session;
}

export async function readSession(db: Database, id: string, circle: Circle, caller: Caller, now: Date) {
  const [session] = await readSessions(db, [circle], caller, now, { condition: eq(circleSessions.id, id) });
  return session!;
}

type Times = { startTime: Date; endTime: Date };

/** The sessions of a circle at a time, besides one that moves. */
const readOthers = (db: Database, circleId: string, interval: Interval, movedId?: string) =>
  db
    .select({ id: circleSessions.id })
    .from(circleSessions)
    .where(
      and(
        eq(circleSessions.circleId, circleId),
        overlaps(circleSessions, interval),
        isNull(circleSessions.deletedAt),
        movedId === undefined ? undefined : ne(circleSessions.id, movedId),
      ),
    );

/**
 * Throws `slotTaken` if the circle meets at a time already, because attendance counts per session, or if its coach has
 * another commitment then. `movedId` is the session that moves.
 */
export async function requireFree(
  db: Database,
  { id, coachId }: Circle,
  { startTime, endTime }: Times,
  now: Date,
  movedId?: string,
): Promise<void> {
  const interval = { start: startTime.getTime(), end: endTime.getTime() };
  const others = await readOthers(db, id, interval, movedId);
  const besides = movedId === undefined ? {} : { circleSessionId: movedId };
  // A purchase that began before its hold ended must not book the time after this.
  if (coachId !== null) await releaseExpired(db, coachId, now);
  const ofCoach = coachId === null ? [] : await readCoachCommitments(db, coachId, interval, now, besides);
  if (others.length > 0 || ofCoach.length > 0) throw problem('slotTaken');
}

const readMembers = (db: Database, circleId: string) =>
  db
    .select({ id: circleStudents.studentId, timeZone: users.timeZone })
    .from(circleStudents)
    .innerJoin(students, eq(students.id, circleStudents.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(eq(circleStudents.circleId, circleId), isCircleMember))
    .orderBy(asc(circleStudents.studentId));

const textsOf = {
  SESSION_SCHEDULED: planned,
  SESSION_RESCHEDULED: moved,
  SESSION_CANCELLED: cancelled,
  LINK_CHANGED: linkChanged,
};

type Sending = PortalMail & { coachOrigin: string };

/** Notifies the circle's coach, unless it's the coach who acts. */
async function notifyCoach(
  db: Database,
  { coachId, title }: Circle,
  caller: Caller,
  type: keyof typeof textsOf,
  session: Joinable,
  { coachOrigin, now }: Sending,
): Promise<void> {
  if (coachId === null || coachId === caller.coachId) return;
  const [coach] = await db
    .select({ studentId: coaches.studentId })
    .from(coaches)
    .where(eq(coaches.id, coachId));
  const texts = textsOf[type](title, { ...session, timeZone: await coachTimeZone(db, coachId) });
  const emailOnly = { actions: circleLink(`${coachOrigin}/my-sessions`) };
  const message = { category: 'COACHING', texts, link: null, byEmail: 'ALWAYS', emailOnly } as const;
  await notify(db, { studentIds: [coach!.studentId], ...message }, now);
}

/**
 * Notifies every member of a session's event, each with the time in their zone, and adds it to their log, unless only its link
 * changed. Those who are only invited hear nothing. The coach is notified of what an administrator does.
 */
export async function notifyMembers(
  db: Database,
  circle: Circle,
  caller: Caller,
  type: keyof typeof textsOf,
  session: Joinable,
  sending: Sending,
): Promise<void> {
  const { portalOrigin, now } = sending;
  await notifyCoach(db, circle, caller, type, session, sending);
  const members = await readMembers(db, circle.id);
  if (type !== 'LINK_CHANGED') {
    const deeds = members.map(({ id }) => ({ ...actorOf(caller, id, 'COACH'), type, subject: circle.title }));
    await recordActivities(db, deeds, now);
  }
  // A new session can wait until its reminder, but no one should come at the wrong time.
  const byEmail = type === 'SESSION_SCHEDULED' || ('ALWAYS' as const);
  const link = `/circles/${circle.id}`;
  const emailOnly = { actions: circleLink(portalOrigin + link) };
  const zoneOf = ({ timeZone }: (typeof members)[number]) => timeZone ?? session.timeZone;
  for (const timeZone of new Set(members.map(zoneOf))) {
    const studentIds = members.filter((member) => zoneOf(member) === timeZone).map(({ id }) => id);
    const texts = textsOf[type](circle.title, { ...session, timeZone });
    await notify(db, { studentIds, category: 'COACHING', texts, link, byEmail, emailOnly }, now);
  }
}
