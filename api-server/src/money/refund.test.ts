import type { Schemas } from '@institute/api-schema';
import { and, eq, inArray, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../platform/identifier.ts';
import { type GatewayEvent, GatewayUnavailable, type PaymentGateway } from '../ports/payments.ts';
import { demoId } from '../seed/seed.ts';
import { findUnsound } from '../system-tests/pairs/sound.ts';
import { accountEvents } from '../tables/account-events.ts';
import { auditLog } from '../tables/audit-log.ts';
import { emails } from '../tables/emails.ts';
import { paymentSchedules } from '../tables/payment-schedules.ts';
import { refunds, rollovers } from '../tables/payments.ts';
import { sandboxCharges } from '../tables/sandbox.ts';
import { students } from '../tables/students.ts';
import { createWorld, type World } from '../testing/world.ts';
import { lease } from './charge.ts';
import { executeRefunds } from './refund.ts';
import { readGivenBack } from './stored-ledger.ts';

type Refund = Schemas['Refund'];

let world: World;
let answer: 'as it is' | 'declined' | 'none' = 'as it is';
/** What the provider reports by its next webhooks. */
let event: GatewayEvent = { kind: 'other' };
const line = (sandbox: PaymentGateway): PaymentGateway => ({
  ...sandbox,
  refund: async (asked) => {
    if (answer === 'none') throw new GatewayUnavailable('The line is broken.');
    return answer === 'declined' ? answer : sandbox.refund(asked);
  },
  readEvent: async () => event,
});
beforeAll(async () => {
  world = await createWorld({ config: { rateLimitFactor: 100 }, throughLine: line });
});
beforeEach(async () => {
  answer = 'as it is';
  event = { kind: 'other' };
  await world.reset();
});
afterAll(() => world.close());

const reason = 'Agreed on the phone.';
const mayas = demoId('paymentSchedule', 11);
const maya = demoId('student', 1);
const tokenOf = async (name: string) => (await world.signIn(`${name}@example.com`)).accessToken;
const refund = async (body: object, { by = 'advisor', key = newId(), id = mayas } = {}) =>
  world.call('createRefund', {
    token: await tokenOf(by),
    path: { id },
    body: { type: 'CUSTOM', reason, ...body },
    key,
  });
const summary = async (studentId = maya) =>
  (
    await world.call('getFinancialSummary', {
      token: await tokenOf('admin'),
      path: { id: studentId },
    })
  ).body.content;
const rows = async (id = mayas) =>
  (
    await world.call('listPaymentScheduleRows', {
      token: await tokenOf('admin'),
      path: { id },
      query: { size: 100 },
    })
  ).body.content;

describe('refunding [P-26]', () => {
  it('asks for an amount that the provider can move exactly', async () => {
    await world.db.update(paymentSchedules).set({ currency: 'KWD' }).where(eq(paymentSchedules.id, mayas));
    const inexact = await refund({ amount: 1_005 });
    expect(inexact.status).toBe(422);
    expect(inexact.problem.errors).toEqual([
      expect.objectContaining({
        pointer: '/amount',
        rule: 'numberBetween',
        values: { min: 1_000, max: 1_010, currency: 'KWD' },
      }),
    ]);
  });

  // Claim: refund-to-card
  it('goes to the card, newest payment first, and notifies the student', async () => {
    const before = await summary();
    const { status, body } = await refund({ type: 'WITHDRAWAL', amount: 50_000, reason: ' Moved away ' });
    expect(status).toBe(201);
    // 25.00 of the newest payment are already refunded.
    expect(body.content.map(({ amount, status: state }) => [amount, state])).toEqual([
      [43_280, 'ACCEPTED'],
      [6_720, 'ACCEPTED'],
    ]);
    expect(body.content[0]).toMatchObject({ type: 'WITHDRAWAL', destination: 'CARD', reason: 'Moved away' });
    const after = await summary();
    expect(after).toMatchObject({
      refunds: { withdrawal: 50_000, voucher: 2_500, custom: 0 },
      totalPaid: before.totalPaid - 50_000,
      totalRemaining: before.totalRemaining,
      rollover: 0,
    });
    expect(after.netTuition + after.interest).toBe(before.netTuition + before.interest - 50_000);
    expect(
      (await rows()).slice(6, 8).map(({ status: state, amountRefunded }) => [state, amountRefunded]),
    ).toEqual([
      ['ACCEPTED', 6_720],
      ['REFUNDED', 45_780],
    ]);
    const { body: history } = await world.call('listAccountHistory', {
      token: await tokenOf('student'),
      path: { id: maya },
    });
    expect(history.content[0]).toMatchObject({ type: 'REFUNDED', description: 'Moved away' });
    const { subject, text } = await world.lastEmail('student@example.com');
    expect([subject, text]).toEqual([
      expect.stringMatching(/^Your refund of \$.* is on the way$/),
      expect.stringMatching(/\$\s(67\.20|432\.80)/),
    ]);
  });

  it('happens once per key', async () => {
    const key = newId();
    const first = await refund({ amount: 1_000 }, { key });
    const second = await refund({ amount: 1_000 }, { key });
    expect(second.body).toEqual(first.body);
    expect((await summary()).refunds.custom).toBe(1_000);
  });

  it('is refused beyond the amount paid, and if nothing was paid [M-03]', async () => {
    const { totalPaid } = await summary();
    const more = await refund({ amount: totalPaid + 1 });
    expect([more.status, more.problem.key]).toEqual([422, 'paymentBalanceExceeded']);
    await refund({ amount: totalPaid });
    const none = await refund({ amount: 1 });
    expect([none.status, none.problem.key]).toEqual([409, 'paymentNoBalance']);
    expect((await summary()).totalPaid).toBe(0);
  });

  it('is finished by the same request sent again, as one act of staff', async () => {
    const before = await world.db.$count(auditLog);
    const [key, other] = [newId(), newId()];
    const tuition = () => refund({ amount: 10_000 }, { key });
    const purchase = async () =>
      world.call('createPurchaseRefund', {
        token: await tokenOf('advisor'),
        path: { id: demoId('purchase', 9) },
        body: { kind: 'UNUSED_SESSIONS', sessionCount: 1, reason },
        key: other,
      });
    answer = 'none';
    const first = [(await tuition()).body.content, (await purchase()).body.content];
    expect(first).toMatchObject([[{ status: 'IN_PROGRESS' }], { status: 'PENDING' }]);
    answer = 'as it is';
    world.clock.forward(lease / 1000 + 1);
    const again = [(await tuition()).body.content, (await purchase()).body.content];
    expect(again).toMatchObject([[{ status: 'ACCEPTED' }], { status: 'DONE' }]);
    expect(await world.db.$count(auditLog)).toBe(before + 2);
  });

  it('counts immediately, and is complete once the provider responds', async () => {
    answer = 'none';
    const before = await summary();
    const { body } = await refund({ amount: 10_000 });
    expect(body.content).toMatchObject([{ status: 'IN_PROGRESS', amount: 10_000 }]);
    expect((await summary()).totalPaid).toBe(before.totalPaid - 10_000);
    answer = 'as it is';
    const run = () =>
      executeRefunds({
        db: world.db,
        now: () => world.clock.now,
        gateway: line(world.sandbox),
        log: pino({ level: 'silent' }),
        config: world.dependencies.config,
      });
    // Its caller may still be waiting.
    await run();
    const isDone = async () =>
      (
        await world.db
          .select()
          .from(sandboxCharges)
          .where(eq(sandboxCharges.key, body.content[0]!.paymentId!))
      )[0]!.refunded;
    expect(await isDone()).toBe(2_500);
    world.clock.forward(lease / 1000 + 1);
    await Promise.all([run(), run()]);
    expect(await isDone()).toBe(12_500);
    expect((await summary()).totalPaid).toBe(before.totalPaid - 10_000);
  });

  // Claim: tuition-refund-refused
  it('counts as paid again if the provider refuses', async () => {
    answer = 'declined';
    const before = await summary();
    const { body } = await refund({ amount: 10_000 });
    expect(body.content).toMatchObject([{ status: 'INVALID' }]);
    expect(await summary()).toEqual(before);
    const email = await world.lastEmail('student@example.com');
    expect(email.subject).toBe('Your refund didn’t go through');
    expect(email.text).toContain('$\u00a0100.00');
    expect((await world.lastEmail('advisor@example.com')).subject).toBe(
      'A refund to Maya Lindqvist didn’t go through',
    );
  });

  /** The bank returns a refund that the provider has reported as done. Its reports come twice and in any order. */
  async function returnLater({ id: key, paymentId, amount }: Refund): Promise<void> {
    await world.db
      .update(sandboxCharges)
      .set({ refunded: sql`${sandboxCharges.refunded} - ${amount}` })
      .where(eq(sandboxCharges.key, paymentId!));
    for (const outcome of ['declined', 'succeeded', 'declined'] as const) {
      event = { kind: 'refund', key, outcome };
      const request = { method: 'POST', body: '' };
      expect((await world.app.request('/payment_gateway/webhooks', request)).status).toBe(204);
    }
    const [stored] = await world.db.select().from(refunds).where(eq(refunds.id, key));
    expect(stored!.status).toBe('INVALID');
    expect(await findUnsound(world.db)).toEqual({});
  }
  const mailsOf = (recipient: string, subject: string) =>
    world.db.$count(emails, and(eq(emails.recipient, recipient), eq(emails.subject, subject)));
  const toStudent = 'Your refund didn’t go through';
  const toStaff = 'A refund to Maya Lindqvist didn’t go through';

  // Claim: tuition-refund-refused
  it('counts as paid again if the bank returns it later', async () => {
    const before = await summary();
    const { body } = await refund({ amount: 43_280 });
    expect(body.content).toMatchObject([{ status: 'ACCEPTED' }]);
    expect((await rows())[7]).toMatchObject({ status: 'REFUNDED', amountRefunded: 45_780 });
    await returnLater(body.content[0]!);
    expect(await summary()).toEqual(before);
    expect((await rows())[7]).toMatchObject({ status: 'ACCEPTED', amountRefunded: 2_500 });
    const events = await world.db
      .select({ type: accountEvents.type, amount: accountEvents.amount })
      .from(accountEvents)
      .where(inArray(accountEvents.amount, [43_280, -43_280]))
      .orderBy(accountEvents.amount);
    expect(events).toEqual([
      { type: 'REFUNDED', amount: -43_280 },
      { type: 'REFUND_RETURNED', amount: 43_280 },
    ]);
    expect(await mailsOf('student@example.com', toStudent)).toBe(1);
    expect(await mailsOf('advisor@example.com', toStaff)).toBe(1);
  });

  it('counts as paid on the earlier schedule if the bank returns it after a transfer', async () => {
    const { body } = await refund({ amount: 10_000 });
    const input = { paymentPlanId: demoId('paymentPlan', 3), cohortId: demoId('cohort', 8), fee: 0, reason };
    const token = await tokenOf('admin');
    await world.call('transferPaymentSchedule', { token, path: { id: mayas }, body: input });
    const after = await summary();
    await returnLater(body.content[0]!);
    // The new schedule owes less by what was given back, and the money waits to be given back in another way.
    expect(await summary()).toEqual(after);
    const again = await refund({ amount: 10_000 });
    expect(again.body.content).toMatchObject([{ amount: 10_000, status: 'ACCEPTED' }]);
    expect(await mailsOf('advisor@example.com', toStaff)).toBe(1);
  });

  it('isn’t made when a schedule ends, and the audit log says what is no longer owed', async () => {
    const { totalRemaining, currency } = await summary();
    const token = await tokenOf('admin');
    await world.call('concludePaymentSchedule', { token, path: { id: mayas }, body: { reason } });
    const log = await world.call('listAuditLog', { token, query: { type: 'SCHEDULE_CONCLUDED' } });
    expect(totalRemaining).toBeGreaterThan(0);
    expect(log.body.content).toMatchObject([
      { amount: totalRemaining, currency, subject: 'Deposit and 10 monthly installments' },
    ]);
  });

  it('can be kept for a later enrollment instead of going to the card', async () => {
    const before = await summary();
    const { body } = await refund({ amount: 20_000, destination: 'ROLLOVER' });
    expect(body.content).toMatchObject([{ destination: 'ROLLOVER', status: 'ACCEPTED' }]);
    expect(await summary()).toMatchObject({
      totalPaid: before.totalPaid,
      rollover: -20_000,
      rolloverCredit: 20_000,
      totalRemaining: before.totalRemaining,
    });
    const waiting = await world.db.select().from(rollovers).where(eq(rollovers.fromScheduleId, mayas));
    expect(waiting).toMatchObject([{ amount: 20_000, toScheduleId: null }]);
    const { subject, text } = await world.lastEmail('student@example.com');
    expect(subject).toBe('You have $\u00a0200.00 in credit');
    expect(text).toContain('keep it as credit for a later enrollment');
  });

  it('of a deleted account goes to the card, not to credit that no one can use', async () => {
    await world.db.update(students).set({ deletedAt: world.clock.now }).where(eq(students.id, maya));
    const { status, problem } = await refund({ amount: 20_000, destination: 'ROLLOVER' });
    expect([status, problem.errors]).toMatchObject([422, [{ pointer: '/destination', rule: 'choice' }]]);
    expect((await refund({ amount: 20_000 })).status).toBe(201);
  });

  it.each(['student', 'coach', 'new.student'])('is not allowed for %s', async (by) => {
    expect((await refund({ amount: 1 }, { by })).status).toBe(403);
  });
});

describe('concluding a schedule [P-27]', () => {
  const conclude = async (id = mayas, by = 'advisor') =>
    world.call('concludePaymentSchedule', { token: await tokenOf(by), path: { id }, body: { reason } });

  it('deletes unpaid rows', async () => {
    const { status, body } = await conclude();
    expect(status).toBe(200);
    expect(body.content).toMatchObject({ status: 'CONCLUDED', totalRemaining: 0, nextDueDate: null });
    expect((await rows()).slice(7).map((row) => row.status)).toEqual([
      'ACCEPTED',
      'DELETED',
      'DELETED',
      'DELETED',
    ]);
    expect(await summary()).toMatchObject({ totalRemaining: 0, status: 'GOOD', nextPayment: null });
    const { subject, text } = await world.lastEmail('student@example.com');
    expect(subject).toBe('Your payment schedule has ended');
    expect(text).toMatch(/You no longer owe the \$\s[\d,.]+ that was left to pay\./);
    const again = await conclude();
    expect([again.status, again.problem.key]).toEqual([410, 'paymentDeleted']);
  });

  it('waits for a charge in progress [M-03]', async () => {
    const { status, problem, headers } = await conclude(demoId('paymentSchedule', 232));
    expect([status, problem.key, headers.get('retry-after')]).toEqual([409, 'paymentStatusInProgress', '3']);
  });

  it('is not allowed for students', async () => {
    expect((await conclude(mayas, 'student')).status).toBe(403);
  });
});

describe('transferring a schedule [P-27]', () => {
  const transfer = async (change: object = {}, { id = mayas, key = newId(), by = 'admin' } = {}) =>
    world.call('transferPaymentSchedule', {
      token: await tokenOf(by),
      path: { id },
      body: {
        paymentPlanId: demoId('paymentPlan', 3),
        cohortId: demoId('cohort', 8),
        fee: 30_000,
        reason,
        ...change,
      },
      key,
    });

  it('asks for a fee that the provider can charge exactly', async () => {
    await world.db.update(paymentSchedules).set({ currency: 'KWD' }).where(eq(paymentSchedules.id, mayas));
    const { status, problem } = await transfer({ fee: 1_005 });
    expect([status, problem.errors]).toEqual([
      422,
      [expect.objectContaining({ pointer: '/fee', values: { min: 1_000, max: 1_010, currency: 'KWD' } })],
    ]);
  });

  it('leaves nothing to pay by an earlier quote: paymentDeleted [M-03]', async () => {
    const token = await tokenOf('student');
    const path = { id: mayas };
    const { body } = await world.call('createPaymentQuote', { token, path, body: { kind: 'CUSTOM' } });
    await transfer();
    const input = { quoteId: body.content.quoteId, paymentMethodId: demoId('paymentMethod', 11) };
    const { status, problem } = await world.call('createPayment', { token, path, body: input });
    expect([status, problem.key]).toEqual([410, 'paymentDeleted']);
  });

  // Claim: transfer-keeps-progress
  it('carries payments over to a new schedule, with its fee, and keeps the promo code', async () => {
    const before = await summary();
    const { status, body } = await transfer();
    expect(status).toBe(201);
    expect(body.content).toMatchObject({
      status: 'ACTIVE',
      studentId: maya,
      applicationId: demoId('application', 1),
      cohortId: demoId('cohort', 8),
      voucherCode: 'SPRING10',
      // What is carried over pays the other class early, so interest is saved there. What was refunded isn't owed again.
      totalOwed: 490_781 + 30_000,
      totalRemaining: 490_781 + 30_000 - before.totalPaid,
    });
    expect(body.content.totalRemaining).toBeLessThanOrEqual(before.totalRemaining + 30_000);
    const after = await summary();
    expect(after).toMatchObject({
      paymentScheduleId: body.content.id,
      rollover: before.totalPaid,
      totalPaid: 0,
      netTuition: 486_000 - 2_500 + 30_000,
    });
    const { body: old } = await world.call('getPaymentSchedule', {
      token: await tokenOf('student'),
      path: { id: mayas },
    });
    expect(old.content).toMatchObject({
      status: 'TRANSFERRED',
      transferredToId: body.content.id,
      totalRemaining: 0,
    });
    const fresh = await rows(body.content.id);
    expect(fresh.slice(0, 2).map(({ type, status: state }) => [type, state])).toEqual(
      expect.arrayContaining([
        ['DEPOSIT', 'ACCEPTED'],
        ['FEE', 'ACCEPTED'],
      ]),
    );
    expect(fresh[0]).toMatchObject({ paymentMethod: 'ROLLOVER', amountPaid: 0 });
    const { subject, text } = await world.lastEmail('student@example.com');
    expect(subject).toBe('Your payment schedule was changed');
    expect(text).toContain('That includes a fee of $\u00a0300.00.');
  });

  it('happens once per key, and only once in total', async () => {
    const key = newId();
    const first = await transfer({}, { key });
    expect((await transfer({}, { key })).body).toEqual(first.body);
    const again = await transfer();
    expect([again.status, again.problem.key]).toEqual([410, 'paymentDeleted']);
  });

  it('needs a class, and a plan of the same program [M-03]', async () => {
    expect((await transfer({ cohortId: newId() })).problem.key).toBe('noCohortSelected');
    expect((await transfer({ paymentPlanId: newId() })).problem.key).toBe('noPaymentPlanSelected');
    const other = await transfer({ paymentPlanId: demoId('paymentPlan', 4) });
    expect(other.problem.key).toBe('noPaymentPlanSelected');
    expect((await transfer({ fee: 30_001 })).status).toBe(422);
  });

  it('doesn’t take away what is owed, by a cheaper program or without a reason', async () => {
    const owed = (await summary()).totalRemaining;
    const cheaper = { cohortId: demoId('cohort', 10), paymentPlanId: demoId('paymentPlan', 4) };
    expect((await transfer(cheaper)).problem.key).toBe('noCohortSelected');
    for (const reason of [undefined, '', ' \u200b\ufeff']) {
      const errors = [{ in: 'body', pointer: '/reason', rule: 'required', values: {} }];
      expect((await transfer({ reason })).problem).toMatchObject({ status: 422, errors });
    }
    expect((await summary()).totalRemaining).toBe(owed);
  });

  // Claim: transfer-credit
  it('counts credit from before it as given back once, also when it goes to the card', async () => {
    await refund({ amount: 20_000, destination: 'ROLLOVER' });
    const before = await readGivenBack(world.db, mayas);
    world.clock.forward(60);
    const { body } = await transfer();
    expect(await readGivenBack(world.db, body.content.id)).toBe(before);
    expect((await refund({ amount: 20_000 })).body.content).toMatchObject([{ amount: 20_000 }]);
    expect(await readGivenBack(world.db, body.content.id)).toBe(before);
    expect((await summary()).rolloverCredit).toBe(0);
  });

  it('keeps the remainder for later', async () => {
    // A program with a plan that costs less than was paid.
    await world.db
      .update(paymentSchedules)
      .set({ programId: demoId('program', 2) })
      .where(eq(paymentSchedules.id, mayas));
    const { body } = await transfer({
      paymentPlanId: demoId('paymentPlan', 4),
      cohortId: demoId('cohort', 10),
      fee: 0,
    });
    expect(body.content).toMatchObject({ status: 'CONCLUDED', totalRemaining: 0, voucherCode: null });
    const { totalPaid } = { totalPaid: 50_000 + 7 * 45_780 - 2_500 };
    // The new plan costs less by what was given back.
    expect((await summary()).rolloverCredit).toBe(totalPaid - (120_000 - 2_500));
  });
});
