import type { Schemas } from '@institute/api-schema';
import { spellLocal } from '@institute/values/availability';
import { and, asc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { isSession, readCoachSessions } from '../booking/sessions/read-sessions.ts';
import { isSessionOf, readSessions } from '../circles/read-sessions.ts';
import type { Caller } from '../platform/caller.ts';
import type { Input } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { inOrderOf, pageOf, readPage } from '../platform/paging.ts';
import { appointmentId, coachSessions } from '../tables/coach-sessions.ts';
import { circleSessions } from '../tables/coaching-circles.ts';

export type Appointment = Schemas['CoachAppointment'];
type Details = Schemas['CoachAppointmentDetails'];

/** A coach, as the caller sees them now. */
export interface Coach {
  id: string;
  /** The circles whose sessions are meant. */
  circles: readonly Schemas['CoachingCircle'][];
  caller: Caller;
  now: Date;
}

type Query = Pick<
  Input<'listCoachAppointments'>['query'],
  'from' | 'to' | 'show' | 'page' | 'size' | 'descending'
>;

/** As many as a page has in groups of the largest size. */
const participantLimit = 10_000;

const inPeriod = (
  { startTime, endTime }: typeof coachSessions | typeof circleSessions,
  { from, to }: Query,
) =>
  and(
    from === null ? undefined : gt(endTime, new Date(from)),
    to === null ? undefined : lt(startTime, new Date(to)),
  );

function sessionsShown({ show }: Query, now: Date): SQL | undefined {
  const { startTime, endTime, status } = coachSessions;
  if (show === 'UPCOMING') return and(eq(status, 'BOOKED'), gt(endTime, now));
  if (show === 'NEEDS_ACTION') return and(eq(status, 'BOOKED'), lte(endTime, now));
  return show === 'PAST' ? lt(startTime, now) : undefined;
}

function circleSessionsShown({ show }: Query, now: Date): SQL | undefined {
  const { startTime, endTime, attendanceSubmittedAt } = circleSessions;
  if (show === 'UPCOMING') return gt(endTime, now);
  if (show === 'NEEDS_ACTION') return and(lte(endTime, now), isNull(attendanceSubmittedAt));
  return show === 'PAST' ? lt(startTime, now) : undefined;
}

const isCanceled = sql`${coachSessions.status} in ('CANCELLED', 'LATE_CANCELLED')`;

/** A date that was moved after a participant canceled it is at its new time. */
const startOfDate = sql<Date>`coalesce(min(${coachSessions.startTime}) filter (where not ${isCanceled}), min(${coachSessions.startTime}))`;

const appointmentsOf = (db: Database, conditions: Record<'ofClients' | 'ofCircles', SQL | undefined>) =>
  unionAll(
    db
      .select({ id: appointmentId.as('id'), startTime: startOfDate.as('start_time') })
      .from(coachSessions)
      .where(conditions.ofClients)
      .groupBy(appointmentId),
    db
      .select({ id: circleSessions.id, startTime: circleSessions.startTime })
      .from(circleSessions)
      .where(conditions.ofCircles),
  ).as('appointments');

function toDetails(
  sessions: readonly Schemas['CoachSession'][],
  circles: readonly Schemas['CoachingCircle'][],
  sessionsOfCircles: readonly Schemas['CircleSession'][],
): Details[] {
  const dates = Map.groupBy(sessions, ({ id, groupSessionId }) => groupSessionId ?? id);
  const ofClients = [...dates].map(([id, participants]) => ({
    id,
    startTime: participants[0]!.startTime,
    sessions: participants,
    circle: null,
  }));
  const ofCircles = sessionsOfCircles.map((session) => {
    const circle = circles.find(({ id }) => id === session.circleId)!;
    return { id: session.id, startTime: session.startTime, sessions: [], circle: { circle, session } };
  });
  return [...ofClients, ...ofCircles];
}

/** A page of a coach's appointments, by time. */
export async function readAppointments(
  db: Database,
  { id, circles, caller, now }: Coach,
  query: Query,
): Promise<{ content: Details[]; pagination: { total: number } }> {
  const ofClients = and(
    isSession,
    eq(coachSessions.coachId, id),
    inPeriod(coachSessions, query),
    sessionsShown(query, now),
  );
  const ofCircles = and(
    isSessionOf(circles),
    inPeriod(circleSessions, query),
    circleSessionsShown(query, now),
  );
  const appointments = appointmentsOf(db, { ofClients, ofCircles });
  const page = pageOf(query, appointments.startTime, appointments.id);
  const { rows, total } = await readPage(
    db,
    db.select({ id: appointments.id }).from(appointments).$dynamic(),
    page,
  );
  const ids = rows.map(({ id }) => id);
  const isOfDate = or(inArray(coachSessions.id, ids), inArray(coachSessions.groupSessionId, ids));
  const [sessions, sessionsOfCircles] = await Promise.all([
    readCoachSessions(db, { caller, now, hasNotes: false }, and(ofClients, isOfDate), {
      // Those who take part have the date's present time.
      order: [asc(isCanceled), asc(coachSessions.id)],
      limit: participantLimit,
    }),
    readSessions(db, circles, caller, now, {
      condition: inArray(circleSessions.id, ids),
      limit: page.limit,
    }),
  ]);
  const found = toDetails(sessions, circles, sessionsOfCircles);
  return { content: inOrderOf(ids, found, ({ id }) => id), pagination: { total } };
}

const timesOf = ({ startTime, endTime }: { startTime: string; endTime: string }, timeZone: string) => ({
  startTime: spellLocal(Date.parse(startTime), timeZone),
  endTime: spellLocal(Date.parse(endTime), timeZone),
});

/** An upcoming appointment in short, with its times in a time zone. */
export function briefOf({ id, sessions, circle }: Details, timeZone: string): Appointment {
  if (circle) {
    const { title, studentCount } = circle.circle;
    const { url, isJoinable, isSoon, joinOpensAt } = circle.session;
    return {
      kind: 'CIRCLE',
      id,
      title,
      client: null,
      participantCount: studentCount,
      ...timesOf(circle.session, timeZone),
      place: null,
      url,
      isMovePending: false,
      isJoinable,
      isSoon,
      joinOpensAt: spellLocal(Date.parse(joinOpensAt), timeZone),
    };
  }
  const {
    groupSessionId,
    title,
    client,
    place,
    url,
    isMovePending,
    isJoinable,
    isSoon,
    joinOpensAt,
    ...times
  } = sessions[0]!;
  const isGroup = groupSessionId !== null;
  return {
    kind: isGroup ? 'GROUP' : 'SESSION',
    id,
    title,
    client: isGroup ? null : client,
    participantCount: sessions.length,
    ...timesOf(times, timeZone),
    place,
    url,
    isMovePending: !isGroup && isMovePending,
    isJoinable,
    isSoon,
    joinOpensAt: spellLocal(Date.parse(joinOpensAt), timeZone),
  };
}
