import type { components } from '@institute/api-schema';
import { largestPage } from '@institute/api-schema/queries';
import { joinName } from '@institute/design-system/formats';
import { api } from '../api.ts';

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
