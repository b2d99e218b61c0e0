import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import type { Caller } from '../../platform/caller.ts';
import type { Handlers } from '../../platform/contract.ts';
import { nameContaining } from '../../platform/keyword.ts';
import { findPage, inOrderOf, listLimit } from '../../platform/paging.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { matchingPurchases } from './matching.ts';
import {
  matchingCriteria,
  ownPurchases,
  readPurchases,
  readVisiblePurchase,
  visiblePurchases,
} from './read-purchases.ts';

type Purchases = Pick<
  Handlers,
  | 'listCoachProductPurchases'
  | 'findCoachProductPurchases'
  | 'findCoachProductPurchaseParties'
  | 'getCoachProductPurchase'
>;

export function coachProductPurchaseHandlers({ db, lists, now }: Dependencies): Purchases {
  const { id, coachId, coachName, studentId, studentName } = coachProductPurchases;

  async function list(
    query: { sortBy: 'id' | 'amount' | 'createdAt' | 'status' | 'title' } & Parameters<typeof findPage>[1],
    conditions: Pick<Parameters<typeof findPage>[2], 'where' | 'anyOf'>,
    caller: Caller,
  ) {
    const sort = coachProductPurchases[query.sortBy];
    const { ids, total } = await findPage(lists, query, {
      table: coachProductPurchases,
      id,
      sort,
      ...conditions,
    });
    const content = await readPurchases(db, inArray(id, ids), { caller, now: now() });
    return { content: inOrderOf(ids, content, (purchase) => purchase.id), pagination: { total } };
  }

  return {
    listCoachProductPurchases: async ({ query, caller }) => {
      const ofCoach = query.coachId === null ? undefined : eq(coachId, query.coachId);
      const where = and(visiblePurchases(caller), ofCoach);
      return list(query, { where, anyOf: await matchingPurchases(lists, query.keyword) }, caller);
    },

    findCoachProductPurchases: ({ query, body, caller }) =>
      list(query, { where: and(visiblePurchases(caller), matchingCriteria(body)) }, caller),

    findCoachProductPurchaseParties: async ({ query, body, caller }) => {
      const [value, name] = query.side === 'COACH' ? [coachId, coachName] : [studentId, studentName];
      const parties = lists
        // The name in the latest purchase.
        .select({ value, label: sql<string>`(array_agg(${name} order by ${id} desc))[1]`.as('label') })
        .from(coachProductPurchases)
        .where(and(ownPurchases(caller), matchingCriteria(body), nameContaining(query.keyword, name)))
        // People whose account was closed have a name only.
        .groupBy(value, sql`case when ${value} is null then ${name} end`)
        .as('parties');
      const [content, total] = await Promise.all([
        lists
          .select()
          .from(parties)
          .orderBy(asc(parties.label), asc(parties.value))
          .limit(query.size)
          .offset(query.page * query.size),
        lists.$count(lists.select().from(parties).limit(listLimit).as('counted')),
      ]);
      return { content, pagination: { total } };
    },

    getCoachProductPurchase: async ({ path, caller }) => {
      return { content: await readVisiblePurchase(db, path.id, caller, now()) };
    },
  };
}
