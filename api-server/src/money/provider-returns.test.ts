import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reconcilePurchases } from '../booking/purchases/pay.ts';
import type { GatewayEvent, ProviderRefund } from '../ports/payments.ts';
import { returns } from '../returns.ts';
import { demoId } from '../seed/seed.ts';
import { coachSessions } from '../tables/coach-sessions.ts';
import { disputes } from '../tables/disputes.ts';
import { emails } from '../tables/emails.ts';
import { payments, refunds } from '../tables/payments.ts';
import { sandboxCharges, sandboxDisputes, sandboxEvents } from '../tables/sandbox.ts';
import { sessionCredits } from '../tables/session-credits.ts';
import { addCard } from '../testing/cards.ts';
import { payingDependencies } from '../testing/dependencies.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { quotePurchase } from '../testing/purchase.ts';
import { cancelMeetings } from '../testing/settle-sessions.ts';
import { recordDispute } from './provider-returns.ts';
import { reconcile } from './reconciliation.ts';
import { rolloverCredit } from './schedule.ts';

const world = freshWorld({ config: { rateLimitFactor: 100, mailboxPage: true } });
let maya: string;
let rosa: string;
beforeEach(async () => {
  maya = await world.tokenOf('student@example.com');
  rosa = await world.tokenOf('coach@example.com');
});
const student = { path: { id: demoId('student', 1) } };
const coachId = demoId('coach', 5);
const scheduleId = demoId('paymentSchedule', 11);
const visa = demoId('paymentMethod', 11);

/** Delivers the sandbox's webhooks. */
const deliver = () =>
  world.sandbox.deliverEvents(
    async (body, headers) =>
      (await world.app.request('/payment_gateway/webhooks', { method: 'POST', body, headers })).ok,
  );
const summary = async () =>
  (await world.call('getFinancialSummary', { token: maya, ...student })).body.content;
const listed = async (query: object = {}) =>
  (await world.call('listTransactions', { token: maya, ...student, query: { size: 100, ...query } })).body;
async function payInstallment() {
  const quote = await world.call('createPaymentQuote', {
    token: maya,
    path: { id: scheduleId },
    body: { kind: 'INSTALLMENT' },
  });
  const { body } = await world.call('createPayment', {
    token: maya,
    path: { id: scheduleId },
    body: { quoteId: quote.body.content.quoteId, paymentMethodId: visa },
  });
  return body.content;
}
async function buyFour() {
  const product = await world.call('createCoachProduct', {
    token: rosa,
    path: { coachId },
    body: {
      title: 'Four for 320',
      image: null,
      description: 'Four calls.',
      price: 32_000,
      productCategoryId: null,
      productSpecification: null,
      serviceCategoryId: 'HABITS',
      serviceSpecification: { session: { type: 'INDIVIDUAL', count: 4, duration: 50 } },
    },
  });
  const productId = product.body.content.id;
  const quoteId = await quotePurchase(world, { coachId, productId }, maya);
  const { body } = await world.call('createCoachProductPurchase', {
    token: maya,
    body: { productId, reservationId: null, paymentMethodId: visa, quoteId },
  });
  return body.content.id;
}
/** Books a session of a purchase. */
async function book(id: string): Promise<void> {
  const body = { startTime: '2026-03-04T17:00:00.000Z', timeZone: 'America/New_York' };
  const held = await world.call('createPurchaseSlotReservation', { path: { id }, token: maya, body });
  const reservationId = held.body.content.id;
  const booked = await world.call('bookCoachSession', { path: { id }, token: maya, body: { reservationId } });
  expect(booked.status).toBe(201);
}
async function expectStillBooked(id: string, what: string): Promise<void> {
  const sessions = await world.db.select().from(coachSessions).where(eq(coachSessions.purchaseId, id));
  expect(sessions).toMatchObject([{ status: 'BOOKED' }]);
  const { subject, text } = await world.lastEmail('coach@example.com');
  expect(subject).toBe('Sessions still booked: Four for 320');
  expect(text).toContain(what);
  expect(text).toMatch(/These sessions are still booked: Mar 0?4, 2026, .* P[SD]T\. /);
  expect((await world.lastEmail('advisor@example.com')).text).toMatch(
    /Sessions that are still booked: Mar 0?4, 2026\. The coach can cancel/,
  );
}
const purchase = async (id: string, token = maya) =>
  (await world.call('getCoachProductPurchase', { token, path: { id } })).body.content;
