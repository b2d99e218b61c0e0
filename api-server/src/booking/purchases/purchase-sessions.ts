import { and, eq } from 'drizzle-orm';
import { requireTakesBookings } from '../../coaches/selling.ts';
import type { Dependencies } from '../../dependencies.ts';
import { lockCoach, lockRow } from '../../locks.ts';
import { type Caller, requireOwnStudent } from '../../platform/caller.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Database } from '../../platform/database.ts';
import { pageOf } from '../../platform/paging.ts';
import { problem } from '../../platform/problem.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { besides } from '../availability/client-limits.ts';
import { notHeldBy } from '../availability/free-times.ts';
import { freeTimesOf, holdTime, refusalOf, slotOf } from '../availability/reservations.ts';
import { countCoachSessions, readCoachSessions } from '../sessions/read-sessions.ts';
import { countBookable, recordSessionEvent, requireFewReturns } from '../terms/credits.ts';
import { announceBooking, bookSession } from './booking.ts';
import { readVisiblePurchase } from './read-purchases.ts';

type Sessions = Pick<
  Handlers,
  'listPurchaseSessions' | 'bookCoachSession' | 'listPurchaseFreeTimes' | 'createPurchaseSlotReservation'
>;

export function purchaseSessionHandlers({ db, now, config }: Dependencies): Sessions {
  /** The caller's purchase from a coach whose account is open. */
  async function find(db: Database, id: string) {
    const [purchase] = await db.select().from(coachProductPurchases).where(eq(coachProductPurchases.id, id));
    if (!purchase?.studentId || !purchase.coachId) throw problem('notFound');
    const { studentId, coachId } = purchase;
    return { ...purchase, studentId, coachId };
  }

  async function findOwn(db: Database, id: string, caller: Caller) {
    const purchase = await find(db, id);
    requireOwnStudent(purchase.studentId, caller);
    return purchase;
  }

  return {
    listPurchaseSessions: async ({ path, query, caller }) => {
      const purchase = await readVisiblePurchase(db, path.id, caller, now());
      const condition = and(
        eq(coachSessions.purchaseId, purchase.id),
        query.status === null ? undefined : eq(coachSessions.status, query.status),
      );
      const page = pageOf(query, coachSessions[query.sortBy], coachSessions.id);
      const [content, total] = await Promise.all([
        readCoachSessions(db, { caller, now: now() }, condition, page),
        countCoachSessions(db, condition),
      ]);
      return { content, pagination: { total } };
    },

    listPurchaseFreeTimes: async ({ path, query, caller }) => {
      const purchase = await find(db, path.id);
      // A coach moves sessions, and books none.
      const isMovedByCoach = query.sessionId !== null && purchase.coachId === caller.coachId;
      if (!isMovedByCoach) requireOwnStudent(purchase.studentId, caller);
      const viewer =
        query.sessionId === null
          ? { counted: notHeldBy(caller.studentId) }
          : await viewerOf(db, purchase.id, query.sessionId);
      return { content: await freeTimesOf(db, bookableOf(purchase), query, viewer, now()) };
    },

    createPurchaseSlotReservation: async ({ path, body, caller, idempotent }) => {
      const { studentId } = caller;
      const { coachId, ...purchase } = await findOwn(db, path.id, caller);
      const slot = slotOf(bookableOf({ coachId, ...purchase }), body.startTime);
      const work = async (db: Database, now: Date) => {
        await lockCoach(db, coachId);
        const purchase = await findOwn(db, path.id, caller);
        if ((await countBookable(db, path.id)) <= 0) throw problem('limitReached');
        await requireFewReturns(db, purchase, now);
        const bookable = { ...purchase, ...bookableOf(purchase) };
        const reservation = await holdTime(db, bookable, { ...body, studentId }, now);
        return { content: { ...reservation, quote: null } };
      };
      return idempotent(work, {
        names: [`coach ${coachId}`],
        check: () => refusalOf(db, coachId, slot, studentId, now()),
      });
    },

    bookCoachSession: async ({ path, body, caller, idempotent }) => {
      const { sessionId } = await idempotent(async (db, now) => {
        // Not while the coach closes the account, which refunds what isn't booked.
        await lockCoach(db, (await findOwn(db, path.id, caller)).coachId);
        const purchase = await lockRow(db, coachProductPurchases, eq(coachProductPurchases.id, path.id));
        if (!purchase?.coachId) throw problem('notFound');
        await requireTakesBookings(db, purchase.coachId);
        if ((await countBookable(db, purchase.id)) <= 0) throw problem('limitReached');
        const session = await bookSession(db, body.reservationId, purchase, now);
        await recordSessionEvent(db, session, 'USED', { actorId: caller.studentId }, now);
        await announceBooking(db, session, caller, { config, now });
        return { sessionId: session.id };
      });
      const [session] = await readCoachSessions(db, { caller, now: now() }, eq(coachSessions.id, sessionId));
      return { content: session! };
    },
  };
}

/** Sees the times to which a session of a purchase can be moved, as the move itself does. */
async function viewerOf(db: Database, purchaseId: string, sessionId: string) {
  const isThisSession = and(eq(coachSessions.id, sessionId), eq(coachSessions.purchaseId, purchaseId));
  const [session] = await db.select().from(coachSessions).where(isThisSession);
  if (!session) throw problem('notFound');
  return { counted: besides(session), ownStart: session.startTime.getTime() };
}

/** A session of a purchase, as it was bought. Groups meet at set times. */
const bookableOf = ({
  coachId,
  duration,
  sessionCount,
}: {
  coachId: string;
  duration: number | null;
  sessionCount: number;
}) => ({ coachId, duration: sessionCount > 0 ? duration : null });
