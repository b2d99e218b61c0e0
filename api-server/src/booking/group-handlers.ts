import { and, eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { lockCoach, lockRow } from '../locks.ts';
import { hasRole } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { problem } from '../platform/problem.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { coachingGroups } from '../tables/coaching-groups.ts';
import { changeGroupHandlers } from './change-group.ts';
import { findSold, isOpen, readGroups } from './groups/read-groups.ts';
import { scheduleGroupHandlers } from './schedule-group.ts';

type Groups = Pick<
  Handlers,
  | 'listCoachingGroups'
  | 'createCoachingGroup'
  | 'deleteCoachingGroup'
  | 'moveGroupSession'
  | 'cancelGroupSession'
>;

export function coachingGroupHandlers(dependencies: Dependencies): Groups {
  const { db, now } = dependencies;
  return {
    ...scheduleGroupHandlers(dependencies),
    ...changeGroupHandlers(dependencies),

    listCoachingGroups: async ({ path, query, caller }) => {
      const isInside = path.coachId === caller.coachId || hasRole(caller, 'ADMIN');
      const condition = and(
        eq(coachingGroups.coachId, path.coachId),
        isOpen(now()),
        eq(coachingGroups.productId, query.productId),
        isInside ? undefined : eq(coachProducts.status, 'PUBLISHED'),
      );
      return { content: await readGroups(db, condition, { caller, now: now() }) };
    },

    deleteCoachingGroup: async ({ path }) => {
      await db.transaction(async (db) => {
        await lockCoach(db, path.coachId);
        const isThisGroup = and(
          eq(coachingGroups.id, path.groupId),
          eq(coachingGroups.coachId, path.coachId),
        );
        if (!(await lockRow(db, coachingGroups, isThisGroup))) throw problem('notFound');
        if ((await findSold(db, [path.groupId])).length > 0) throw problem('productHasSessions');
        await db.delete(coachingGroups).where(isThisGroup);
      });
    },
  };
}