const chargeOf = async (paymentId: string) =>
  (await world.db.select().from(payments).where(eq(payments.id, paymentId)))[0]!.reference!;
const chargeOfPurchase = async (id: string) => {
  const [payment] = await world.db
    .select()
    .from(payments)
    .where(eq(payments.key, `purchase-${id}`));
  return payment!.reference!;
};
const compare = () => reconcile(payingDependencies(world), returns);

describe('a dispute of a tuition payment', () => {
  // Claim: dispute-counts-as-paid
  it('leaves it paid while the bank decides, and tells the student and staff', async () => {
    const before = await summary();
    const payment = await payInstallment();
    const paid = await summary();
    expect(await world.sandbox.disputeCharge(await chargeOf(payment.id))).not.toBeNull();
    await deliver();
    expect(await summary()).toEqual({ ...paid, disputedAmount: payment.amount });
    expect(paid.totalPaid).toBe(before.totalPaid + payment.amount);
    const { content, pagination } = await listed({ type: 'DISPUTE' });
    expect(content).toMatchObject([
      { status: 'OPEN', purpose: 'TUITION', amount: -payment.amount, paymentId: payment.id },
    ]);
    expect(pagination.totals).toMatchObject([{ disputed: payment.amount, net: -payment.amount }]);
    expect((await world.lastEmail('student@example.com')).text).toContain('disputed your payment');
    const toStaff = (await world.lastEmail('advisor@example.com')).text;
    expect(toStaff).toContain('counts as paid');
    expect(toStaff).toContain(`/administration/students/${demoId('student', 1)}`);
    expect((await compare()).differences).toEqual([]);
  });

  // Claim: dispute-counts-as-paid
  it('is forgotten when the institute wins', async () => {
    const payment = await payInstallment();
    const paid = await summary();
    const id = await world.sandbox.disputeCharge(await chargeOf(payment.id));
    await deliver();
    expect(await world.sandbox.decideDispute(id!, 'WON')).toBe(true);
    await deliver();
    expect(await summary()).toEqual(paid);
    expect((await listed({ type: 'DISPUTE' })).pagination.totals).toMatchObject([{ disputed: 0 }]);
    expect((await compare()).status).toBe('BALANCED');
  });

  it('lowers what is paid and owed alike when it is lost', async () => {
    const payment = await payInstallment();
    const paid = await summary();
    const id = await world.sandbox.disputeCharge(await chargeOf(payment.id));
    await world.sandbox.decideDispute(id!, 'LOST');
    await deliver();
    const { text } = await world.lastEmail('student@example.com');
    expect(text).toContain('We won’t charge it again.');
    expect(text).not.toContain('Sessions');
    const after = await summary();
    expect(after).toMatchObject({
      totalPaid: paid.totalPaid - payment.amount,
      totalRemaining: paid.totalRemaining,
      nextPayment: paid.nextPayment,
      disputedAmount: 0,
      refunds: { dispute: payment.amount },
    });
    const { netTuition, interest, taxes, totalPaid, rollover, totalRemaining } = after;
    expect(netTuition + interest + taxes - totalPaid - rollover).toBe(totalRemaining);
    expect((await listed({ purpose: 'TUITION' })).pagination.totals[0]!.net).toBe(after.totalPaid);
    expect((await compare()).status).toBe('BALANCED');
  });

  it('takes what is left if the bank takes more: what was refunded before, or the difference of a currency', async () => {
    const payment = await payInstallment();
    const paid = await summary();
    const charge = await chargeOf(payment.id);
    await world.sandbox.refundCharge(charge, 1_000);
    await deliver();
    const dispute = { charge, reference: 'dp_1', reason: null, createdAt: world.clock.now };
    const lost = { ...dispute, amount: payment.amount + 300, status: 'LOST' as const };
    await recordDispute(payingDependencies(world), lost, returns);
    expect(await summary()).toMatchObject({
      totalPaid: paid.totalPaid - payment.amount,
      totalRemaining: paid.totalRemaining,
      refunds: { custom: 1_000, dispute: payment.amount - 1_000 },
    });
  });

  // Claim: dispute-counts-as-paid
  it('follows the money to the schedule that a transfer has opened', async () => {
    const payment = await payInstallment();
    await world.call('transferPaymentSchedule', {
      token: await world.tokenOf('advisor@example.com'),
      path: { id: scheduleId },
      body: {
        cohortId: demoId('cohort', 8),
        paymentPlanId: demoId('paymentPlan', 3),
        fee: 0,
        reason: 'A new job.',
      },
    });
    const moved = await summary();
    expect(moved.rollover).toBeGreaterThanOrEqual(payment.amount);
    const id = await world.sandbox.disputeCharge(await chargeOf(payment.id));
    await deliver();
    expect(await summary()).toMatchObject({ disputedAmount: payment.amount, rollover: moved.rollover });
    await world.sandbox.decideDispute(id!, 'LOST');
    await deliver();
    expect(await summary()).toMatchObject({
      disputedAmount: 0,
      rollover: moved.rollover - payment.amount,
      totalRemaining: moved.totalRemaining,
    });
    expect((await compare()).status).toBe('BALANCED');
  });

  it('is recorded once, however often and in whatever order it is reported', async () => {
    const payment = await payInstallment();
    const id = await world.sandbox.disputeCharge(await chargeOf(payment.id));
    const [opened] = await world.db.select().from(sandboxDisputes).where(eq(sandboxDisputes.id, id!));
    await world.sandbox.decideDispute(id!, 'LOST');
    await deliver();
    const after = await summary();
    // The first message again, which said that it is open.
    await world.db.update(sandboxDisputes).set({ status: opened!.status });
    for (let again = 0; again < 2; again += 1) {
      await world.db.update(sandboxEvents).set({ deliveredAt: null });
      await deliver();
    }
    expect(await world.db.select().from(disputes)).toMatchObject([{ status: 'LOST' }]);
    expect(await summary()).toEqual(after);
  });
});

