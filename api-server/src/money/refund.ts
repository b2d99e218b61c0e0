import { and, eq, inArray, isNull, like, lt, or } from 'drizzle-orm';
import { portalMail } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import { recordAccountEvent } from '../history/account-event.ts';
import { type Notification, notify } from '../inbox/notify.ts';
import { describeAct } from '../institute/audited-database.ts';
import { lockRow, lockRows, lockStudent } from '../locks.ts';
import type { Handlers } from '../platform/contract.ts';
import { atOnce, type Database } from '../platform/database.ts';
import { forEachDue, idsOf } from '../platform/each-due.ts';
import { isId, newId } from '../platform/identifier.ts';
import { problem } from '../platform/problem.ts';
import { GatewayUnavailable, type RefundOutcome, RequestRejected } from '../ports/payments.ts';
import { nearestCharges } from '../ports/stripe-amounts.ts';
import { findCohort } from '../programs/cohorts.ts';
import { payments, refunds, rollovers } from '../tables/payments.ts';
import { requireVisibleSchedule } from './access.ts';
import { lease, reversalKey, voidKey } from './charge.ts';
import { afterLateCharge, cardName, refundedTexts, refundFailedTexts } from './emails.ts';
import { type LedgerRefund, refund, refundableAmount, remainingOf, settleRefund } from './ledger.ts';
import { messageAbout, paymentMessage } from './payment-message.ts';
import { nextRefundStatus } from './payment-rules.ts';
import { refundView } from './payment-view.ts';
import { findPlan } from './plans.ts';
import type { PurchaseReturns } from './purchase-returns.ts';
import { reclaimCredit } from './reclaim-credit.ts';
import { concludeSchedule, transferSchedule } from './schedule.ts';
import { viewSchedules } from './schedule-view.ts';
import { concludedTexts, creditTexts, scheduleTransferredTexts } from './staff-change-emails.ts';
import { lockLedger, type StoredLedger, saveLedger, saveRefunds } from './stored-ledger.ts';
import { tellStaff } from './tell-staff.ts';

type RefundRequest = {
  scheduleId: string;
  /** `TRANSFER` gives back credit that was used for nothing. It isn't an event of the account. */
  type: 'WITHDRAWAL' | 'VOUCHER' | 'CUSTOM' | 'TRANSFER';
  destination: 'CARD' | 'ROLLOVER';
  /** Minor units. */
  amount: number;
  reason: string | null;
  createdBy: string | null;
  now: Date;
};
type RefundRecord = typeof refunds.$inferSelect;
type Recording = Pick<Dependencies, 'db' | 'now' | 'config'>;
type Refunding = Recording & Pick<Dependencies, 'gateway' | 'log'>;

/** Takes back an amount of a schedule's credit that no other schedule has used yet, or as much as there is. */
export async function takeBackCredit(
  db: Database,
  before: StoredLedger,
  amount: number,
  isOf: (refund: LedgerRefund) => boolean = () => true,
): Promise<StoredLedger> {
  const waiting = await lockRows(
    db,
    rollovers,
    and(eq(rollovers.fromScheduleId, before.schedule.id), isNull(rollovers.toScheduleId)),
  );
  let left = amount;
  for (const one of waiting) {
    const rest = one.amount - Math.min(left, one.amount);
    left -= one.amount - rest;
    const isThisRollover = eq(rollovers.id, one.id);
    if (rest > 0) await db.update(rollovers).set({ amount: rest }).where(isThisRollover);
    else await db.delete(rollovers).where(isThisRollover);
  }
  // Credit and the refund that it is have the same moment. What a transfer moved on with another refund stays there.
  const moments = waiting.map(({ createdAt }) => createdAt);
  const isWaiting = and(eq(refunds.scheduleId, before.schedule.id), inArray(refunds.createdAt, moments));
  const found = await db.select({ id: refunds.id }).from(refunds).where(isWaiting);
  const waits = (refund: LedgerRefund) => found.some(({ id }) => id === refund.id);
  const from = before.refunds.filter(isOf).toReversed();
  const after = reclaimCredit(
    before,
    amount - left,
    from.toSorted((a, b) => Number(waits(b)) - Number(waits(a))),
  );
  // Credit is an earlier refund, which is now smaller, or was none.
  for (const { id, amount } of before.refunds) {
    const remaining = after.refunds.find((one) => one.id === id);
    if (!remaining) await db.delete(refunds).where(eq(refunds.id, id));
    else if (remaining.amount !== amount)
      await db
        .update(refunds)
        .set({ amount: remaining.amount, parts: remaining.parts })
        .where(eq(refunds.id, id));
  }
  await saveLedger(db, before, after);
  return lockLedger(db, before.schedule.id);
}

