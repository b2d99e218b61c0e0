import type { Schemas } from '@institute/api-schema';
import { spellLocal } from '@institute/values/availability';
import { and, count, desc, eq, getTableColumns, inArray, isNotNull, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Caller, hasRole } from '../../platform/caller.ts';
import type { Database } from '../../platform/database.ts';
import { fullName } from '../../students/full-name.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessionNotes, coachSessions } from '../../tables/coach-sessions.ts';
import { coaches } from '../../tables/coaches.ts';
import { coachingGroups } from '../../tables/coaching-groups.ts';
import { students } from '../../tables/students.ts';
import { users } from '../../tables/users.ts';
import { meetingLink } from '../calendar/entry.ts';
import { isSessionRefunded } from '../terms/credits.ts';
import { readRefundFacts } from '../terms/refund-facts.ts';
import { returnedBy } from '../terms/refund-rules.ts';
import { isJoinable, type Side, sessionTerms } from './session-rules.ts';

type Session = Schemas['CoachSession'];
type Page = { order?: SQL[]; limit?: number; offset?: number };

const coachStudents = alias(students, 'coach_students');

/** A time that is only reserved is not a session yet. */
export const isSession = ne(coachSessions.status, 'HELD_SLOT');

/** The coach's present name, or after the account was deleted that of the sale. */
const coachName = sql<string>`case when ${coaches.id} is null then ${coachProductPurchases.coachName} else ${fullName(coachStudents)} end`;

/** Who reads sessions, and when: it decides what they can do with each. */
export type Reader = { caller: Caller; now: Date; hasNotes?: boolean };

function sideOf(session: { coachId: string; studentId: string }, caller: Caller): Side | null {
  if (session.studentId === caller.studentId) return 'CLIENT';
  return session.coachId === caller.coachId || hasRole(caller, 'ADMIN') ? 'COACH' : null;
}

export function noteView(row: typeof coachSessionNotes.$inferSelect): Session['notes'][number] {
  const { id, text, createdAt, editedAt, version } = row;
  return {
    id,
    text,
    createdAt: createdAt.toISOString(),
    editedAt: editedAt?.toISOString() ?? null,
    version,
  };
}

/** The notes of these sessions, newest first. */
const readNotes = async (db: Database, sessionIds: string[]) =>
  sessionIds.length === 0
    ? []
    : db
        .select()
        .from(coachSessionNotes)
        .where(inArray(coachSessionNotes.sessionId, sessionIds))
        .orderBy(desc(coachSessionNotes.createdAt), desc(coachSessionNotes.id));

/** What a session's terms depend on of its purchase. */
const purchaseColumns = {
  id: coachProductPurchases.id,
  status: coachProductPurchases.status,
  sessionCount: coachProductPurchases.sessionCount,
  groupSessionCount: coachProductPurchases.groupSessionCount,
  groupId: coachProductPurchases.groupId,
  amount: coachProductPurchases.amount,
  currency: coachProductPurchases.currency,
  freeCancellationHours: coachProductPurchases.freeCancellationHours,
  deliveryMode: coachProductPurchases.deliveryMode,
  isRefunded: isSessionRefunded,
};

/** Sessions as seen by the caller. Only their coach sees the notes, unless they're left out. */
export async function readCoachSessions(
  db: Database,
  { caller, now, hasNotes = true }: Reader,
  condition: SQL | undefined,
  { order = [], limit = 1, offset = 0 }: Page = {},
): Promise<Session[]> {
  const rows = await db
    .select({
      ...getTableColumns(coachSessions),
      coachName,
      hasCoach: isNotNull(coaches.id).mapWith(Boolean),
      purchase: purchaseColumns,
      place: coachingGroups.place,
      url: coaches.coachWebConferenceUrl,
      client: {
        studentId: students.id,
        name: fullName(students),
        photo: students.photo,
        timeZone: users.timeZone,
      },
    })
    .from(coachSessions)
    .leftJoin(coaches, eq(coaches.id, coachSessions.coachId))
    .leftJoin(coachStudents, eq(coachStudents.id, coaches.studentId))
    .innerJoin(students, eq(students.id, coachSessions.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .innerJoin(coachProductPurchases, eq(coachProductPurchases.id, coachSessions.purchaseId))
    .leftJoin(coachingGroups, eq(coachingGroups.id, coachProductPurchases.groupId))
    .where(and(isSession, condition))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const ownIds = rows.filter((row) => hasNotes && row.coachId === caller.coachId).map(({ id }) => id);
  const notes = await readNotes(db, ownIds);
  const cancelable = rows.filter(({ status }) => status === 'BOOKED').map(({ purchase }) => purchase);
  const facts = await readRefundFacts(db, cancelable, now);
  const returnedTo = (purchaseId: string) => {
    const refundFacts = facts.get(purchaseId);
    return refundFacts ? returnedBy(refundFacts) : { refund: 'NONE' as const, amount: 0 };
  };
  return rows.map(
    ({ studentId, expiresAt, agreedStartTime, absenceReportedAt, purchase, hasCoach, ...row }) => {
      // Nothing can be done with a session of a deleted account.
      const side = hasCoach ? sideOf({ ...row, studentId }, caller) : null;
      // The link leads to the coach's meeting room, also once the session is over.
      const mayJoin = row.place === null && (side === 'COACH' || isJoinable(row, now));
      return {
        ...row,
        ...sessionTerms(
          { ...row, expiresAt, agreedStartTime, absenceReportedAt },
          { ...purchase, returned: returnedTo(purchase.id) },
          side,
          now,
        ),
        purchaseId: row.purchaseId!,
        deliveryMode: purchase.deliveryMode,
        url: mayJoin ? meetingLink(purchase.deliveryMode, row.url) : null,
        status: row.status as Session['status'],
        startTime: row.startTime.toISOString(),
        endTime: row.endTime.toISOString(),
        localStartTime: spellLocal(row.startTime.getTime(), row.timeZone),
        localEndTime: spellLocal(row.endTime.getTime(), row.timeZone),
        rescheduledFrom: row.rescheduledFrom?.toISOString() ?? null,
        changedAt: row.changedAt.toISOString(),
        notes: notes.filter(({ sessionId }) => sessionId === row.id).map(noteView),
      };
    },
  );
}

export async function countCoachSessions(db: Database, condition: SQL | undefined): Promise<number> {
  const [found] = await db.select({ total: count() }).from(coachSessions).where(and(isSession, condition));
  return found!.total;
}
