import type { components } from '@institute/api-schema';
import { spellLocal } from '@institute/design-system/availability';
import { and, count, desc, eq, getTableColumns, inArray, ne, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../platform/database.ts';
import { fullName } from '../../students/full-name.ts';
import { coachSessionNotes, coachSessions } from '../../tables/coach-sessions.ts';
import { coaches } from '../../tables/coaches.ts';
import { students } from '../../tables/students.ts';
import { users } from '../../tables/users.ts';

type Session = components['schemas']['CoachSession'];
type Page = { order?: SQL[]; limit?: number; offset?: number };

const coachStudents = alias(students, 'coach_students');

/** A time that is only reserved is not a session yet. */
const isSession = ne(coachSessions.status, 'HELD_SLOT');

/** Sessions as seen by the coach with this id, the only one who sees the notes. Without an id, as seen by others. */
export async function readCoachSessions(
  db: Database,
  coachId: string | null,
  condition: SQL | undefined,
  { order = [], limit = 1, offset = 0 }: Page = {},
): Promise<Session[]> {
  const {
    studentId: _,
    expiresAt: __,
    sequence: ___,
    changedAt: ____,
    ...columns
  } = getTableColumns(coachSessions);
  const rows = await db
    .select({
      ...columns,
      coachName: fullName(coachStudents),
      url: coaches.coachWebConferenceUrl,
      client: {
        studentId: students.id,
        name: fullName(students),
        photo: students.photo,
        timeZone: users.timeZone,
      },
    })
    .from(coachSessions)
    .innerJoin(coaches, eq(coaches.id, coachSessions.coachId))
    .innerJoin(coachStudents, eq(coachStudents.id, coaches.studentId))
    .innerJoin(students, eq(students.id, coachSessions.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(and(isSession, condition))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const own = rows.filter((row) => row.coachId === coachId).map(({ id }) => id);
  const notes =
    own.length === 0
      ? []
      : await db
          .select()
          .from(coachSessionNotes)
          .where(inArray(coachSessionNotes.sessionId, own))
          .orderBy(desc(coachSessionNotes.createdAt), desc(coachSessionNotes.id));
  return rows.map((row) => ({
    ...row,
    purchaseId: row.purchaseId!,
    status: row.status as Session['status'],
    startTime: row.startTime.toISOString(),
    endTime: row.endTime.toISOString(),
    localStartTime: spellLocal(row.startTime.getTime(), row.timeZone),
    localEndTime: spellLocal(row.endTime.getTime(), row.timeZone),
    rescheduledFrom: row.rescheduledFrom?.toISOString() ?? null,
    notes: notes
      .filter(({ sessionId }) => sessionId === row.id)
      .map(({ id, text, createdAt }) => ({ id, text, createdAt: createdAt.toISOString() })),
  }));
}

export async function countCoachSessions(db: Database, condition: SQL | undefined): Promise<number> {
  const [found] = await db.select({ total: count() }).from(coachSessions).where(and(isSession, condition));
  return found!.total;
}
