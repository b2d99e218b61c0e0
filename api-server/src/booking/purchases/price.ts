import type { components } from '@institute/api-schema';

type Product = Pick<
  components['schemas']['CoachProduct'],
  'type' | 'price' | 'priceUnit' | 'serviceSpecification'
>;

/** The price of a one-time purchase in minor units, and the number of sessions it includes. */
export function purchaseTerms({ type, price, priceUnit, serviceSpecification }: Product): {
  amount: number;
  sessionCount: number;
} {
  const session = type === 'SERVICE' ? serviceSpecification?.session : undefined;
  if (!session) return { amount: price, sessionCount: 0 };
  // Groups schedule their own meetings.
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
