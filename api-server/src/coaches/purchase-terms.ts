import type { Schemas } from '@institute/api-schema';
import { freeCancellationHours } from '@institute/api-schema/policy';
import { type PricedProduct, purchaseTerms } from '@institute/api-schema/purchase-terms';
import type { coachProducts } from '../tables/coach-products.ts';
import { isChargeable } from './coach-rules.ts';

export const withPurchaseTerms = <P extends PricedProduct & { currency: string }>(
  product: P,
): P & Pick<Schemas['CoachProduct'], 'purchaseTerms' | 'isChargeable'> => ({
  ...product,
  purchaseTerms: purchaseTerms(product),
  isChargeable: isChargeable(product),
});

/** A copy of what a product is sold as now: the terms of a quote, and of the purchase. */
export function soldTerms(product: typeof coachProducts.$inferSelect) {
  const { title, description, deliveryMode, currency, type: coachProductType } = product;
  const { isBookable: _, ...terms } = purchaseTerms(product);
  return { title, description, coachProductType, deliveryMode, currency, ...terms, freeCancellationHours };
}

export type SoldTerms = ReturnType<typeof soldTerms>;

/** Whether two offers cost and include the same. Their texts may differ. */
export function isSameOffer(one: SoldTerms, other: SoldTerms): boolean {
  const part = ({ title: _, description: __, ...terms }: SoldTerms) =>
    Object.entries(terms).sort(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify(part(one)) === JSON.stringify(part(other));
}

/** The terms of a stored quote or purchase, without its other columns. */
export const termsIn = (row: SoldTerms): SoldTerms => ({
  title: row.title,
  description: row.description,
  coachProductType: row.coachProductType,
  deliveryMode: row.deliveryMode,
  currency: row.currency,
  amount: row.amount,
  sessionCount: row.sessionCount,
  groupSessionCount: row.groupSessionCount,
  duration: row.duration,
  freeCancellationHours: row.freeCancellationHours,
  isShipped: row.isShipped,
});
