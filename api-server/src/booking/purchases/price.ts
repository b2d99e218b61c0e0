import type { components } from '@institute/api-schema';

type Product = Pick<
  components['schemas']['CoachProduct'],
  'type' | 'price' | 'priceUnit' | 'serviceSpecification'
>;

/** What buying something once costs, in minor units, and how many sessions one has then. */
export function purchaseTerms({ type, price, priceUnit, serviceSpecification }: Product): {
  amount: number;
  sessionCount: number;
} {
  const session = type === 'SERVICE' ? serviceSpecification?.session : undefined;
  if (!session) return { amount: price, sessionCount: 0 };
  // Groups meet at times of their own.
  const count = session.type === 'GROUP' ? 0 : session.count;
  switch (priceUnit) {
    case 'SESSION':
      return { amount: price, sessionCount: Math.min(count, 1) };
    case 'HOUR':
      return { amount: Math.round((price * session.duration) / 60), sessionCount: Math.min(count, 1) };
    default:
      return { amount: price, sessionCount: count };
  }
}
