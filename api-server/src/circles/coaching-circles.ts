import type { components } from '@institute/api-schema';
import { and, asc, count, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { type Caller, hasRole } from '../account/caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import { notify } from '../inbox/notify.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { inLine, readTogether, type Scarce } from '../platform/in-line.ts';
import { lockCircles, lockStudent } from '../platform/locks.ts';
import { findPage, inOrderOf } from '../platform/paging.ts';
import { problem, refuseWith } from '../platform/problem.ts';
import { fullName } from '../students/full-name.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { circleStudents, coachingCircles } from '../tables/coaching-circles.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';
import { added, removed } from './emails.ts';
import { isInside, matchingCircles, nextSessionTime, readCircles } from './read-circles.ts';
import { readSessions } from './sessions.ts';
import { joinGuard, leaveGuard, transferGuard } from './states.ts';

type Circle = components['schemas']['CoachingCircle'];

type Circles = Pick<
  Handlers,
  | 'listStudentCoachingCircles'
  | 'listCoachingCircles'
  | 'getCoachingCircle'
  | 'joinCoachingCircle'
  | 'leaveCoachingCircle'
  | 'transferCoachingCircle'
>;

export function coachingCircleHandlers({ db, now }: Dependencies): Circles {
  const sortColumns = () => ({
    id: coachingCircles.id,
    title: coachingCircles.title,
    // Circles without a session come last.
    nextSessionTime: sql`coalesce(${nextSessionTime(now())}, 'infinity')`,
  });

  async function list(
    studentId: string,
    condition: SQL | undefined,
    query: { keyword: string; sortBy: 'id' | 'title' | 'nextSessionTime' } & Parameters<typeof findPage>[1],
  ) {
    const { id } = coachingCircles;
    const where = and(condition, matchingCircles(db, query.keyword));
    const sort = sortColumns()[query.sortBy];
    const { ids, total } = await findPage(db, query, { table: coachingCircles, id, sort, where });
    const content = await readCircles(db, { studentId, now: now() }, inArray(id, ids));
    return { content: inOrderOf(ids, content, (circle) => circle.id), pagination: { total } };
  }

  async function readCircle(db: Database, id: string, studentId: string): Promise<Circle> {
    const [circle] = await readCircles(db, { studentId, now: now() }, eq(coachingCircles.id, id));
    if (!circle) throw problem('notFound');
    return circle;
  }

  /** The members of a circle, and whether it is full. */
  async function readRoom(id: string): Promise<{ members: Set<string>; isLeft: boolean } | null> {
    const [circle] = await db.select().from(coachingCircles).where(eq(coachingCircles.id, id));
    if (!circle) return null;
    const inside = await db
      .select({ studentId: circleStudents.studentId })
      .from(circleStudents)
      .where(and(eq(circleStudents.circleId, id), eq(circleStudents.status, 'ACTIVE')));
    const members = new Set(inside.map(({ studentId }) => studentId));
    return { members, isLeft: members.size < circle.capacity };
  }

  /** Students act for themselves; the circle's coach and staff act for any student. */
  function requireCharge(circle: Circle, studentId: string, caller: Caller): void {
    const isOwn = studentId === caller.studentId;
    const isCoach = circle.coachId !== null && circle.coachId === caller.coachId;
    if (!isOwn && !isCoach && !hasRole(caller, 'ADVISOR', 'ADMIN')) throw problem('notFound');
  }

  async function setMembership(
    db: Database,
    circleId: string,
    studentId: string,
    status: NonNullable<Circle['membership']>,
    isAccepted = true,
  ): Promise<void> {
    await db
      .insert(circleStudents)
      .values({ circleId, studentId, status, joinedAt: now(), isAccepted })
      .onConflictDoUpdate({
        target: [circleStudents.circleId, circleStudents.studentId],
        set: status === 'ACTIVE' ? { status, joinedAt: now(), isAccepted } : { status },
      });
  }

  /** A student whom the coach has added accepts by joining. */
  async function accept(db: Database, circleId: string, studentId: string): Promise<void> {
    await db
      .update(circleStudents)
      .set({ isAccepted: true })
      .where(and(eq(circleStudents.circleId, circleId), eq(circleStudents.studentId, studentId)));
  }

  return {
    listStudentCoachingCircles: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const { circleId, studentId, status } = circleStudents;
      const isMember = and(eq(studentId, path.id), eq(status, 'ACTIVE'));
      const own = db.select({ circleId }).from(circleStudents).where(isMember);
      return list(path.id, inArray(coachingCircles.id, own), query);
    },

    listCoachingCircles: ({ query, caller }) => {
      const { coachId, languageIso2LetterCode: language } = query;
      const condition = and(
        coachId === null ? undefined : eq(coachingCircles.coachId, coachId),
        language === null ? undefined : eq(coachingCircles.languageIso2LetterCode, language),
      );
      return list(caller.studentId, condition, query);
    },

    getCoachingCircle: async ({ path, caller }) => {
      const circle = await readCircle(db, path.id, caller.studentId);
      const members = await db
        .select({
          studentId: students.id,
          name: fullName(students),
          photo: students.photo,
          timeZone: users.timeZone,
          joinedAt: circleStudents.joinedAt,
        })
        .from(circleStudents)
        .innerJoin(students, eq(students.id, circleStudents.studentId))
        .innerJoin(users, eq(users.id, students.userId))
        .where(and(eq(circleStudents.circleId, circle.id), eq(circleStudents.status, 'ACTIVE')))
        .orderBy(asc(circleStudents.joinedAt), asc(students.id))
        .limit(100);
      const coachingSessions = await readSessions(db, circle, caller, now(), { limit: 100 });
      return {
        content: {
          ...circle,
          students: isInside(circle, caller)
            ? members.map((member) => ({ ...member, joinedAt: member.joinedAt.toISOString() }))
            : [],
          coachingSessions: coachingSessions.toReversed(),
        },
      };
    },

    joinCoachingCircle: async ({ path, body, caller }) => {
      const studentId = body.studentId.toLowerCase();
      const join = async (db: Database) => {
        await lockCircles(db, path.id);
        const circle = await readCircle(db, path.id, studentId);
        requireCharge(circle, studentId, caller);
        if ((await db.$count(students, eq(students.id, studentId))) === 0) throw problem('notFound');
        refuseWith(joinGuard(circle, circle.membership));
        const isOwn = studentId === caller.studentId;
        if (circle.membership === 'ACTIVE') {
          if (isOwn) await accept(db, circle.id, studentId);
          return circle;
        }
        await setMembership(db, circle.id, studentId, 'ACTIVE', isOwn || hasRole(caller, 'ADVISOR', 'ADMIN'));
        const actor = actorOf(caller, studentId, studentId === caller.studentId ? 'STUDENT' : 'COACH');
        await recordActivity(db, { ...actor, type: 'CIRCLE_JOINED', subject: circle.title }, now());
        if (studentId !== caller.studentId) {
          const words = added(circle.title);
          await notify(db, { studentIds: [studentId], category: 'COACHING', words, link: '/circles' }, now());
        }
        return readCircle(db, circle.id, studentId);
      };
      const name = `circle ${path.id.toLowerCase()}`;
      const place: Scarce = {
        names: [name],
        look: async () => {
          // Only students acting for themselves compete for places in large numbers. Existing members may stay.
          if (studentId !== caller.studentId) return null;
          const room = await readTogether(db, name, () => readRoom(path.id));
          if (!room || room.isLeft || room.members.has(studentId)) return null;
          return problem('exceededStudents');
        },
      };
      return { content: await inLine(db, place, () => db.transaction(join)) };
    },

    leaveCoachingCircle: async ({ path, caller }) => {
      const studentId = path.studentId.toLowerCase();
      await db.transaction(async (db) => {
        await lockCircles(db, path.id);
        const circle = await readCircle(db, path.id, studentId);
        requireCharge(circle, studentId, caller);
        refuseWith(leaveGuard(circle.membership));
        if (circle.membership === 'LEFT') return;
        await setMembership(db, circle.id, studentId, 'LEFT');
        const actor = actorOf(caller, studentId, studentId === caller.studentId ? 'STUDENT' : 'COACH');
        await recordActivity(db, { ...actor, type: 'CIRCLE_LEFT', subject: circle.title }, now());
        if (studentId !== caller.studentId) {
          const words = removed(circle.title);
          await notify(db, { studentIds: [studentId], category: 'COACHING', words, link: '/circles' }, now());
        }
      });
    },

    transferCoachingCircle: async ({ path, body, caller }) => {
      const { studentId } = caller;
      const content = await db.transaction(async (db) => {
        // Locks the student as well, so that two concurrent transfers can't both count as the last one allowed.
        await lockStudent(db, studentId);
        await lockCircles(db, path.id, body.targetCircleId);
        const from = await readCircle(db, path.id, studentId);
        const to = await readCircle(db, body.targetCircleId, studentId);
        const [used] = await db
          .select({ transfers: count() })
          .from(circleStudents)
          .where(and(eq(circleStudents.studentId, studentId), eq(circleStudents.status, 'TRANSFERRED')));
        refuseWith(
          transferGuard(
            { ...from, language: from.languageIso2LetterCode },
            { ...to, language: to.languageIso2LetterCode },
            used!.transfers,
          ),
        );
        await setMembership(db, from.id, studentId, 'TRANSFERRED');
        await setMembership(db, to.id, studentId, 'ACTIVE');
        const actor = actorOf(caller, studentId, 'STUDENT');
        const subject = `${from.title} → ${to.title}`.slice(0, 200);
        await recordActivity(db, { ...actor, type: 'CIRCLE_TRANSFERRED', subject }, now());
        return readCircle(db, to.id, studentId);
      });
      return { content };
    },
  };
}