describe('a refund in the provider’s dashboard', () => {
  it('of tuition lowers what is paid and owed, once', async () => {
    const payment = await payInstallment();
    const paid = await summary();
    await world.sandbox.refundCharge(await chargeOf(payment.id), 1_000);
    await deliver();
    await world.db.update(sandboxEvents).set({ deliveredAt: null });
    await deliver();
    expect(await summary()).toMatchObject({
      totalPaid: paid.totalPaid - 1_000,
      totalRemaining: paid.totalRemaining,
      refunds: { custom: 1_000 },
    });
    const own = eq(refunds.paymentId, payment.id);
    expect(await world.db.select().from(refunds).where(own)).toMatchObject([
      { amount: 1_000, status: 'ACCEPTED' },
    ]);
    expect((await listed({ purpose: 'TUITION' })).pagination.totals[0]!.net).toBe(
      (await summary()).totalPaid,
    );
    expect((await compare()).status).toBe('BALANCED');
  });

  it('takes the credit too that was made from the payment', async () => {
    const payment = await payInstallment();
    const paid = await summary();
    await world.call('createRefund', {
      token: await world.tokenOf('advisor@example.com'),
      path: { id: scheduleId },
      body: { type: 'CUSTOM', destination: 'ROLLOVER', amount: 300, reason: 'Agreed on the phone.' },
    });
    const credit = () => rolloverCredit(world.db, student.path.id, 'USD');
    expect(await credit()).toBe(300);
    const charge = await chargeOf(payment.id);
    await world.sandbox.refundCharge(charge, payment.amount);
    await deliver();
    expect(await credit()).toBe(0);
    expect(await summary()).toMatchObject({
      totalPaid: paid.totalPaid - payment.amount,
      totalRemaining: paid.totalRemaining,
      refunds: { custom: payment.amount },
    });
    expect((await world.lastEmail('advisor@example.com')).text).toContain('We added it to the books.');
    expect((await compare()).status).toBe('BALANCED');
  });

  it('of a whole purchase takes its sessions back', async () => {
    const id = await buyFour();
    expect((await purchase(id)).bookableSessionCount).toBe(4);
    await world.sandbox.refundCharge(await chargeOfPurchase(id), 32_000);
    await deliver();
    expect(await purchase(id)).toMatchObject({
      status: 'REFUNDED',
      bookableSessionCount: 0,
      refundedAmount: 32_000,
      refunds: [{ kind: 'OTHER', amount: 32_000, status: 'DONE' }],
    });
    expect((await compare()).status).toBe('BALANCED');
  });

  it('of a whole purchase cancels no booked session, and coach and staff hear which are booked', async () => {
    const id = await buyFour();
    await book(id);
    await world.sandbox.refundCharge(await chargeOfPurchase(id), 32_000);
    await deliver();
    expect(await purchase(id)).toMatchObject({ status: 'REFUNDED', bookableSessionCount: 0 });
    await expectStillBooked(id, 'The institute refunded Maya');
    expect((await compare()).status).toBe('BALANCED');
  });

  it('is found by the comparison if its webhook was lost', async () => {
    const id = await buyFour();
    await world.sandbox.refundCharge(await chargeOfPurchase(id), 2_000);
    expect((await compare()).status).toBe('BALANCED');
    expect(await purchase(id)).toMatchObject({ status: 'PAID', refundedAmount: 2_000 });
  });
});

