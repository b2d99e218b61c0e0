import { and, eq, exists, gt, lt, lte, type SQL, sql } from 'drizzle-orm';
import { requireVisibleCoach } from '../../coaches/visible.ts';
import type { Dependencies } from '../../dependencies.ts';
import { actorOf, recordActivity } from '../../history/activity.ts';
import { type Caller, hasRole } from '../../platform/caller.ts';
import type { Handlers, Input } from '../../platform/contract.ts';
import { atOnce, type Database } from '../../platform/database.ts';
import { nameContaining } from '../../platform/keyword.ts';
import { pageOf } from '../../platform/paging.ts';
import { problem } from '../../platform/problem.ts';
import { requireVisibleStudent } from '../../students/visible.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { searchedName, students } from '../../tables/students.ts';
import { recordSessionEvent } from '../terms/credits.ts';
import { announceSession } from './announce.ts';
import { countCoachSessions, type Reader, readCoachSessions } from './read-sessions.ts';
import { nextStatus, type Side, settledBy } from './session-rules.ts';
import { change, type LockedSession, limitSessionChange, lockSession, readSession } from './sessions.ts';

type Filters = Pick<Input<'listStudentCoachSessions'>['query'], 'from' | 'to' | 'endedBy' | 'status'>;
const matching = (query: Filters) =>
  and(
    query.from === null ? undefined : gt(coachSessions.endTime, new Date(query.from)),
    query.to === null ? undefined : lt(coachSessions.startTime, new Date(query.to)),
    query.endedBy === null ? undefined : lte(coachSessions.endTime, new Date(query.endedBy)),
    query.status === null ? undefined : eq(coachSessions.status, query.status),
  );

/** A condition for sessions that have each word in the title or in the client's name. */
function matchingSessions(db: Database, keyword: string): SQL | undefined {
  const found = nameContaining(keyword, sql`${coachSessions.title} || ' ' || ${searchedName(students)}`);
  if (!found) return undefined;
  return exists(
    db
      .select({ id: students.id })
      .from(students)
      .where(and(eq(students.id, coachSessions.studentId), found)),
  );
}

async function list(
  db: Database,
  query: Omit<Input<'listStudentCoachSessions'>['query'], 'studentId'>,
  reader: Reader,
  whose?: SQL,
) {
  const condition = and(whose, matching(query));
  const page = pageOf(query, coachSessions[query.sortBy], coachSessions.id);
  const [content, total] = await Promise.all([
    readCoachSessions(db, reader, condition, page),
    countCoachSessions(db, condition),
  ]);
  return { content, pagination: { total } };
}

type Recorded = { path: { coachId: string }; caller: Caller; config: Dependencies['config']; now: Date };

/** Sends the client that a no-show was recorded, or corrected. That a session took place needs no message. */
async function announceOutcome(
  db: Database,
  { session, sold }: LockedSession,
  status: ReturnType<typeof change>,
  { path, caller, ...telling }: Recorded,
): Promise<void> {
  const by = path.coachId === caller.coachId ? 'COACH' : 'INSTITUTE';
  const to: Side[] = ['CLIENT'];
  const canObject = nextStatus({ ...session, status }, 'REPORT_ABSENCE', telling.now, sold) !== null;
  const objectionUntil = canObject ? settledBy(session) : null;
  if (status === 'NO_SHOW')
    await announceSession(db, session.id, { type: status, by, objectionUntil }, { ...telling, to });
  else if (session.status === 'NO_SHOW')
    await announceSession(db, session.id, { type: 'NO_SHOW_CORRECTED', by }, { ...telling, to });
}

type Sessions = Pick<
  Handlers,
  | 'listStudentCoachSessions'
  | 'getStudentCoachSession'
  | 'listCoachSessions'
  | 'getCoachSession'
  | 'submitCoachSessionAttendance'
>;

export function coachSessionHandlers(dependencies: Dependencies): Sessions {
  const { db, now, config } = dependencies;
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
      const isThisSession = and(eq(coachSessions.id, path.sessionId), eq(coachSessions.studentId, path.id));
      return findOne({ caller, hasNotes: false }, isThisSession);
    },

    listCoachSessions: async ({ path, query, caller }) => {
      await requireVisibleCoach(db, path.coachId, caller);
      const isClient = query.studentId === null ? undefined : eq(coachSessions.studentId, query.studentId);
      const named = matchingSessions(db, query.keyword);
      const whose = and(eq(coachSessions.coachId, path.coachId), isClient, named);
      return list(db, query, { caller, now: now() }, whose);
    },

    getCoachSession: async ({ path, caller }) => {
      const ofCoach = and(eq(coachSessions.id, path.sessionId), eq(coachSessions.coachId, path.coachId));
      const isInside = path.coachId === caller.coachId || hasRole(caller, 'ADVISOR', 'ADMIN');
      const isOwnSession = isInside ? undefined : eq(coachSessions.studentId, caller.studentId);
      return findOne({ caller }, and(ofCoach, isOwnSession));
    },

    submitCoachSessionAttendance: async ({ path, body, caller }) => {
      return atOnce({ db, now }, async (db, now) => {
        const locked = await lockSession(db, path);
        const { session } = locked;
        const status = change(locked, body.status, now);
        await db.update(coachSessions).set({ status }).where(eq(coachSessions.id, session.id));
        if (status !== session.status) {
          await limitSessionChange({ ...dependencies, db }, session.id, caller);
          const actor = actorOf(caller, session.studentId, 'COACH');
          const type = status === 'OCCURRED' ? 'SESSION_COMPLETED' : 'SESSION_MISSED';
          await recordActivity(db, { ...actor, type, subject: session.title }, now);
          if (status === 'NO_SHOW')
            await recordSessionEvent(db, session, 'FORFEITED', { actorId: caller.studentId }, now);
          await announceOutcome(db, locked, status, { path, caller, config, now });
        }
        return readSession(db, session.id, caller, now);
      });
    },
  };
}
