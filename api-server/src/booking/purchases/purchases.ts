import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { lockRow } from '../../locks.ts';
import { requireOwnStudent } from '../../platform/caller.ts';
import type { Handlers } from '../../platform/contract.ts';
import { findPage, inOrderOf } from '../../platform/paging.ts';
import { problem } from '../../platform/problem.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { readCoachSessions } from '../sessions/read-sessions.ts';
import { announceBooking, bookSession } from './booking.ts';
import { matchingPurchases } from './matching.ts';
import { bookableSessionCount, readPurchases, visiblePurchases } from './read-purchases.ts';

type Purchases = Pick<
  Handlers,
  'listCoachProductPurchases' | 'findCoachProductPurchases' | 'getCoachProductPurchase' | 'bookCoachSession'
>;

export function coachProductPurchaseHandlers({ db, now }: Dependencies): Purchases {
  const { id, coachId, coachName, studentId, studentName, coachProductType, status } = coachProductPurchases;

  async function list(
    query: { sortBy: 'id' | 'amount' | 'createdAt' | 'status' | 'title' } & Parameters<typeof findPage>[1],
    conditions: Pick<Parameters<typeof findPage>[2], 'where' | 'anyOf'>,
  ) {
    const sort = coachProductPurchases[query.sortBy];
    const { ids, total } = await findPage(db, query, {
      table: coachProductPurchases,
      id,
      sort,
      ...conditions,
    });
    const content = await readPurchases(db, inArray(id, ids));
    return { content: inOrderOf(ids, content, (purchase) => purchase.id), pagination: { total } };
  }

  return {
    listCoachProductPurchases: ({ query, caller }) => {
      const ofCoach = query.coachId === null ? undefined : eq(coachId, query.coachId);
      const where = and(visiblePurchases(caller), ofCoach);
      return list(query, { where, anyOf: matchingPurchases(db, query.keyword) });
    },

    findCoachProductPurchases: ({ query, body, caller }) => {
      const { coach = null, customer = null, coachProductType: type = null, status: wanted = null } = body;
      // A closed account keeps its name but no id, so it is found by name.
      const party = (idColumn: typeof coachId, nameColumn: typeof coachName, of: typeof coach) =>
        of && (of.value === null ? eq(nameColumn, of.label) : eq(idColumn, of.value));
      const where = and(
        visiblePurchases(caller),
        party(coachId, coachName, coach) ?? undefined,
        party(studentId as never, studentName as never, customer) ?? undefined,
        type === null ? undefined : eq(coachProductType, type),
        wanted === null ? undefined : eq(status, wanted),
      );
      return list(query, { where });
    },

    getCoachProductPurchase: async ({ path, caller }) => {
      const [purchase] = await readPurchases(db, and(eq(id, path.id), visiblePurchases(caller)));
      if (!purchase) throw problem('notFound');
      return { content: purchase };
    },

    bookCoachSession: async ({ path, body, caller, idempotent }) => {
      const { sessionId } = await idempotent(async (db) => {
        const purchase = await lockRow(db, coachProductPurchases, eq(id, path.id));
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
