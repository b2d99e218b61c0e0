import type { components } from '@institute/api-schema';
import { and, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { day, minute } from '../platform/durations.ts';
import type { ProviderCharge } from '../ports/payments.ts';
import { payments } from '../tables/payments.ts';
import { reconciliations } from '../tables/reconciliations.ts';
import { transactions } from '../tables/transactions.ts';
import { type Returns, recordDashboardRefund, recordDispute } from './provider-returns.ts';

type Schemas = components['schemas'];
type Difference = Schemas['ReconciliationDifference'];
type Reconciling = Pick<Dependencies, 'db' | 'now' | 'gateway' | 'log' | 'config'>;

/** How far back charges are compared. Banks accept disputes for months, but report them when they happen. */
const span = 30 * day;
/** Younger charges may not have been written down yet. */
const settling = 10 * minute;
const largestReport = 100;

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What the books know of payments, by id. A payment with something in progress is compared later. */
async function readBooks(db: Database, ids: string[]) {
  if (ids.length === 0) return new Map<string, { charged: number; refunded: number; disputed: number }>();
  const moved = (type: Schemas['TransactionType']) =>
    sql<number>`coalesce(sum(abs(${transactions.movedAmount})) filter (where ${transactions.type} = ${type}), 0)`.mapWith(
      Number,
    );
  const rows = await db
    .select({
      id: transactions.paymentId,
      charged: moved('PAYMENT'),
      refunded: moved('REFUND'),
      disputed: moved('DISPUTE'),
      isWaiting: sql<boolean>`bool_or(${transactions.status} = 'IN_PROGRESS')`,
    })
    .from(transactions)
    .where(inArray(transactions.paymentId, ids))
    .groupBy(transactions.paymentId);
  return new Map(rows.filter(({ isWaiting }) => !isWaiting).map(({ id, ...figures }) => [id, figures]));
}

/** Compares charges of the provider with the books. */
async function compareCharges(
  db: Database,
  charges: ProviderCharge[],
  { since, until }: { since: Date; until: Date },
): Promise<Difference[]> {
  const keys = charges.flatMap(({ key }) => (key && uuid.test(key) ? [key] : []));
  const ownPayments = await db
    .select({
      id: payments.id,
      status: payments.status,
      currency: payments.currency,
      createdAt: payments.createdAt,
    })
    .from(payments)
    .where(and(gte(payments.createdAt, since), lt(payments.createdAt, until)));
  const books = await readBooks(db, [...new Set([...keys, ...ownPayments.map(({ id }) => id)])]);
  const inProgress = new Set(
    ownPayments.filter(({ status }) => status === 'IN_PROGRESS').map(({ id }) => id),
  );
  const found: Difference[] = [];
  for (const { key, amount, currency, disputes, refunded } of charges) {
    const book = key === null ? undefined : books.get(key);
    if (!book && key !== null && (inProgress.has(key) || (await isRecent(db, key, until)))) continue;
    const paymentId = book ? key : null;
    const about = { paymentId, purchaseId: null, currency };
    // A charge that was given up, and reversed when it succeeded late.
    if ((book?.charged ?? 0) === 0 && refunded === amount) continue;
    const differ = (kind: Difference['kind'], provider: number, ours: number) => {
      if (provider !== ours) found.push({ ...about, kind, provider, books: ours });
    };
    differ('CHARGE', amount, book?.charged ?? 0);
    differ('REFUND', refunded, book?.refunded ?? 0);
    const heldAmounts = disputes.filter(({ status }) => status !== 'WON').map((one) => one.amount);
    differ('DISPUTE', sum(heldAmounts), book?.disputed ?? 0);
  }
  const listed = new Set(keys);
  for (const { id, currency, status } of ownPayments) {
    const book = books.get(id);
    if (status !== 'ACCEPTED' || listed.has(id) || !book) continue;
    found.push({
      kind: 'CHARGE',
      paymentId: id,
      purchaseId: null,
      provider: 0,
      books: book.charged,
      currency,
    });
  }
  return found;
}

/** Whether a payment is too young to be compared, or has something in progress. */
async function isRecent(db: Database, id: string, until: Date): Promise<boolean> {
  if (!uuid.test(id)) return false;
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  return payment !== undefined && (payment.createdAt >= until || payment.status !== 'INVALID');
}

/** The sessions of a purchase `p`: to book by time, or of the group in which it is a seat. */
const soldSessions = sql`(case when p.group_id is null then p.session_count else p.group_session_count end)`;

/** Purchases whose credits are not their sessions: bought = can be booked + booked or used + taken back. */
async function compareCredits(db: Database): Promise<{ count: number; differences: Difference[] }> {
  const { rows: counted } = (await db.execute(
    sql`select count(*)::int as count from coach_product_purchases p where ${soldSessions} > 0 and status in ('PAID', 'REFUNDED')`,
  )) as unknown as { rows: { count: number }[] };
  const { rows } = (await db.execute(sql`
    select p.id, credit.sum::int as credits, (${soldSessions} - used.count - taken.sum)::int as sessions
    from coach_product_purchases p
    cross join lateral (
      select coalesce(sum(change), 0) as sum from session_credits c where c.purchase_id = p.id) credit
    cross join lateral (
      select coalesce(sum(-change), 0) as sum from session_credits c
      where c.purchase_id = p.id and c.type in ('REFUNDED', 'REFUND_FAILED', 'WITHDRAWN')) taken
    cross join lateral (
      select count(*) from coach_sessions s
      where s.purchase_id = p.id and s.status not in ('CANCELLED', 'HELD_SLOT')) used
    where ${soldSessions} > 0 and p.status in ('PAID', 'REFUNDED')
      and (credit.sum < 0 or credit.sum <> ${soldSessions} - used.count - taken.sum)
    order by p.id limit ${largestReport}`)) as unknown as {
    rows: { id: string; credits: number; sessions: number }[];
  };
  const differences = rows.map(
    ({ id, credits, sessions }): Difference => ({
      kind: 'CREDIT',
      paymentId: null,
      purchaseId: id,
      provider: credits,
      books: sessions,
      currency: null,
    }),
  );
  return { count: counted[0]!.count, differences };
}

/**
 * Compares the provider's charges, refunds and disputes with the books, and session credits with sessions, and stores
 * the result. Refunds and disputes whose webhook was lost are recorded before.
 */
export async function reconcile(
  dependencies: Reconciling,
  returns: Returns,
): Promise<Schemas['Reconciliation']> {
  const { db, gateway, log } = dependencies;
  const now = dependencies.now();
  const since = new Date(now.getTime() - span);
  const until = new Date(now.getTime() - settling);
  const charges = await gateway.listCharges(since);
  for (const { refunds, disputes } of charges) {
    for (const refund of refunds)
      if (refund.key === null) await recordDashboardRefund(dependencies, refund, returns);
    for (const dispute of disputes) await recordDispute(dependencies, dispute, returns);
  }
  const credits = await compareCredits(db);
  const all = [...(await compareCharges(db, charges, { since, until })), ...credits.differences];
  const [row] = await db
    .insert(reconciliations)
    .values({
      checkedAt: now,
      since,
      status: all.length === 0 ? 'BALANCED' : 'DIFFERENT',
      chargeCount: charges.length,
      refundCount: charges.filter(({ refunded }) => refunded > 0).length,
      purchaseCount: credits.count,
      differences: all.slice(0, largestReport),
      differenceCount: all.length,
    })
    .returning();
  if (all.length > 0)
    log.error({ differences: all.slice(0, 10), count: all.length }, 'the books differ from the provider');
  return reconciliationView(row!);
}

const reconciliationView = ({
  id: _,
  checkedAt,
  since,
  ...rest
}: typeof reconciliations.$inferSelect): Schemas['Reconciliation'] => ({
  ...rest,
  checkedAt: checkedAt.toISOString(),
  since: since.toISOString(),
});

/** The last comparison. */
export async function readReconciliation(db: Database): Promise<Schemas['Reconciliation']> {
  const [last] = await db.select().from(reconciliations).orderBy(desc(reconciliations.checkedAt)).limit(1);
  if (last) return reconciliationView(last);
  const nothing = { chargeCount: 0, refundCount: 0, purchaseCount: 0, differenceCount: 0, differences: [] };
  return { status: 'UNCHECKED', checkedAt: null, since: null, ...nothing };
}

export function reconciliationHandlers({ db }: Dependencies): Pick<Handlers, 'getReconciliation'> {
  return { getReconciliation: async () => ({ content: await readReconciliation(db) }) };
}
