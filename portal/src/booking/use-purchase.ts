import { ApiError, type Schemas } from '@institute/api-schema';
import { useNavigateWhileHere } from '@institute/design-system';
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '../api.ts';
import { useOnce } from '../once.ts';
import { paths } from '../places.ts';
import type { CoachingGroup } from './groups.ts';
import type { Hold } from './hold.ts';
import type { ProductChoice } from './product-choice.ts';
import type { Quote } from './quote.ts';
import { type Purchase, purchasesQuery } from './sessions.ts';

interface SentPurchase extends ProductChoice {
  group: Schemas['GroupSeat'] | null;
  quoteId: string;
  reservationId: string | null;
  paymentMethodId: string | null;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  /** Earlier purchases of the product: one by this quote may have failed. */
  knownIds: readonly string[];
}

interface PurchaseDecision {
  quote: Quote;
  hold: Hold | null;
  choice: ProductChoice | null;
  group: CoachingGroup | null;
  /** The card to charge; null if it's free. */
  paymentMethodId: string | null;
  /** Whether the student wants it although another session is at the same time. */
  allowOverlap: boolean;
}

interface PurchaseOptions {
  studentId: string;
  coachId: string;
  productId: string;
  /** Called when the time is booked or lost, so the reservation is over. */
  onEnd: () => void;
  /** Called when the group has no seat left, or other dates. */
  onFull: () => void;
}

export function usePurchase({ studentId, coachId, productId, onEnd, onFull }: PurchaseOptions) {
  const navigate = useNavigateWhileHere();
  const queries = useQueryClient();
  const purchases = useSuspenseQuery(purchasesQuery(studentId, { productId })).data;
  const purchase = useOnce<SentPurchase, Purchase>({
    name: `purchase.${studentId}.${productId}`,
    send: ({ quoteId, reservationId, paymentMethodId, color, deliveryAddress, group }, key) =>
      api.request('post', '/coach_product_purchases', {
        key,
        body: { quoteId, productId, reservationId, paymentMethodId, color, deliveryAddress, group },
      }),
    async lookUp({ sent }) {
      // Without the quote, a purchase on another device would pass for this one.
      if (!sent) throw new Error('Its content can’t be read');
      const { content } = await queries.fetchQuery({
        ...purchasesQuery(studentId, { productId, quoteId: sent.quoteId }),
        staleTime: 0,
        retry: false,
      });
      const found = content.find(({ id }) => !sent.knownIds.includes(id));
      return found ? { status: 'done', answer: found } : { status: 'unknown' };
    },
    onDone({ id }) {
      navigate(paths.bookSession({ coachId, productId }, { purchase: id }), { replace: true });
      onEnd();
    },
    onRefused(error) {
      if (error instanceof ApiError && error.key === 'slotTaken') onEnd();
      if (error instanceof ApiError && ['exceededStudents', 'quoteChanged'].includes(error.key)) onFull();
      // It may come in other colors now, or be sent to an address.
      void queries.invalidateQueries({ queryKey: ['get', '/coaches/{coachId}/products/{productId}'] });
      void queries.invalidateQueries({ queryKey: ['get', '/coaches/{coachId}/groups'] });
    },
  });
  const buy = ({ quote, hold, choice, group, paymentMethodId, allowOverlap }: PurchaseDecision) =>
    purchase.send({
      quoteId: quote.id,
      reservationId: hold?.id ?? null,
      paymentMethodId,
      color: choice?.color ?? null,
      deliveryAddress: choice?.deliveryAddress ?? null,
      group: group && { id: group.id, version: group.version, allowOverlap },
      amount: quote.amount,
      currency: quote.currency,
      knownIds: purchases.map(({ id }) => id),
    });
  return { ...purchase, buy };
}
