import type { Interval } from '@institute/values/availability';
import { and, asc, eq, gt, inArray, isNotNull, isNull, ne, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { coaches } from '../../tables/coaches.ts';
import {
  circleSessions,
  circleStudents,
  coachingCircles,
  isCircleMember,
} from '../../tables/coaching-circles.ts';
import { coachingGroups, groupSessions } from '../../tables/coaching-groups.ts';
import { circleDates, groupDates } from './led-dates.ts';
import { overlaps } from './overlaps.ts';

/** A student, who may be a coach too. */
type Person = { studentId: string; coachId: string | null };

export interface Commitment {
  id: string;
  title: string;
  startTime: Date;
  endTime: Date;
}

/** What doesn't count, such as the session that is moved. */
export interface Besides {
  sessions?: SQL | undefined;
  groupSessionId?: string;
  circleSessionId?: string;
}

/** Times that are taken: booked sessions and live reservations. */
export function isTaken(now: Date): SQL | undefined {
  return or(
    eq(coachSessions.status, 'BOOKED'),
    and(
      eq(coachSessions.status, 'HELD_SLOT'),
      or(gt(coachSessions.expiresAt, now), isNotNull(coachSessions.purchaseId)),
    ),
  );
}

function readSessions(
  db: Database,
  { studentId, coachId }: Person,
  interval: Interval,
  now: Date,
  besides?: SQL,
) {
  const { id, title, startTime, endTime } = coachSessions;
  const isTheirs = or(
    eq(coachSessions.studentId, studentId),
    coachId === null ? undefined : eq(coachSessions.coachId, coachId),
  );
  return db
    .select({ id, title, startTime, endTime })
    .from(coachSessions)
    .where(and(isTheirs, overlaps(coachSessions, interval), isTaken(now), besides))
    .orderBy(asc(startTime));
}

/** Circles that the person leads or has joined. An invitation takes no time. */
async function readCircles(
  db: Database,
  { studentId, coachId }: Person,
  interval: Interval,
  besides?: string,
): Promise<Commitment[]> {
  const joined = db
    .select({ id: circleStudents.circleId })
    .from(circleStudents)
    .where(and(eq(circleStudents.studentId, studentId), isCircleMember));
  const dates = await circleDates(db)
    .where(
      and(
        or(
          inArray(coachingCircles.id, joined),
          coachId === null ? undefined : eq(coachingCircles.coachId, coachId),
        ),
        overlaps(circleSessions, interval),
        isNull(circleSessions.deletedAt),
        besides === undefined ? undefined : ne(circleSessions.id, besides),
      ),
    )
    .orderBy(asc(circleSessions.startTime));
  return dates.map(({ session, title }) => ({ ...session, title }));
}

/** Groups that a coach leads. Those in which someone takes part are among their sessions. */
async function readGroups(
  db: Database,
  coachId: string,
  interval: Interval,
  besides?: string,
): Promise<Commitment[]> {
  const dates = await groupDates(db)
    .where(
      and(
        eq(coachingGroups.coachId, coachId),
        overlaps(groupSessions, interval),
        isNull(groupSessions.canceledAt),
        besides === undefined ? undefined : ne(groupSessions.id, besides),
      ),
    )
    .orderBy(asc(groupSessions.startTime));
  return dates.map(({ session, product }) => ({ ...session, title: product.title }));
}

/** What takes a person's time in an interval, on whichever side: sessions, then circles, then groups. */
async function readCommitments(
  db: Database,
  person: Person,
  interval: Interval,
  now: Date,
  { sessions, groupSessionId, circleSessionId }: Besides = {},
): Promise<Commitment[]> {
  const ofSessions = await readSessions(db, person, interval, now, sessions);
  const ofCircles = await readCircles(db, person, interval, circleSessionId);
  const ofGroups = person.coachId ? await readGroups(db, person.coachId, interval, groupSessionId) : [];
  return [...ofSessions, ...ofCircles, ...ofGroups];
}

async function readPerson(db: Database, condition: SQL): Promise<Person | undefined> {
  const { id: coachId, studentId } = coaches;
  const [person] = await db.select({ coachId, studentId }).from(coaches).where(condition);
  return person;
}

/** What takes a coach's time in an interval, also as someone else's client. */
export async function readCoachCommitments(
  db: Database,
  coachId: string,
  interval: Interval,
  now: Date,
  besides?: Besides,
): Promise<Commitment[]> {
  const person = await readPerson(db, eq(coaches.id, coachId));
  return person ? readCommitments(db, person, interval, now, besides) : [];
}

/** What takes a student's time in an interval, also as a coach. */
export async function readStudentCommitments(
  db: Database,
  studentId: string,
  interval: Interval,
  now: Date,
  besides?: Besides,
): Promise<Commitment[]> {
  const coach = await readPerson(db, eq(coaches.studentId, studentId));
  return readCommitments(db, coach ?? { studentId, coachId: null }, interval, now, besides);
}