/** Reports a refund that the bank has returned, or done, in the name of the provider. */
async function report(event: GatewayEvent): Promise<void> {
  vi.spyOn(world.sandbox, 'readEvent').mockResolvedValueOnce(event);
  const request = { method: 'POST', body: '' };
  expect((await world.app.request('/payment_gateway/webhooks', request)).status).toBe(204);
}
/** The bank has returned all that was refunded of a charge. */
const takeBack = (charge: string) =>
  world.db.update(sandboxCharges).set({ refunded: 0 }).where(eq(sandboxCharges.id, charge));

describe('a refund that the bank returns after it was done', () => {
  it('of a purchase gives the sessions back, and staff hear of it', async () => {
    const id = await buyFour();
    const body = { kind: 'PURCHASE', sessionCount: null, sessionId: null, reason: 'Ill.' };
    const made = await world.call('createPurchaseRefund', { token: rosa, path: { id }, body });
    const key = made.body.content.id;
    expect(await purchase(id)).toMatchObject({ status: 'REFUNDED', bookableSessionCount: 0 });
    await takeBack(await chargeOfPurchase(id));
    for (const outcome of ['declined', 'succeeded', 'declined'] as const)
      await report({ kind: 'refund', key, outcome });
    expect(await purchase(id)).toMatchObject({
      status: 'PAID',
      bookableSessionCount: 4,
      refundedAmount: 0,
      refunds: [{ status: 'FAILED' }],
    });
    expect((await world.lastEmail('student@example.com')).subject).toContain('refund didn’t go through');
    expect((await world.lastEmail('advisor@example.com')).subject).toContain('refund to Maya');
    expect((await compare()).status).toBe('BALANCED');
  });

  it('and was made in the dashboard is taken back too', async () => {
    const payment = await payInstallment();
    const paid = await summary();
    const id = await buyFour();
    for (const charge of [await chargeOf(payment.id), await chargeOfPurchase(id)]) {
      const reference = (await world.sandbox.refundCharge(charge, 32_000))!;
      await deliver();
      await takeBack(charge);
      const refund = { reference, key: null, charge, amount: 32_000 };
      // Reports come twice and in any order.
      for (const outcome of ['declined', 'succeeded', 'declined'] as const)
        await report({ kind: 'dashboardRefunds', refunds: [{ ...refund, outcome }] });
    }
    expect(await summary()).toEqual(paid);
    expect(await purchase(id)).toMatchObject({ status: 'PAID', bookableSessionCount: 4, refundedAmount: 0 });
  });

  it('is found by the comparison if its webhook was lost', async () => {
    const payment = await payInstallment();
    const paid = await summary();
    const refunding = { type: 'CUSTOM', amount: 1_000, reason: 'Agreed on the phone.' };
    const token = await world.tokenOf('advisor@example.com');
    await world.call('createRefund', { token, path: { id: scheduleId }, body: refunding });
    const charge = await chargeOf(payment.id);
    await takeBack(charge);
    const { listCharges } = world.sandbox;
    vi.spyOn(world.sandbox, 'listCharges').mockImplementation(async function* (span) {
      const isReturned = (one: ProviderRefund) => one.charge === charge;
      for await (const charges of listCharges(span))
        yield charges.map((one) => ({
          ...one,
          refunds: one.refunds.map((back) => (isReturned(back) ? { ...back, outcome: 'declined' } : back)),
        }));
    });
    expect((await compare()).status).toBe('BALANCED');
    vi.restoreAllMocks();
    expect(await summary()).toEqual(paid);
  });
});

