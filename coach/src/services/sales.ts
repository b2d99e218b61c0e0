import type { Schemas } from '@institute/api-schema';
import { allPages } from '@institute/api-schema/queries';
import { api } from '../api.ts';

type Criteria = Schemas['CoachProductPurchaseCriteria'];

const purchasesQuery = (coachId: string, criteria: Partial<Criteria>) =>
  allPages(
    api.queryOptions('post', '/coach_product_purchases/find_by_criteria', {
      body: {
        coach: { value: coachId, label: '' },
        customer: null,
        coachProductType: null,
        status: null,
        ...criteria,
      },
    }),
  );

/** Products of the coach that clients have paid and not received. */
export const openDeliveriesQuery = (coachId: string) =>
  purchasesQuery(coachId, { coachProductType: 'PRODUCT', isDeliveryOpen: true });

/** Purchases from the coach with sessions that their clients have not booked yet. */
export const openPurchasesQuery = (coachId: string, criteria: Pick<Criteria, 'productId'> = {}) =>
  purchasesQuery(coachId, { hasOpenSessions: true, ...criteria });
