import { ApiError, type Schemas } from '@institute/api-schema';
import { api } from '../api.ts';

export type Quote = Schemas['PurchaseQuote'];

/** What buying a product without a time costs and includes. Asked for once a visit. */
export function useQuote(coachId: string, productId: string): Quote {
  const { data } = api.useSuspenseQuery(
    'post',
    '/coaches/{coachId}/products/{productId}/quotes',
    { params: { path: { coachId, productId } } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  return data.content;
}

/** The new quote, if something was not bought because the earlier one no longer applies. */
export const newQuoteOf = (error: unknown): Quote | null =>
  error instanceof ApiError && error.key === 'quoteChanged' ? (error.current as unknown as Quote) : null;

/** Whether two quotes offer the same, so that only the earlier one's time was over. */
export const isSameQuote = (one: Quote, other: Quote): boolean =>
  one.amount === other.amount &&
  one.currency === other.currency &&
  one.sessionCount === other.sessionCount &&
  one.groupSessionCount === other.groupSessionCount &&
  one.duration === other.duration &&
  one.deliveryMode === other.deliveryMode &&
  one.isShipped === other.isShipped &&
  one.coachProductType === other.coachProductType &&
  one.freeCancellationHours === other.freeCancellationHours;
