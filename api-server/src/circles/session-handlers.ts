import type { components } from '@institute/api-schema';
import { and, eq, gt, isNotNull, isNull, lte } from 'drizzle-orm';
import { requireVisibleCoach } from '../coaches/visible.ts';
import { portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers, Input } from '../platform/contract.ts';
import { pageOf } from '../platform/paging.ts';
import { refuseWith } from '../platform/problem.ts';
import { revised } from '../platform/revision.ts';
import { circleSessions, coachingCircles } from '../tables/coaching-circles.ts';
import { changeGuard, overlapGuard, timesGuard } from './circle-rules.ts';
import { readCircle, readCircles } from './read-circles.ts';
import { isSessionOf, readSessions } from './read-sessions.ts';
import { findSession, lockOwn, notifyMembers, readOthers, readSession } from './sessions.ts';

type Schemas = components['schemas'];

/** The times of a request, which the document has already validated. */
const timesOf = (body: Schemas['CircleSessionInput']) => ({
  startTime: new Date(body.startTime),
  endTime: new Date(body.endTime),
});

function matching({ from, to, hasAttendance }: Input<'listCoachCircleSessions'>['query']) {
  const { startTime, attendanceSubmittedAt } = circleSessions;
  return and(
    from === null ? undefined : gt(startTime, new Date(from)),
    to === null ? undefined : lte(startTime, new Date(to)),
    hasAttendance === null ? undefined : (hasAttendance ? isNotNull : isNull)(attendanceSubmittedAt),
  );
}

type Sessions = Pick<
  Handlers,
  | 'listCircleSessions'
  | 'listCoachCircleSessions'
  | 'createCircleSession'
  | 'updateCircleSession'
  | 'deleteCircleSession'
>;

export function circleSessionHandlers({ db, now, config }: Dependencies): Sessions {
  const mail = () => portalMail({ config, now });
  return {
    listCircleSessions: async ({ path, query, caller }) => {
      const circle = await readCircle(db, path.id, { studentId: caller.studentId, now: now() });
      const page = pageOf(query, circleSessions[query.sortBy], circleSessions.id);
      const [content, total] = await Promise.all([
        readSessions(db, [circle], caller, now(), page),
        db.$count(circleSessions, isSessionOf([circle])),
      ]);
      return { content, pagination: { total } };
    },

    listCoachCircleSessions: async ({ path, query, caller }) => {
      await requireVisibleCoach(db, path.coachId, caller);
      const viewer = { studentId: caller.studentId, now: now() };
      const circles = await readCircles(db, viewer, eq(coachingCircles.coachId, path.coachId));
      const condition = matching(query);
      const page = pageOf(query, circleSessions[query.sortBy], circleSessions.id);
      const [sessions, total] = await Promise.all([
        readSessions(db, circles, caller, now(), { condition, ...page }),
        db.$count(circleSessions, and(isSessionOf(circles), condition)),
      ]);
      const content = sessions.map((session) => ({
        circle: circles.find(({ id }) => id === session.circleId)!,
        session,
      }));
      return { content, pagination: { total } };
    },

    createCircleSession: async ({ path, body, caller }) => {
      refuseWith(timesGuard(timesOf(body)));
      const content = await db.transaction(async (db) => {
        const circle = await lockOwn(db, { path, caller }, now());
        refuseWith(overlapGuard(timesOf(body), await readOthers(db, circle.id)));
        const [session] = await db
          .insert(circleSessions)
          .values({ ...body, ...timesOf(body), circleId: circle.id, changedAt: now() })
          .returning();
        await notifyMembers(db, circle, caller, 'SESSION_SCHEDULED', session!, mail());
        return readSession(db, session!.id, circle, caller, now());
      });
      return { content };
    },

    updateCircleSession: async ({ path, body, caller }) => {
      const content = await db.transaction(async (db) => {
        const circle = await lockOwn(db, { path, caller }, now());
        const before = await findSession(db, { path, caller });
        refuseWith(changeGuard(before, timesOf(body), circle, now()));
        refuseWith(overlapGuard(timesOf(body), await readOthers(db, circle.id, before.id)));
        const [session] = await db
          .update(circleSessions)
          .set({ ...body, ...timesOf(body), ...revised(circleSessions, now()) })
          .where(eq(circleSessions.id, before.id))
          .returning();
        await notifyMembers(db, circle, caller, 'SESSION_RESCHEDULED', session!, mail());
        return readSession(db, before.id, circle, caller, now());
      });
      return { content };
    },

    deleteCircleSession: async ({ path, caller }) => {
      await db.transaction(async (db) => {
        const circle = await lockOwn(db, { path, caller }, now());
        const session = await findSession(db, { path, caller });
        refuseWith(changeGuard(session, null, circle, now()));
        await db
          .update(circleSessions)
          .set({ deletedAt: now(), ...revised(circleSessions, now()) })
          .where(eq(circleSessions.id, session.id));
        await notifyMembers(db, circle, caller, 'SESSION_CANCELLED', session, mail());
      });
    },
  };
}
