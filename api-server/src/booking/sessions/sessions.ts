import { and, eq, gt, lt, ne, type SQL } from 'drizzle-orm';
import { type Caller, hasRole, requireOwnCoach } from '../../account/caller.ts';
import { filled } from '../../coaches/coach-rules.ts';
import type { Dependencies } from '../../dependencies.ts';
import { actorOf, recordActivity } from '../../history/activity.ts';
import { type Notification, notify } from '../../inbox/notify.ts';
import type { Handlers, Input } from '../../platform/contract.ts';
import type { Database } from '../../platform/database.ts';
import { lockCoach, lockRow } from '../../platform/locks.ts';
import { pageOf } from '../../platform/paging.ts';
import { problem } from '../../platform/problem.ts';
import { revised } from '../../platform/revision.ts';
import { requireVisibleStudent } from '../../students/visible.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachProducts } from '../../tables/coach-products.ts';
import { coachSessionNotes, coachSessions } from '../../tables/coach-sessions.ts';
import { coaches } from '../../tables/coaches.ts';
import { students } from '../../tables/students.ts';
import { users } from '../../tables/users.ts';
import { readBusy, readFreeTimes } from '../availability/free-times.ts';
import type { Interval } from '../availability/slots.ts';
import { beginPurchaseRefund, reconcilePurchases } from '../purchases/pay.ts';
import { cancelled, moved } from './emails.ts';
import { countCoachSessions, readCoachSessions } from './read-sessions.ts';
import { nextStatus, type SessionEvent } from './states.ts';

const noteLimit = 100;

type Sessions = Pick<
  Handlers,
  | 'listStudentCoachSessions'
  | 'listCoachSessions'
  | 'moveCoachSession'
  | 'cancelCoachSession'
  | 'submitCoachSessionAttendance'
  | 'addCoachSessionNote'
>;
type Session = typeof coachSessions.$inferSelect;
type Path = { coachId: string; sessionId: string };

