import { eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import { lockCircles, lockStudent } from '../locks.ts';
import { hasRole } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { problem, refuseWith } from '../platform/problem.ts';
import { runInTurn, type Scarce, shareRead } from '../platform/queue.ts';
import { students } from '../tables/students.ts';
import { joinGuard, leaveGuard, transferGuard } from './circle-rules.ts';
import {
  accept,
  countTransfers,
  readRoom,
  recordMembership,
  requireCharge,
  setMembership,
} from './membership.ts';
import { readCircle } from './read-circles.ts';

/** A place in a circle. Only students acting for themselves compete for one in large numbers. */
function placeIn(db: Database, circleId: string, studentId: string | null, now: Date): Scarce {
  const name = `circle ${circleId}`;
  return {
    names: [name],
    check: async () => {
      if (studentId === null) return null;
      const room = await shareRead(db, name, () => readRoom(db, circleId, now));
      const refusal = room && joinGuard(room.state, room.memberships.get(studentId) ?? null);
      return refusal && problem(refusal);
    },
  };
}

type Memberships = Pick<Handlers, 'joinCoachingCircle' | 'leaveCoachingCircle' | 'transferCoachingCircle'>;

export function membershipHandlers({ db, now }: Dependencies): Memberships {
  return {
    joinCoachingCircle: async ({ path, body, caller }) => {
      const studentId = body.studentId.toLowerCase();
      const isOwn = studentId === caller.studentId;
      const join = async (db: Database) => {
        await lockCircles(db, path.id);
        const circle = await readCircle(db, path.id, { studentId, now: now() });
        requireCharge(circle, studentId, caller);
        if ((await db.$count(students, eq(students.id, studentId))) === 0) throw problem('notFound');
        refuseWith(joinGuard(circle, circle.membership));
        const member = { circleId: circle.id, studentId };
        if (circle.membership === 'ACTIVE') {
          if (isOwn) await accept(db, member);
          return circle;
        }
        await setMembership(db, member, 'ACTIVE', now(), isOwn || hasRole(caller, 'ADVISOR', 'ADMIN'));
        await recordMembership(db, circle, studentId, caller, 'CIRCLE_JOINED', now());
        return readCircle(db, circle.id, { studentId, now: now() });
      };
      const place = placeIn(db, path.id.toLowerCase(), isOwn ? studentId : null, now());
      return { content: await runInTurn(db, place, () => db.transaction(join)) };
    },

    leaveCoachingCircle: async ({ path, caller }) => {
      const studentId = path.studentId.toLowerCase();
      await db.transaction(async (db) => {
        await lockCircles(db, path.id);
        const circle = await readCircle(db, path.id, { studentId, now: now() });
        requireCharge(circle, studentId, caller);
        refuseWith(leaveGuard(circle.membership));
        if (circle.membership === 'LEFT') return;
        await setMembership(db, { circleId: circle.id, studentId }, 'LEFT', now());
        await recordMembership(db, circle, studentId, caller, 'CIRCLE_LEFT', now());
      });
    },

    transferCoachingCircle: async ({ path, body, caller }) => {
      const { studentId } = caller;
      const viewer = { studentId, now: now() };
      const content = await db.transaction(async (db) => {
        // Locks the student as well, so that two concurrent transfers can't both count as the last one allowed.
        await lockStudent(db, studentId);
        await lockCircles(db, path.id, body.targetCircleId);
        const from = await readCircle(db, path.id, viewer);
        const to = await readCircle(db, body.targetCircleId, viewer);
        refuseWith(
          transferGuard(
            { ...from, language: from.languageIso2LetterCode },
            { ...to, language: to.languageIso2LetterCode },
            await countTransfers(db, studentId),
          ),
        );
        await setMembership(db, { circleId: from.id, studentId }, 'TRANSFERRED', now());
        await setMembership(db, { circleId: to.id, studentId }, 'ACTIVE', now());
        const actor = actorOf(caller, studentId, 'STUDENT');
        const subject = `${from.title} → ${to.title}`.slice(0, 200);
        await recordActivity(db, { ...actor, type: 'CIRCLE_TRANSFERRED', subject }, now());
        return readCircle(db, to.id, viewer);
      });
      return { content };
    },
  };
}
