import type { components } from '@institute/api-schema';
import { allPages } from '@institute/api-schema/queries';
import { api } from '../api.ts';

type Criteria = components['schemas']['CoachProductPurchaseCriteria'];

/** Products of the coach that clients have paid and not received. */
export const openDeliveriesQuery = (coachId: string) =>
  allPages(
    api.queryOptions('post', '/coach_product_purchases/find_by_criteria', {
      body: {
        coach: { value: coachId, label: '' },
        customer: null,
        coachProductType: 'PRODUCT',
        status: null,
        isDeliveryOpen: true,
      },
    }),
  );

/** Purchases from the coach with sessions that their clients have not booked yet. */
export const openPurchasesQuery = (coachId: string, criteria: Pick<Criteria, 'productId'> = {}) =>
  allPages(
    api.queryOptions('post', '/coach_product_purchases/find_by_criteria', {
      body: {
        coach: { value: coachId, label: '' },
        customer: null,
        coachProductType: null,
        status: null,
        hasOpenSessions: true,
        ...criteria,
      },
    }),
  );
