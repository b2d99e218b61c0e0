import type { components } from '@institute/api-schema';

type Schemas = components['schemas'];
type Product = Pick<Schemas['CoachProduct'], 'type' | 'price' | 'priceUnit' | 'serviceSpecification'>;

/** The price of a one-time purchase in minor units, and the sessions it includes. */
export function purchaseTerms({
  type,
  price,
  priceUnit,
  serviceSpecification,
}: Product): Schemas['PurchaseTerms'] {
  const session = type === 'SERVICE' ? serviceSpecification?.session : undefined;
  if (!session) return { amount: price, sessionCount: 0, isBookable: false };
  // Groups schedule their own meetings.
  const isBookable = session.type === 'INDIVIDUAL';
  const count = isBookable ? session.count : 0;
  switch (priceUnit) {
    case 'SESSION':
      return { amount: price, sessionCount: Math.min(count, 1), isBookable };
    case 'HOUR':
      return {
        amount: Math.round((price * session.duration) / 60),
        sessionCount: Math.min(count, 1),
        isBookable,
      };
    default:
      return { amount: price, sessionCount: count, isBookable };
  }
}

export const withPurchaseTerms = <P extends Product>(
  product: P,
): P & { purchaseTerms: Schemas['PurchaseTerms'] } => ({
  ...product,
  purchaseTerms: purchaseTerms(product),
});
