import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { coachTimeZone } from '../coaches/time-zone.ts';
import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { lockCoach, lockRow, lockTimes } from '../locks.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { revised } from '../platform/revision.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { coachingGroups, groupSessions } from '../tables/coaching-groups.ts';
import { besidesGroup } from './availability/client-limits.ts';
import { readCoachCommitments } from './availability/commitments.ts';
import { releaseExpired } from './availability/release-holds.ts';
import { actOf, cancelSession, moveSession } from './change-handlers.ts';
import { announceDate } from './groups/announce-date.ts';
import { isChangeable, readGroup } from './groups/read-groups.ts';
import { fieldError, startErrors } from './meeting-errors.ts';
import { executePurchaseRefunds } from './purchases/refunds.ts';
import { lockSession } from './sessions/sessions.ts';

/** What the coach gets back. */
const nothing = { refund: 'FREE' as const, amount: 0 };

type Path = { coachId: string; groupId: string; groupSessionId: string };

/** Locks the coach and a session of a group that can still be changed. */
async function lockGroupSession(db: Database, path: Path, now: Date) {
  await lockCoach(db, path.coachId);
  await lockTimes(db, path.coachId);
  const isThisGroup = and(eq(coachingGroups.id, path.groupId), eq(coachingGroups.coachId, path.coachId));
  const group = await lockRow(db, coachingGroups, isThisGroup);
  const ofGroup = and(eq(groupSessions.id, path.groupSessionId), eq(groupSessions.groupId, path.groupId));
  const session = group && (await lockRow(db, groupSessions, ofGroup));
  if (!session) throw problem('notFound');
  if (!isChangeable(session, now)) throw problem('sessionStatusInvalid');
  return session;
}

/** The participants' sessions at a date of a group. */
const findSeats = (db: Database, groupSessionId: string) =>
  db
    .select({ id: coachSessions.id, status: coachSessions.status, purchaseId: coachSessions.purchaseId })
    .from(coachSessions)
    .where(
      and(
        eq(coachSessions.groupSessionId, groupSessionId),
        inArray(coachSessions.status, ['HELD_SLOT', 'BOOKED']),
      ),
    )
    .orderBy(coachSessions.id);

type Change = {
  values: Partial<typeof groupSessions.$inferInsert>;
  news: Parameters<typeof announceDate>[2];
  /** What becomes of a seat whose purchase is in progress. */
  changeHeld: (isSeat: SQL) => Promise<unknown>;
  changeBooked: (seat: Awaited<ReturnType<typeof lockSession>>) => Promise<void>;
};

/** Changes a date and the sessions of its participants, and notifies them. Returns the purchases of their seats. */
async function changeDate(
  db: Database,
  { coachId, groupId, groupSessionId }: Path,
  { values, news, changeHeld, changeBooked }: Change,
  { config, now }: { config: Config; now: Date },
): Promise<string[]> {
  await db
    .update(groupSessions)
    .set({ ...values, ...revised(groupSessions, now) })
    .where(eq(groupSessions.id, groupSessionId));
  await db
    .update(coachingGroups)
    .set({ version: sql`${coachingGroups.version} + 1` })
    .where(eq(coachingGroups.id, groupId));
  const seats = await findSeats(db, groupSessionId);
  for (const { id: sessionId, status } of seats) {
    if (status === 'HELD_SLOT') await changeHeld(eq(coachSessions.id, sessionId));
    else await changeBooked(await lockSession(db, { coachId, sessionId }));
  }
  await announceDate(db, groupSessionId, news, { config, now });
  return seats.flatMap(({ purchaseId }) => purchaseId ?? []);
}

type Changes = Pick<Handlers, 'moveGroupSession' | 'cancelGroupSession'>;

/** Moves and cancels a date of a group, for all of its participants at once. */
export function changeGroupHandlers(dependencies: Dependencies): Changes {
  const { db, now, config } = dependencies;
  return {
    moveGroupSession: async ({ path, body, caller }) => {
      return atOnce({ db, now }, async (db, now) => {
        const session = await lockGroupSession(db, path, now);
        const startTime = new Date(body.startTime);
        const length = session.endTime.getTime() - session.startTime.getTime();
        const time = { start: startTime.getTime(), end: startTime.getTime() + length };
        const reason = body.reason.trim();
        const errors = [
          ...(reason === '' ? [fieldError('/reason', 'required')] : []),
          ...startErrors('/startTime', startTime, await coachTimeZone(db, path.coachId), now),
        ];
        if (errors.length > 0) throw problem('validationFailed', { errors });
        // The time that it has is no move, so no one is notified.
        if (startTime.getTime() === session.startTime.getTime())
          return { content: await readGroup(db, path.groupId, { caller, now }) };
        const others = { sessions: besidesGroup(session.id), groupSessionId: session.id };
        await releaseExpired(db, path.coachId, now);
        if ((await readCoachCommitments(db, path.coachId, time, now, others)).length > 0)
          throw problem('slotTaken');
        const endTime = new Date(time.end);
        const act = actOf(path.coachId, false, reason, caller);
        const change: Change = {
          values: { startTime, endTime, reason: act.reason },
          news: { type: 'MOVED', by: act.by, from: session.startTime },
          changeHeld: (isSeat) => db.update(coachSessions).set({ startTime, endTime }).where(isSeat),
          changeBooked: (seat) =>
            moveSession(db, seat, { ...act, to: time }, { config, now, to: ['CLIENT'] }),
        };
        await changeDate(db, path, change, { config, now });
        return { content: await readGroup(db, path.groupId, { caller, now }) };
      });
    },

    cancelGroupSession: async ({ path, body, caller }) => {
      const { content, purchaseIds } = await atOnce({ db, now }, async (db, now) => {
        await lockGroupSession(db, path, now);
        const reason = body.reason.trim();
        if (reason === '') throw problem('validationFailed', { errors: [fieldError('/reason', 'required')] });
        const act = actOf(path.coachId, false, reason, caller);
        const change: Change = {
          values: { canceledAt: now, reason: act.reason },
          news: { type: 'CANCELLED', by: act.by, returned: nothing },
          // Its purchase is refunded for this session once it is paid.
          changeHeld: (isSeat) => db.delete(coachSessions).where(isSeat),
          changeBooked: (seat) => cancelSession(db, seat, act, { config, now, to: ['CLIENT'] }),
        };
        const purchaseIds = await changeDate(db, path, change, { config, now });
        const content = await readGroup(db, path.groupId, { caller, now });
        return { content, purchaseIds };
      });
      for (const purchaseId of purchaseIds) await executePurchaseRefunds(dependencies, purchaseId);
      return { content };
    },
  };
}
