import type { Schemas } from '@institute/api-schema';
import { and, asc, eq, gt, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { isSession, readCoachSessions } from '../booking/sessions/read-sessions.ts';
import { readCircles } from '../circles/read-circles.ts';
import { isSessionOf, readSessions } from '../circles/read-sessions.ts';
import { requireVisibleCoach } from '../coaches/visible.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers, Input } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { inOrderOf, pageOf, readPage } from '../platform/paging.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { circleSessions, coachingCircles } from '../tables/coaching-circles.ts';

type Appointment = Schemas['CoachAppointmentDetails'];
type Filter = Pick<Input<'listCoachAppointments'>['query'], 'from' | 'to' | 'show'>;

/** As many as a page has in groups of the largest size. */
const participantLimit = 10_000;

const inPeriod = (
  { startTime, endTime }: typeof coachSessions | typeof circleSessions,
  { from, to }: Filter,
) =>
  and(
    from === null ? undefined : gt(endTime, new Date(from)),
    to === null ? undefined : lt(startTime, new Date(to)),
  );

function sessionsShown({ show }: Filter, now: Date): SQL | undefined {
  const { startTime, endTime, status } = coachSessions;
  if (show === 'UPCOMING') return and(eq(status, 'BOOKED'), gt(endTime, now));
  if (show === 'NEEDS_ACTION') return and(eq(status, 'BOOKED'), lte(endTime, now));
  return show === 'PAST' ? lt(startTime, now) : undefined;
}

function circleSessionsShown({ show }: Filter, now: Date): SQL | undefined {
  const { startTime, endTime, attendanceSubmittedAt } = circleSessions;
  if (show === 'UPCOMING') return gt(endTime, now);
  if (show === 'NEEDS_ACTION') return and(lte(endTime, now), isNull(attendanceSubmittedAt));
  return show === 'PAST' ? lt(startTime, now) : undefined;
}

/** The participants of a group's date are one appointment. */
const dateId = sql<string>`coalesce(${coachSessions.groupSessionId}, ${coachSessions.id})`;

const isCanceled = sql`${coachSessions.status} in ('CANCELLED', 'LATE_CANCELLED')`;

/** A date that was moved after a participant canceled it is at its new time. */
const startOfDate = sql<Date>`coalesce(min(${coachSessions.startTime}) filter (where not ${isCanceled}), min(${coachSessions.startTime}))`;

const appointmentsOf = (db: Database, conditions: Record<'ofClients' | 'ofCircles', SQL | undefined>) =>
  unionAll(
    db
      .select({ id: dateId.as('id'), startTime: startOfDate.as('start_time') })
      .from(coachSessions)
      .where(conditions.ofClients)
      .groupBy(dateId),
    db
      .select({ id: circleSessions.id, startTime: circleSessions.startTime })
      .from(circleSessions)
      .where(conditions.ofCircles),
  ).as('appointments');

function toAppointments(
  sessions: readonly Schemas['CoachSession'][],
  circles: readonly Schemas['CoachingCircle'][],
  sessionsOfCircles: readonly Schemas['CircleSession'][],
): Appointment[] {
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

type AppointmentList = Pick<Handlers, 'listCoachAppointments'>;

export function appointmentListHandlers({ db, now }: Dependencies): AppointmentList {
  return {
    listCoachAppointments: async ({ path, query, caller }) => {
      await requireVisibleCoach(db, path.coachId, caller);
      const moment = now();
      const viewer = { studentId: caller.studentId, now: moment };
      const circles = await readCircles(db, viewer, eq(coachingCircles.coachId, path.coachId));
      const ofClients = and(
        isSession,
        eq(coachSessions.coachId, path.coachId),
        inPeriod(coachSessions, query),
        sessionsShown(query, moment),
      );
      const ofCircles = and(
        isSessionOf(circles),
        inPeriod(circleSessions, query),
        circleSessionsShown(query, moment),
      );
      const appointments = appointmentsOf(db, { ofClients, ofCircles });
      const page = pageOf(query, appointments.startTime, appointments.id);
      const { rows, total } = await readPage(
        db.select({ id: appointments.id }).from(appointments).$dynamic(),
        db.$count(appointments),
        page,
      );
      const ids = rows.map(({ id }) => id);
      const isOfDate = or(inArray(coachSessions.id, ids), inArray(coachSessions.groupSessionId, ids));
      const [sessions, sessionsOfCircles] = await Promise.all([
        readCoachSessions(db, { caller, now: moment, hasNotes: false }, and(ofClients, isOfDate), {
          // Those who take part have the date's present time.
          order: [asc(isCanceled), asc(coachSessions.id)],
          limit: participantLimit,
        }),
        readSessions(db, circles, caller, moment, {
          condition: inArray(circleSessions.id, ids),
          limit: page.limit,
        }),
      ]);
      const found = toAppointments(sessions, circles, sessionsOfCircles);
      return { content: inOrderOf(ids, found, ({ id }) => id), pagination: { total } };
    },
  };
}