it('settles a refund of a purchase that waits for the bank by its webhook', async () => {
  const id = await buyFour();
  vi.spyOn(world.sandbox, 'refund').mockResolvedValueOnce('processing');
  const body = { kind: 'PURCHASE', sessionCount: null, sessionId: null, reason: 'Ill.' };
  const made = await world.call('createPurchaseRefund', { token: rosa, path: { id }, body });
  expect(made.body.content.status).toBe('PENDING');
  await report({ kind: 'refund', key: made.body.content.id, outcome: 'succeeded' });
  expect(await purchase(id)).toMatchObject({ status: 'REFUNDED', refunds: [{ status: 'DONE' }] });
});

describe('a dispute of a purchase', () => {
  // Claim: dispute-counts-as-paid, coach-refund
  it('that is lost takes back the sessions that were not booked, and cannot be refunded too', async () => {
    const id = await buyFour();
    const dispute = await world.sandbox.disputeCharge(await chargeOfPurchase(id));
    await deliver();
    expect((await purchase(id, rosa)).refund.isPossible).toBe(false);
    // Until the bank decides, it counts as paid.
    expect(await purchase(id)).toMatchObject({ status: 'PAID', bookableSessionCount: 4 });
    await world.sandbox.decideDispute(dispute!, 'LOST');
    await deliver();
    expect((await purchase(id)).bookableSessionCount).toBe(0);
    expect((await world.lastEmail('student@example.com')).text).toContain(
      'We won’t charge it again. Sessions you hadn’t booked yet can’t be booked anymore.',
    );
    expect((await compare()).status).toBe('BALANCED');
  });

  it('that is lost cancels no booked session, and coach and staff hear which are booked', async () => {
    const id = await buyFour();
    await book(id);
    const dispute = await world.sandbox.disputeCharge(await chargeOfPurchase(id));
    await world.sandbox.decideDispute(dispute!, 'LOST');
    await deliver();
    await expectStillBooked(id, 'took back the payment for “Four for 320”');
  });

  // Claim: delete-coach-account
  it.each([
    ['WON', { status: 'REFUNDED', refundedAmount: 32_000, bookableSessionCount: 0 }],
    ['LOST', { status: 'PAID', refundedAmount: 0, bookableSessionCount: 0 }],
  ] as const)(
    'that is %s after the coach has closed the account settles what was not booked',
    async (outcome, after) => {
      await world.db.delete(coachSessions);
      await cancelMeetings(world.db);
      const id = await buyFour();
      const dispute = await world.sandbox.disputeCharge(await chargeOfPurchase(id));
      await deliver();
      const closed = await world.call('deleteCoachAccount', {
        token: rosa,
        path: { coachId },
        body: { currentPassword: 'Wellness1' },
      });
      expect(closed.status).toBe(204);
      expect(await purchase(id)).toMatchObject({ status: 'PAID', refundedAmount: 0 });
      const left = and(eq(sessionCredits.purchaseId, id), ne(sessionCredits.type, 'BOUGHT'));
      expect(await world.db.$count(sessionCredits, left)).toBe(0);
      await world.sandbox.decideDispute(dispute!, outcome);
      await deliver();
      await reconcilePurchases(payingDependencies(world));
      expect(await purchase(id)).toMatchObject(after);
      const sent = await world.db.select().from(emails).where(eq(emails.recipient, 'student@example.com'));
      expect(sent.filter(({ text }) => text.includes('stays paid'))).toEqual([]);
    },
  );

  it('lowers what the institute owes to the coach, unless it is won', async () => {
    const sales = async () =>
      (await world.call('listSales', { token: rosa, path: { coachId }, query: { size: 1 } })).body;
    const before = (await sales()).pagination.summary[0]!;
    const id = await buyFour();
    expect((await sales()).pagination.summary[0]!.total.owed).toBe(before.total.owed + 32_000);
    const dispute = await world.sandbox.disputeCharge(await chargeOfPurchase(id));
    await deliver();
    const disputed = await sales();
    expect(disputed.pagination.summary[0]).toMatchObject({
      month: { sold: before.month.sold + 32_000, owed: before.month.owed },
      total: { disputed: 32_000, owed: before.total.owed },
    });
    expect(disputed.content).toMatchObject([
      { purchaseId: id, state: 'DISPUTED', disputed: 32_000, owed: 0 },
    ]);
    await world.sandbox.decideDispute(dispute!, 'WON');
    await deliver();
    const won = await sales();
    expect(won.pagination.summary[0]!.total.owed).toBe(before.total.owed + 32_000);
    expect(won.content[0]!.state).toBe('WHOLE');
  });
});

