import { allPages, type components, largestPage } from '@institute/api-schema';
import { joinName } from '@institute/design-system/formats';
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

/** All offers of a coach, newest first. */
export function usePublicProducts(coachId: string): CoachProduct[] {
  const { data } = useSuspenseQuery({
    queryKey: ['public products', coachId],
    queryFn: () =>
      allPages(async (page) => {
        const params = { path: { coachId }, query: { size: largestPage, page } };
        return (await client.GET('/coaches/{coachId}/products/public', { params })).data!;
      }),
  });
  return data;
}

export function useProduct(coachId: string, productId: string): CoachProduct {
  const { data } = api.useSuspenseQuery('get', '/coaches/{coachId}/products/{productId}', {
    params: { path: { coachId, productId } },
  });
  return data.content;
}
