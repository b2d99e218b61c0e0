import { and, asc, eq, gt } from 'drizzle-orm';
import { type PortalMail, portalMail } from '../../config.ts';
import type { Dependencies } from '../../dependencies.ts';
import { recordAccountEvent } from '../../history/account-event.ts';
import { type actorOf, recordActivity } from '../../history/activity.ts';
import { notify } from '../../inbox/notify.ts';
import { lockRow } from '../../locks.ts';
import { readPayment } from '../../money/payment-record.ts';
import type { PurchaseReturns } from '../../money/purchase-returns.ts';
import { tellStaff } from '../../money/tell-staff.ts';
import { atOnce, type Database } from '../../platform/database.ts';
import { forEachDue } from '../../platform/each-due.ts';
import { newId } from '../../platform/identifier.ts';
import { ProblemError } from '../../platform/problem.ts';
import { GatewayUnavailable, type RefundOutcome, RequestRejected } from '../../ports/payments.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { purchaseRefunds } from '../../tables/session-credits.ts';
import { countBookable, recordCredit } from '../terms/credits.ts';
import { readRefundFacts } from '../terms/refund-facts.ts';
import { refundOf } from '../terms/refund-rules.ts';
import { isUndelivered } from './deliveries.ts';
import { purchaseMessage, refunded, refundFailed } from './emails.ts';

type Paying = Pick<Dependencies, 'db' | 'now' | 'gateway' | 'log' | 'config'>;
type Refund = typeof purchaseRefunds.$inferSelect;
type Purchase = typeof coachProductPurchases.$inferSelect;
type Actor = Pick<ReturnType<typeof actorOf>, 'source' | 'actorId'>;

interface Asked {
  kind: Exclude<Refund['kind'], 'OTHER'>;
  /** How many unused sessions to refund; null for all. */
  sessionCount?: number | null;
  sessionId?: string | null;
  reason?: string | null;
  /** null: the system. */
  actor?: (Actor & { userId: string }) | null;
}

const bySystem: { source: 'SYSTEM'; actorId: null } = { source: 'SYSTEM', actorId: null };

/**
 * Refunds a purchase, or a part of it, and notifies the customer; `executePurchaseRefunds` moves the money. Returns
 * null if there is nothing to refund in this way. `db` is the transaction of the act.
 */
export async function beginPurchaseRefund(
  db: Database,
  purchaseId: string,
  { kind, sessionCount = null, sessionId = null, reason = null, actor = null }: Asked,
  { portalOrigin, now }: PortalMail,
): Promise<Refund | null> {
  const purchase = await lockRow(db, coachProductPurchases, eq(coachProductPurchases.id, purchaseId));
  if (!purchase) return null;
  const facts = (await readRefundFacts(db, [purchase], now)).get(purchaseId)!;
  const refund = refundOf(facts, { kind, sessionCount, sessionId });
  if (!refund) return null;
  const { currency, studentId, title: subject } = purchase;
  const id = newId();
  const createdBy = actor?.userId ?? null;
  const [row] = await db
    .insert(purchaseRefunds)
    .values({ id, key: id, purchaseId, ...refund, currency, reason, createdBy, createdAt: now })
    .returning();
  const change = kind === 'SESSION' ? 0 : -refund.sessionCount;
  const actorId = actor?.actorId ?? null;
  await recordCredit(db, { purchaseId, sessionId, type: 'REFUNDED', change, actorId, reason }, now);
  if (facts.refunded.amount + refund.amount === purchase.amount) {
    await db
      .update(coachProductPurchases)
      .set({ status: 'REFUNDED' })
      .where(eq(coachProductPurchases.id, purchaseId));
  }
  if (!studentId) return row!;
  const { source } = actor ?? bySystem;
  await recordActivity(db, { studentId, source, actorId, type: 'PRODUCT_REFUNDED', subject }, now);
  const texts = refunded({ ...purchase, amount: refund.amount }, reason);
  await notify(db, { studentIds: [studentId], ...purchaseMessage(portalOrigin, purchaseId, texts) }, now);
  return row!;
}

/**
 * Refunds the sessions of a purchase that are not booked, or withdraws them if they were free. While a bank decides about
 * the price, they stay, for `refundAfterDispute`. Returns whether money goes back.
 */
