import type { Schemas } from '@institute/api-schema';
import { allPages, largestPage } from '@institute/api-schema/queries';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import type { CoachSession, Purchase } from './sessions.ts';

export function usePurchaseById(id: string): Purchase {
  return api.useContent('/coach_product_purchases/{id}', { path: { id } });
}

/** A purchase's scheduled sessions, earliest first. A purchase has a few. */
export function usePurchaseSessions(id: string): CoachSession[] {
  return api.useContent('/coach_product_purchases/{id}/coaching_sessions', {
    path: { id },
    query: { size: largestPage, descending: false },
  });
}

/** What happened to the sessions of a purchase, newest first. */
export function useSessionCredits(id: string): Schemas['SessionCredit'][] {
  const { data } = useSuspenseQuery(
    allPages(api.queryOptions('get', '/coach_product_purchases/{id}/credits', { params: { path: { id } } })),
  );
  return data;
}
