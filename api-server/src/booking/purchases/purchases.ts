import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { lockRow } from '../../locks.ts';
import { type Caller, requireOwnStudent } from '../../platform/caller.ts';
import type { Handlers } from '../../platform/contract.ts';
import { containing } from '../../platform/keyword.ts';
import { findPage, inOrderOf, pageOf } from '../../platform/paging.ts';
import { problem } from '../../platform/problem.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { countCoachSessions, readCoachSessions } from '../sessions/read-sessions.ts';
import { announceBooking, bookSession } from './booking.ts';
import { matchingPurchases } from './matching.ts';
import {
  bookableSessionCount,
  matchingCriteria,
  ownPurchases,
  readPurchases,
  visiblePurchases,
} from './read-purchases.ts';

type Purchases = Pick<
  Handlers,
  | 'listCoachProductPurchases'
  | 'findCoachProductPurchases'
  | 'findCoachProductPurchaseParties'
  | 'getCoachProductPurchase'
  | 'listPurchaseSessions'
  | 'bookCoachSession'
>;

export function coachProductPurchaseHandlers({ db, now }: Dependencies): Purchases {
  const { id, coachId, coachName, studentId, studentName } = coachProductPurchases;

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

  async function findVisible(purchaseId: string, caller: Caller) {
    const [purchase] = await readPurchases(db, and(eq(id, purchaseId), visiblePurchases(caller)));
    if (!purchase) throw problem('notFound');
    return purchase;
  }

  return {
    listCoachProductPurchases: ({ query, caller }) => {
      const ofCoach = query.coachId === null ? undefined : eq(coachId, query.coachId);
      const where = and(visiblePurchases(caller), ofCoach);
      return list(query, { where, anyOf: matchingPurchases(db, query.keyword) });
    },

    findCoachProductPurchases: ({ query, body, caller }) =>
      list(query, { where: and(visiblePurchases(caller), matchingCriteria(body)) }),

    findCoachProductPurchaseParties: async ({ query, body, caller }) => {
      const [value, name] = query.side === 'COACH' ? [coachId, coachName] : [studentId, studentName];
      const parties = db
        // The name in the latest purchase.
        .select({ value, label: sql<string>`(array_agg(${name} order by ${id} desc))[1]`.as('label') })
        .from(coachProductPurchases)
        .where(and(ownPurchases(caller), matchingCriteria(body), containing(query.keyword, name)))
        // People whose account was closed have a name only.
        .groupBy(value, sql`case when ${value} is null then ${name} end`)
        .as('parties');
      const [content, total] = await Promise.all([
        db
          .select()
          .from(parties)
          .orderBy(asc(parties.label), asc(parties.value))
          .limit(query.size)
          .offset(query.page * query.size),
        db.$count(parties),
      ]);
      return { content, pagination: { total } };
    },

    getCoachProductPurchase: async ({ path, caller }) => {
      return { content: await findVisible(path.id, caller) };
    },

    listPurchaseSessions: async ({ path, query, caller }) => {
      const purchase = await findVisible(path.id, caller);
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