export async function refundLeftSessions(
  db: Database,
  purchaseId: string,
  sending: PortalMail,
  actor: Asked['actor'] = null,
): Promise<boolean> {
  const { now } = sending;
  // So that what is counted isn't booked in the meantime.
  await lockRow(db, coachProductPurchases, eq(coachProductPurchases.id, purchaseId));
  const bookableCount = await countBookable(db, purchaseId);
  if (bookableCount <= 0) return false;
  const refund = await beginPurchaseRefund(db, purchaseId, { kind: 'UNUSED_SESSIONS', actor }, sending);
  if (refund) return true;
  const isThisPurchase = eq(coachProductPurchases.id, purchaseId);
  const facts = await readRefundFacts(
    db,
    await db.select().from(coachProductPurchases).where(isThisPurchase),
    now,
  );
  if (facts.get(purchaseId)?.dispute === 'OPEN') return false;
  const actorId = actor?.actorId ?? null;
  await recordCredit(db, { purchaseId, type: 'WITHDRAWN', change: -bookableCount, actorId }, now);
  return false;
}

/**
 * Refunds what a coach hasn't delivered: sessions that were not booked, because they no longer can be, and products. `db`
 * is the transaction that closes the coach's account and holds its lock.
 */
export async function refundUndelivered(
  db: Database,
  coachId: string,
  actor: Asked['actor'],
  sending: PortalMail,
): Promise<void> {
  const paid = await db
    .select()
    .from(coachProductPurchases)
    .where(and(eq(coachProductPurchases.coachId, coachId), eq(coachProductPurchases.status, 'PAID')))
    .orderBy(asc(coachProductPurchases.id));
  const facts = await readRefundFacts(db, paid, sending.now);
  for (const purchase of paid) {
    // The bank has the money. `refundAfterDispute` goes on once it has decided.
    if (!facts.get(purchase.id)!.dispute) await refundRest(db, purchase, actor, sending);
  }
}

/** Returns whether money goes back. */
async function refundRest(
  db: Database,
  purchase: Purchase,
  actor: Asked['actor'],
  sending: PortalMail,
): Promise<boolean> {
  if (!isUndelivered(purchase)) return refundLeftSessions(db, purchase.id, sending, actor);
  const request = { kind: 'PURCHASE', actor: actor ?? null } as const;
  return (await beginPurchaseRefund(db, purchase.id, request, sending)) !== null;
}

/**
 * Refunds what can't be delivered anymore of a purchase whose money the bank has left with us: its coach closed the
 * account, or dates of its group were canceled. Returns whether money goes back.
 */
export async function refundAfterDispute(
  db: Database,
  purchase: Purchase,
  sending: PortalMail,
): Promise<boolean> {
  const isOpen = (purchase.coachId === null || purchase.groupId !== null) && purchase.status === 'PAID';
  return isOpen && refundRest(db, purchase, null, sending);
}

/** Gives back what a refused refund has taken, and notifies the customer and staff. */
async function recordRefused(
  db: Database,
  purchase: Purchase,
  { purchaseId, kind, sessionId, sessionCount, amount, status }: Refund,
  isOfBank: boolean,
  sending: PortalMail,
): Promise<void> {
  const { portalOrigin, now } = sending;
  const change = kind === 'SESSION' ? 0 : sessionCount;
  await recordCredit(db, { purchaseId, sessionId, type: 'REFUND_FAILED', change }, now);
  await db
    .update(coachProductPurchases)
    .set({ status: 'PAID', refundedAt: null })
    .where(eq(coachProductPurchases.id, purchaseId));
  const payment = purchase.paymentId ? await readPayment(db, purchase.paymentId) : null;
  if (payment) await tellStaff(db, payment, isOfBank ? 'REFUND_FAILED' : 'REFUND_REJECTED', amount, sending);
  const { studentId, currency, title: description } = purchase;
  if (!studentId) return;
  const event = { studentId, amount, currency, description };
  if (status === 'DONE') await recordAccountEvent(db, { ...event, type: 'REFUND_RETURNED' }, now);
  const texts = refundFailed({ ...purchase, amount }, isOfBank);
  const message = purchaseMessage(portalOrigin, purchaseId, texts);
  await notify(db, { studentIds: [studentId], ...message }, now);
}

