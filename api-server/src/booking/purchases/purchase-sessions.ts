import { and, count, eq, sql } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { lockRow } from '../../locks.ts';
import { requireOwnStudent } from '../../platform/caller.ts';
import type { Handlers } from '../../platform/contract.ts';
import { pageOf } from '../../platform/paging.ts';
import { problem } from '../../platform/problem.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { countCoachSessions, readCoachSessions } from '../sessions/read-sessions.ts';
import { announceBooking, bookSession } from './booking.ts';
import { bookableSessionCount, readVisiblePurchase } from './read-purchases.ts';

export function purchaseSessionHandlers({
  db,
  now,
}: Dependencies): Pick<Handlers, 'listPurchaseSessions' | 'bookCoachSession'> {
  return {
    listPurchaseSessions: async ({ path, query, caller }) => {
      const purchase = await readVisiblePurchase(db, path.id, caller);
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

    bookCoachSession: async ({ path, body, caller, idempotent }) => {
      const { sessionId } = await idempotent(async (db) => {
        const purchase = await lockRow(db, coachProductPurchases, eq(coachProductPurchases.id, path.id));
        if (!purchase?.studentId) throw problem('notFound');
        requireOwnStudent(purchase.studentId, caller);
        const [used] = await db
          .select({ sessions: count() })
          .from(coachSessions)
          .where(and(eq(coachSessions.purchaseId, purchase.id), sql`${coachSessions.status} <> 'CANCELLED'`));
        if (bookableSessionCount(purchase, used!.sessions) === 0) throw problem('limitReached');
        const session = await bookSession(db, body.reservationId, purchase, now());
        await announceBooking(db, session, caller, now());
        return { sessionId: session.id };
      });
      const [session] = await readCoachSessions(db, { caller, now: now() }, eq(coachSessions.id, sessionId));
      return { content: session! };
    },
  };
}