/**
 * Records a refund in the caller's transaction. From then on it counts as refunded. `executeRefunds`, or the job that
 * looks for refunds in progress, later sends card refunds to the provider.
 */
export async function beginRefund(
  db: Database,
  { scheduleId, type, destination, amount, ...rest }: RefundRequest,
): Promise<RefundRecord[]> {
  const locked = await lockLedger(db, scheduleId);
  const missing = destination === 'CARD' ? amount - refundableAmount(locked, 'CARD') : 0;
  const before = missing > 0 ? await takeBackCredit(db, locked, missing) : locked;
  const { ledger, refunds: made } = refund(before, { type, destination, amount, newId });
  const schedule = await saveLedger(db, before, ledger);
  if (destination === 'ROLLOVER') {
    const { studentId, currency } = schedule;
    await db
      .insert(rollovers)
      .values({ studentId, fromScheduleId: scheduleId, amount, currency, createdAt: rest.now });
    const { applicationId } = schedule;
    const description = rest.reason;
    const event = { studentId, applicationId, amount: -amount, currency, description };
    if (type !== 'TRANSFER') await recordAccountEvent(db, { ...event, type: 'REFUNDED' }, rest.now);
  }
  return saveRefunds(db, schedule, made, rest);
}

/** What staff hear of a refund that failed. What was given up pays for nothing, so only the provider can refund it again. */
function newsOf(outcome: RefundOutcome | 'rejected', isOfLateCharge: boolean) {
  if (isOfLateCharge) return 'LATE_REFUND_FAILED';
  return outcome === 'rejected' ? 'REFUND_REJECTED' : 'REFUND_FAILED';
}

/** Stores the outcome of a refund, once. Only the bank's refusal can come after its success. */
async function settle(
  { db, now, config }: Recording,
  id: string,
  outcome: Exclude<RefundOutcome, 'processing'> | 'rejected',
): Promise<void> {
  await atOnce({ db, now }, async (db, now) => {
    const [unlocked] = await db.select().from(refunds).where(eq(refunds.id, id));
    const before = unlocked?.scheduleId ? await lockLedger(db, unlocked.scheduleId) : null;
    const one = await lockRow(db, refunds, eq(refunds.id, id));
    if (!one || (one.status !== 'IN_PROGRESS' && outcome !== 'declined')) return;
    const event = outcome === 'succeeded' ? 'ACCEPT' : 'REFUSE';
    const status = nextRefundStatus(one.status, event);
    if (!status) return;
    if (before) await saveLedger(db, before, settleRefund(before, id, event));
    await db.update(refunds).set({ status, settledAt: now }).where(eq(refunds.id, id));
    const [payment] = await db.select().from(payments).where(eq(payments.id, one.paymentId!));
    const { studentId } = payment!;
    const { amount, currency, reason } = one;
    const applicationId = before?.schedule.applicationId ?? null;
    const accountEvent = { studentId, applicationId, currency, description: reason ?? cardName(payment!) };
    if (event === 'ACCEPT')
      await recordAccountEvent(db, { ...accountEvent, type: 'REFUNDED', amount: -amount }, now);
    else {
      if (one.status === 'ACCEPTED')
        await recordAccountEvent(db, { ...accountEvent, type: 'REFUND_RETURNED', amount }, now);
      const keys = [reversalKey(payment!.id), voidKey(payment!.id)];
      const news = newsOf(outcome, keys.includes(one.reference ?? ''));
      await tellStaff(db, payment!, news, amount, portalMail({ config, now }));
    }
    const paid = { ...payment!, amount };
    const texts = event === 'ACCEPT' ? refundedTexts(paid) : refundFailedTexts(paid, outcome === 'declined');
    const isOfLateCharge = one.reference === reversalKey(payment!.id);
    const message = messageAbout(payment!, config, isOfLateCharge ? afterLateCharge(texts) : texts);
    await notify(db, { studentIds: [studentId], ...message }, now);
  });
}

