import { and, eq, sql } from 'drizzle-orm';
import { hasRole, requireOwnStudent } from '../account/caller.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { problem } from '../platform/problem.ts';
import { idempotencyKeys } from '../tables/idempotency-keys.ts';
import { paymentScheduleRows } from '../tables/payment-schedules.ts';
import { paymentQuotes } from '../tables/payments.ts';
import { requireOwnSchedule } from './access.ts';
import { beginCharge, cancelPayment, charge, readPayment, usableMethod } from './charge.ts';
import { requireNotRefused } from './gateway/failures.ts';
import { paymentProblem } from './ledger.ts';
import { viewRows } from './overview.ts';
import { quoteFor } from './quote.ts';
import { receiptOf, requireReceipt } from './receipt.ts';
import { refusalOf } from './states.ts';
import { lockLedger, readLedgers, type StoredLedger } from './stored-ledger.ts';
import { paymentView } from './views.ts';

const quoteLifetime = 15 * 60 * 1000;

type Quote = typeof paymentQuotes.$inferSelect;

/**
 * A quote that can still be paid: unpaid, recent enough, and with its rows unchanged. Otherwise throws the problem of
 * the rows, or asks for a new quote.
 */
async function requireQuote(db: Database, id: string, ledger: StoredLedger, now: Date): Promise<Quote> {
  const isOfSchedule = and(eq(paymentQuotes.id, id), eq(paymentQuotes.scheduleId, ledger.schedule.id));
  const [quote] = await db.select().from(paymentQuotes).where(isOfSchedule);
  if (!quote) throw paymentProblem('paymentStatusInvalid');
  const { kind, parts } = quote;
  const before = ledger.payments.find((payment) => payment.id === quote.paymentId);
  const paid = before && refusalOf(before.status);
  if (paid) throw paymentProblem(paid);
  const rowIds = parts.map(({ rowId }) => rowId);
  for (const row of ledger.rows.filter((one) => rowIds.includes(one.id))) {
    const key = refusalOf(row.status);
    if (key) throw paymentProblem(key);
  }
  const again = quoteFor(ledger, { kind, rowIds, amount: quote.amount }, instituteDay(now));
  const isSame = again.amount === quote.amount && JSON.stringify(again.parts) === JSON.stringify(parts);
  if (quote.expiresAt <= now || !isSame) throw paymentProblem('paymentStatusInvalid');
  return quote;
}

function describe({ schedule, rows }: StoredLedger, { kind, parts }: Quote, title: string): string {
  const [first] = parts;
  const row = rows.find(({ id }) => id === first!.rowId)!;
  const isOneInstallment = parts.length === 1 && row.type === 'INSTALLMENT' && kind !== 'CUSTOM';
  return isOneInstallment ? `${title}, ${row.installment}/${schedule.installmentCount}` : title;
}

type Paying = Pick<
  Handlers,
  | 'createPaymentQuote'
  | 'createPayment'
  | 'findPayments'
  | 'getPayment'
  | 'getPaymentReceipt'
  | 'cancelPayment'
  | 'updateRowPaymentMethod'
>;

export function payHandlers(dependencies: Dependencies): Paying {
  const { db, now } = dependencies;

  async function visiblePayment(id: string, caller: Parameters<typeof hasRole>[0]) {
    const payment = await readPayment(db, id);
    if (!payment) throw problem('notFound');
    if (!hasRole(caller, 'ADVISOR', 'ADMIN')) requireOwnStudent(payment.studentId, caller);
    return payment;
  }

  return {
    createPaymentQuote: async ({ path, body, caller }) => {
      const schedule = await requireOwnSchedule(db, path.id, caller);
      const ledger = (await readLedgers(db, [schedule])).get(schedule.id)!;
      const { kind, rowIds = [], amount = null } = body;
      const quote = quoteFor(ledger, { kind, rowIds, amount }, instituteDay(now()));
      const expiresAt = new Date(now().getTime() + quoteLifetime);
      const { parts } = quote;
      const [kept] = await db
        .insert(paymentQuotes)
        .values({ scheduleId: schedule.id, kind, amount: quote.amount, parts, expiresAt })
        .returning();
      return {
        content: {
          quoteId: kept!.id,
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
      const { paymentId } = await idempotent(async (db) => {
        const ledger = await lockLedger(db, path.id.toLowerCase());
        const quote = await requireQuote(db, body.quoteId, ledger, now());
        const { kind, amount, parts } = quote;
        const { paymentMethodId } = body;
        const description = describe(ledger, quote, ledger.schedule.planName);
        const asked = { studentId, currency, ledger, kind, amount, parts, description, paymentMethodId };
        const paymentId = await beginCharge(db, { ...asked, captureMethod: 'MANUAL' }, now());
        await db.update(paymentQuotes).set({ paymentId }).where(eq(paymentQuotes.id, quote.id));
        return { paymentId };
      });
      return { content: paymentView(requireNotRefused(await charge(dependencies, paymentId))) };
    },

    findPayments: async ({ query, caller }) => {
      const [known] = await db
        .select({ paymentId: sql<string | null>`${idempotencyKeys.result} ->> 'paymentId'` })
        .from(idempotencyKeys)
        .where(and(eq(idempotencyKeys.userId, caller.userId), eq(idempotencyKeys.key, query.idempotencyKey)));
      const payment = known?.paymentId ? await readPayment(db, known.paymentId) : null;
      return { content: payment ? [paymentView(payment)] : [] };
    },

    getPayment: async ({ path, caller }) => ({ content: paymentView(await visiblePayment(path.id, caller)) }),

    getPaymentReceipt: async ({ path, caller }) => {
      const payment = await visiblePayment(path.id, caller);
      requireReceipt(payment);
      return receiptOf(db, payment, dependencies.config.instituteName);
    },

    cancelPayment: async ({ path, caller }) => {
      const payment = await readPayment(db, path.id);
      if (!payment) throw problem('notFound');
      requireOwnStudent(payment.studentId, caller);
      return { content: paymentView(await cancelPayment(dependencies, payment)) };
    },

    updateRowPaymentMethod: async ({ path, body, caller }) => {
      const schedule = await requireOwnSchedule(db, path.id, caller);
      const row = await db.transaction(async (db) => {
        const { rows } = await lockLedger(db, schedule.id);
        const known = rows.find(({ id }) => id === path.rowId.toLowerCase());
        if (!known) throw problem('notFound');
        const key = refusalOf(known.status);
        if (key) throw paymentProblem(key);
        const { paymentMethodId } = body;
        await usableMethod(db, schedule.studentId, paymentMethodId, instituteDay(now()));
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
