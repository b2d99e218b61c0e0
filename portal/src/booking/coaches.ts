import { ApiError, type components } from '@institute/api-schema';
import { largestPage } from '@institute/api-schema/queries';
import { joinName } from '@institute/values/formats';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { client } from '../client.ts';

type Schemas = components['schemas'];
export type Coach = Schemas['Coach'];
export type CoachSummary = Schemas['CoachSummary'];
export type CoachProduct = Schemas['CoachProduct'];

export const coachName = ({ firstName, lastName }: Pick<Coach, 'firstName' | 'lastName'>): string =>
  joinName(firstName, lastName);

export function useCoach(coachId: string): Coach {
  const { data } = api.useSuspenseQuery('get', '/coaches/{id}', { params: { path: { id: coachId } } });
  return data.content;
}

/** The coach of a session, or null after the account was deleted. */
export function useSessionCoach(coachId: string): Coach | null {
  const { queryKey } = api.queryOptions('get', '/coaches/{id}', { params: { path: { id: coachId } } });
  const { data } = useSuspenseQuery({
    queryKey: [...queryKey, 'or null'],
    queryFn: async ({ signal }) => {
      try {
        const { data } = await client.GET('/coaches/{id}', { params: { path: { id: coachId } }, signal });
        return data!.content;
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
  const { data } = api.useSuspenseQuery('get', '/coaches/{coachId}/products/public', {
    params: { path: { coachId }, query: { size: largestPage } },
  });
  return data.content;
}

export function useProduct(coachId: string, productId: string): CoachProduct {
  const { data } = api.useSuspenseQuery('get', '/coaches/{coachId}/products/{productId}', {
    params: { path: { coachId, productId } },
  });
  return data.content;
}