describe('the sandbox', () => {
  it('raises a dispute from its page, and with a test card', async () => {
    const payment = await payInstallment();
    const charge = await chargeOf(payment.id);
    const post = (fields: Record<string, string>) =>
      world.app.request('/sandbox/charges', { method: 'POST', body: new URLSearchParams(fields) });
    const page = await (await post({ id: charge, action: 'dispute' })).text();
    expect(page).toContain('Decide for the institute');
    const [dispute] = await world.db
      .select()
      .from(sandboxDisputes)
      .where(eq(sandboxDisputes.chargeId, charge));
    expect(await (await post({ id: dispute!.id, action: 'lose' })).text()).toContain('dispute lost');
    await deliver();
    expect((await listed({ type: 'DISPUTE' })).content).toMatchObject([{ status: 'LOST' }]);
  });

  it('has a test card whose charges are disputed at once', async () => {
    const holder = await world.signIn('student@example.com');
    const { body: card } = await addCard(world, holder, 'disputed');
    const quote = await world.call('createPaymentQuote', {
      token: maya,
      path: { id: scheduleId },
      body: { kind: 'INSTALLMENT' },
    });
    await world.call('createPayment', {
      token: maya,
      path: { id: scheduleId },
      body: { quoteId: quote.body.content.quoteId, paymentMethodId: card.content.id },
    });
    world.clock.forward(2);
    await deliver();
    expect((await listed({ type: 'DISPUTE' })).content).toMatchObject([{ status: 'OPEN' }]);
  });
});

describe('the comparison', () => {
  it('balances the demo world, and says so to staff and at /readyz', async () => {
    const advisor = await world.tokenOf('advisor@example.com');
    const read = async () => (await world.call('getReconciliation', { token: advisor })).body.content;
    expect(await read()).toMatchObject({ status: 'UNCHECKED', checkedAt: null });
    const result = await compare();
    expect(result).toMatchObject({ status: 'BALANCED', differences: [], differenceCount: 0 });
    expect(result.chargeCount).toBeGreaterThan(0);
    expect(result.purchaseCount).toBeGreaterThan(0);
    expect(await read()).toEqual(result);
    const ready = await (await world.app.request('/readyz')).json();
    expect(ready).toMatchObject({ status: 'ready', reconciliation: { status: 'BALANCED' } });
    expect((await world.call('getReconciliation', { token: maya })).status).toBe(403);
  });

  it('finds a charge that the books do not have, and one that only they have', async () => {
    const payment = await payInstallment();
    await world.db
      .update(payments)
      .set({ amount: payment.amount - 1 })
      .where(eq(payments.id, payment.id));
    world.clock.forward(11 * 60);
    const { status, differences } = await compare();
    expect([status, differences]).toMatchObject([
      'DIFFERENT',
      [{ kind: 'CHARGE', paymentId: payment.id, provider: payment.amount, books: payment.amount - 1 }],
    ]);
    await world.db.delete(sandboxCharges).where(eq(sandboxCharges.key, payment.id));
    expect((await compare()).differences).toMatchObject([{ provider: 0, books: payment.amount - 1 }]);
  });

  it('finds a charge that reached the provider on another day than it was asked for', async () => {
    const { id } = await payInstallment();
    const [payment] = await world.db.select().from(payments).where(eq(payments.id, id));
    await world.db
      .update(sandboxCharges)
      .set({ createdAt: new Date(payment!.createdAt.getTime() + 25 * 3_600_000) })
      .where(eq(sandboxCharges.key, id));
    world.clock.forward(50 * 3600);
    expect(await compare()).toMatchObject({ status: 'BALANCED', differenceCount: 0 });
  });
});