/** The provider made one refund, which the books split over several schedules: the reference of one part of it. */
export const referenceOfPart = (reference: string, part: number | '%') => `${reference}/${part}`;

/**
 * Stores what the provider reports about a refund of ours or of its dashboard. `key` is ours, or the provider's reference.
 * Refunds that nothing is known of are ignored.
 */
export async function settleReportedRefund(
  dependencies: Recording,
  { key, outcome }: { key: string; outcome: RefundOutcome },
  purchases: { settleRefund: PurchaseReturns['settleRefund'] },
): Promise<void> {
  if (outcome === 'processing') return;
  const isNamed = isId(key)
    ? eq(refunds.id, key)
    : or(eq(refunds.reference, key), like(refunds.reference, referenceOfPart(key, '%')));
  const found = await dependencies.db.select({ id: refunds.id }).from(refunds).where(isNamed);
  for (const { id } of found) await settle(dependencies, id, outcome);
  if (found.length === 0) await purchases.settleRefund(dependencies, key, outcome);
}

async function sendRefund(
  dependencies: Refunding,
  { id, paymentId, reference, amount, currency }: typeof refunds.$inferSelect,
): Promise<void> {
  const { db, gateway, log } = dependencies;
  const [payment] = await db.select().from(payments).where(eq(payments.id, paymentId!));
  try {
    const charge = payment!.reference!;
    const outcome = await gateway.refund({ key: reference ?? id, charge, amount, currency });
    if (outcome !== 'processing') await settle(dependencies, id, outcome);
  } catch (error) {
    if (!(error instanceof RequestRejected)) throw error;
    log.error({ err: error, refundId: id }, 'the provider rejects a refund');
    await settle(dependencies, id, 'rejected');
  }
}

/**
 * Sends pending refunds that no other process has claimed, or only the given ones, to the provider. A refund's id, or
 * its own key, is the idempotency key, so nothing is refunded twice.
 */
export async function executeRefunds(dependencies: Refunding, only?: string[]): Promise<void> {
  const { db, now, log } = dependencies;
  const isFree = or(isNull(refunds.attemptedAt), lt(refunds.attemptedAt, new Date(now().getTime() - lease)));
  const isWaiting = and(eq(refunds.status, 'IN_PROGRESS'), isFree, only && inArray(refunds.id, only));
  const sending = forEachDue({
    read: idsOf(db, refunds.id, isWaiting),
    handle: async ({ id }) => {
      const [claimed] = await db
        .update(refunds)
        .set({ attemptedAt: now() })
        .where(and(eq(refunds.id, id), eq(refunds.status, 'IN_PROGRESS'), isFree))
        .returning();
      if (claimed) await sendRefund(dependencies, claimed);
    },
    // The refund is stored: the caller sees it in progress, and the next run continues it.
    onFailure: (error, { id }) => {
      const isSilent = error instanceof GatewayUnavailable;
      const message = isSilent ? 'the provider does not answer' : 'a refund is not written down yet';
      log[isSilent ? 'warn' : 'error']({ err: error, refundId: id }, `${message}; it goes on later`);
    },
  });
  // A request's own work is done, and the job goes on.
  await (only ? sending.catch((err) => log.warn({ err }, 'refunds are sent later')) : sending);
}

