import type { Schemas } from '@institute/api-schema';
import { largestPage, refetchAt } from '@institute/api-schema/queries';
import { api } from '../api.ts';
import { useSignedInSession } from '../session.ts';

export type CoachSession = Schemas['CoachSession'];
export type Purchase = Schemas['CoachProductPurchase'];
type Criteria = Schemas['CoachProductPurchaseCriteria'];

export function useStudentSession(sessionId: string): CoachSession {
  const { studentId } = useSignedInSession();
  return api.useContent(
    '/students/{id}/coaching_sessions/{sessionId}',
    { path: { id: studentId, sessionId } },
    { refetchInterval: refetchAt<{ content: CoachSession }>(({ content }) => [content.validUntil]) },
  );
}

/** Criteria that every purchase meets. */
export const allPurchases: Criteria = { coach: null, customer: null, coachProductType: null, status: null };

/** A student's purchases that match, newest first: of a product, by a quote, or those with sessions left to book. */
export const purchasesQuery = (
  studentId: string,
  criteria: Pick<Criteria, 'productId' | 'quoteId' | 'hasOpenSessions'>,
) =>
  api.queryOptions(
    'post',
    '/coach_product_purchases/find_by_criteria',
    {
      params: { query: { size: largestPage, sortBy: 'createdAt' } },
      body: { ...allPurchases, customer: { value: studentId, label: '' }, ...criteria },
    },
    { select: ({ content }) => content },
  );
