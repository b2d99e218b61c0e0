import type { components } from '@institute/api-schema';
import { and, eq, isNull } from 'drizzle-orm';
import { actorOf, recordActivities } from '../history/activity.ts';
import { type Notification, notify } from '../inbox/notify.ts';
import { lockCircles } from '../locks.ts';
import { type Caller, hasRole } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { circleSessions, circleStudents } from '../tables/coaching-circles.ts';
import { readCircle } from './read-circles.ts';
import { readSessions } from './read-sessions.ts';

type Circle = components['schemas']['CoachingCircle'];

type Of = { path: { id: string }; readonly caller: Caller };
type OfSession = { path: { id: string; sessionId: string }; readonly caller: Caller };

/** Locks a circle whose sessions the caller may schedule: its coach or an administrator. */
export async function lockOwn(db: Database, { path, caller }: Of, now: Date): Promise<Circle> {
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

const memberIds = async (db: Database, circleId: string) =>
  (
    await db
      .select({ id: circleStudents.studentId })
      .from(circleStudents)
      .where(and(eq(circleStudents.circleId, circleId), eq(circleStudents.status, 'ACTIVE')))
  ).map(({ id }) => id);

/** Adds a session's event to every member's log and notifies them. */
export async function notifyMembers(
  db: Database,
  circle: Circle,
  caller: Caller,
  type: 'SESSION_SCHEDULED' | 'SESSION_RESCHEDULED' | 'SESSION_CANCELLED',
  texts: Notification['texts'],
  now: Date,
): Promise<void> {
  const studentIds = await memberIds(db, circle.id);
  const deeds = studentIds.map((id) => ({ ...actorOf(caller, id, 'COACH'), type, subject: circle.title }));
  await recordActivities(db, deeds, now);
  // A new session can wait until its reminder, but no one should come at the wrong time.
  const byEmail = type === 'SESSION_SCHEDULED' || ('ALWAYS' as const);
  await notify(db, { studentIds, category: 'COACHING', texts, link: '/circles', byEmail }, now);
}
