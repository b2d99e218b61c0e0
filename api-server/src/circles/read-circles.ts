import type { Schemas } from '@institute/api-schema';
import {
  and,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNull,
  lt,
  ne,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type Caller, hasRole } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { containing, nameContaining } from '../platform/keyword.ts';
import { problem } from '../platform/problem.ts';
import { fullName } from '../students/full-name.ts';
import { coaches } from '../tables/coaches.ts';
import {
  circleSessions,
  circleStudents,
  coachingCircles,
  isCircleMember,
} from '../tables/coaching-circles.ts';
import { searchedName, students } from '../tables/students.ts';
import { type CircleStanding, joinGuard, transfersGuard } from './circle-rules.ts';

type Circle = Schemas['CoachingCircle'];

/** Aliased, because a circle's other students are joined too. */
const viewer = alias(circleStudents, 'viewer');

/** A session is open until it starts, unless it was canceled. */
export const isOpenSession = (now: Date) =>
  and(isNull(circleSessions.deletedAt), gt(circleSessions.startTime, now));

const openSessions = (now: Date) =>
  sql`${circleSessions} where ${circleSessions.circleId} = ${coachingCircles.id} and ${isOpenSession(now)}`;

/** When the circle meets next, or began to meet if it is meeting now. */
export const nextSessionTime = (now: Date) => {
  const isComing = and(isNull(circleSessions.deletedAt), gt(circleSessions.endTime, now));
  return sql<Date | null>`(select min(${circleSessions.startTime}) from ${circleSessions} where ${circleSessions.circleId} = ${coachingCircles.id} and ${isComing})`.mapWith(
    circleSessions.startTime,
  );
};

const studentCount = sql<number>`(select count(*)::int from ${circleStudents} where ${circleStudents.circleId} = ${coachingCircles.id} and ${circleStudents.status} = 'ACTIVE')`;

function columns(now: Date) {
  return {
    ...getTableColumns(coachingCircles),
    coachName: sql<string | null>`case when ${coaches.id} is null then null else ${fullName(students)} end`,
    studentCount,
    openSessionCount: sql<number>`(select count(*)::int from ${openSessions(now)})`,
    nextSessionTime: nextSessionTime(now),
    membership: viewer.status,
    isInvited: sql<boolean>`coalesce(${viewer.status} = 'ACTIVE' and not ${viewer.isAccepted}, false)`,
    invitationExpiresAt:
      sql<Date | null>`case when ${viewer.status} = 'ACTIVE' then ${viewer.invitationExpiresAt} end`.mapWith(
        viewer.invitationExpiresAt,
      ),
  };
}

/** The ids of the circles that a student leads as a coach. */
const ledCircles = (db: Database, studentId: string) =>
  db
    .select({ id: coachingCircles.id })
    .from(coachingCircles)
    .innerJoin(coaches, eq(coaches.id, coachingCircles.coachId))
    .where(eq(coaches.studentId, studentId));

/** What a student's circles mean for joining another one. */
export async function readStanding(db: Database, studentId: string): Promise<CircleStanding> {
  const { circleTransferCount: transferCount, leftCircleId } = students;
  const [student] = await db
    .select({ transferCount, leftCircleId })
    .from(students)
    .where(eq(students.id, studentId));
  const rows = await db
    .select({ id: circleStudents.circleId })
    .from(circleStudents)
    .where(and(eq(circleStudents.studentId, studentId), isCircleMember));
  const led = await ledCircles(db, studentId);
  return {
    transferCount: 0,
    leftCircleId: null,
    ...student,
    circleIds: rows.map(({ id }) => id),
    ledCircleIds: led.map(({ id }) => id),
  };
}

/** Circles as one student sees them, with that student's membership. */
export async function readCircles(
  db: Database,
  { studentId, now }: { studentId: string; now: Date },
  condition: SQL,
): Promise<Circle[]> {
  const rows = await db
    .select(columns(now))
    .from(coachingCircles)
    .leftJoin(coaches, eq(coaches.id, coachingCircles.coachId))
    .leftJoin(students, eq(students.id, coaches.studentId))
    .leftJoin(viewer, and(eq(viewer.circleId, coachingCircles.id), eq(viewer.studentId, studentId)))
    .where(condition);
  const standing = await readStanding(db, studentId);
  return rows.map((row) => ({
    ...row,
    nextSessionTime: row.nextSessionTime?.toISOString() ?? null,
    invitationExpiresAt: row.invitationExpiresAt?.toISOString() ?? null,
    joinRefusal: joinGuard(row, row.membership, standing),
    transferRefusal: row.membership === 'ACTIVE' ? transfersGuard(standing) : null,
  }));
}

/** One circle as a student sees it. */
export async function readCircle(
  db: Database,
  id: string,
  viewer: { studentId: string; now: Date },
): Promise<Circle> {
  const [circle] = await readCircles(db, viewer, eq(coachingCircles.id, id));
  if (!circle) throw problem('notFound');
  return circle;
}

/** Circles with this text in the title, the description or the coach's name. */
export function matchingCircles(db: Database, keyword: string): SQL | undefined {
  const named = nameContaining(keyword, searchedName(students));
  if (!named) return undefined;
  const coachIds = db
    .select({ id: coaches.id })
    .from(coaches)
    .innerJoin(students, eq(students.id, coaches.studentId))
    .where(named);
  const { title, description, coachId } = coachingCircles;
  return or(containing(keyword, title, description), inArray(coachId, coachIds));
}

/** The ids of the circles in which a student has one of these memberships. */
export function circlesOf(db: Database, studentId: string, memberships: Schemas['CircleMembershipStatus'][]) {
  const isMeant = and(eq(circleStudents.studentId, studentId), inArray(circleStudents.status, memberships));
  return db.select({ circleId: circleStudents.circleId }).from(circleStudents).where(isMeant);
}

/** The circles to which `transferGuard` lets a student transfer. */
export function transferTargets(db: Database, from: string, studentId: string, now: Date): SQL | undefined {
  const language = db
    .select({ language: coachingCircles.languageIso2LetterCode })
    .from(coachingCircles)
    .where(eq(coachingCircles.id, from));
  return and(
    inArray(coachingCircles.languageIso2LetterCode, language),
    ne(coachingCircles.id, from),
    notInArray(coachingCircles.id, circlesOf(db, studentId, ['ACTIVE', 'TRANSFERRED'])),
    notInArray(coachingCircles.id, ledCircles(db, studentId)),
    sql`exists (select 1 from ${openSessions(now)})`,
    lt(studentCount, coachingCircles.capacity),
  );
}

/** Whether the caller is the circle's coach or works for the institute, and so sees invitations and attendance. */
export const isInCharge = ({ coachId }: Pick<Circle, 'coachId'>, caller: Caller): boolean =>
  (coachId !== null && coachId === caller.coachId) || hasRole(caller, 'ADVISOR', 'ADMIN');

/** Whether the caller may see a circle's members and meeting links. Invited students may once they have joined. */
export const isInside = (
  circle: Pick<Circle, 'coachId' | 'membership' | 'isInvited'>,
  caller: Caller,
): boolean => isInCharge(circle, caller) || (circle.membership === 'ACTIVE' && !circle.isInvited);
