import type { components } from '@institute/api-schema';
import { and, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Caller, hasRole } from '../auth/caller.ts';
import type { Database } from '../database.ts';
import { fullName } from '../students/full-name.ts';
import { coaches } from '../tables/coaches.ts';
import { circleSessions, circleStudents, coachingCircles } from '../tables/coaching-circles.ts';
import { students } from '../tables/students.ts';

type Circle = components['schemas']['CoachingCircle'];
type Page = { order?: SQL[]; limit?: number; offset?: number };

/** The student whose membership is shown, beside all students of a circle. */
export const viewer = alias(circleStudents, 'viewer');

const comingSessions = (now: Date) =>
  sql`${circleSessions} where ${circleSessions.circleId} = ${coachingCircles.id} and ${circleSessions.deletedAt} is null and ${circleSessions.startTime} > ${now.toISOString()}`;

export const nextSessionTime = (now: Date) =>
  sql<Date | null>`(select min(${circleSessions.startTime}) from ${comingSessions(now)})`.mapWith(
    circleSessions.startTime,
  );

function columns(now: Date) {
  return {
    ...getTableColumns(coachingCircles),
    coachName: sql<string | null>`case when ${coaches.id} is null then null else ${fullName(students)} end`,
    studentCount: sql<number>`(select count(*)::int from ${circleStudents} where ${circleStudents.circleId} = ${coachingCircles.id} and ${circleStudents.status} = 'ACTIVE')`,
    openSessionCount: sql<number>`(select count(*)::int from ${comingSessions(now)})`,
    nextSessionTime: nextSessionTime(now),
    membership: viewer.status,
  };
}

/** Circles as one student sees them: with what that student is in each. */
export async function readCircles(
  db: Database,
  { studentId, now }: { studentId: string; now: Date },
  condition: SQL | undefined,
  { order = [], limit = 1, offset = 0 }: Page = {},
): Promise<Circle[]> {
  const rows = await db
    .select(columns(now))
    .from(coachingCircles)
    .leftJoin(coaches, eq(coaches.id, coachingCircles.coachId))
    .leftJoin(students, eq(students.id, coaches.studentId))
    .leftJoin(viewer, and(eq(viewer.circleId, coachingCircles.id), eq(viewer.studentId, studentId)))
    .where(condition)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, nextSessionTime: row.nextSessionTime?.toISOString() ?? null }));
}

export async function countCircles(
  db: Database,
  studentId: string,
  condition: SQL | undefined,
): Promise<number> {
  const [found] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(coachingCircles)
    .leftJoin(coaches, eq(coaches.id, coachingCircles.coachId))
    .leftJoin(students, eq(students.id, coaches.studentId))
    .leftJoin(viewer, and(eq(viewer.circleId, coachingCircles.id), eq(viewer.studentId, studentId)))
    .where(condition);
  return found!.total;
}

/** Whether somebody sees who is in a circle and where it meets. */
export function isInside(circle: Pick<Circle, 'coachId' | 'membership'>, caller: Caller): boolean {
  const isCoach = circle.coachId !== null && circle.coachId === caller.coachId;
  return isCoach || circle.membership === 'ACTIVE' || hasRole(caller, 'ADVISOR', 'ADMIN');
}
