import { allPages, type components, largestPage } from '@institute/api-schema';
import { refetchAt } from '@institute/api-schema/queries';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { client } from '../client.ts';
import { useSignedInSession } from '../session.ts';

type Schemas = components['schemas'];
export type CoachSession = Schemas['CoachSession'];
export type Purchase = Schemas['CoachProductPurchase'];

/** All of a student's sessions, latest first. */
export const sessionsQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['sessions', studentId],
    queryFn: () =>
      allPages(async (page) => {
        const params = { path: { id: studentId }, query: { size: largestPage, page } };
        return (await client.GET('/students/{id}/coaching_sessions', { params })).data!;
      }),
  });

export function useStudentSessions(): CoachSession[] {
  const { studentId } = useSignedInSession();
  const refetchInterval = refetchAt<CoachSession[]>((sessions) =>
    sessions.map(({ validUntil }) => validUntil),
  );
  return useSuspenseQuery({ ...sessionsQuery(studentId), refetchInterval }).data;
}

/** All of a student's purchases from coaches, newest first. */
export const purchasesQuery = (studentId: string) =>
  queryOptions({
    queryKey: ['purchases', studentId],
    queryFn: () =>
      allPages(async (page) => {
        const { data } = await client.POST('/coach_product_purchases/find_by_criteria', {
          params: { query: { size: largestPage, page, sortBy: 'createdAt' } },
          body: {
            customer: { value: studentId, label: '' },
            coach: null,
            coachProductType: null,
            status: null,
          },
        });
        return data!;
      }),
  });

export function useOwnPurchases(): Purchase[] {
  const { studentId } = useSignedInSession();
  return useSuspenseQuery(purchasesQuery(studentId)).data;
}
