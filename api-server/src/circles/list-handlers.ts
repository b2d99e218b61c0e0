import { and, asc, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { findPage, inOrderOf } from '../platform/paging.ts';
import { fullName } from '../students/full-name.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { circleStudents, coachingCircles, isCircleMember } from '../tables/coaching-circles.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import {
  circlesOf,
  isInCharge,
  isInside,
  matchingCircles,
  nextSessionTime,
  readCircle,
  readCircles,
  transferTargets,
} from './read-circles.ts';
import { readSessions } from './read-sessions.ts';

const sortColumns = (now: Date) => ({
  id: coachingCircles.id,
  title: coachingCircles.title,
  // Circles without a session come last.
  nextSessionTime: sql`coalesce(${nextSessionTime(now)}, 'infinity')`,
});

/** The members of a circle, and the invited students too if asked. */
async function readMembers(db: Database, circleId: string, { withInvited }: { withInvited: boolean }) {
  const members = await db
    .select({
      studentId: students.id,
      name: fullName(students),
      photo: students.photo,
      timeZone: users.timeZone,
      joinedAt: circleStudents.joinedAt,
      invitationExpiresAt: circleStudents.invitationExpiresAt,
    })
    .from(circleStudents)
    .innerJoin(students, eq(students.id, circleStudents.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(
      and(
        eq(circleStudents.circleId, circleId),
        withInvited ? eq(circleStudents.status, 'ACTIVE') : isCircleMember,
      ),
    )
    .orderBy(asc(circleStudents.joinedAt), asc(students.id))
    .limit(100);
  return members.map((member) => ({
    ...member,
    joinedAt: member.joinedAt.toISOString(),
    invitationExpiresAt: member.invitationExpiresAt?.toISOString() ?? null,
  }));
}

type CircleLists = Pick<Handlers, 'listStudentCoachingCircles' | 'listCoachingCircles' | 'getCoachingCircle'>;

export function circleListHandlers({ db, lists, now }: Dependencies): CircleLists {
  async function list(
    studentId: string,
    condition: SQL | undefined,
    query: { keyword: string; sortBy: 'id' | 'title' | 'nextSessionTime' } & Parameters<typeof findPage>[1],
  ) {
    const { id } = coachingCircles;
    const where = and(condition, matchingCircles(lists, query.keyword));
    const sort = sortColumns(now())[query.sortBy];
    const { ids, total } = await findPage(lists, query, { table: coachingCircles, id, sort, where });
    const content = await readCircles(db, { studentId, now: now() }, inArray(id, ids));
    return { content: inOrderOf(ids, content, (circle) => circle.id), pagination: { total } };
  }

  return {
    listStudentCoachingCircles: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      return list(path.id, inArray(coachingCircles.id, circlesOf(db, path.id, ['ACTIVE'])), query);
    },

    listCoachingCircles: ({ query, caller }) => {
      const { coachId, languageIso2LetterCode: language, isMember, transferFrom } = query;
      const condition = and(
        coachId === null ? undefined : eq(coachingCircles.coachId, coachId),
        language === null ? undefined : eq(coachingCircles.languageIso2LetterCode, language),
        isMember === null
          ? undefined
          : (isMember ? inArray : notInArray)(
              coachingCircles.id,
              circlesOf(db, caller.studentId, ['ACTIVE']),
            ),
        transferFrom === null ? undefined : transferTargets(db, transferFrom, caller.studentId, now()),
      );
      return list(caller.studentId, condition, query);
    },

    getCoachingCircle: async ({ path, caller }) => {
      const circle = await readCircle(db, path.id, { studentId: caller.studentId, now: now() });
      const coachingSessions = await readSessions(db, [circle], caller, now(), { limit: 100 });
      return {
        content: {
          ...circle,
          students: isInside(circle, caller)
            ? await readMembers(db, circle.id, { withInvited: isInCharge(circle, caller) })
            : [],
          coachingSessions: coachingSessions.toReversed(),
        },
      };
    },
  };
}
