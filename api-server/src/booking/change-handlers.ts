import { reschedulingHorizonDays } from '@institute/api-schema/policy';
import { bookableUntil, type Interval } from '@institute/values/availability';
import { today } from '@institute/values/formats';
import { eq } from 'drizzle-orm';
import { requireTakesBookings } from '../coaches/selling.ts';
import { coachTimeZone } from '../coaches/time-zone.ts';
import type { Config, PortalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import type { Caller } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, type Database, isUniqueViolation } from '../platform/database.ts';
import { type FieldError, fieldProblem, problem } from '../platform/problem.ts';
import { revised } from '../platform/revision.ts';
import { requireAgreed } from '../requests/agreed-terms.ts';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { coachSchedules } from '../tables/coach-schedules.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { besides, claimTime, requireFreeSessionLeft } from './availability/client-limits.ts';
import { readCoachCommitments } from './availability/commitments.ts';
import { readFreeTimes } from './availability/free-times.ts';
import { releaseExpired } from './availability/release-holds.ts';
import { fieldError, pastErrors } from './meeting-errors.ts';
import { beginPurchaseRefund, executePurchaseRefunds, refundLeftSessions } from './purchases/refunds.ts';
import { announceSession } from './sessions/announce.ts';
import { type ChangedBy, isLess, returnedFor, type Side } from './sessions/session-rules.ts';
import {
  change,
  limitSessionChange,
  lockSession,
  readSession,
  requireCharge,
  type Session,
} from './sessions/sessions.ts';
import { recordSessionEvent } from './terms/credits.ts';
import { readRefundFacts } from './terms/refund-facts.ts';
import { type Returned, returnedBy } from './terms/refund-rules.ts';

type Status = ReturnType<typeof change>;
type Locked = Awaited<ReturnType<typeof lockSession>>;

/** Whether the coach has no other commitments at a time. */
async function hasRoom(db: Database, session: Session, time: Interval, now: Date): Promise<boolean> {
  const others = { sessions: besides(session) };
  return (await readCoachCommitments(db, session.coachId, time, now, others)).length === 0;
}

/** The last moment to which a coach can move a session: the furthest that a schedule lets clients book. */
async function movableUntil(db: Database, coachId: string, now: Date): Promise<Date> {
  const schedules = await db.select().from(coachSchedules).where(eq(coachSchedules.coachId, coachId));
  const found = schedules.length > 0 ? schedules : [{ horizonDays: reschedulingHorizonDays }];
  return new Date(Math.max(...found.map((schedule) => bookableUntil(schedule, now.getTime()))));
}

