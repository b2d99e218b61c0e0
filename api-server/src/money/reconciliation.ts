import type { Schemas } from '@institute/api-schema';
import { and, asc, desc, eq, gt, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Dependencies } from '../dependencies.ts';
import type { Handlers } from '../platform/contract.ts';
import type { Database } from '../platform/database.ts';
import { day, minute } from '../platform/durations.ts';
import { inBatches } from '../platform/each-due.ts';
import { isId } from '../platform/identifier.ts';
import type { ProviderCharge } from '../ports/payments.ts';
import { payments, refunds } from '../tables/payments.ts';
import { reconciliations } from '../tables/reconciliations.ts';
import { transactions } from '../tables/transactions.ts';
import { type Returns, recordDashboardRefund, recordDispute } from './provider-returns.ts';
import { settleReportedRefund } from './refund.ts';

type Difference = Schemas['ReconciliationDifference'];
type Reconciling = Pick<Dependencies, 'db' | 'now' | 'gateway' | 'log' | 'config'>;

/** How far back charges are compared. Banks accept disputes for months, but report them when they happen. */
const span = 30 * day;
/** Younger charges may not have been written down yet. */
const settling = 10 * minute;
const largestReport = 100;

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);
type Span = { since: Date; until: Date };

/** The payments of charges. A charge that was made at the provider has none. */
const keysOf = (charges: ProviderCharge[]): string[] =>
  charges.flatMap(({ key }) => (key && isId(key) ? [key] : []));

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
async function compareCharges(db: Database, charges: ProviderCharge[], until: Date): Promise<Difference[]> {
  const books = await readBooks(db, keysOf(charges));
  const found: Difference[] = [];
  for (const { key, amount, currency, disputes, refunded } of charges) {
    const book = key === null ? undefined : books.get(key);
    if (!book && key !== null && (await isUnsettled(db, key, until))) continue;
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
  return found;
}

/** The accepted payments of a span of time of which the provider has no charge. `listed` are those that it lists. */
async function findUncharged(
  { db, gateway }: Pick<Dependencies, 'db' | 'gateway'>,
  { since, until }: Span,
  listed: ReadonlySet<string>,
): Promise<Difference[]> {
  const isWithin = and(gte(payments.createdAt, since), lt(payments.createdAt, until));
  const { id, reference, currency } = payments;
  const batches = inBatches<{ id: string; reference: string | null; currency: string }>((after, limit) =>
    db
      .select({ id, reference, currency })
      .from(payments)
      .where(and(eq(payments.status, 'ACCEPTED'), isWithin, after && gt(id, after.id)))
      .orderBy(asc(id))
      .limit(limit),
  );
  const found: Difference[] = [];
  for await (const ownPayments of batches) {
    const unlisted = ownPayments.filter(({ id }) => !listed.has(id));
    const books = await readBooks(
      db,
      unlisted.map(({ id }) => id),
    );
    for (const { id, reference, currency } of unlisted) {
      const book = books.get(id);
      if (!book) continue;
      // The provider may have got it on the next day. Where it has none, there's no need to ask for each.
      if (found.length < largestReport) {
        const charge = await gateway.find({ key: id, reference });
        if (charge?.status === 'succeeded') continue;
      }
      const amounts = { provider: 0, books: book.charged, currency };
      found.push({ kind: 'CHARGE', paymentId: id, purchaseId: null, ...amounts });
    }
  }
  return found;
}

/** Whether it's a payment that isn't in the books yet, because it's too young or has something in progress. */
async function isUnsettled(db: Database, id: string, until: Date): Promise<boolean> {
  if (!isId(id)) return false;
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  if (!payment) return false;
  const isReturning = and(eq(refunds.paymentId, id), eq(refunds.status, 'IN_PROGRESS'));
  return (
    payment.createdAt >= until || payment.status !== 'INVALID' || (await db.$count(refunds, isReturning)) > 0
  );
}

/** The sessions of a purchase `p`: to book by time, or of the group in which it is a seat. */
const soldSessions = sql`(case when p.group_id is null then p.session_count else p.group_session_count end)`;
const isSold = sql`(${soldSessions} > 0 and p.status in ('PAID', 'REFUNDED'))`;

/** Purchases whose credits are not their sessions: bought = can be booked + booked or used + taken back. */
async function compareCredits(db: Database, { first, last }: { first: string; last: string }) {
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
    where p.id between ${first} and ${last} and ${isSold}
      and (credit.sum < 0 or credit.sum <> ${soldSessions} - used.count - taken.sum)
    order by p.id`)) as unknown as { rows: { id: string; credits: number; sessions: number }[] };
  return rows.map(
    ({ id, credits, sessions }): Difference => ({
      kind: 'CREDIT',
      paymentId: null,
      purchaseId: id,
      // The credits that were counted take the place of what a provider counts.
      provider: credits,
      books: sessions,
      currency: null,
    }),
  );
}

/** The ids of all purchases of sessions. */
const soldPurchases = (db: Database) =>
  inBatches<string>(async (after, limit) => {
    const isNext = after === undefined ? sql`true` : sql`p.id > ${after}`;
    const { rows } = (await db.execute(
      sql`select p.id from coach_product_purchases p where ${isSold} and ${isNext} order by p.id limit ${limit}`,
    )) as unknown as { rows: { id: string }[] };
    return rows.map(({ id }) => id);
  });

/** A span of time in parts of 24 hours. */
function* daysOf({ since, until }: Span): Generator<Span> {
  for (let start = since.getTime(); start < until.getTime(); start += day)
    yield { since: new Date(start), until: new Date(Math.min(start + day, until.getTime())) };
}

/**
 * Compares the provider's charges, refunds and disputes with the books, and session credits with sessions, and stores
 * the result. Refunds and disputes whose webhook was lost are recorded before. Compares a day of charges at a time, so
 * that its memory doesn't grow with the institute.
 */
export async function reconcile(
  dependencies: Reconciling,
  returns: Returns,
  signal?: AbortSignal,
): Promise<Schemas['Reconciliation']> {
  const { db, gateway, log } = dependencies;
  const now = dependencies.now();
  const since = new Date(now.getTime() - span);
  const until = new Date(now.getTime() - settling);
  const counts = { chargeCount: 0, refundCount: 0, purchaseCount: 0, differenceCount: 0 };
  const differences: Difference[] = [];
  const report = (found: Difference[]) => {
    counts.differenceCount += found.length;
    differences.push(...found.slice(0, largestReport - differences.length));
  };
  for (const oneDay of daysOf({ since, until: new Date(now.getTime() + 1) })) {
    const listed = new Set<string>();
    for await (const charges of gateway.listCharges(oneDay)) {
      signal?.throwIfAborted();
      await recordReturns(dependencies, charges, returns);
      report(await compareCharges(db, charges, until));
      for (const key of keysOf(charges)) listed.add(key);
      counts.chargeCount += charges.length;
      counts.refundCount += charges.filter(({ refunded }) => refunded > 0).length;
    }
    const settled = { since: oneDay.since, until: oneDay.until < until ? oneDay.until : until };
    report(await findUncharged(dependencies, settled, listed));
  }
  for await (const ids of soldPurchases(db)) {
    signal?.throwIfAborted();
    report(await compareCredits(db, { first: ids[0]!, last: ids.at(-1)! }));
    counts.purchaseCount += ids.length;
  }
  const [row] = await db
    .insert(reconciliations)
    .values({
      checkedAt: now,
      since,
      status: counts.differenceCount === 0 ? 'BALANCED' : 'DIFFERENT',
      ...counts,
      differences,
    })
    .returning();
  if (counts.differenceCount > 0)
    log.error(
      { differences: differences.slice(0, 10), count: counts.differenceCount },
      'the books differ from the provider',
    );
  return reconciliationView(row!);
}

/** Records refunds and disputes whose webhook was lost. A job looks up the refunds that we are waiting for. */
async function recordReturns(dependencies: Reconciling, charges: ProviderCharge[], returns: Returns) {
  for (const { refunds, disputes } of charges) {
    for (const refund of refunds) {
      const { key, outcome } = refund;
      if (key === null) await recordDashboardRefund(dependencies, refund, returns);
      else if (outcome === 'declined')
        await settleReportedRefund(dependencies, { key, outcome }, returns.purchases);
    }
    for (const dispute of disputes) await recordDispute(dependencies, dispute, returns);
  }
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