export function coachSessionHandlers(dependencies: Dependencies): Sessions {
  const { db, now } = dependencies;

  async function list(query: Input<'listCoachSessions'>['query'], coachId: string | null, whose: SQL) {
    const condition = and(
      whose,
      query.from === null ? undefined : gt(coachSessions.endTime, new Date(query.from)),
      query.to === null ? undefined : lt(coachSessions.startTime, new Date(query.to)),
      query.status === null ? undefined : eq(coachSessions.status, query.status),
    );
    const page = pageOf(query, coachSessions[query.sortBy], coachSessions.id);
    const [content, total] = await Promise.all([
      readCoachSessions(db, coachId, condition, page),
      countCoachSessions(db, condition),
    ]);
    return { content, pagination: { total } };
  }

  /** Locks a coach's session and reads what is needed to notify both sides. */
  async function lockSession(db: Database, path: Path) {
    await lockCoach(db, path.coachId);
    const [coach] = await db
      .select({ studentId: coaches.studentId, timeZone: users.timeZone })
      .from(coaches)
      .innerJoin(students, eq(students.id, coaches.studentId))
      .innerJoin(users, eq(users.id, students.userId))
      .where(eq(coaches.id, path.coachId));
    const own = and(
      eq(coachSessions.id, path.sessionId),
      eq(coachSessions.coachId, path.coachId),
      ne(coachSessions.status, 'HELD_SLOT'),
    );
    const [known] = await db.select({ purchaseId: coachSessions.purchaseId }).from(coachSessions).where(own);
    if (known?.purchaseId) {
      await lockRow(db, coachProductPurchases, eq(coachProductPurchases.id, known.purchaseId));
    }
    const session = await lockRow(db, coachSessions, own);
    if (!coach || !session) throw problem('notFound');
    return { coach, session };
  }

  function requireCharge(coachId: string, caller: Caller): void {
    if (!hasRole(caller, 'ADMIN')) requireOwnCoach(coachId, caller);
  }

  /** Applies an event to a session and returns its new state. */
  function change(session: Session, event: SessionEvent): NonNullable<ReturnType<typeof nextStatus>> {
    const status = nextStatus(session, event, now());
    if (!status) throw problem('sessionStatusInvalid');
    return status;
  }

  const besides = (session: Session) => ne(coachSessions.id, session.id);

  /** Whether the coach has no other commitments at a time. */
  async function hasRoom(db: Database, session: Session, time: Interval): Promise<boolean> {
    return (await readBusy(db, session.coachId, time, now(), besides(session))).length === 0;
  }

  /** Whether a client could book this time for the session: it's free and within the coach's hours. */
  async function isOffered(db: Database, session: Session, time: Interval): Promise<boolean> {
    const [product] = session.productId
      ? await db.select().from(coachProducts).where(eq(coachProducts.id, session.productId))
      : [];
    if (!product) return false;
    const within = { start: time.start, end: time.start + 1 };
    const free = await readFreeTimes(db, product, undefined, within, now(), besides(session));
    return free.some(({ start, end }) => start === time.start && end === time.end);
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

  /** If it was the only session purchased, refund it. One of several can be booked again. */
  async function refundIfOnly(db: Database, purchaseId: string): Promise<void> {
    const { id, sessionCount, amount } = coachProductPurchases;
    const only = and(eq(id, purchaseId), eq(sessionCount, 1), gt(amount, 0));
    if ((await db.$count(coachProductPurchases, only)) === 1)
      await beginPurchaseRefund(db, purchaseId, now());
  }

  async function readOne(db: Database, id: string, caller: Caller) {
    const [session] = await readCoachSessions(db, caller.coachId, eq(coachSessions.id, id));
    return { content: session! };
  }

  const notifyStudent = (db: Database, studentId: string, words: Notification['words']) =>
    notify(db, { studentIds: [studentId], category: 'COACHING', link: null, words, byEmail: true }, now());

  return {
    listStudentCoachSessions: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      return list(query, null, eq(coachSessions.studentId, path.id));
    },

    listCoachSessions: async ({ path, query, caller }) => {
      if (!hasRole(caller, 'ADVISOR', 'ADMIN')) requireOwnCoach(path.coachId, caller);
      else if ((await db.$count(coaches, eq(coaches.id, path.coachId))) === 0) throw problem('notFound');
      return list(query, caller.coachId, eq(coachSessions.coachId, path.coachId));
    },

    moveCoachSession: async ({ path, body, caller }) => {
      const [startTime, endTime] = [new Date(body.startTime), new Date(body.endTime)];
      return db.transaction(async (db) => {
        const { coach, session } = await lockSession(db, path);
        const isClient = session.studentId === caller.studentId;
        if (!isClient) requireCharge(path.coachId, caller);
        if (startTime >= endTime) throw problem('startTimeMustBeLessThanEndTime');
        const status = change(session, isClient ? 'MOVE_BY_CLIENT' : 'MOVE_BY_COACH');
        const to = { start: startTime.getTime(), end: endTime.getTime() };
        const isFree = isClient ? await isOffered(db, session, to) : await hasRoom(db, session, to);
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
        const actor = actorOf(caller, session.studentId, isClient ? 'STUDENT' : 'COACH');
        await recordActivity(db, { ...actor, type: 'SESSION_RESCHEDULED', subject: session.title }, now());
        const { studentId, timeZone } = otherSide(coach, session, isClient);
        await notifyStudent(db, studentId, moved(session.title, { startTime, timeZone }, reason));
        return readOne(db, session.id, caller);
      });
    },

    cancelCoachSession: async ({ path, body, caller }) => {
      const answer = await db.transaction(async (db) => {
        const { coach, session } = await lockSession(db, path);
        const isClient = session.studentId === caller.studentId;
        if (!isClient) requireCharge(path.coachId, caller);
        const status = change(session, isClient ? 'CANCEL_BY_CLIENT' : 'CANCEL_BY_COACH');
        const reason = body.reason?.trim() || null;
        await db
          .update(coachSessions)
          .set({ status, reason, ...revised(coachSessions, now()) })
          .where(eq(coachSessions.id, session.id));
        const actor = actorOf(caller, session.studentId, isClient ? 'STUDENT' : 'COACH');
        await recordActivity(db, { ...actor, type: 'SESSION_CANCELLED', subject: session.title }, now());
        const { startTime, title } = session;
        const { studentId, timeZone } = otherSide(coach, session, isClient);
        await notifyStudent(db, studentId, cancelled(title, { startTime, timeZone }, reason));
        if (status === 'CANCELLED') await refundIfOnly(db, session.purchaseId!);
        return readOne(db, session.id, caller);
      });
      await reconcilePurchases(dependencies, answer.content.purchaseId);
      return answer;
    },

    submitCoachSessionAttendance: async ({ path, body, caller }) => {
      requireCharge(path.coachId, caller);
      return db.transaction(async (db) => {
        const { session } = await lockSession(db, path);
        const status = change(session, body.status);
        await db.update(coachSessions).set({ status }).where(eq(coachSessions.id, session.id));
        if (status !== session.status) {
          const actor = actorOf(caller, session.studentId, 'COACH');
          const type = status === 'OCCURRED' ? 'SESSION_COMPLETED' : 'SESSION_MISSED';
          await recordActivity(db, { ...actor, type, subject: session.title }, now());
        }
        return readOne(db, session.id, caller);
      });
    },

    addCoachSessionNote: async ({ path, body, caller }) => {
      requireOwnCoach(path.coachId, caller);
      const errors = filled('/text', body.text);
      if (errors.length > 0) throw problem('validationFailed', { errors });
      return db.transaction(async (db) => {
        const { session } = await lockSession(db, path);
        const there = await db.$count(coachSessionNotes, eq(coachSessionNotes.sessionId, session.id));
        if (there >= noteLimit) throw problem('limitReached');
        await db
          .insert(coachSessionNotes)
          .values({ sessionId: session.id, text: body.text.trim(), createdAt: now() });
        const actor = actorOf(caller, session.studentId, 'COACH');
        await recordActivity(db, { ...actor, type: 'NOTE_ADDED', subject: session.title }, now());
        return readOne(db, session.id, caller);
      });
    },
  };
}
