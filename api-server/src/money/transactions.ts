import type { Schemas } from '@institute/api-schema';
import { addDays } from '@institute/values/formats';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import { instituteTimeZone } from '../platform/institute-days.ts';
import { pageOf, readPage } from '../platform/paging.ts';
import { requireVisibleStudent } from '../students/visible.ts';
import { transactions } from '../tables/transactions.ts';

type StoredTransaction = typeof transactions.$inferSelect;

/** The instants of some calendar days in a time zone. */
export function daysOf(
  column: SQL,
  { from, to }: { from: string | null; to: string | null },
  timeZone: string,
): SQL | undefined {
  const startOf = (day: string) => sql`(${day}::date::timestamp at time zone ${timeZone})`;
  return and(
    from === null ? undefined : sql`${column} >= ${startOf(from)}`,
    to === null ? undefined : sql`${column} < ${startOf(addDays(to, 1))}`,
  );
}

const transactionView = ({
  studentId: _,
  coachId: __,
  paymentCreatedAt: ___,
  scheduleId: paymentScheduleId,
  invoiceId: subscriptionInvoiceId,
  createdAt,
  settledAt,
  ...transaction
}: StoredTransaction): Schemas['Transaction'] => ({
  ...transaction,
  paymentScheduleId,
  subscriptionInvoiceId,
  hasReceipt: transaction.type === 'PAYMENT' && transaction.status === 'ACCEPTED',
  createdAt: createdAt.toISOString(),
  settledAt: settledAt?.toISOString() ?? null,
});

const movedBy = (type: Schemas['TransactionType']) =>
  sql<number>`coalesce(sum(${transactions.movedAmount}) filter (where ${transactions.type} = ${type}), 0)`.mapWith(
    Number,
  );

export function transactionHandlers({ db }: Dependencies): Pick<Handlers, 'listTransactions'> {
  return {
    listTransactions: async ({ path, query, caller }) => {
      await requireVisibleStudent(db, path.id, caller);
      const { type, purpose, status, applicationId } = query;
      const is = (column: Parameters<typeof eq>[0], value: string | null) =>
        value === null ? undefined : sql`${column} = ${value}`;
      const condition = and(
        eq(transactions.studentId, path.id),
        is(transactions.type, type),
        is(transactions.purpose, purpose),
        is(transactions.status, status),
        is(transactions.applicationId, applicationId),
        daysOf(sql`${transactions.createdAt}`, query, query.timeZone ?? instituteTimeZone),
      );
      const [{ rows, total }, sums] = await Promise.all([
        readPage(
          db,
          db.select().from(transactions).where(condition).$dynamic(),
          pageOf(query, transactions[query.sortBy], transactions.id),
        ),
        db
          .select({
            currency: transactions.currency,
            paid: movedBy('PAYMENT'),
            refunded: movedBy('REFUND'),
            disputed: movedBy('DISPUTE'),
          })
          .from(transactions)
          .where(condition)
          .groupBy(transactions.currency)
          .orderBy(transactions.currency),
      ]);
      const totals = sums.map(({ currency, paid, refunded, disputed }) => ({
        currency,
        paid,
        refunded: Math.abs(refunded),
        disputed: Math.abs(disputed),
        net: paid + refunded + disputed,
      }));
      return { content: rows.map(transactionView), pagination: { total, totals } };
    },
  };
}
