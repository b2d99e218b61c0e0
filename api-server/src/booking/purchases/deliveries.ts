import type { Schemas } from '@institute/api-schema';
import type { Caller } from '../../platform/caller.ts';
import type { coachProductPurchases } from '../../tables/coach-product-purchases.ts';

type Purchase = Pick<
  typeof coachProductPurchases.$inferSelect,
  'coachId' | 'coachProductType' | 'status' | 'deliveryAddress' | 'deliveredAt' | 'deliveryNote'
>;

/** Whether there is something to deliver: a paid product. */
export const isDeliverable = ({ coachProductType, status }: Pick<Purchase, 'coachProductType' | 'status'>) =>
  coachProductType === 'PRODUCT' && status === 'PAID';

/** Whether a paid product is still to be delivered. */
export const isUndelivered = (
  purchase: Pick<Purchase, 'coachProductType' | 'status' | 'deliveredAt'>,
): boolean => isDeliverable(purchase) && purchase.deliveredAt === null;

/** How a product reaches its buyer. null for a service. */
export function deliveryOf(
  purchase: Purchase,
  { caller, seesAddress }: { caller: Caller; seesAddress: boolean },
): Schemas['PurchaseDelivery'] | null {
  if (purchase.coachProductType !== 'PRODUCT') return null;
  const { coachId, deliveryAddress, deliveredAt, deliveryNote } = purchase;
  return {
    address: seesAddress ? deliveryAddress : null,
    deliveredAt: deliveredAt?.toISOString() ?? null,
    note: deliveryNote,
    isPossible: isDeliverable(purchase) && coachId !== null && coachId === caller.coachId,
  };
}
