import { limitAttempts } from '../account/rate-limit.ts';
import { portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import { lockCircles, lockStudent } from '../locks.ts';
import { hasRole } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { cutText } from '../platform/cut-text.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { problem, refuseWith } from '../platform/problem.ts';
import { runInTurn, type Scarce, shareRead } from '../platform/queue.ts';
import { additionGuard, isChange, joinGuard, leaveGuard, roomGuard, transferGuard } from './circle-rules.ts';
import {
  accept,
  readRoom,
  recordArrival,
  recordDeparture,
  recordMembership,
  requireCharge,
  setMembership,
} from './membership.ts';
import { readCircle, readStanding } from './read-circles.ts';

/** A place in a circle. Only students acting for themselves compete for one in large numbers. */
function placeIn(db: Database, circleId: string, studentId: string | null, now: Date): Scarce {
  const name = `circle ${circleId}`;
  return {
    names: [name],
    check: async () => {
      if (studentId === null) return null;
      const room = await shareRead(db, name, () => readRoom(db, circleId, now));
      const refusal =
        room && roomGuard({ id: circleId, ...room.state }, room.memberships.get(studentId) ?? null);
      return refusal && problem(refusal);
    },
  };
}

type Memberships = Pick<Handlers, 'joinCoachingCircle' | 'leaveCoachingCircle' | 'transferCoachingCircle'>;

export function membershipHandlers(dependencies: Dependencies): Memberships {
  const { db, now, config } = dependencies;
  return {
    ...transferHandlers(dependencies),

    joinCoachingCircle: async ({ path, body, caller }) => {
      const { studentId } = body;
      const isOwn = studentId === caller.studentId;
      const join = async (db: Database, now: Date) => {
        // Locks the student as well, so that two concurrent calls can't both join the last circle allowed.
        const student = await lockStudent(db, studentId);
        await lockCircles(db, path.id);
        const circle = await readCircle(db, path.id, { studentId, now });
        requireCharge(circle, studentId, caller);
        const leads = circle.coachId !== null && circle.coachId === caller.coachId;
        // Staff who lead the circle invite like any other coach.
        const isStaff = !leads && hasRole(caller, 'ADVISOR', 'ADMIN');
        if (!student || student.deletedAt) throw problem('notFound');
        const member = { circleId: circle.id, studentId };
        const standing = await readStanding(db, studentId);
        if (isOwn) refuseWith(joinGuard(circle, circle.membership, standing));
        else refuseWith(additionGuard(circle, circle.membership, standing, { isPlaced: isStaff }));
        if (circle.membership === 'ACTIVE') {
          if (!(isOwn || isStaff) || !circle.isInvited) return circle;
          await accept(db, member);
          await recordArrival(db, studentId, { isTransfer: false });
        } else {
          // Each is an e-mail to the student, who may be taken out and invited again.
          const identifier = `${circle.id} ${studentId}`;
          if (!isOwn) await limitAttempts({ ...dependencies, db }, 'circleInvitation', { identifier });
          await setMembership(db, member, 'ACTIVE', now, isOwn || isStaff);
          if (isOwn || isStaff)
            await recordArrival(db, studentId, { isTransfer: isOwn && isChange(circle.id, standing) });
        }
        const joined = await readCircle(db, circle.id, { studentId, now });
        // A student who accepts an invitation knows of it.
        if (!(isOwn && circle.isInvited))
          await recordMembership(db, joined, studentId, caller, 'CIRCLE_JOINED', portalMail({ config, now }));
        return joined;
      };
      const place = placeIn(db, path.id, isOwn ? studentId : null, now());
      return { content: await runInTurn(db, place, () => atOnce({ db, now }, join)) };
    },

    leaveCoachingCircle: async ({ path, caller }) => {
      const { studentId } = path;
      await atOnce({ db, now }, async (db, now) => {
        await lockStudent(db, studentId);
        await lockCircles(db, path.id);
        const circle = await readCircle(db, path.id, { studentId, now });
        requireCharge(circle, studentId, caller);
        refuseWith(leaveGuard(circle.membership));
        if (circle.membership === 'LEFT') return;
        await setMembership(db, { circleId: circle.id, studentId }, 'LEFT', now);
        const isOwn = studentId === caller.studentId;
        if (isOwn && !circle.isInvited) await recordDeparture(db, studentId, circle.id);
        await recordMembership(db, circle, studentId, caller, 'CIRCLE_LEFT', portalMail({ config, now }));
      });
    },
  };
}

function transferHandlers({ db, now }: Dependencies): Pick<Memberships, 'transferCoachingCircle'> {
  return {
    transferCoachingCircle: async ({ path, body, caller }) => {
      const { studentId } = caller;
      const content = await atOnce({ db, now }, async (db, now) => {
        const viewer = { studentId, now };
        // Locks the student as well, so that two concurrent transfers can't both count as the last one allowed.
        await lockStudent(db, studentId);
        await lockCircles(db, path.id, body.targetCircleId);
        const from = await readCircle(db, path.id, viewer);
        const to = await readCircle(db, body.targetCircleId, viewer);
        refuseWith(
          transferGuard(
            { ...from, language: from.languageIso2LetterCode },
            { ...to, language: to.languageIso2LetterCode },
            await readStanding(db, studentId),
          ),
        );
        await setMembership(db, { circleId: from.id, studentId }, 'TRANSFERRED', now);
        await setMembership(db, { circleId: to.id, studentId }, 'ACTIVE', now);
        await recordArrival(db, studentId, { isTransfer: true });
        const actor = actorOf(caller, studentId, 'STUDENT');
        const subject = cutText(`${from.title} → ${to.title}`, 200);
        await recordActivity(db, { ...actor, type: 'CIRCLE_TRANSFERRED', subject }, now);
        return readCircle(db, to.id, viewer);
      });
      return { content };
    },
  };
}
