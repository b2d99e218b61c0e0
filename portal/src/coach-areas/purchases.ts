import { largestPage } from '@institute/api-schema/queries';
import { api } from '../api.ts';
import type { CoachSession } from '../booking/sessions.ts';
import type { Criteria, Purchase } from './purchase-filter.ts';

/** The coaches, or the customers, of the signed-in user's sales and purchases, for a filter. */
export const partiesQuery = (side: 'COACH' | 'CUSTOMER', criteria: Criteria) =>
  api.queryOptions(
    'post',
    '/coach_product_purchases/find_parties',
    { params: { query: { side, size: largestPage } }, body: criteria },
    { select: ({ content }) => content },
  );

export function usePurchase(id: string): Purchase {
  const { data } = api.useSuspenseQuery('get', '/coach_product_purchases/{id}', { params: { path: { id } } });
  return data.content;
}

/** A purchase's scheduled sessions, earliest first. A purchase has a few. */
export function usePurchaseSessions({ id }: Purchase): CoachSession[] {
  const { data } = api.useSuspenseQuery('get', '/coach_product_purchases/{id}/coaching_sessions', {
    params: { path: { id }, query: { size: largestPage, descending: false } },
  });
  return data.content;
}
