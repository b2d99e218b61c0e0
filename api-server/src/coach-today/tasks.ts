import type { Schemas } from '@institute/api-schema';
import { and, asc, eq, exists, isNotNull, isNull, lte, type SQL } from 'drizzle-orm';
import { isDeliveryOpen } from '../booking/purchases/read-purchases.ts';
import { findOnline } from '../booking/sessions/new-link.ts';
import { countCoachSessions, readCoachSessions } from '../booking/sessions/read-sessions.ts';
import { isSessionOf, readSessions } from '../circles/read-sessions.ts';
import { readSellingStatus } from '../coaches/selling.ts';
import type { Database } from '../platform/database.ts';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { coaches } from '../tables/coaches.ts';
import { circleSessions } from '../tables/coaching-circles.ts';
import { subscriptions } from '../tables/subscriptions.ts';
import type { Coach } from './appointments.ts';

type Task = Schemas['CoachTask'];
interface Tasks {
  tasks: Task[];
  count: number;
}

/** How many tasks of a kind are listed. */
const listed = 20;

const task = (kind: Task['kind'], about: Partial<Task> = {}): Task => ({
  session: null,
  circleSession: null,
  purchase: null,
  isSetUp: false,
  ...about,
  kind,
});

/** What keeps clients from booking, or soon will, in the order in which to do it. */
async function readSetUp(db: Database, coachId: string, now: Date): Promise<Tasks> {
  const { obstacles, publishedServiceCount, productsForSale } = (await readSellingStatus(db, coachId, now))!;
  const isPastDue = and(eq(subscriptions.coachId, coachId), eq(subscriptions.status, 'PAST_DUE'));
  const kinds: Task['kind'][] = [...obstacles];
  if (!obstacles.includes('NO_SUBSCRIPTION') && (await db.$count(subscriptions, isPastDue)) > 0)
    kinds.unshift('SUBSCRIPTION_PAST_DUE');
  if (publishedServiceCount === 0 && productsForSale === 0) kinds.push('NO_SERVICE');
  return { tasks: kinds.map((kind) => task(kind, { isSetUp: true })), count: kinds.length };
}

/** Whether an upcoming session is online while its coach has no meeting link. */
async function readMissingLink(db: Database, coachId: string, now: Date): Promise<Tasks> {
  const hasNoLink = and(eq(coaches.id, coachId), isNull(coaches.coachWebConferenceUrl));
  const [found] = await db
    .select({ id: coaches.id })
    .from(coaches)
    .where(and(hasNoLink, exists(findOnline(db, coachId, now))));
  return found ? { tasks: [task('NO_MEETING_LINK')], count: 1 } : { tasks: [], count: 0 };
}

async function readSessionTasks(
  db: Database,
  kind: 'ABSENCE_REPORTED' | 'ATTENDANCE',
  { id, caller, now }: Coach,
): Promise<Tasks> {
  const { coachId, status, endTime, startTime, absenceReportedAt } = coachSessions;
  const condition = and(
    eq(coachId, id),
    eq(status, 'BOOKED'),
    kind === 'ABSENCE_REPORTED'
      ? isNotNull(absenceReportedAt)
      : and(isNull(absenceReportedAt), lte(endTime, now)),
  );
  const [sessions, count] = await Promise.all([
    readCoachSessions(db, { caller, now, hasNotes: false }, condition, {
      order: [asc(startTime), asc(coachSessions.id)],
      limit: listed,
    }),
    countCoachSessions(db, condition),
  ]);
  return { tasks: sessions.map((session) => task(kind, { session })), count };
}

/** Sessions of circles without attendance. */
async function readCircleTasks(db: Database, { circles, caller, now }: Coach): Promise<Tasks> {
  const { startTime, endTime, attendanceSubmittedAt } = circleSessions;
  const condition: SQL = and(lte(endTime, now), isNull(attendanceSubmittedAt))!;
  const [sessions, count] = await Promise.all([
    readSessions(db, circles, caller, now, {
      condition,
      order: [asc(startTime), asc(circleSessions.id)],
      limit: listed,
    }),
    db.$count(circleSessions, and(isSessionOf(circles), condition)),
  ]);
  const tasks = sessions.map((session) =>
    task('CIRCLE_ATTENDANCE', {
      circleSession: { circle: circles.find(({ id }) => id === session.circleId)!, session },
    }),
  );
  return { tasks, count };
}

async function readDeliveries(db: Database, coachId: string): Promise<Tasks> {
  const { id, title, studentName, createdAt } = coachProductPurchases;
  const condition = and(eq(coachProductPurchases.coachId, coachId), isDeliveryOpen);
  const [purchases, count] = await Promise.all([
    db
      .select({ id, title, clientName: studentName })
      .from(coachProductPurchases)
      .where(condition)
      .orderBy(asc(createdAt), asc(id))
      .limit(listed),
    db.$count(coachProductPurchases, condition),
  ]);
  return { tasks: purchases.map((purchase) => task('DELIVERY', { purchase })), count };
}

/** What a coach has to do, most urgent first. */
export async function readTasks(db: Database, coach: Coach): Promise<Tasks> {
  const { id, now } = coach;
  const all = await Promise.all([
    readSessionTasks(db, 'ABSENCE_REPORTED', coach),
    readSetUp(db, id, now),
    readMissingLink(db, id, now),
    readSessionTasks(db, 'ATTENDANCE', coach),
    readCircleTasks(db, coach),
    readDeliveries(db, id),
  ]);
  return {
    tasks: all.flatMap(({ tasks }) => tasks),
    count: all.reduce((sum, { count }) => sum + count, 0),
  };
}
