import { allPages } from '@institute/api-schema/queries';
import { api } from '../api.ts';
import type { Criteria } from './purchase-filter.ts';

/** All coaches, or all customers, of the signed-in user's sales and purchases, to choose one in a filter. */
export const partiesQuery = (side: 'COACH' | 'CUSTOMER', criteria: Criteria) =>
  allPages(
    api.queryOptions('post', '/coach_product_purchases/find_parties', {
      params: { query: { side } },
      body: criteria,
    }),
  );
