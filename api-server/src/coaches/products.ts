import { and, eq, gt } from 'drizzle-orm';
import { type Caller, hasRole, requireOwnCoach } from '../account/caller.ts';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import type { Handlers, Input } from '../platform/contract.ts';
import { containing } from '../platform/keyword.ts';
import { lockCoach, lockRow } from '../platform/locks.ts';
import { patchedBody } from '../platform/merge-patch.ts';
import { problem } from '../platform/problem.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { productErrors } from './coach-rules.ts';
import { recordCalls } from './record-calls.ts';

type Products = Pick<
  Handlers,
  | 'listCoachProducts'
  | 'getCoachProduct'
  | 'createCoachProduct'
  | 'updateCoachProduct'
  | 'patchCoachProduct'
  | 'updateCoachProductStatus'
  | 'deleteCoachProduct'
  | 'listPublicCoachProducts'
>;
type Asked = Input<'createCoachProduct'>['body'];
/** Without a status, the current one is kept. */
type Body = Omit<Asked, 'status'> & { status?: NonNullable<Asked['status']> };

/** A product has no session and a service has no colors, so fields of the other type are dropped. */
function ofItsType({ status, ...body }: Asked): Body {
  const rest = status === null ? body : { ...body, status };
  return body.type === 'PRODUCT'
    ? { ...rest, serviceCategoryId: null, serviceSpecification: null }
    : { ...rest, productCategoryId: null, productSpecification: null };
}

const isPublished = eq(coachProducts.status, 'PUBLISHED');

export function coachProductHandlers(dependencies: Dependencies): Products {
  const { db, now } = dependencies;
  const product = recordCalls<typeof coachProducts.$inferSelect, Body>(
    dependencies,
    'PRODUCT',
    coachProducts,
    productErrors,
    ({ title }) => title,
  );
  const one = ({ coachId, productId }: { coachId: string; productId: string }) => ({
    coachId,
    id: productId,
  });

  function requireCharge(coachId: string, caller: Caller): void {
    if (!hasRole(caller, 'ADMIN')) requireOwnCoach(coachId, caller);
  }

  return {
    listCoachProducts: async ({ path, query, caller }) => {
      requireCharge(path.coachId, caller);
      const matching = and(
        containing(query.keyword, coachProducts.title, coachProducts.description),
        query.type === null ? undefined : eq(coachProducts.type, query.type),
        query.status === null ? undefined : eq(coachProducts.status, query.status),
      );
      return product.list(path.coachId, query, coachProducts[query.sortBy], matching);
    },

    listPublicCoachProducts: ({ path, query }) =>
      product.list(path.coachId, { ...query, descending: true }, coachProducts.id, isPublished),

    getCoachProduct: async ({ path, caller }) => {
      const found = await product.get(one(path));
      if (found.content.status === 'DRAFT') requireCharge(path.coachId, caller);
      return found;
    },

    createCoachProduct: ({ path, body, caller }) => product.create({ path, body: ofItsType(body), caller }),

    updateCoachProduct: ({ path, body, caller }) =>
      product.update({ path: one(path), body: ofItsType(body), caller }),

    patchCoachProduct: async ({ path, body, caller }) => {
      requireCharge(path.coachId, caller);
      const { content } = await product.get(one(path));
      const whole = patchedBody('updateCoachProduct', content, body);
      return product.update({ path: one(path), body: ofItsType(whole), caller });
    },

    updateCoachProductStatus: async ({ path, body, caller }) => {
      requireCharge(path.coachId, caller);
      const content = await db.transaction(async (db) => {
        const own = and(eq(coachProducts.id, path.productId), eq(coachProducts.coachId, path.coachId));
        const coach = await lockCoach(db, path.coachId);
        const before = await lockRow(db, coachProducts, own);
        if (!coach || !before) throw problem('notFound');
        const { coachId: _, ...known } = before;
        if (known.status === body.status) return known;
        const version = known.version + 1;
        await db
          .update(coachProducts)
          .set({ ...body, version })
          .where(own);
        const type = body.status === 'PUBLISHED' ? 'PRODUCT_PUBLISHED' : 'PRODUCT_UNPUBLISHED';
        const actor = actorOf(caller, coach.studentId, 'COACH');
        await recordActivity(db, { ...actor, type, subject: known.title }, now());
        return { ...known, ...body, version };
      });
      return { content };
    },

    deleteCoachProduct: ({ path, body, caller }) =>
      product.delete({ path: one(path), body, caller }, async (db) => {
        const coming = and(
          eq(coachSessions.productId, path.productId),
          eq(coachSessions.status, 'BOOKED'),
          gt(coachSessions.endTime, now()),
        );
        if ((await db.$count(coachSessions, coming)) > 0) throw problem('productHasSessions');
      }),
  };
}
