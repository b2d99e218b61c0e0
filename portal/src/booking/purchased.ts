import type { components } from '@institute/api-schema';
import { allPages } from '@institute/api-schema/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { Purchase } from './sessions.ts';

export type SessionCredit = components['schemas']['SessionCredit'];

export function usePurchaseById(id: string): Purchase {
  return api.useContent('/coach_product_purchases/{id}', { path: { id } });
}

/** What happened to the sessions of a purchase, newest first. */
export function useSessionCredits(id: string): SessionCredit[] {
  const { data } = useSuspenseQuery(
    allPages(api.queryOptions('get', '/coach_product_purchases/{id}/credits', { params: { path: { id } } })),
  );
  return data;
}
