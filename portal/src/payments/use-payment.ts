import { api } from '../api.ts';
import { useOnce } from '../once.ts';
import { useSignedInSession } from '../session.ts';
import type { Payment } from './payments.ts';

interface SentPayment {
  scheduleId: string;
  quoteId: string;
  paymentMethodId: string;
  /** In minor units of `currency`. */
  amount: number;
  currency: string;
}

interface PaymentOptions {
  onDone?: (payment: Payment) => void;
  onRefused?: (error: unknown) => void;
}

/** The name of the chosen payment, until it is requested. */
export const choiceDraft = 'payment';

/** One at a time. */
export function usePayment({ onDone, onRefused }: PaymentOptions = {}) {
  const { studentId } = useSignedInSession();
  return useOnce<SentPayment, Payment>({
    name: `payment.${studentId}`,
    send: ({ scheduleId, quoteId, paymentMethodId }, key) =>
      api.request('post', '/payment_schedules/{id}/payments', {
        path: { id: scheduleId },
        key,
        body: { quoteId, paymentMethodId },
      }),
    async lookUp({ key }) {
      const [payment] = await api.request('get', '/payments', { query: { idempotencyKey: key } });
      return payment ? { status: 'done', answer: payment } : { status: 'unknown' };
    },
    onDone(payment) {
      void import('../draft-store.ts')
        .then(({ draftStore }) => draftStore().forget(choiceDraft))
        .catch(() => {});
      onDone?.(payment);
    },
    ...(onRefused && { onRefused }),
  });
}
