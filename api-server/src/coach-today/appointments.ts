import type { Schemas } from '@institute/api-schema';
import { spellLocal } from '@institute/values/availability';
import { and, asc, eq, gt, isNull, lt, notExists, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { meetingLink } from '../booking/calendar/entry.ts';
import { isJoinable, isMovePending, joinTime } from '../booking/sessions/session-rules.ts';
import { isSessionOf } from '../circles/read-sessions.ts';
import type { Database } from '../platform/database.ts';
import { fullName } from '../students/full-name.ts';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { coaches } from '../tables/coaches.ts';
import { circleSessions } from '../tables/coaching-circles.ts';
import { coachingGroups } from '../tables/coaching-groups.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';

export type Appointment = Schemas['CoachAppointment'];

export interface Coach {
  id: string;
  timeZone: string;
  /** The circles that the coach leads, if they have members. */
  circles: readonly Schemas['CoachingCircle'][];
}

interface Part {
  /** Only those that begin before it. */
  until?: Date;
  limit: number;
}

const inPart = (columns: Record<'startTime' | 'endTime', PgColumn>, now: Date, { until }: Part) =>
  and(gt(columns.endTime, now), until && lt(columns.startTime, until));

const timesOf = (
  { startTime, endTime }: { startTime: Date; endTime: Date },
  timeZone: string,
  now: Date,
) => ({
  startTime: spellLocal(startTime.getTime(), timeZone),
  endTime: spellLocal(endTime.getTime(), timeZone),
  isSoon: joinTime(startTime) <= now,
});

const participantCount: SQL<number> = sql`(select count(*)::int from coach_sessions s
  where s.group_session_id = ${coachSessions.groupSessionId} and s.status = 'BOOKED')`;

const other = alias(coachSessions, 'other');
/** One row per date of a group, however many take part, so that a limit counts appointments. */
const isFirstOfDate = (db: Database) =>
  or(
    isNull(coachSessions.groupSessionId),
    notExists(
      db
        .select({ id: other.id })
        .from(other)
        .where(
          and(
            eq(other.groupSessionId, coachSessions.groupSessionId),
            eq(other.status, 'BOOKED'),
            lt(other.id, coachSessions.id),
          ),
        ),
    ),
  );

/** Booked sessions that haven't ended. A date of a group is one. */
async function readSessions(db: Database, coach: Coach, now: Date, part: Part): Promise<Appointment[]> {
  const rows = await db
    .select({
      session: coachSessions,
      participantCount,
      deliveryMode: coachProductPurchases.deliveryMode,
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
    .innerJoin(coaches, eq(coaches.id, coachSessions.coachId))
    .innerJoin(students, eq(students.id, coachSessions.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .innerJoin(coachProductPurchases, eq(coachProductPurchases.id, coachSessions.purchaseId))
    .leftJoin(coachingGroups, eq(coachingGroups.id, coachProductPurchases.groupId))
    .where(
      and(
        eq(coachSessions.coachId, coach.id),
        eq(coachSessions.status, 'BOOKED'),
        inPart(coachSessions, now, part),
        isFirstOfDate(db),
      ),
    )
    .orderBy(asc(coachSessions.startTime), asc(coachSessions.id))
    .limit(part.limit);
  return rows.map(({ session, participantCount, deliveryMode, place, url, client }) => {
    const isGroup = session.groupSessionId !== null;
    return {
      kind: isGroup ? 'GROUP' : 'SESSION',
      id: session.groupSessionId ?? session.id,
      title: session.title,
      client: isGroup ? null : client,
      participantCount: isGroup ? participantCount : 1,
      ...timesOf(session, coach.timeZone, now),
      place,
      url: place === null ? meetingLink(deliveryMode, url) : null,
      isMovePending: !isGroup && isMovePending(session),
      isJoinable: isJoinable(session, now),
    };
  });
}

async function readCircleSessions(
  db: Database,
  { circles, timeZone }: Coach,
  now: Date,
  part: Part,
): Promise<Appointment[]> {
  const rows = await db
    .select()
    .from(circleSessions)
    .where(and(isSessionOf(circles), inPart(circleSessions, now, part)))
    .orderBy(asc(circleSessions.startTime), asc(circleSessions.id))
    .limit(part.limit);
  return rows.map((session) => {
    const circle = circles.find(({ id }) => id === session.circleId)!;
    return {
      kind: 'CIRCLE',
      id: session.id,
      title: circle.title,
      client: null,
      participantCount: circle.studentCount,
      ...timesOf(session, timeZone, now),
      place: null,
      url: session.url,
      isMovePending: false,
      isJoinable: isJoinable({ status: 'BOOKED', endTime: session.endTime }, now),
    };
  });
}

/** The appointments of a coach that haven't ended, in order. */
export async function readAppointments(
  db: Database,
  coach: Coach,
  now: Date,
  part: Part,
): Promise<Appointment[]> {
  const [sessions, ofCircles] = await Promise.all([
    readSessions(db, coach, now, part),
    readCircleSessions(db, coach, now, part),
  ]);
  return [...sessions, ...ofCircles].toSorted(
    (a, b) => Date.parse(a.startTime) - Date.parse(b.startTime) || a.id.localeCompare(b.id),
  );
}
