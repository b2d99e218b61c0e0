import { allPages, largestPage } from '@institute/api-schema';
import { queryOptions, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { type CoachSession, sessionsQuery } from '../booking/sessions.ts';
import { client } from '../client.ts';
import { useSignedInSession } from '../session.ts';
import { useCoachId } from './coach-id.ts';
import type { Purchase } from './purchase-filter.ts';

/** All of the coach's sales and purchases, for the people that a filter can name. */
export const allPurchasesQuery = (coachId: string) =>
  queryOptions({
    queryKey: ['purchases of coach', coachId],
    queryFn: () =>
      allPages(async (page) => {
        const { data } = await client.POST('/coach_product_purchases/find_by_criteria', {
          params: { query: { size: largestPage, page, sortBy: 'id' } },
          body: { coach: null, customer: null, coachProductType: null, status: null },
        });
        return data!;
      }),
  });

export function usePurchase(id: string): Purchase {
  const { data } = api.useSuspenseQuery('get', '/coach_product_purchases/{id}', { params: { path: { id } } });
  return data.content;
}

/** A coach's sales and purchases since a moment. */
const readSold = (coachId: string, from: string): Promise<CoachSession[]> =>
  allPages(async (page) => {
    const params = { path: { coachId }, query: { from, size: largestPage, page } };
    return (await client.GET('/coaches/{coachId}/coaching_sessions', { params })).data!;
  });

/** A purchase's scheduled sessions, earliest first. */
export function usePurchaseSessions({ id, coach, createdAt }: Purchase): CoachSession[] {
  const { studentId } = useSignedInSession();
  const coachId = useCoachId();
  const queries = useQueryClient();
  const { data } = useSuspenseQuery({
    queryKey: ['sessions of purchase', id],
    queryFn: () =>
      coach.value === coachId
        ? readSold(coachId, createdAt)
        : // A coach who buys from another coach is the client.
          queries.fetchQuery(sessionsQuery(studentId)),
  });
  return data
    .filter(({ purchaseId }) => purchaseId === id)
    .sort((a, b) => a.startTime.localeCompare(b.startTime));
}
