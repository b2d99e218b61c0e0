import type { components } from '@institute/api-schema';
import { and, asc, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import { type Caller, hasRole } from '../account/caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivities } from '../history/activity.ts';
import { type Notification, notify } from '../inbox/notify.ts';
import { grantAwards } from '../learning/awards.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { lockCircles } from '../platform/locks.ts';
import { pageOf } from '../platform/paging.ts';
import { problem, refuseWith } from '../platform/problem.ts';
import { revised } from '../platform/revision.ts';
import {
  circleAttendance,
  circleSessions,
  circleStudents,
  coachingCircles,
} from '../tables/coaching-circles.ts';
import { cancelled, moved, planned } from './emails.ts';
import { isInside, readCircles } from './read-circles.ts';
import { attendanceGuard, changeGuard, sessionStatus, timesGuard } from './states.ts';

type Schemas = components['schemas'];
type Circle = Schemas['CoachingCircle'];

/** A circle's sessions as the caller may see them, latest first by default. */
export async function readSessions(
  db: Database,
  circle: Circle,
  caller: Caller,
  now: Date,
  {
    condition,
    order,
    limit = 1,
    offset = 0,
  }: { condition?: SQL; order?: SQL[]; limit?: number; offset?: number },
): Promise<Schemas['CircleSession'][]> {
  const rows = await db
    .select()
    .from(circleSessions)
    .where(and(eq(circleSessions.circleId, circle.id), isNull(circleSessions.deletedAt), condition))
    .orderBy(...(order ?? [desc(circleSessions.startTime), desc(circleSessions.id)]))
    .limit(limit)
    .offset(offset);
  const attendance =
    rows.length === 0
      ? []
      : await db
          .select()
          .from(circleAttendance)
          .where(
            inArray(
              circleAttendance.sessionId,
              rows.map(({ id }) => id),
            ),
          )
          .orderBy(asc(circleAttendance.studentId));
  const isKnowing = isInside(circle, caller);
  const isInCharge =
    (circle.coachId !== null && circle.coachId === caller.coachId) || hasRole(caller, 'ADVISOR', 'ADMIN');
  return rows.map(({ attendanceSubmittedAt, deletedAt: _, sequence: __, changedAt: ___, ...session }) => ({
    ...session,
    startTime: session.startTime.toISOString(),
    endTime: session.endTime.toISOString(),
    url: isKnowing ? session.url : null,
    status: sessionStatus({ startTime: session.startTime, attendanceSubmittedAt }, circle, now),
    attendance: attendance
      .filter(({ sessionId }) => sessionId === session.id)
      .filter(({ studentId }) => isInCharge || studentId === caller.studentId)
      .map(({ studentId, status }) => ({ studentId, status })),
  }));
}

type Sessions = Pick<
  Handlers,
  | 'listCircleSessions'
  | 'createCircleSession'
  | 'updateCircleSession'
  | 'deleteCircleSession'
  | 'submitCircleAttendance'
>;
type Of = { path: { id: string }; readonly caller: Caller };
type OfSession = { path: { id: string; sessionId: string }; readonly caller: Caller };

export function circleSessionHandlers({ db, now }: Dependencies): Sessions {
  async function readCircle(db: Database, id: string, caller: Caller): Promise<Circle> {
    const viewer = { studentId: caller.studentId, now: now() };
    const [circle] = await readCircles(db, viewer, eq(coachingCircles.id, id));
    if (!circle) throw problem('notFound');
    return circle;
  }

  /** Locks a circle whose sessions the caller may schedule: its coach or an administrator. */
  async function lockOwn(db: Database, { path, caller }: Of): Promise<Circle> {
    await lockCircles(db, path.id);
    const circle = await readCircle(db, path.id, caller);
    if ((circle.coachId === null || circle.coachId !== caller.coachId) && !hasRole(caller, 'ADMIN'))
      throw problem('notFound');
    return circle;
  }

  async function findSession(db: Database, { path }: OfSession) {
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

  async function readSession(db: Database, id: string, circle: Circle, caller: Caller) {
    const [session] = await readSessions(db, circle, caller, now(), { condition: eq(circleSessions.id, id) });
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
  async function notifyMembers(
    db: Database,
    circle: Circle,
    caller: Caller,
    type: 'SESSION_SCHEDULED' | 'SESSION_RESCHEDULED' | 'SESSION_CANCELLED',
    words: Notification['words'],
  ): Promise<void> {
    const studentIds = await memberIds(db, circle.id);
    const deeds = studentIds.map((id) => ({ ...actorOf(caller, id, 'COACH'), type, subject: circle.title }));
    await recordActivities(db, deeds, now());
    await notify(db, { studentIds, category: 'COACHING', words, link: '/circles' }, now());
  }

  /** The times of a request, which the document has already validated. */
  const timesOf = (body: Schemas['CircleSessionInput']) => ({
    startTime: new Date(body.startTime),
    endTime: new Date(body.endTime),
  });

  return {
    listCircleSessions: async ({ path, query, caller }) => {
      const circle = await readCircle(db, path.id, caller);
      const page = pageOf(query, circleSessions[query.sortBy], circleSessions.id);
      const there = and(eq(circleSessions.circleId, circle.id), isNull(circleSessions.deletedAt));
      const [content, total] = await Promise.all([
        readSessions(db, circle, caller, now(), page),
        db.$count(circleSessions, there),
      ]);
      return { content, pagination: { total } };
    },

    createCircleSession: async ({ path, body, caller }) => {
      refuseWith(timesGuard(timesOf(body)));
      const content = await db.transaction(async (db) => {
        const circle = await lockOwn(db, { path, caller });
        const [session] = await db
          .insert(circleSessions)
          .values({ ...body, ...timesOf(body), circleId: circle.id, changedAt: now() })
          .returning();
        await notifyMembers(db, circle, caller, 'SESSION_SCHEDULED', planned(circle.title, session!));
        return readSession(db, session!.id, circle, caller);
      });
      return { content };
    },

    updateCircleSession: async ({ path, body, caller }) => {
      const content = await db.transaction(async (db) => {
        const circle = await lockOwn(db, { path, caller });
        const before = await findSession(db, { path, caller });
        refuseWith(changeGuard(before, timesOf(body), circle, now()));
        const [session] = await db
          .update(circleSessions)
          .set({ ...body, ...timesOf(body), ...revised(circleSessions, now()) })
          .where(eq(circleSessions.id, before.id))
          .returning();
        await notifyMembers(db, circle, caller, 'SESSION_RESCHEDULED', moved(circle.title, session!));
        return readSession(db, before.id, circle, caller);
      });
      return { content };
    },

    deleteCircleSession: async ({ path, caller }) => {
      await db.transaction(async (db) => {
        const circle = await lockOwn(db, { path, caller });
        const session = await findSession(db, { path, caller });
        refuseWith(changeGuard(session, null, circle, now()));
        await db
          .update(circleSessions)
          .set({ deletedAt: now(), ...revised(circleSessions, now()) })
          .where(eq(circleSessions.id, session.id));
        await notifyMembers(db, circle, caller, 'SESSION_CANCELLED', cancelled(circle.title, session));
      });
    },

    submitCircleAttendance: async ({ path, body, caller }) => {
      await db.transaction(async (db) => {
        const circle = await lockOwn(db, { path, caller });
        const session = await findSession(db, { path, caller });
        refuseWith(attendanceGuard(session, now()));
        // Students who have left since then may have attended.
        const known = await db
          .select({ id: circleStudents.studentId })
          .from(circleStudents)
          .where(eq(circleStudents.circleId, circle.id));
        const entries = new Map(
          body.attendance.map(({ studentId, status }, index) => [
            studentId.toLowerCase(),
            { sessionId: session.id, studentId: studentId.toLowerCase(), status, index },
          ]),
        );
        const strangers = [...entries.values()].filter(
          ({ studentId }) => !known.some(({ id }) => id === studentId),
        );
        if (strangers.length > 0) {
          throw problem('validationFailed', {
            errors: strangers.map(({ index }) => ({
              in: 'body',
              pointer: `/attendance/${index}/studentId`,
              rule: 'choice',
              values: {},
            })),
          });
        }
        const rows = [...entries.values()].map(({ index: _, ...row }) => row);
        await db.delete(circleAttendance).where(eq(circleAttendance.sessionId, session.id));
        await db.insert(circleAttendance).values(rows);
        await db
          .update(circleSessions)
          .set({ attendanceSubmittedAt: session.attendanceSubmittedAt ?? now() })
          .where(eq(circleSessions.id, session.id));
        const present = rows.filter(({ status }) => status === 'PRESENT').map(({ studentId }) => studentId);
        if (!session.attendanceSubmittedAt) {
          const deeds = present.map((id) => ({
            ...actorOf(caller, id, 'COACH'),
            type: 'SESSION_COMPLETED' as const,
            subject: circle.title,
          }));
          await recordActivities(db, deeds, now());
        }
        // In the order of ids: awards are granted once, so concurrent grants wait for each other.
        for (const studentId of present.toSorted()) await grantAwards(db, studentId, now());
      });
    },
  };
}
