import type { components } from './openapi.gen.ts';

type Schemas = components['schemas'];
export type PricedProduct = Pick<
  Schemas['CoachProduct'],
  'type' | 'price' | 'priceUnit' | 'serviceSpecification' | 'isShipped'
>;

/** The price of a one-time purchase in minor units, and the sessions it includes. */
export function purchaseTerms({
  type,
  price,
  priceUnit,
  serviceSpecification,
  isShipped: isSent,
}: PricedProduct): Schemas['PurchaseTerms'] {
  const session = type === 'SERVICE' ? serviceSpecification?.session : undefined;
  const isShipped = type === 'PRODUCT' && isSent;
  if (!session) {
    const none = { sessionCount: 0, groupSessionCount: 0, duration: null, isBookable: false };
    return { amount: price, ...none, isShipped };
  }
  // Groups schedule their own meetings.
  const isBookable = session.type === 'INDIVIDUAL';
  const isByUnit = priceUnit === 'SESSION' || priceUnit === 'HOUR';
  const count = isByUnit ? Math.min(session.count, 1) : session.count;
  return {
    amount: priceUnit === 'HOUR' ? Math.round((price * session.duration) / 60) : price,
    sessionCount: isBookable ? count : 0,
    groupSessionCount: isBookable ? 0 : count,
    duration: session.duration,
    isBookable,
    isShipped,
  };
}
