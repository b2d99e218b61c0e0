import type { Handlers, Input } from '../contract.ts';
import type { Dependencies } from '../dependencies.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { productErrors } from './coach-rules.ts';
import { recordCalls } from './record-calls.ts';

type Products = Pick<
  Handlers,
  | 'getCoachProduct'
  | 'createCoachProduct'
  | 'updateCoachProduct'
  | 'deleteCoachProduct'
  | 'listPublicCoachProducts'
>;
type Body = Input<'createCoachProduct'>['body'];

/** A product has no session, and a service no colors: what belongs to the other type is not kept. */
function ofItsType(body: Body): Body {
  return body.type === 'PRODUCT'
    ? { ...body, serviceCategoryId: null, serviceSpecification: null }
    : { ...body, productCategoryId: null, productSpecification: null };
}

export function coachProductHandlers(dependencies: Dependencies): Products {
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

  return {
    listPublicCoachProducts: ({ path, query }) =>
      product.list(path.coachId, { ...query, descending: true }, coachProducts.id),
    getCoachProduct: ({ path }) => product.get(one(path)),
    createCoachProduct: ({ path, body, caller }) => product.create({ path, body: ofItsType(body), caller }),
    updateCoachProduct: ({ path, body, caller }) =>
      product.update({ path: one(path), body: ofItsType(body), caller }),
    deleteCoachProduct: ({ path, body, caller }) => product.delete({ path: one(path), body, caller }),
  };
}
