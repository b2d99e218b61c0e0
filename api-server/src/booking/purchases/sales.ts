import type { Schemas } from '@institute/api-schema';
import { today } from '@institute/values/formats';
import { and, eq, gt, inArray, or, type SQL, sql } from 'drizzle-orm';
import { coachTimeZone } from '../../coaches/time-zone.ts';
import type { Dependencies } from '../../dependencies.ts';
import { daysOf } from '../../money/transactions.ts';
import type { Handlers } from '../../platform/contract.ts';
import type { Database } from '../../platform/database.ts';
import { nameContaining } from '../../platform/keyword.ts';
import { pageOf, readPage } from '../../platform/paging.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { transactions } from '../../tables/transactions.ts';

type Sale = Schemas['Sale'];

/** A sum over the transactions of a purchase. A refund counts as soon as it is requested. */
const sumOf = (condition: SQL) =>
  sql<number>`(select coalesce(-sum(t.amount), 0)::int from ${transactions} t where t.purchase_id = coach_product_purchases.id and ${condition})`;

/** Whether a sale was paid, and what went back since. */
function stateOf({
  amount,
  refunded,
  disputed,
  isDisputeOpen,
}: Pick<Sale, 'amount' | 'refunded' | 'disputed'> & { isDisputeOpen: boolean }): Sale['state'] {
  if (isDisputeOpen) return 'DISPUTED';
  if (disputed > 0) return 'LOST';
  if (refunded === 0) return 'WHOLE';
  return refunded < amount ? 'PARTLY_REFUNDED' : 'REFUNDED';
}

/** What a coach has sold, with the refunds and disputes of each purchase. */
const salesOf = (db: Database, coachId: string) =>
  db
    .select({
      id: coachProductPurchases.id,
      title: coachProductPurchases.title,
      clientName: coachProductPurchases.studentName,
      status: coachProductPurchases.status,
      amount: coachProductPurchases.amount,
      currency: coachProductPurchases.currency,
      createdAt: coachProductPurchases.createdAt,
      refunded: sumOf(sql`t.type = 'REFUND' and t.status <> 'INVALID'`).as('refunded'),
      disputed: sumOf(sql`t.type = 'DISPUTE' and t.status <> 'WON'`).as('disputed'),
      isDisputeOpen:
        sql<boolean>`exists (select from ${transactions} t where t.purchase_id = coach_product_purchases.id and t.type = 'DISPUTE' and t.status = 'OPEN')`.as(
          'is_dispute_open',
        ),
    })
    .from(coachProductPurchases)
    .where(
      and(
        eq(coachProductPurchases.coachId, coachId),
        inArray(coachProductPurchases.status, ['PAID', 'REFUNDED']),
      ),
    )
    .as('sales');

type Sales = ReturnType<typeof salesOf>;

/** The sums of a coach's sales, also of those in the calendar month of the coach's time zone. */
export async function readSalesSummary(
  db: Database,
  coachId: string,
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<Schemas['SalesSummary'][]> {
  const sales = salesOf(db, coachId);
  const month = `${today(timeZone, now.getTime()).slice(0, 7)}-01`;
  const since = sql`(${month}::date::timestamp at time zone ${timeZone})`;
  const sum = (column: SQL | Sales['amount'] | Sales['refunded'], condition: SQL) =>
    sql<number>`coalesce(sum(${column}) filter (where ${condition}), 0)`.mapWith(Number);
  const always = sql`true`;
  const isRecent = sql`${sales.createdAt} >= ${since}`;
  const rows = await db
    .select({
      currency: sales.currency,
      sold: sum(sales.amount, always),
      refunded: sum(sales.refunded, always),
      disputed: sum(sales.disputed, always),
      soldNow: sum(sales.amount, isRecent),
      refundedNow: sum(sales.refunded, isRecent),
      disputedNow: sum(sales.disputed, isRecent),
    })
    .from(sales)
    .groupBy(sales.currency)
    .orderBy(sales.currency);
  const figures = (sold: number, refunded: number, disputed: number) => ({
    sold,
    refunded,
    disputed,
    owed: sold - refunded - disputed,
  });
  return rows.map(({ currency, sold, refunded, disputed, soldNow, refundedNow, disputedNow }) => ({
    currency,
    month: figures(soldNow, refundedNow, disputedNow),
    total: figures(sold, refunded, disputed),
  }));
}

export function salesHandlers({ db, now }: Dependencies): Pick<Handlers, 'listSales'> {
  return {
    listSales: async ({ path, query }) => {
      const { coachId } = path;
      const timeZone = await coachTimeZone(db, coachId, query.timeZone);
      const sales = salesOf(db, coachId);
      const isReduced = or(gt(sales.refunded, 0), gt(sales.disputed, 0));
      const ofStatus = {
        WHOLE: sql`not (${isReduced})`,
        REFUNDED: gt(sales.refunded, 0),
        DISPUTED: gt(sales.disputed, 0),
      };
      const condition = and(
        nameContaining(query.keyword, sql`${sales.title} || ' ' || ${sales.clientName}`),
        query.status === null ? undefined : ofStatus[query.status],
        query.purchaseId === null ? undefined : eq(sales.id, query.purchaseId),
        daysOf(sql`${sales.createdAt}`, query, timeZone),
      );
      const [{ rows, total }, summary] = await Promise.all([
        readPage(
          db,
          db.select().from(sales).where(condition).$dynamic(),
          pageOf(query, sales[query.sortBy], sales.id),
        ),
        readSalesSummary(db, coachId, { timeZone, now: now() }),
      ]);
      const content = rows.map(({ id: purchaseId, createdAt, isDisputeOpen, ...sale }) => ({
        ...sale,
        purchaseId,
        state: stateOf({ ...sale, isDisputeOpen }),
        owed: sale.amount - sale.refunded - sale.disputed,
        createdAt: createdAt.toISOString(),
      }));
      return { content, pagination: { total, summary } };
    },
  };
}
