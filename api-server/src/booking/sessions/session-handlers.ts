import { and, eq, gt, lt, type SQL } from 'drizzle-orm';
import { filled } from '../../coaches/coach-rules.ts';
import type { Dependencies } from '../../dependencies.ts';
import { actorOf, recordActivity } from '../../history/activity.ts';
import { hasRole, requireOwnCoach } from '../../platform/caller.ts';
import type { Handlers, Input } from '../../platform/contract.ts';
import type { Database } from '../../platform/database.ts';
import { pageOf } from '../../platform/paging.ts';
import { problem } from '../../platform/problem.ts';
import { requireVisibleStudent } from '../../students/visible.ts';
import { coachSessionNotes, coachSessions } from '../../tables/coach-sessions.ts';
import { coaches } from '../../tables/coaches.ts';
import { countCoachSessions, type Reader, readCoachSessions } from './read-sessions.ts';
import { change, lockSession, readSession, requireCharge } from './sessions.ts';

const noteLimit = 100;

async function list(db: Database, query: Input<'listCoachSessions'>['query'], reader: Reader, whose: SQL) {
  const condition = and(
    whose,
    query.from === null ? undefined : gt(coachSessions.endTime, new Date(query.from)),
    query.to === null ? undefined : lt(coachSessions.startTime, new Date(query.to)),
    query.status === null ? undefined : eq(coachSessions.status, query.status),
  );
  const page = pageOf(query, coachSessions[query.sortBy], coachSessions.id);
  const [content, total] = await Promise.all([
    readCoachSessions(db, reader, condition, page),
    countCoachSessions(db, condition),
  ]);
  return { content, pagination: { total } };
}

type Sessions = Pick<
  Handlers,
  'listStudentCoachSessions' | 'listCoachSessions' | 'submitCoachSessionAttendance' | 'addCoachSessionNote'
>;

export function coachSessionHandlers({ db, now }: Dependencies): Sessions {
  return {
    listStudentCoachSessions: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      return list(db, query, { caller, now: now(), hasNotes: false }, eq(coachSessions.studentId, path.id));
    },

    listCoachSessions: async ({ path, query, caller }) => {
      if (!hasRole(caller, 'ADVISOR', 'ADMIN')) requireOwnCoach(path.coachId, caller);
      else if ((await db.$count(coaches, eq(coaches.id, path.coachId))) === 0) throw problem('notFound');
      return list(db, query, { caller, now: now() }, eq(coachSessions.coachId, path.coachId));
    },

    submitCoachSessionAttendance: async ({ path, body, caller }) => {
      requireCharge(path.coachId, caller);
      return db.transaction(async (db) => {
        const { session } = await lockSession(db, path);
        const status = change(session, body.status, now());
        await db.update(coachSessions).set({ status }).where(eq(coachSessions.id, session.id));
        if (status !== session.status) {
          const actor = actorOf(caller, session.studentId, 'COACH');
          const type = status === 'OCCURRED' ? 'SESSION_COMPLETED' : 'SESSION_MISSED';
          await recordActivity(db, { ...actor, type, subject: session.title }, now());
        }
        return readSession(db, session.id, caller, now());
      });
    },

    addCoachSessionNote: async ({ path, body, caller }) => {
      requireOwnCoach(path.coachId, caller);
      const errors = filled('/text', body.text);
      if (errors.length > 0) throw problem('validationFailed', { errors });
      return db.transaction(async (db) => {
        const { session } = await lockSession(db, path);
        const there = await db.$count(coachSessionNotes, eq(coachSessionNotes.sessionId, session.id));
        if (there >= noteLimit) throw problem('limitReached');
        await db
          .insert(coachSessionNotes)
          .values({ sessionId: session.id, text: body.text.trim(), createdAt: now() });
        const actor = actorOf(caller, session.studentId, 'COACH');
        await recordActivity(db, { ...actor, type: 'NOTE_ADDED', subject: session.title }, now());
        return readSession(db, session.id, caller, now());
      });
    },
  };
}
