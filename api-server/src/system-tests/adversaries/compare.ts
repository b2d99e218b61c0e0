import { and, eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { share } from '../../money/shares.ts';
import { demoId } from '../../seed/seed.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { paymentScheduleRows } from '../../tables/payment-schedules.ts';
import { payments } from '../../tables/payments.ts';
import { sandboxCharges } from '../../tables/sandbox.ts';
import { purchaseRefunds, sessionCredits } from '../../tables/session-credits.ts';
import type { World } from '../../testing/world.ts';
import type { Agreements } from './agreements.ts';
import { coachId, type Game } from './game.ts';

// What a game has come to, in the database.

const studentId = demoId('student', 1);
const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);

/** Whether a purchase whose answer was lost is one at this quote. Its product may have been deleted since. */
const isAt = (quote: Agreements['unanswered'][number], purchase: typeof coachProductPurchases.$inferSelect) =>
  (purchase.productId ?? quote.productId) === quote.productId &&
  purchase.title === quote.title &&
  purchase.amount === quote.amount &&
  purchase.sessionCount === quote.sessionCount &&
  purchase.groupSessionCount === quote.groupSessionCount;

/** Compares what each purchase since a moment has brought its sides with what was agreed. */
export async function compare({ db }: World, { agreements, addresses }: Game, since: Date): Promise<void> {
  const own = and(eq(coachProductPurchases.studentId, studentId), eq(coachProductPurchases.coachId, coachId));
  const purchases = await db.select().from(coachProductPurchases).where(own);
  const charges = await db.select().from(sandboxCharges);
  const refunds = await db.select().from(purchaseRefunds);
  const credits = await db.select().from(sessionCredits);
  const sessions = await db.select().from(coachSessions);
  for (const purchase of purchases.filter(({ createdAt }) => createdAt > since)) {
    const { id, status, paymentId, deliveryAddress } = purchase;
    const terms = agreements.terms.get(id) ?? agreements.unanswered.find((quote) => isAt(quote, purchase));
    const charge = charges.find(({ key, status }) => key === paymentId && status === 'succeeded');
    const [paid, back] = [charge?.amount ?? 0, charge?.refunded ?? 0];
    if (!terms) {
      expect(paid - back, 'no one is charged without buying').toBe(0);
      continue;
    }
    const { amount } = terms;
    // The sessions of a seat can't be booked again, so they are as many as were bought, or less.
    const sessionCount = terms.sessionCount + terms.groupSessionCount;
    if (addresses.has(id))
      expect(deliveryAddress?.street1, 'it is sent where the client said').toBe(addresses.get(id));
    const made = refunds.filter((one) => one.purchaseId === id && one.status !== 'FAILED');
    const bookable = sum(credits.filter(({ purchaseId }) => purchaseId === id).map(({ change }) => change));
    const taken = sessions.filter(
      (one) => one.purchaseId === id && !['CANCELLED', 'HELD_SLOT'].includes(one.status),
    );
    const isPaid = status === 'PAID' || status === 'REFUNDED';
    expect(paid, 'the client is charged what was agreed').toBe(isPaid ? amount : 0);
    expect(taken.length, 'sessions are paid for').toBeLessThanOrEqual(isPaid ? sessionCount : 0);
    if (!isPaid || sessionCount === 0) continue;
    // The client keeps no more than was paid for, except what the coach or the institute gave back on top.
    const given = made.filter(({ sessionId }) => taken.some((one) => one.id === sessionId)).length;
    const isWhole = made.some(({ kind }) => kind === 'PURCHASE');
    const used = Math.max(0, taken.length - given);
    if (isWhole) expect(bookable, 'what was refunded is gone').toBe(0);
    else
      expect(back, 'the client keeps sessions or money').toBeLessThanOrEqual(
        amount - share(amount, used + bookable, sessionCount) + 1,
      );
    // The coach keeps no more than the sessions that took place, were lost by their rules, or can still be booked.
    expect(paid - back, 'the coach keeps what was earned').toBeLessThanOrEqual(
      Math.ceil((amount * (taken.length + bookable)) / sessionCount),
    );
  }
  const bought = charges.filter(({ status }) => status === 'succeeded').map(({ key }) => key);
  const known = new Set(purchases.map(({ paymentId }) => paymentId));
  const paidFor = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.studentId, studentId), eq(payments.kind, 'PURCHASE')));
  for (const { id } of paidFor) if (bought.includes(id)) expect(known).toContain(id);
}

export type Tuition = { owed: number; paid: number };

/** What the client owes for the program, and has paid. */
export async function tuitionOf({ db }: World): Promise<Tuition> {
  const rows = await db.select().from(paymentScheduleRows);
  const open = rows.filter(({ status }) => status !== 'DELETED');
  return {
    owed: sum(open.map((row) => row.principalAmount + row.interestAmount + row.taxAmount)),
    paid: sum(open.map((row) => row.amountPaid)),
  };
}
