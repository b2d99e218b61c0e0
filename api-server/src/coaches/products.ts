import { and, eq, gt, inArray, isNotNull, or } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { actorOf, recordActivity } from '../history/activity.ts';
import { readSettings } from '../institute/settings.ts';
import { lockCoach, lockRow } from '../locks.ts';
import { type Caller, hasRole, requireOwnCoach } from '../platform/caller.ts';
import type { Handlers, Input } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { containing } from '../platform/keyword.ts';
import { problem } from '../platform/problem.ts';
import { patchedBody } from '../requests/merge-patch.ts';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { priceErrors, productErrors } from './coach-rules.ts';
import { warnOfNextLimit } from './plan-limit.ts';
import { withPurchaseTerms } from './purchase-terms.ts';
import { coachRecordHandlers } from './record-handlers.ts';
import { isForSale, mayPublish, requirePublishable } from './selling.ts';
import { isUnsettled } from './unsettled.ts';

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
type Row = Omit<typeof coachProducts.$inferSelect, 'coachId'>;
/** Without a status, the current one is kept. */
type Body = Omit<Asked, 'status'> & { status?: NonNullable<Asked['status']>; currency?: string };

/** Adds what a purchase costs and includes to the products of an answer. */
const one = (answer: { content: Row }) => ({ content: withPurchaseTerms(answer.content) });
const each = <Page extends { content: Row[] }>(page: Page) => ({
  ...page,
  content: page.content.map(withPurchaseTerms),
});

/** A product has no session and a service has no colors, so fields of the other type are dropped. */
function ofItsType({ status, ...body }: Asked): Body {
  const rest = status === null ? body : { ...body, status };
  return body.type === 'PRODUCT'
    ? { ...rest, serviceCategoryId: null, serviceSpecification: null }
    : { ...rest, productCategoryId: null, productSpecification: null, isShipped: false };
}

/** Publishes a product, or takes it back. */
async function saveStatus(
  db: Database,
  { path, body, caller }: Pick<Input<'updateCoachProductStatus'>, 'path' | 'body' | 'caller'>,
  { coachOrigin, now }: { coachOrigin: string; now: Date },
): Promise<Row> {
  const isThisProduct = and(eq(coachProducts.id, path.productId), eq(coachProducts.coachId, path.coachId));
  const coach = await lockCoach(db, path.coachId);
  const before = await lockRow(db, coachProducts, isThisProduct);
  if (!coach || !before) throw problem('notFound');
  const { coachId: _, ...known } = before;
  if (known.status === body.status) return known;
  const version = known.version + 1;
  await db
    .update(coachProducts)
    .set({ ...body, version })
    .where(isThisProduct);
  if (body.status === 'PUBLISHED') {
    await requirePublishable(db, before, now);
    await warnOfNextLimit(db, before.coachId, { coachOrigin, now });
  }
  const type = body.status === 'PUBLISHED' ? 'PRODUCT_PUBLISHED' : 'PRODUCT_UNPUBLISHED';
  const actor = actorOf(caller, coach.studentId, 'COACH');
  await recordActivity(db, { ...actor, type, subject: known.title }, now);
  return { ...known, ...body, version };
}

/** A published product is for everyone while it's for sale, and after that for its coach, staff, and those who bought it. */
async function requireVisible(
  db: Database,
  { coachId, productId }: Input<'getCoachProduct'>['path'],
  caller: Caller,
  now: Date,
): Promise<void> {
  if (coachId === caller.coachId || hasRole(caller, 'ADVISOR', 'ADMIN')) return;
  const bought = and(
    eq(coachProductPurchases.productId, productId),
    eq(coachProductPurchases.studentId, caller.studentId),
    inArray(coachProductPurchases.status, ['PAID', 'IN_PROGRESS']),
  );
  if ((await db.$count(coachProductPurchases, bought)) > 0) return;
  const offered = and(eq(coachProducts.id, productId), isForSale(db, now));
  if ((await db.$count(coachProducts, offered)) === 0) throw problem('notFound');
}

