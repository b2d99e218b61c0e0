import type { Schemas } from '@institute/api-schema';
import { eq } from 'drizzle-orm';
import { startErrors } from '../booking/meeting-errors.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce } from '../platform/database.ts';
import { pageOf } from '../platform/paging.ts';
import { fieldProblem, problem, refuseWith } from '../platform/problem.ts';
import { revised } from '../platform/revision.ts';
import { circleSessions } from '../tables/coaching-circles.ts';
import { cancellationGuard, changeGuard, timesGuard } from './circle-rules.ts';
import { readCircle } from './read-circles.ts';
import { isSessionOf, readSessions } from './read-sessions.ts';
import { findSession, lockOwn, notifyMembers, readSession, requireFree } from './sessions.ts';

type Input = Schemas['CircleSessionInput'];

/** The times of a request, which the document has already validated. */
const timesOf = (body: Pick<Input, 'startTime' | 'endTime'>) => ({
  startTime: new Date(body.startTime),
  endTime: new Date(body.endTime),
});

/** Throws if a session can't be scheduled at these times. */
function requireTimes(body: Omit<Input, 'version'>, now: Date): void {
  const refusal = timesGuard(timesOf(body));
  if (refusal) throw fieldProblem(refusal, '/endTime');
  const errors = startErrors('/startTime', new Date(body.startTime), body.timeZone, now);
  if (errors.length > 0) throw problem('validationFailed', { errors });
}

type Session = typeof circleSessions.$inferSelect;

/** What the members are notified of after a change. null if they meet as before. */
function newsOf(before: Session, after: Session) {
  const isMoved =
    before.startTime.getTime() !== after.startTime.getTime() ||
    before.endTime.getTime() !== after.endTime.getTime();
  if (isMoved) return 'SESSION_RESCHEDULED';
  return after.url !== null && after.url !== before.url ? 'LINK_CHANGED' : null;
}

type Sessions = Pick<
  Handlers,
  'listCircleSessions' | 'createCircleSession' | 'updateCircleSession' | 'deleteCircleSession'
>;

export function circleSessionHandlers({ db, now, config }: Dependencies): Sessions {
  const { portalOrigin, coachOrigin } = config;
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

    createCircleSession: async ({ path, body: { version: _, ...body }, caller }) => {
      requireTimes(body, now());
      const content = await atOnce({ db, now }, async (db, now) => {
        const circle = await lockOwn(db, { path, caller }, now);
        await requireFree(db, circle, timesOf(body), now);
        const [session] = await db
          .insert(circleSessions)
          .values({ ...body, ...timesOf(body), circleId: circle.id, changedAt: now })
          .returning();
        await notifyMembers(db, circle, caller, 'SESSION_SCHEDULED', session!, {
          portalOrigin,
          coachOrigin,
          now,
        });
        return readSession(db, session!.id, circle, caller, now);
      });
      return { content };
    },

    updateCircleSession: async ({ path, body: { version, ...body }, caller }) => {
      const content = await atOnce({ db, now }, async (db, now) => {
        const circle = await lockOwn(db, { path, caller }, now);
        const before = await findSession(db, { path, caller });
        refuseWith(changeGuard(before, now));
        if (version !== null && version !== before.sequence) {
          const current = await readSession(db, before.id, circle, caller, now);
          throw problem('versionConflict', { current: { ...current } });
        }
        requireTimes(body, now);
        await requireFree(db, circle, timesOf(body), now, before.id);
        const changes = { ...body, ...timesOf(body) };
        const session = { ...before, ...changes };
        const news = newsOf(before, session);
        const { sequence, changedAt } = revised(circleSessions, now);
        await db
          .update(circleSessions)
          // Reminders leave out a session that members have just heard about. Other changes don't count.
          .set({ ...changes, sequence, ...(news && { changedAt }) })
          .where(eq(circleSessions.id, before.id));
        if (news) await notifyMembers(db, circle, caller, news, session, { portalOrigin, coachOrigin, now });
        return readSession(db, before.id, circle, caller, now);
      });
      return { content };
    },

    deleteCircleSession: async ({ path, caller }) => {
      await atOnce({ db, now }, async (db, now) => {
        const circle = await lockOwn(db, { path, caller }, now);
        const session = await findSession(db, { path, caller });
        refuseWith(cancellationGuard(session, circle, now));
        await db
          .update(circleSessions)
          .set({ deletedAt: now, ...revised(circleSessions, now) })
          .where(eq(circleSessions.id, session.id));
        await notifyMembers(db, circle, caller, 'SESSION_CANCELLED', session, {
          portalOrigin,
          coachOrigin,
          now,
        });
      });
    },
  };
}
