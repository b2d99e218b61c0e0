import { and, asc, eq, gt, inArray, lt, lte, ne, notExists, type SQL } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { requireVisibleCoach } from '../../coaches/visible.ts';
import type { Dependencies } from '../../dependencies.ts';
import { actorOf, recordActivity } from '../../history/activity.ts';
import { hasRole } from '../../platform/caller.ts';
import type { Handlers, Input } from '../../platform/contract.ts';
import type { Database } from '../../platform/database.ts';
import { pageOf } from '../../platform/paging.ts';
import { problem } from '../../platform/problem.ts';
import { requireVisibleStudent } from '../../students/visible.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { recordSessionEvent } from '../terms/credits.ts';
import { countCoachSessions, type Reader, readCoachSessions } from './read-sessions.ts';
import { change, lockSession, readSession, requireCharge } from './sessions.ts';

/** As many as a page has in groups of the largest size. */
const participantLimit = 10_000;

type Filters = Pick<Input<'listStudentCoachSessions'>['query'], 'from' | 'to' | 'endedBy' | 'status'>;
type Columns = Record<'startTime' | 'endTime' | 'status', PgColumn>;

const matching = ({ startTime, endTime, status }: Columns, query: Filters) =>
  and(
    query.from === null ? undefined : gt(endTime, new Date(query.from)),
    query.to === null ? undefined : lt(startTime, new Date(query.to)),
    query.endedBy === null ? undefined : lte(endTime, new Date(query.endedBy)),
    query.status === null ? undefined : eq(status, query.status),
  );

const others = alias(coachSessions, 'other_sessions');

/** Whether it's the first session of its date among those that match. One that isn't of a group always is. */
const isFirstOfDate = (db: Database, query: Filters) =>
  notExists(
    db
      .select({ id: others.id })
      .from(others)
      .where(
        and(
          eq(others.groupSessionId, coachSessions.groupSessionId),
          lt(others.id, coachSessions.id),
          ne(others.status, 'HELD_SLOT'),
          matching(others, query),
        ),
      ),
  );

async function list(
  db: Database,
  query: Omit<Input<'listStudentCoachSessions'>['query'], 'studentId'>,
  reader: Reader,
  whose?: SQL,
) {
  const condition = and(whose, matching(coachSessions, query));
  const page = pageOf(query, coachSessions[query.sortBy], coachSessions.id);
  const [content, total] = await Promise.all([
    readCoachSessions(db, reader, condition, page),
    countCoachSessions(db, condition),
  ]);
  return { content, pagination: { total } };
}

type Sessions = Pick<
  Handlers,
  | 'listStudentCoachSessions'
  | 'getStudentCoachSession'
  | 'listCoachSessions'
  | 'getCoachSession'
  | 'submitCoachSessionAttendance'
>;

export function coachSessionHandlers({ db, now }: Dependencies): Sessions {
  async function findOne(reader: Omit<Reader, 'now'>, condition: SQL | undefined) {
    const [session] = await readCoachSessions(db, { ...reader, now: now() }, condition);
    if (!session) throw problem('notFound');
    return { content: session };
  }

  return {
    listStudentCoachSessions: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      return list(db, query, { caller, now: now(), hasNotes: false }, eq(coachSessions.studentId, path.id));
    },

    getStudentCoachSession: async ({ path, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const own = and(eq(coachSessions.id, path.sessionId), eq(coachSessions.studentId, path.id));
      return findOne({ caller, hasNotes: false }, own);
    },

    listCoachSessions: async ({ path, query, caller }) => {
      await requireVisibleCoach(db, path.coachId, caller);
      const isClient = query.studentId === null ? undefined : eq(coachSessions.studentId, query.studentId);
      const whose = and(eq(coachSessions.coachId, path.coachId), isClient);
      const reader = { caller, now: now() };
      if (!query.isByDate) return { ...(await list(db, query, reader, whose)), participants: [] };
      const dates = await list(db, query, reader, and(whose, isFirstOfDate(db, query)));
      const ofGroups = dates.content.flatMap(({ groupSessionId }) => groupSessionId ?? []);
      const inGroups = and(
        whose,
        matching(coachSessions, query),
        inArray(coachSessions.groupSessionId, ofGroups),
      );
      const participants =
        ofGroups.length === 0
          ? []
          : await readCoachSessions(db, { ...reader, hasNotes: false }, inGroups, {
              order: [asc(coachSessions.id)],
              limit: participantLimit,
            });
      return { ...dates, participants };
    },

    getCoachSession: async ({ path, caller }) => {
      const ofCoach = and(eq(coachSessions.id, path.sessionId), eq(coachSessions.coachId, path.coachId));
      const isInside = path.coachId === caller.coachId || hasRole(caller, 'ADVISOR', 'ADMIN');
      const own = isInside ? undefined : eq(coachSessions.studentId, caller.studentId);
      return findOne({ caller }, and(ofCoach, own));
    },

    submitCoachSessionAttendance: async ({ path, body, caller }) => {
      requireCharge(path.coachId, caller);
      return db.transaction(async (db) => {
        const locked = await lockSession(db, path);
        const { session } = locked;
        const status = change(locked, body.status, now());
        await db.update(coachSessions).set({ status }).where(eq(coachSessions.id, session.id));
        if (status !== session.status) {
          const actor = actorOf(caller, session.studentId, 'COACH');
          const type = status === 'OCCURRED' ? 'SESSION_COMPLETED' : 'SESSION_MISSED';
          await recordActivity(db, { ...actor, type, subject: session.title }, now());
          if (status === 'NO_SHOW') {
            await recordSessionEvent(db, session, 'FORFEITED', { actorId: caller.studentId }, now());
          }
        }
        return readSession(db, session.id, caller, now());
      });
    },
  };
}
