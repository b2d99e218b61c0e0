import { eq } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import { requireOwnStudent } from '../platform/caller.ts';
import type { Handlers } from '../platform/contract.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { problem } from '../platform/problem.ts';
import { paymentQuotes } from '../tables/payments.ts';
import { requireOwnSchedule } from './access.ts';
import { beginCharge, cancelPayment, charge } from './charge.ts';
import { quoteLifetime } from './durations.ts';
import { requireNotRefused } from './gateway/failures.ts';
import { readPayment } from './payment-record.ts';
import { paymentView } from './payment-view.ts';
import type { Returns } from './provider-returns.ts';
import { quoteFor } from './quote.ts';
import { lockLedger, readLedgers } from './stored-ledger.ts';
import { describe, requireQuote } from './stored-quote.ts';

type Paying = Pick<Handlers, 'createPaymentQuote' | 'createPayment' | 'cancelPayment'>;

export function payHandlers(dependencies: Dependencies, returns: Returns): Paying {
  const { db, now } = dependencies;

  return {
    createPaymentQuote: async ({ path, body, caller }) => {
      const schedule = await requireOwnSchedule(db, path.id, caller);
      const ledger = (await readLedgers(db, [schedule])).get(schedule.id)!;
      const { kind, rowIds = [], amount = null } = body;
      const quote = quoteFor(ledger, { kind, rowIds, amount }, instituteDay(now()));
      const expiresAt = new Date(now().getTime() + quoteLifetime);
      const { parts } = quote;
      const [storedQuote] = await db
        .insert(paymentQuotes)
        .values({ scheduleId: schedule.id, kind, amount: quote.amount, parts, expiresAt })
        .returning();
      return {
        content: {
          quoteId: storedQuote!.id,
          kind,
          amount: quote.amount,
          currency: schedule.currency,
          min: quote.min,
          max: quote.max,
          interestSaved: quote.interestSaved,
          rowIds: parts.map(({ rowId }) => rowId),
          expiresAt: expiresAt.toISOString(),
        },
      };
    },

    createPayment: async ({ path, body, caller, idempotent }) => {
      const { studentId, currency } = await requireOwnSchedule(db, path.id, caller);
      const { paymentId } = await idempotent(async (db, now) => {
        const ledger = await lockLedger(db, path.id);
        const quote = await requireQuote(db, body.quoteId, ledger, now);
        const { kind, amount, parts } = quote;
        const { paymentMethodId } = body;
        const description = describe(ledger, quote, ledger.schedule.planName);
        const order = { studentId, currency, ledger, kind, amount, parts, description, paymentMethodId };
        const paymentId = await beginCharge(db, { ...order, captureMethod: 'MANUAL' }, now);
        await db.update(paymentQuotes).set({ paymentId }).where(eq(paymentQuotes.id, quote.id));
        return { paymentId };
      });
      return { content: paymentView(requireNotRefused(await charge(dependencies, paymentId))) };
    },

    cancelPayment: async ({ path, caller }) => {
      const payment = await readPayment(db, path.id);
      if (!payment) throw problem('notFound');
      requireOwnStudent(payment.studentId, caller);
      await cancelPayment(dependencies, payment);
      await returns.returnUnpaidApplications(dependencies, payment.id);
      return { content: paymentView((await readPayment(db, payment.id))!) };
    },
  };
}