/** Stores the outcome of a refund, once. Only the bank's refusal can come after its success. */
async function settle(
  { db, now, config }: Pick<Paying, 'db' | 'now' | 'config'>,
  known: Refund,
  outcome: Exclude<RefundOutcome, 'processing'> | 'rejected',
): Promise<void> {
  const isDone = outcome === 'succeeded';
  const before: Refund['status'][] = outcome === 'declined' ? ['PENDING', 'DONE'] : ['PENDING'];
  await atOnce({ db, now }, async (db, now) => {
    const { purchaseId } = known;
    const purchase = await lockRow(db, coachProductPurchases, eq(coachProductPurchases.id, purchaseId));
    const refund = await lockRow(db, purchaseRefunds, eq(purchaseRefunds.id, known.id));
    if (!purchase || !refund || !before.includes(refund.status)) return;
    await db
      .update(purchaseRefunds)
      .set({ status: isDone ? 'DONE' : 'FAILED', settledAt: now })
      .where(eq(purchaseRefunds.id, refund.id));
    if (!isDone) {
      const sending = portalMail({ config, now });
      return recordRefused(db, purchase, refund, outcome === 'declined', sending);
    }
    if (purchase.studentId) {
      const { studentId, currency, title: description } = purchase;
      const event = { studentId, amount: -refund.amount, currency, description };
      await recordAccountEvent(db, { ...event, type: 'REFUNDED' }, now);
    }
    const waiting = and(eq(purchaseRefunds.purchaseId, purchaseId), eq(purchaseRefunds.status, 'PENDING'));
    if (purchase.status !== 'REFUNDED' || (await db.$count(purchaseRefunds, waiting)) > 0) return;
    await db
      .update(coachProductPurchases)
      .set({ refundedAt: now })
      .where(eq(coachProductPurchases.id, purchaseId));
  });
}

/** Stores what the provider reports about a refund of a purchase. Others are ignored. */
export const settlePurchaseRefund: PurchaseReturns['settleRefund'] = async (dependencies, key, outcome) => {
  const [refund] = await dependencies.db.select().from(purchaseRefunds).where(eq(purchaseRefunds.key, key));
  if (refund) await settle(dependencies, refund, outcome);
};

async function execute(dependencies: Paying, refund: Refund): Promise<void> {
  const { db, gateway, log } = dependencies;
  const { id: refundId, key, amount, currency, purchaseId } = refund;
  const [purchase] = await db
    .select({ paymentId: coachProductPurchases.paymentId })
    .from(coachProductPurchases)
    .where(eq(coachProductPurchases.id, purchaseId));
  const payment = purchase?.paymentId ? await readPayment(db, purchase.paymentId) : null;
  let outcome: RefundOutcome = 'declined';
  try {
    if (payment?.reference)
      outcome = await gateway.refund({ key, charge: payment.reference, amount, currency });
  } catch (error) {
    if (!(error instanceof RequestRejected)) throw error;
    log.error({ err: error, refundId, purchaseId }, 'the provider rejects a refund');
    return settle(dependencies, refund, 'rejected');
  }
  if (outcome === 'processing') return;
  if (outcome === 'declined')
    log.error({ refundId, purchaseId }, 'the provider refuses to refund a purchase');
  await settle(dependencies, refund, outcome);
}

/** Sends pending refunds of purchases, or only those of one, to the provider. */
export async function executePurchaseRefunds(dependencies: Paying, only?: string): Promise<void> {
  const { db, log } = dependencies;
  const { id, status, purchaseId } = purchaseRefunds;
  const isWaiting = and(eq(status, 'PENDING'), only === undefined ? undefined : eq(purchaseId, only));
  const sending = forEachDue<typeof purchaseRefunds.$inferSelect>({
    read: (after, limit) =>
      db
        .select()
        .from(purchaseRefunds)
        .where(and(isWaiting, after && gt(id, after.id)))
        .orderBy(asc(id))
        .limit(limit),
    handle: (refund) => execute(dependencies, refund),
    onFailure: (error, refund) => {
      const isForeseen = error instanceof GatewayUnavailable || error instanceof ProblemError;
      log[isForeseen ? 'warn' : 'error']({ err: error, refundId: refund.id }, 'a refund is not settled yet');
    },
  });
  // A request's own work is done, and the job goes on.
  await (only ? sending.catch((err) => log.warn({ err }, 'refunds are sent later')) : sending);
}
