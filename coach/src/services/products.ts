import type { Schemas } from '@institute/api-schema';
import { largestPage } from '@institute/api-schema/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages } from 'react-intl';
import { api } from '../api.ts';
import { useCoachId } from '../coach.ts';

export type Product = Schemas['CoachProduct'];
export type ProductInput = Schemas['CoachProductInput'];
export type OfferingType = Schemas['OfferingType'];

/** A coach has at most 100 products, so one page has all of them. */
const all = { size: largestPage, page: 0 } as const;

export const productsQuery = (coachId: string) =>
  api.queryOptions('get', '/coaches/{coachId}/products', {
    params: { path: { coachId }, query: { ...all, sortBy: 'id', descending: true } },
  });

/** Everything the coach offers, including drafts, newest first. */
export function useProducts(): Product[] {
  const coachId = useCoachId();
  return useSuspenseQuery(productsQuery(coachId)).data.content;
}

/** The published offers, newest first. */
export function usePublicProducts(): Product[] {
  return api.useContent('/coaches/{coachId}/products/public', {
    path: { coachId: useCoachId() },
    query: all,
  });
}

export function useProduct(productId: string): Product {
  return api.useContent('/coaches/{coachId}/products/{productId}', {
    path: { coachId: useCoachId(), productId },
  });
}

export const unitLabels = defineMessages({
  NONE: { defaultMessage: 'in total' },
  SESSION: { defaultMessage: 'per session' },
  HOUR: { defaultMessage: 'per hour' },
  MONTH: { defaultMessage: 'per month' },
  ITEM: { defaultMessage: 'per item' },
});

export const sessionTypeLabels = defineMessages({
  INDIVIDUAL: { defaultMessage: 'One client' },
  GROUP: { defaultMessage: 'Group' },
});
