import { allPages, largestPage } from '@institute/api-schema/queries';
import { api } from '../api.ts';
import type { CoachSession } from '../booking/sessions.ts';
import type { Criteria, Purchase } from './purchase-filter.ts';

/** All coaches, or all customers, of the signed-in user's sales and purchases, to choose one in a filter. */
export const partiesQuery = (side: 'COACH' | 'CUSTOMER', criteria: Criteria) =>
  allPages(
    api.queryOptions('post', '/coach_product_purchases/find_parties', {
      params: { query: { side } },
      body: criteria,
    }),
  );

export function usePurchase(id: string): Purchase {
  return api.useContent('/coach_product_purchases/{id}', { path: { id } });
}

/** A purchase's scheduled sessions, earliest first. A purchase has a few. */
export function usePurchaseSessions({ id }: Purchase): CoachSession[] {
  return api.useContent('/coach_product_purchases/{id}/coaching_sessions', {
    path: { id },
    query: { size: largestPage, descending: false },
  });
}
