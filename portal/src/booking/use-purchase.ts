import { ApiError } from '@institute/api-schema';
import { useNavigate } from '@institute/design-system';
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isUnknown } from '../attempt.ts';
import { client } from '../client.ts';
import { type KeptAttempt, useKeptAttempt } from '../kept-attempt.ts';
import { paths } from '../paths.ts';
import { type Purchase, purchasesQuery } from './sessions.ts';

/** A purchase that was sent and whose outcome is not known yet. */
export interface PurchaseAttempt extends KeptAttempt {
  reservationId: string | null;
  paymentMethodId: string | null;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
  /** Earlier purchases of the same product, to tell this one from them. */
  knownIds: readonly string[];
}

interface PurchaseOptions {
  studentId: string;
  coachId: string;
  productId: string;
  /** Called when the time is booked or lost, so the reservation is over. */
  onEnd: () => void;
}

export type OpenPurchase = ReturnType<typeof usePurchase>;

/**
 * Buys something once. An attempt is stored in the browser before it is sent, and stays until its outcome is known. A
 * definite refusal or canceling removes it.
 */
export function usePurchase({ studentId, coachId, productId, onEnd }: PurchaseOptions) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [attempt, setAttempt] = useKeptAttempt<PurchaseAttempt>(`purchase.${studentId}.${productId}`);
  const [refusal, setRefusal] = useState<unknown>(null);
  const purchases = useSuspenseQuery(purchasesQuery(studentId, { productId })).data;

  const arrive = ({ id }: Pick<Purchase, 'id'>) => {
    navigate(paths.bookSession({ coachId, productId }, { purchase: id }), { replace: true });
    onEnd();
    setAttempt(null);
    void queries.invalidateQueries();
  };
  const buy = useMutation({
    mutationFn: async ({ key, reservationId, paymentMethodId }: PurchaseAttempt) => {
      const { data } = await client.POST('/coach_product_purchases', {
        params: { header: { 'Idempotency-Key': key } },
        body: { productId, reservationId, paymentMethodId },
      });
      return data!.content;
    },
    // The provider did not answer. A request with the same key lets the server find out, without charging twice.
    retry: (failures, error) =>
      failures < 2 && error instanceof ApiError && error.key === 'paymentRequestError',
    retryDelay: 1_000,
    onSuccess: arrive,
    onError(error) {
      if (isUnknown(error)) return;
      setAttempt(null);
      setRefusal(error);
      if (error instanceof ApiError && error.key === 'slotTaken') onEnd();
      void queries.invalidateQueries();
    },
  });
  return {
    attempt,
    productId,
    studentId,
    /** Earlier purchases of it. */
    knownIds: purchases.map(({ id }) => id),
    /** Why the last attempt failed, or null. */
    refusal,
    /** Why the last attempt got no response, or null. */
    problem: buy.error,
    isSending: buy.isPending,
    send(next: PurchaseAttempt) {
      const sent = { ...next, sentAt: Date.now() };
      setRefusal(null);
      setAttempt(sent);
      buy.mutate(sent);
    },
    reset() {
      buy.reset();
      setRefusal(null);
      setAttempt(null);
    },
    arrive,
  };
}
