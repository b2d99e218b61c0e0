import { ApiError, type Schemas } from '@institute/api-schema';
import { largestPage } from '@institute/api-schema/queries';
import { joinName } from '@institute/values/formats';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '../api.ts';

export type Coach = Schemas['Coach'];
export type CoachSummary = Schemas['CoachSummary'];
export type CoachProduct = Schemas['CoachProduct'];

export const coachName = ({ firstName, lastName }: Pick<Coach, 'firstName' | 'lastName'>): string =>
  joinName(firstName, lastName);

export function useCoach(coachId: string): Coach {
  return api.useContent('/coaches/{id}', { path: { id: coachId } });
}

/** Undefined until it's known: a page doesn't wait for a portrait. */
export function useCoachPhoto(coachId: string | null): string | null | undefined {
  const { data } = api.useQuery(
    'get',
    '/coaches/{id}',
    { params: { path: { id: coachId ?? '' } } },
    { enabled: coachId !== null },
  );
  return data?.content.photo;
}

/** The coach of a session, or null after the account was deleted. */
export function useSessionCoach(coachId: string): Coach | null {
  const { queryKey } = api.queryOptions('get', '/coaches/{id}', { params: { path: { id: coachId } } });
  const { data } = useSuspenseQuery({
    queryKey: [...queryKey, 'or null'],
    queryFn: async ({ signal }) => {
      try {
        return await api.request('get', '/coaches/{id}', { path: { id: coachId }, signal });
      } catch (error) {
        if (error instanceof ApiError && error.key === 'notFound') return null;
        throw error;
      }
    },
  });
  return data;
}

/** The offers of a coach, newest first. */
export function usePublicProducts(coachId: string): CoachProduct[] {
  return api.useContent('/coaches/{coachId}/products/public', {
    path: { coachId },
    query: { size: largestPage },
  });
}

export function useProduct(coachId: string, productId: string): CoachProduct {
  return api.useContent('/coaches/{coachId}/products/{productId}', { path: { coachId, productId } });
}