/** What a coach's move lacks: a reason, the length that was sold, and a time that clients could choose. */
async function coachMoveErrors(
  db: Database,
  { coachId, startTime, endTime }: Session,
  to: Interval,
  reason: string | null,
  now: Date,
): Promise<FieldError[]> {
  const until = await movableUntil(db, coachId, now);
  return [
    ...(reason === null ? [fieldError('/reason', 'required')] : []),
    ...(to.end - to.start === endTime.getTime() - startTime.getTime()
      ? []
      : [fieldError('/endTime', 'choice')]),
    ...pastErrors('/startTime', new Date(to.start), now),
    ...(to.start <= until.getTime()
      ? []
      : [
          fieldError('/startTime', 'maxDate', {
            max: today(await coachTimeZone(db, coachId), until.getTime()),
          }),
        ]),
  ];
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

type Move = { to: Interval; reason: string | null; isClient: boolean; allowOverlap: boolean | undefined };

/** Throws unless a session can be moved to a time: by its client to one that is offered, by its coach to a free one. */
async function requireMovable(
  db: Database,
  { session, sold }: Locked,
  { to, reason, isClient, allowOverlap }: Move,
  now: Date,
): Promise<void> {
  if (isClient) await requireTakesBookings(db, session.coachId);
  const errors = isClient ? [] : await coachMoveErrors(db, session, to, reason, now);
  if (errors.length > 0) throw problem('validationFailed', { errors });
  const isFree = await (isClient ? isOffered : hasRoom)(db, session, to, now);
  if (to.start <= now.getTime() || !isFree) throw problem('slotTaken');
  if (!isClient) return;
  const others = besides(session);
  if (sold.amount === 0) await requireFreeSessionLeft(db, session, to.start, others);
  if (!allowOverlap) await claimTime(db, session.studentId, to, now, others);
}

/** What the client gets back for a session that was just canceled. */
async function readReturned(
  db: Database,
  status: Status,
  sold: Locked['sold'],
  now: Date,
): Promise<Returned> {
  const facts = (await readRefundFacts(db, [sold], now)).get(sold.id)!;
  return returnedFor(status, { returned: returnedBy(facts) });
}

type Return = { status: Status; returned: Returned; actorId: string; reason: string | null };

/** Returns a canceled session to its purchase, and its money, if that's what the client gets back. */
async function returnSession(
  db: Database,
  { session, sold }: Locked,
  { status, returned, ...act }: Return,
  sending: PortalMail,
): Promise<void> {
  const { now } = sending;
  await recordSessionEvent(db, session, status === 'CANCELLED' ? 'RETURNED' : 'FORFEITED', act, now);
  if (status !== 'CANCELLED' || returned.refund === 'SESSION') return;
  // A date of a group can't be booked again, and neither can a session whose price went back.
  if (sold.groupId || returned.refund === 'SETTLED') await refundLeftSessions(db, sold.id, sending);
  else if (returned.refund === 'MONEY')
    await beginPurchaseRefund(db, sold.id, { kind: 'UNUSED_SESSIONS', sessionCount: 1 }, sending);
}

type Act = { by: ChangedBy; reason: string | null; caller: Caller; agreed?: Returned | null | undefined };
type Telling = { config: Config; now: Date; to?: Side[] };

/** Who changes a session, and the reason that its sides read. The one that staff give is for the audit log. */
export function actOf(coachId: string, isClient: boolean, reason: string | null, caller: Caller): Act {
  if (isClient) return { by: 'CLIENT', reason, caller };
  const isCoach = coachId === caller.coachId;
  return { by: isCoach ? 'COACH' : 'INSTITUTE', reason: isCoach ? reason : null, caller };
}

/** Moves a session in the name of a side, and tells both, or only those in `to`. */
export async function moveSession(
  db: Database,
  locked: Locked,
  { by, to, reason, caller }: Act & { to: Interval },
  { now, ...telling }: Telling,
): Promise<void> {
  const { session } = locked;
  const isClient = by === 'CLIENT';
  const status = change(locked, isClient ? 'MOVE_BY_CLIENT' : 'MOVE_BY_COACH', now);
  const startTime = new Date(to.start);
  await releaseExpired(db, session.coachId, now);
  await db
    .update(coachSessions)
    .set({
      status,
      startTime,
      endTime: new Date(to.end),
      reason,
      rescheduledFrom: session.startTime,
      absenceReportedAt: null,
      // The client chose this time, or still has to accept it.
      ...(isClient && { agreedStartTime: startTime }),
      ...revised(coachSessions, now),
    })
    .where(eq(coachSessions.id, session.id))
    .catch((error) => {
      throw isUniqueViolation(error) ? problem('slotTaken') : error;
    });
  const act = { actorId: caller.studentId, reason };
  await recordSessionEvent(db, { ...session, startTime }, 'MOVED', act, now);
  const actor = actorOf(caller, session.studentId, isClient ? 'STUDENT' : 'COACH');
  await recordActivity(db, { ...actor, type: 'SESSION_RESCHEDULED', subject: session.title }, now);
  const news = { type: 'MOVED' as const, by, from: session.startTime };
  await announceSession(db, session.id, news, { now, ...telling });
}

/** Cancels a session in the name of a side, returns what it cost, and tells both sides, or only those in `to`. */
export async function cancelSession(
  db: Database,
  locked: Locked,
  { by, reason, caller, agreed }: Act,
  { now, ...telling }: Telling,
): Promise<void> {
  const { session } = locked;
  const status = change(locked, by === 'CLIENT' ? 'CANCEL_BY_CLIENT' : 'CANCEL_BY_COACH', now);
  await db
    .update(coachSessions)
    .set({ status, reason, ...revised(coachSessions, now) })
    .where(eq(coachSessions.id, session.id));
  const actor = actorOf(caller, session.studentId, by === 'CLIENT' ? 'STUDENT' : 'COACH');
  await recordActivity(db, { ...actor, type: 'SESSION_CANCELLED', subject: session.title }, now);
  const returned = await readReturned(db, status, locked.sold, now);
  requireAgreed(agreed, (shown) => isLess(returned, shown));
  await announceSession(db, session.id, { type: 'CANCELLED', by, returned }, { now, ...telling });
  const act = { status, returned, reason, actorId: caller.studentId };
  await returnSession(db, locked, act, { portalOrigin: telling.config.portalOrigin, now });
}

function requireClient(session: Session, caller: Caller): void {
  if (session.studentId !== caller.studentId) throw problem('notFound');
}

function moveHandlers(dependencies: Dependencies): Pick<Handlers, 'moveCoachSession'> {
  const { db, now, config } = dependencies;
  return {
    moveCoachSession: async ({ path, body, caller }) => {
      const [startTime, endTime] = [new Date(body.startTime), new Date(body.endTime)];
      return atOnce({ db, now }, async (db, now) => {
        const locked = await lockSession(db, path, caller.studentId);
        const { session } = locked;
        const isClient = session.studentId === caller.studentId;
        if (!isClient) requireCharge(path.coachId, caller);
        if (session.groupSessionId) throw problem('sessionStatusInvalid');
        if (startTime >= endTime) throw fieldProblem('startTimeMustBeLessThanEndTime', '/endTime');
        // Whether it can be moved at all is said before what is wrong with the time.
        change(locked, isClient ? 'MOVE_BY_CLIENT' : 'MOVE_BY_COACH', now);
        const to = { start: startTime.getTime(), end: endTime.getTime() };
        const reason = body.reason?.trim() || null;
        const { allowOverlap } = body;
        // The time that it has is no move, so no one is notified.
        if (to.start === session.startTime.getTime() && to.end === session.endTime.getTime())
          return readSession(db, session.id, caller, now);
        await limitSessionChange({ ...dependencies, db }, session.id, caller);
        await requireMovable(db, locked, { to, reason, isClient, allowOverlap }, now);
        const act = actOf(path.coachId, isClient, reason, caller);
        await moveSession(db, locked, { ...act, to }, { config, now });
        return readSession(db, session.id, caller, now);
      });
    },
  };
}

function outcomeHandlers(
  dependencies: Dependencies,
): Pick<Handlers, 'cancelCoachSession' | 'acceptCoachSessionMove' | 'reportCoachAbsence'> {
  const { db, now, config } = dependencies;
  return {
    cancelCoachSession: async ({ path, body, caller }) => {
      const answer = await atOnce({ db, now }, async (db, now) => {
        const locked = await lockSession(db, path);
        const { session } = locked;
        const isClient = session.studentId === caller.studentId;
        if (!isClient) requireCharge(path.coachId, caller);
        const act = actOf(path.coachId, isClient, body.reason?.trim() || null, caller);
        await cancelSession(db, locked, { ...act, agreed: body.agreed }, { config, now });
        return readSession(db, session.id, caller, now);
      });
      await executePurchaseRefunds(dependencies, answer.content.purchaseId);
      return answer;
    },

    acceptCoachSessionMove: ({ path, body, caller }) =>
      atOnce({ db, now }, async (db, now) => {
        const locked = await lockSession(db, path, caller.studentId);
        const { session } = locked;
        requireClient(session, caller);
        const status = change(locked, 'ACCEPT_MOVE', now);
        const { startTime, title } = session;
        // The coach may have moved it again since the client saw it.
        if (new Date(body.startTime).getTime() !== startTime.getTime()) throw problem('sessionStatusInvalid');
        const time = { start: startTime.getTime(), end: session.endTime.getTime() };
        if (!body.allowOverlap) await claimTime(db, session.studentId, time, now, besides(session));
        await db
          .update(coachSessions)
          .set({ status, agreedStartTime: startTime, ...revised(coachSessions, now) })
          .where(eq(coachSessions.id, session.id));
        const actor = actorOf(caller, session.studentId, 'STUDENT');
        await recordActivity(db, { ...actor, type: 'SESSION_MOVE_ACCEPTED', subject: title }, now);
        await announceSession(db, session.id, { type: 'MOVE_ACCEPTED' }, { config, now });
        return readSession(db, session.id, caller, now);
      }),

    reportCoachAbsence: ({ path, caller }) =>
      atOnce({ db, now }, async (db, now) => {
        const locked = await lockSession(db, path);
        const { session } = locked;
        requireClient(session, caller);
        const status = change(locked, 'REPORT_ABSENCE', now);
        await db
          .update(coachSessions)
          .set({ status, absenceReportedAt: now, ...revised(coachSessions, now) })
          .where(eq(coachSessions.id, session.id));
        const { title } = session;
        const actor = actorOf(caller, session.studentId, 'STUDENT');
        await recordActivity(db, { ...actor, type: 'COACH_ABSENCE_REPORTED', subject: title }, now);
        const news = { type: 'ABSENCE_REPORTED' as const };
        await announceSession(db, session.id, news, { config, now, to: ['COACH'] });
        return readSession(db, session.id, caller, now);
      }),
  };
}

export const sessionChangeHandlers = (dependencies: Dependencies) => ({
  ...moveHandlers(dependencies),
  ...outcomeHandlers(dependencies),
});
