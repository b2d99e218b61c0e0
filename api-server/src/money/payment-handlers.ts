import { and, eq, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { readSettings } from '../institute/settings.ts';
import { hasRole, requireOwnStudent } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { problem } from '../platform/problem.ts';
import { idempotencyKeys } from '../tables/idempotency-keys.ts';
import { paymentScheduleRows } from '../tables/payment-schedules.ts';
import { requireOwnSchedule } from './access.ts';
import { usableMethod } from './charge.ts';
import { paymentProblem } from './ledger.ts';
import { readPayment } from './payment-record.ts';
import { refusalOf } from './payment-rules.ts';
import { paymentView } from './payment-view.ts';
import { receiptOf, requireReceipt } from './receipt.ts';
import { viewRows } from './schedule-view.ts';
import { lockLedger } from './stored-ledger.ts';

async function visiblePayment(db: Database, id: string, caller: Parameters<typeof hasRole>[0]) {
  const payment = await readPayment(db, id);
  if (!payment) throw problem('notFound');
  if (!hasRole(caller, 'ADVISOR', 'ADMIN')) requireOwnStudent(payment.studentId, caller);
  return payment;
}

type Payments = Pick<
  Handlers,
  'findPayments' | 'getPayment' | 'getPaymentReceipt' | 'updateRowPaymentMethod'
>;

export function paymentHandlers({ db, now }: Dependencies): Payments {
  return {
    findPayments: async ({ query, caller }) => {
      const [stored] = await db
        .select({ paymentId: sql<string | null>`${idempotencyKeys.result} ->> 'paymentId'` })
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.userId, caller.userId), eq(idempotencyKeys.key, query.idempotencyKey)));
      const payment = stored?.paymentId ? await readPayment(db, stored.paymentId) : null;
      return { content: payment ? [paymentView(payment)] : [] };
    },

    getPayment: async ({ path, caller }) => ({
      content: paymentView(await visiblePayment(db, path.id, caller)),
    }),

    getPaymentReceipt: async ({ path, caller }) => {
      const payment = await visiblePayment(db, path.id, caller);
      requireReceipt(payment);
      return receiptOf(db, payment, await readSettings(db));
    },

    updateRowPaymentMethod: async ({ path, body, caller }) => {
      const schedule = await requireOwnSchedule(db, path.id, caller);
      const row = await atOnce({ db, now }, async (db, now) => {
        const { rows } = await lockLedger(db, schedule.id);
        const known = rows.find(({ id }) => id === path.rowId);
        if (!known) throw problem('notFound');
        const key = refusalOf(known.status);
        if (key) throw paymentProblem(key);
        const { paymentMethodId } = body;
        await usableMethod(db, schedule.studentId, paymentMethodId, instituteDay(now));
        const [updated] = await db
          .update(paymentScheduleRows)
          .set({ paymentMethodId })
          .where(eq(paymentScheduleRows.id, known.id))
          .returning();
        return updated!;
      });
      const [content] = await viewRows(db, [row], {
        currency: schedule.currency,
        today: instituteDay(now()),
      });
      return { content: content! };
    },
  };
}
