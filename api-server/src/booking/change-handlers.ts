import type { Interval } from '@institute/design-system/availability';
import { eq, ne } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import { type Notification, notify } from '../inbox/notify.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { fieldProblem, problem } from '../platform/problem.ts';
import { revised } from '../platform/revision.ts';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { readBusy, readFreeTimes } from './availability/free-times.ts';
import { recordSessionEvent } from './purchases/credits.ts';
import { beginPurchaseRefund, executePurchaseRefunds } from './purchases/refunds.ts';
import { cancelled, moved } from './sessions/emails.ts';
import { refundOf } from './sessions/session-rules.ts';
import { change, lockSession, readSession, requireCharge, type Session } from './sessions/sessions.ts';

type Status = ReturnType<typeof change>;

const besides = (session: Session) => ne(coachSessions.id, session.id);

/** Whether the coach has no other commitments at a time. */
async function hasRoom(db: Database, session: Session, time: Interval, now: Date): Promise<boolean> {
  return (await readBusy(db, session.coachId, time, now, besides(session))).length === 0;
}

/** Whether a client could book this time for the session: it's free and within the coach's hours. */
async function isOffered(db: Database, session: Session, time: Interval, now: Date): Promise<boolean> {
  const [purchase] = await db
    .select({ duration: coachProductPurchases.duration })
    .from(coachProductPurchases)
    .where(eq(coachProductPurchases.id, session.purchaseId!));
  const within = { start: time.start, end: time.start + 1 };
  // As it was bought, whatever became of the product.
  const bought = { coachId: session.coachId, duration: purchase!.duration };
  const { slots } = await readFreeTimes(db, bought, undefined, within, now, besides(session));
  return slots.some(({ start, end }) => start === time.start && end === time.end);
}

/** The person to notify about the other's action, and the time zone to show. */
function otherSide(
  coach: { studentId: string; timeZone: string | null },
  { studentId, timeZone }: Session,
  isClient: boolean,
) {
  if (!isClient) return { studentId, timeZone };
  return { studentId: coach.studentId, timeZone: coach.timeZone ?? timeZone };
}

/** Returns a canceled session to its purchase, and its money, if that's what the client gets back. */
async function returnSession(
  db: Database,
  { session, status, ...act }: { session: Session; status: Status; actorId: string; reason: string | null },
  now: Date,
): Promise<void> {
  const purchaseId = session.purchaseId!;
  await recordSessionEvent(db, session, status === 'CANCELLED' ? 'RETURNED' : 'FORFEITED', act, now);
  const [purchase] = await db
    .select()
    .from(coachProductPurchases)
    .where(eq(coachProductPurchases.id, purchaseId));
  if (refundOf(status, purchase!) !== 'MONEY') return;
  await beginPurchaseRefund(db, purchaseId, { kind: 'UNUSED_SESSIONS', sessionCount: 1 }, now);
}

const notifyStudent = (db: Database, studentId: string, texts: Notification['texts'], now: Date) =>
  notify(db, { studentIds: [studentId], category: 'COACHING', link: null, texts, byEmail: true }, now);

type Changes = Pick<Handlers, 'moveCoachSession' | 'cancelCoachSession'>;

export function sessionChangeHandlers(dependencies: Dependencies): Changes {
  const { db, now } = dependencies;

  return {
    moveCoachSession: async ({ path, body, caller }) => {
      const [startTime, endTime] = [new Date(body.startTime), new Date(body.endTime)];
      return db.transaction(async (db) => {
        const { coach, session } = await lockSession(db, path);
        const isClient = session.studentId === caller.studentId;
        if (!isClient) requireCharge(path.coachId, caller);
        if (startTime >= endTime) throw fieldProblem('startTimeMustBeLessThanEndTime', '/endTime');
        const status = change(session, isClient ? 'MOVE_BY_CLIENT' : 'MOVE_BY_COACH', now());
        const to = { start: startTime.getTime(), end: endTime.getTime() };
        const isFree = isClient
          ? await isOffered(db, session, to, now())
          : await hasRoom(db, session, to, now());
        if (startTime <= now() || !isFree) throw problem('slotTaken');
        const reason = body.reason?.trim() || null;
        await db
          .update(coachSessions)
          .set({
            status,
            startTime,
            endTime,
            reason,
            rescheduledFrom: session.startTime,
            ...revised(coachSessions, now()),
          })
          .where(eq(coachSessions.id, session.id));
        const act = { actorId: caller.studentId, reason };
        await recordSessionEvent(db, { ...session, startTime }, 'MOVED', act, now());
        const actor = actorOf(caller, session.studentId, isClient ? 'STUDENT' : 'COACH');
        await recordActivity(db, { ...actor, type: 'SESSION_RESCHEDULED', subject: session.title }, now());
        const { studentId, timeZone } = otherSide(coach, session, isClient);
        await notifyStudent(db, studentId, moved(session.title, { startTime, timeZone }, reason), now());
        return readSession(db, session.id, caller, now());
      });
    },

    cancelCoachSession: async ({ path, body, caller }) => {
      const answer = await db.transaction(async (db) => {
        const { coach, session } = await lockSession(db, path);
        const isClient = session.studentId === caller.studentId;
        if (!isClient) requireCharge(path.coachId, caller);
        const status = change(session, isClient ? 'CANCEL_BY_CLIENT' : 'CANCEL_BY_COACH', now());
        const reason = body.reason?.trim() || null;
        await db
          .update(coachSessions)
          .set({ status, reason, ...revised(coachSessions, now()) })
          .where(eq(coachSessions.id, session.id));
        const actor = actorOf(caller, session.studentId, isClient ? 'STUDENT' : 'COACH');
        await recordActivity(db, { ...actor, type: 'SESSION_CANCELLED', subject: session.title }, now());
        const { startTime, title } = session;
        const { studentId, timeZone } = otherSide(coach, session, isClient);
        await notifyStudent(db, studentId, cancelled(title, { startTime, timeZone }, reason), now());
        await returnSession(db, { session, status, reason, actorId: caller.studentId }, now());
        return readSession(db, session.id, caller, now());
      });
      await executePurchaseRefunds(dependencies, answer.content.purchaseId);
      return answer;
    },
  };
}