/** Staff can only ask for what the provider can move exactly. */
function requireExact(pointer: '/amount' | '/fee', amount: number, currency: string): void {
  const near = nearestCharges(amount, currency);
  if (!near) return;
  const error = { in: 'body' as const, pointer, rule: 'numberBetween', values: { ...near, currency } };
  throw problem('validationFailed', { errors: [error] });
}

/** Credit is for a later enrollment, which a deleted account can't have. */
async function requireOpenAccount(db: Database, studentId: string): Promise<void> {
  const student = await lockStudent(db, studentId);
  if (!student?.deletedAt) return;
  const error = { in: 'body' as const, pointer: '/destination', rule: 'choice', values: {} };
  throw problem('validationFailed', { errors: [error] });
}

type Closing = Pick<Handlers, 'createRefund' | 'concludePaymentSchedule' | 'transferPaymentSchedule'>;

export function refundHandlers(dependencies: Dependencies): Closing {
  const { db, now, config } = dependencies;
  const tellStudent = (db: Database, studentId: string, texts: Notification['texts'], now: Date) =>
    notify(db, { studentIds: [studentId], ...paymentMessage(config.portalOrigin, texts) }, now);
  return {
    createRefund: async ({ path, body, caller, idempotent }) => {
      const schedule = await requireVisibleSchedule(db, path.id, caller);
      const { id: scheduleId, currency } = schedule;
      const { type, destination = 'CARD', amount } = body;
      const reason = body.reason.trim();
      requireExact('/amount', amount, currency);
      const { ids } = await idempotent(async (db, now) => {
        if (destination === 'ROLLOVER') await requireOpenAccount(db, schedule.studentId);
        const createdBy = caller.userId;
        const request = { scheduleId, type, destination, amount, reason, createdBy, now };
        const made = await beginRefund(db, request);
        describeAct(db, { subject: destination, amount, currency });
        // Of a refund to a card, they hear from its outcome.
        if (destination === 'ROLLOVER')
          await tellStudent(db, schedule.studentId, creditTexts(amount, currency), now);
        return { ids: made.map(({ id }) => id) };
      });
      await executeRefunds(dependencies, ids);
      const made = await db.select().from(refunds).where(inArray(refunds.id, ids));
      return { content: ids.map((id) => refundView(made.find((one) => one.id === id)!)) };
    },

    concludePaymentSchedule: async ({ path, caller }) => {
      const { id } = await requireVisibleSchedule(db, path.id, caller);
      const schedule = await atOnce({ db, now }, async (db, now) => {
        const before = await lockLedger(db, id);
        const { planName: subject, currency } = before.schedule;
        const amount = remainingOf(before.rows);
        describeAct(db, { subject, amount, currency });
        const concluded = await concludeSchedule(db, id, now);
        await tellStudent(db, concluded.studentId, concludedTexts(subject, amount, currency), now);
        return concluded;
      });
      const [content] = await viewSchedules(db, [schedule]);
      return { content: content! };
    },

    transferPaymentSchedule: async ({ path, body, caller, idempotent }) => {
      const { id: from, programId, currency } = await requireVisibleSchedule(db, path.id, caller);
      requireExact('/fee', body.fee, currency);
      return idempotent(async (db, now) => {
        const cohort = await findCohort(db, body.cohortId);
        const plan = await findPlan(db, body.paymentPlanId);
        // What is owed for a program can't become the price of another one.
        if (cohort?.programId !== programId) throw problem('noCohortSelected');
        if (plan?.programId !== cohort.programId) throw problem('noPaymentPlanSelected');
        const transfer = { from, plan, cohort, fee: body.fee, now };
        const { replaced, ...opened } = await transferSchedule(db, transfer);
        const subject = `${replaced.planName} → ${opened.planName}`;
        describeAct(db, { subject, amount: replaced.amount, currency });
        const { planName, studentId, rows } = opened;
        const terms = { planName, currency: opened.currency, fee: body.fee, remaining: remainingOf(rows) };
        await tellStudent(db, studentId, scheduleTransferredTexts(terms), now);
        const [content] = await viewSchedules(db, [opened]);
        return { content: content! };
      });
    },
  };
}
