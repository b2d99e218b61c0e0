import { client } from '../client.ts';
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

/** The student's payment: one at a time. */
export function usePayment({ onDone, onRefused }: PaymentOptions = {}) {
  const { studentId } = useSignedInSession();
  return useOnce<SentPayment, Payment>({
    name: `payment.${studentId}`,
    async send({ scheduleId, quoteId, paymentMethodId }, key) {
      const { data } = await client.POST('/payment_schedules/{id}/payments', {
        params: { path: { id: scheduleId }, header: { 'Idempotency-Key': key } },
        body: { quoteId, paymentMethodId },
      });
      return data!.content;
    },
    async lookUp({ key }) {
      const { data } = await client.GET('/payments', { params: { query: { idempotencyKey: key } } });
      const [payment] = data!.content;
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