/**
 * Throws `productHasSessions` while sessions of a product are still to come, booked or waiting for their payment. Those of
 * a group, which would be deleted with it, also while their outcome isn't final.
 */
async function requireNoOpenSession(db: Database, productId: string, now: Date): Promise<void> {
  const isHeld = and(eq(coachSessions.status, 'HELD_SLOT'), isNotNull(coachSessions.purchaseId));
  const isToCome = and(gt(coachSessions.endTime, now), or(eq(coachSessions.status, 'BOOKED'), isHeld));
  const isOfGroup = and(isNotNull(coachSessions.groupSessionId), or(isUnsettled(now), isHeld));
  const isOpenSession = and(eq(coachSessions.productId, productId), or(isToCome, isOfGroup));
  if ((await db.$count(coachSessions, isOpenSession)) > 0) throw problem('productHasSessions');
}

const idOf = ({ coachId, productId: id }: { coachId: string; productId: string }) => ({ coachId, id });

export function coachProductHandlers(dependencies: Dependencies): Products {
  const { db, now, config } = dependencies;
  const { coachOrigin } = config;
  const product = coachRecordHandlers<typeof coachProducts.$inferSelect, Body>(
    dependencies,
    'PRODUCT',
    coachProducts,
    productErrors,
    ({ title }) => title,
    {
      async onSaved(db, row, before, now) {
        const errors = priceErrors(row);
        if (errors.length > 0) throw problem('validationFailed', { errors });
        const isNews = before?.status !== 'PUBLISHED' || before.type !== row.type;
        if (row.status === 'PUBLISHED' && isNews) {
          await requirePublishable(db, row, now);
          await warnOfNextLimit(db, row.coachId, { coachOrigin, now });
        }
        return row;
      },
    },
  );
  return {
    listCoachProducts: async ({ path, query }) => {
      const matching = and(
        containing(query.keyword, coachProducts.title, coachProducts.description),
        query.type === null ? undefined : eq(coachProducts.type, query.type),
        query.status === null ? undefined : eq(coachProducts.status, query.status),
      );
      return each(await product.list(path.coachId, query, coachProducts[query.sortBy], matching));
    },

    listPublicCoachProducts: async ({ path, query }) => {
      const newestFirst = { ...query, descending: true };
      return each(await product.list(path.coachId, newestFirst, coachProducts.id, isForSale(db, now())));
    },

    getCoachProduct: async ({ path, caller }) => {
      const found = await product.get(idOf(path));
      if (found.content.status !== 'DRAFT') await requireVisible(db, path, caller, now());
      else if (!hasRole(caller, 'ADMIN')) requireOwnCoach(path.coachId, caller);
      return one(found);
    },

    createCoachProduct: async ({ path, body, caller }) => {
      const status =
        body.status ?? ((await mayPublish(db, { ...path, ...body }, now())) ? 'PUBLISHED' : 'DRAFT');
      const { currency } = await readSettings(db);
      return one(
        await product.create({ path, body: { ...ofItsType({ ...body, status }), currency }, caller }),
      );
    },

    updateCoachProduct: async ({ path, body, caller }) =>
      one(await product.update({ path: idOf(path), body: ofItsType(body), caller })),

    patchCoachProduct: async ({ path, body, caller }) => {
      const { content } = one(await product.get(idOf(path)));
      const whole = patchedBody('updateCoachProduct', content, body);
      return one(await product.update({ path: idOf(path), body: ofItsType(whole), caller }));
    },

    updateCoachProductStatus: async ({ path, body, caller }) => {
      const save = (db: Database, now: Date) => saveStatus(db, { path, body, caller }, { coachOrigin, now });
      return one({ content: await atOnce({ db, now }, save) });
    },

    deleteCoachProduct: async ({ path, body, caller }) =>
      one(
        await product.delete({ path: idOf(path), body, caller }, (db, now) =>
          requireNoOpenSession(db, path.productId, now),
        ),
      ),
  };
}
