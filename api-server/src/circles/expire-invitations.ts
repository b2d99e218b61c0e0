import { and, asc, eq, lte } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { notify } from '../inbox/notify.ts';
import { lockCircles, lockStudent } from '../locks.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { forEachDue, isAfter } from '../platform/each-due.ts';
import { circleStudents, coachingCircles } from '../tables/coaching-circles.ts';
import { circleLink, invitationExpired } from './emails.ts';
import { type Member, setMembership } from './membership.ts';

type Expiring = Pick<Dependencies, 'db' | 'now' | 'log' | 'config'>;

const { circleId, studentId, status, invitationExpiresAt } = circleStudents;

/** Frees the place of an invitation that wasn't accepted in time. */
async function expire(db: Database, member: Member, portalOrigin: string, now: Date): Promise<void> {
  await lockStudent(db, member.studentId);
  await lockCircles(db, member.circleId);
  const [invitation] = await db
    .select({ title: coachingCircles.title })
    .from(circleStudents)
    .innerJoin(coachingCircles, eq(coachingCircles.id, circleId))
    .where(and(eq(circleId, member.circleId), eq(studentId, member.studentId), isExpired(now)));
  // Was accepted or declined in the meantime.
  if (!invitation) return;
  await setMembership(db, member, 'LEFT', now);
  const link = `/circles/${member.circleId}`;
  const emailOnly = { actions: circleLink(portalOrigin + link) };
  const message = { category: 'COACHING', link, byEmail: true, emailOnly } as const;
  await notify(
    db,
    { studentIds: [member.studentId], texts: invitationExpired(invitation.title), ...message },
    now,
  );
}

const isExpired = (now: Date) => and(eq(status, 'ACTIVE'), lte(invitationExpiresAt, now));

/** Frees the places of invitations that weren't accepted in time. */
export async function expireInvitations({ db, now, log, config }: Expiring): Promise<void> {
  await forEachDue<Member>({
    read: (after, limit) =>
      db
        .select({ circleId, studentId })
        .from(circleStudents)
        .where(
          and(isExpired(now()), after && isAfter([circleId, studentId], [after.circleId, after.studentId])),
        )
        .orderBy(asc(circleId), asc(studentId))
        .limit(limit),
    handle: (member) => atOnce({ db, now }, (db, now) => expire(db, member, config.portalOrigin, now)),
    onFailure: (error, member) => log.error({ err: error, ...member }, 'invitation to a circle not ended'),
  });
}
