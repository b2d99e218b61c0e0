import type { components } from '@institute/api-schema';

type CoachProduct = components['schemas']['CoachProduct'];

/** Whether its sessions are booked by time. Groups meet at set times. */
export const isBookable = ({ type, serviceSpecification }: CoachProduct): boolean =>
  type === 'SERVICE' && serviceSpecification?.session.type === 'INDIVIDUAL';

/**
 * The price of a one-time purchase in minor units, and the number of sessions it includes, as the server calculates
 * them.
 */
export function termsOf({ type, price, priceUnit, serviceSpecification }: CoachProduct): {
  amount: number;
  sessionCount: number;
} {
  const session = type === 'SERVICE' ? serviceSpecification?.session : undefined;
  if (!session) return { amount: price, sessionCount: 0 };
  const count = session.type === 'GROUP' ? 0 : session.count;
  if (priceUnit === 'SESSION') return { amount: price, sessionCount: Math.min(count, 1) };
  if (priceUnit === 'HOUR')
    return { amount: Math.round((price * session.duration) / 60), sessionCount: Math.min(count, 1) };
  return { amount: price, sessionCount: count };
}
