import { and, asc, eq, like } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../config.ts';
import { newId } from '../platform/identifier.ts';
import type { PaymentGateway } from '../ports/payments.ts';
import { demoId } from '../seed/seed.ts';
import { emails } from '../tables/emails.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { payments } from '../tables/payments.ts';
import { addCard } from '../testing/cards.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { chargeDueRows } from './autopay.ts';

const world = freshWorld({ config: { rateLimitFactor: 100 } });

const day = 24 * 3600;
const eighth = demoId('paymentScheduleRow', 1108);
const log = pino({ level: 'silent' });
const run = (gateway: PaymentGateway = world.sandbox) =>
  chargeDueRows({
    db: world.db,
    now: () => world.clock.now,
    gateway,
    log,
    config: defaultConfig,
  });
const rowNow = async () =>
  (await world.db.select().from(paymentScheduleRows).where(eq(paymentScheduleRows.id, eighth)))[0]!;
const maya = () => world.signIn('student@example.com');

/** The day on which autopay charges a card that will be declined. */
async function reachPaymentWithoutFunds(): Promise<void> {
  const { body } = await addCard(world, await maya(), 'insufficientFunds');
  await world.db
    .update(paymentScheduleRows)
    .set({ paymentMethodId: body.content.id })
    .where(eq(paymentScheduleRows.id, eighth));
  world.clock.forward(5 * day);
}

/** Pays by hand, in minor units. */
async function pay(paymentMethodId: string, amount: number) {
  const { accessToken: token } = await maya();
  const path = { id: demoId('paymentSchedule', 11) };
  const { body } = await world.call('createPaymentQuote', { token, path, body: { kind: 'CUSTOM', amount } });
  const { quoteId } = body.content;
  const answer = await world.call('createPayment', {
    token,
    path,
    body: { quoteId, paymentMethodId },
    key: newId(),
  });
  return answer.problem?.key ?? answer.body.content.status;
}

describe('autopay [P-28]', () => {
  // Claim: autopay-due-date
  it('charges a row on its day, once, whatever the number of processes', async () => {
    expect(await run()).toBe(0);
    world.clock.forward(5 * day);
    await Promise.all(Array.from({ length: 5 }, () => run()));
    expect(await rowNow()).toMatchObject({
      status: 'ACCEPTED',
      amountPaid: 45_780,
      captureMethod: 'AUTOMATIC',
    });
    const made = await world.db.select().from(payments).where(eq(payments.createdAt, world.clock.now));
    expect(made).toMatchObject([{ status: 'ACCEPTED', captureMethod: 'AUTOMATIC', amount: 45_780 }]);
    expect((await world.lastEmail('student@example.com')).subject).toMatch(/^We received your payment of \$/);
    expect(await run()).toBe(0);
  });

  // Claim: autopay-retries
  it('tries again 3 and 5 days later, with a message each time, and then stops', async () => {
    await reachPaymentWithoutFunds();
    const attempts: [number, string | null][] = [];
    for (let after = 0; after <= 12; after += 1) {
      if ((await run()) > 0) attempts.push([after, (await rowNow()).autoPayOn]);
      world.clock.forward(day);
    }
    expect(attempts).toEqual([
      [0, '2026-03-10'],
      [3, '2026-03-12'],
      [5, null],
    ]);
    expect(await rowNow()).toMatchObject({ status: 'INVALID', autoPayAttempts: 3 });
    const { accessToken: token, studentId: id } = await maya();
    const { body: summary } = await world.call('getFinancialSummary', { token, path: { id } });
    expect(summary.content).toMatchObject({ autoPay: true, nextPayment: { isAutomatic: false } });
    const sent = await world.db
      .select({ subject: emails.subject, text: emails.text })
      .from(emails)
      .where(
        and(eq(emails.recipient, 'student@example.com'), like(emails.subject, 'Your payment of % didn’t%')),
      )
      .orderBy(asc(emails.sentAt), asc(emails.id));
    expect(sent).toHaveLength(3);
    expect(sent[0]!.text).toContain('We’ll try again on Mar 10, 2026');
    expect(sent[1]!.text).toContain('We’ll try again on Mar 12, 2026');
    expect(sent[2]!.text).not.toContain('try again');
    expect(sent[2]!.text).toContain('Please pay now or use another card');
    const made = await world.db.select().from(payments).where(eq(payments.failureCode, 'insufficient_funds'));
    expect(made.filter(({ scheduleId }) => scheduleId === demoId('paymentSchedule', 11))).toHaveLength(3);
  });

  // Claim: autopay-retries
  it('promises no other attempt if autopay was turned off during this one', async () => {
    await reachPaymentWithoutFunds();
    const { accessToken: token, studentId: id } = await maya();
    const charge: typeof world.sandbox.charge = async (asked) => {
      await world.call('updateAutoPay', { token, path: { id }, body: { enabled: false } });
      return world.sandbox.charge(asked);
    };
    await run({ ...world.sandbox, charge });
    const { subject, text } = await world.lastEmail('student@example.com');
    expect(subject).toMatch(/^Your payment of \$.* didn’t go through$/);
    expect(text).not.toContain('try again');
    expect(text).toContain('Please pay now or use another card');
  });

  // Claim: autopay-due-date
  it('charges the rest of a row that the student paid in part, to the card of the row', async () => {
    const own = (await rowNow()).paymentMethodId;
    const other = demoId('paymentMethod', 12);
    expect(await pay(other, 40_000)).toBe('ACCEPTED');
    expect(await rowNow()).toMatchObject({ status: 'SCHEDULED', amountPaid: 40_000, paymentMethodId: own });
    world.clock.forward(5 * day);
    expect(await run()).toBe(1);
    expect(await rowNow()).toMatchObject({ status: 'ACCEPTED', amountPaid: 45_780, paymentMethodId: own });
  });

  // Claim: autopay-due-date
  it('charges a row on its day although the student’s own payment was declined, to the card of the row', async () => {
    const declining = (await addCard(world, await maya(), 'insufficientFunds')).body.content.id;
    expect(await pay(declining, 45_780)).toBe('failedPay');
    world.clock.forward(5 * day);
    expect(await run()).toBe(1);
    expect(await rowNow()).toMatchObject({ status: 'ACCEPTED', captureMethod: 'AUTOMATIC' });
  });

  it('charges the row of a payment that the bank refused after autopay was turned on', async () => {
    const { accessToken: token, studentId: id } = await maya();
    const turn = (enabled: boolean) =>
      world.call('updateAutoPay', { token, path: { id }, body: { enabled } });
    await turn(false);
    const { body } = await addCard(world, await maya(), 'authentication');
    expect(await pay(body.content.id, 45_780)).toBe('IN_PROGRESS');
    await turn(true);
    await world.call('cancelPayment', { token, path: { id: (await rowNow()).paymentId! } });
    world.clock.forward(5 * day);
    expect(await run()).toBe(1);
    expect(await rowNow()).toMatchObject({ status: 'ACCEPTED', captureMethod: 'AUTOMATIC' });
  });

  it('leaves a row that was paid by hand as such', async () => {
    const other = demoId('paymentMethod', 12);
    await pay(other, 45_780);
    expect(await rowNow()).toMatchObject({
      status: 'ACCEPTED',
      captureMethod: 'MANUAL',
      paymentMethodId: other,
    });
  });

  /** Assigns a card to the next payment. */
  async function assign(paymentMethodId: string): Promise<void> {
    const { accessToken: token } = await maya();
    const path = { id: demoId('paymentSchedule', 11), rowId: eighth };
    await world.call('updateRowPaymentMethod', { token, path, body: { paymentMethodId } });
  }
  const assignNew = async (kind: Parameters<typeof addCard>[2]) =>
    assign((await addCard(world, await maya(), kind)).body.content.id);

  // Claim: autopay-until-holder-acts
  it.each([
    ['authentication', 'Your bank wants you to confirm this payment: pay now'],
    ['expired', 'This card can’t be charged anymore: make another one your default'],
  ] as const)('does not try again before the holder acts: %s', async (kind, line) => {
    await assignNew(kind);
    world.clock.forward(5 * day);
    expect(await run()).toBe(1);
    const { text } = await world.lastEmail('student@example.com');
    expect(text).toContain(line);
    expect(text).not.toContain('try again');
    const { accessToken: token, studentId: id } = await maya();
    const { body: summary } = await world.call('getFinancialSummary', { token, path: { id } });
    expect(summary.content).toMatchObject({ autoPay: true, nextPayment: { isAutomatic: false } });
    for (let after = 1; after <= 6; after += 1) {
      world.clock.forward(day);
      expect(await run()).toBe(0);
    }
    expect(await rowNow()).toMatchObject({ status: 'INVALID', autoPayOn: null, captureMethod: 'AUTOMATIC' });
    await assign(demoId('paymentMethod', 12));
    expect(await run()).toBe(1);
    expect(await rowNow()).toMatchObject({ status: 'ACCEPTED', amountPaid: 45_780 });
  });

  // Claim: autopay-until-holder-acts
  it('tries a card that expired again once it has a new date', async () => {
    await assignNew('expired');
    world.clock.forward(5 * day);
    await run();
    const { accessToken: token, studentId: id } = await maya();
    const path = { id, methodId: (await rowNow()).paymentMethodId! };
    const change = (expiration: string) =>
      world.call('updatePaymentMethod', { token, path, body: { expiration, holderName: 'Maya Fuentes' } });
    const [{ expiration } = { expiration: '' }] = await world.db
      .select()
      .from(paymentMethods)
      .where(eq(paymentMethods.id, path.methodId));
    await change(expiration);
    expect(await run()).toBe(0);
    await change('2031-12');
    expect(await rowNow()).toMatchObject({ autoPayOn: '2026-03-07', autoPayAttempts: 0 });
    expect(await run()).toBe(1);
  });

  const makeDefault = async (methodId: string) => {
    const { accessToken: token, studentId: id } = await maya();
    await world.call('makeDefaultPaymentMethod', { token, path: { id, methodId } });
  };
  const other = demoId('paymentMethod', 12);

  // Claim: autopay-until-holder-acts
  it('charges the card that becomes the default in the place of one that can’t be charged', async () => {
    await assignNew('expired');
    world.clock.forward(5 * day);
    await run();
    const stopped = (await rowNow()).paymentMethodId;
    const later = eq(paymentScheduleRows.id, demoId('paymentScheduleRow', 1109));
    await world.db.update(paymentScheduleRows).set({ paymentMethodId: stopped }).where(later);
    await makeDefault(other);
    expect(await run()).toBe(1);
    expect(await rowNow()).toMatchObject({ status: 'ACCEPTED', paymentMethodId: other });
    const [next] = await world.db.select().from(paymentScheduleRows).where(later);
    expect(next).toMatchObject({ status: 'SCHEDULED', paymentMethodId: other });
  });

  // Claim: autopay-until-holder-acts
  it('charges another card although a payment by hand was given up after the bank asked for one', async () => {
    await assignNew('authentication');
    world.clock.forward(5 * day);
    await run();
    expect(await pay((await rowNow()).paymentMethodId!, 45_780)).toBe('IN_PROGRESS');
    const { accessToken: token } = await maya();
    await world.call('cancelPayment', { token, path: { id: (await rowNow()).paymentId! } });
    expect(await run()).toBe(0);
    await makeDefault(other);
    expect(await run()).toBe(1);
    expect(await rowNow()).toMatchObject({ status: 'ACCEPTED', captureMethod: 'AUTOMATIC' });
  });

  // Claim: autopay-until-holder-acts
  it.each([
    ['a row whose attempts were used up', { autoPayAttempts: 3 }, '2031-12'],
    ['a row whose new card expired', {}, '2026-02'],
  ])('does not go on with %s', async (_, change, expiration) => {
    await assignNew('expired');
    world.clock.forward(5 * day);
    await run();
    const isEighth = eq(paymentScheduleRows.id, eighth);
    const card = demoId('paymentMethod', 12);
    await world.db.update(paymentMethods).set({ expiration });
    await world.db
      .update(paymentScheduleRows)
      .set({ ...change, paymentMethodId: card })
      .where(isEighth);
    expect(await run()).toBe(0);
    expect((await rowNow()).autoPayOn).toBeNull();
  });

  it('charges the default card if the card of the row expired', async () => {
    const own = demoId('paymentMethod', 12);
    await assign(own);
    await world.db.update(paymentMethods).set({ expiration: '2026-02' }).where(eq(paymentMethods.id, own));
    world.clock.forward(5 * day);
    expect(await run()).toBe(1);
    expect(await rowNow()).toMatchObject({
      status: 'ACCEPTED',
      paymentMethodId: demoId('paymentMethod', 11),
    });
  });

  // Claim: autopay-retries
  it('reports a missing card, and charges nothing', async () => {
    await world.db.update(paymentMethods).set({ expiration: '2026-02' });
    world.clock.forward(5 * day);
    expect(await run()).toBe(0);
    expect(await rowNow()).toMatchObject({
      status: 'SCHEDULED',
      autoPayAttempts: 1,
      autoPayOn: '2026-03-10',
    });
    const { subject, text } = await world.lastEmail('student@example.com');
    expect([subject, text]).toEqual([
      expect.stringMatching(/^Your payment of \$.* didn’t go through$/),
      expect.stringContaining('We’ll try again on Mar 10, 2026'),
    ]);
  });

  it('ignores students without autopay, and rows that are paid or in progress', async () => {
    await world.db
      .update(paymentScheduleRows)
      .set({ status: 'IN_PROGRESS' })
      .where(eq(paymentScheduleRows.id, eighth));
    world.clock.forward(5 * day);
    expect(await run()).toBe(0);
    // Camila is late, and pays manually.
    const [late] = await world.db
      .select()
      .from(paymentScheduleRows)
      .where(eq(paymentScheduleRows.id, demoId('paymentScheduleRow', 3103)));
    expect(late).toMatchObject({ status: 'INVALID', captureMethod: 'MANUAL' });
  });
});

describe('turning it on and off [P-28]', () => {
  const put = async (email: string, body: object) => {
    const { accessToken: token, studentId: id } = await world.signIn(email);
    return world.call('updateAutoPay', { token, path: { id }, body });
  };
  const captures = async (schedule: number) =>
    (
      await world.db
        .select()
        .from(paymentScheduleRows)
        .where(eq(paymentScheduleRows.scheduleId, demoId('paymentSchedule', schedule)))
        .orderBy(paymentScheduleRows.dueDate)
    )
      .filter(({ status }) => status === 'SCHEDULED' || status === 'INVALID')
      .map(({ captureMethod, paymentMethodId, autoPayOn }) => [captureMethod, paymentMethodId, autoPayOn]);

  // Claim: autopay-due-date
  it('off leaves open rows to be paid manually', async () => {
    const { status, body } = await put('student@example.com', { enabled: false });
    expect([status, body.content.autoPay]).toEqual([200, false]);
    expect((await captures(11)).map(([captureMethod]) => captureMethod)).toEqual(Array(3).fill('MANUAL'));
    world.clock.forward(5 * day);
    expect(await run()).toBe(0);
    const { accessToken: token, studentId: id } = await maya();
    const { body: history } = await world.call('listAccountHistory', { token, path: { id } });
    expect(history.content[0]).toMatchObject({ type: 'AUTO_PAY_DISABLED' });
    expect((await world.call('getStudent', { token, path: { id } })).body.content.autoPay).toBe(false);
  });

  // Claim: autopay-due-date
  it('on assigns a card to all open rows, and charges overdue ones', async () => {
    const card = demoId('paymentMethod', 32);
    const { body } = await put('pastdue@example.com', { enabled: true, paymentMethodId: card });
    expect(body.content).toMatchObject({
      autoPay: true,
      status: 'PAST_DUE',
      daysOverdue: 42,
      amountOverdue: 102_900,
    });
    expect((await captures(31)).slice(0, 3)).toEqual([
      ['AUTOMATIC', card, '2026-03-02'],
      ['AUTOMATIC', card, '2026-03-02'],
      ['AUTOMATIC', card, '2026-03-19'],
    ]);
    expect(await run()).toBe(2);
    const { accessToken: token, studentId: id } = await world.signIn('pastdue@example.com');
    const after = await world.call('getFinancialSummary', { token, path: { id } });
    expect(after.body.content).toMatchObject({ status: 'GOOD', daysOverdue: 0, amountOverdue: 0 });
  });

  // Claim: autopay-due-date
  it('on charges what is due on all schedules, as the summary of each says before', async () => {
    const { accessToken: token, studentId: id } = await maya();
    await put('student@example.com', { enabled: false });
    const older = demoId('paymentSchedule', 31);
    await world.db.update(paymentSchedules).set({ studentId: id }).where(eq(paymentSchedules.id, older));
    const of = async (query: object) =>
      (await world.call('getFinancialSummary', { token, path: { id }, query })).body.content;
    const totalsDue = [{ amount: 102_900, currency: 'USD' }];
    // What is due first comes first, though it isn't the newest.
    expect(await of({})).toMatchObject({ paymentScheduleId: older, status: 'PAST_DUE', totalsDue });
    const { applicationId } = (
      await world.db.select().from(paymentSchedules).where(eq(paymentSchedules.id, older))
    )[0]!;
    expect(await of({ applicationId: demoId('application', 1) })).toMatchObject({
      status: 'GOOD',
      totalsDue,
    });
    const { body } = await world.call('listStudentTasks', { token, path: { id } });
    expect(body.content[0]).toMatchObject({ kind: 'PAYMENT_OVERDUE', due: { paymentScheduleId: older } });
    await put('student@example.com', { enabled: true, paymentMethodId: demoId('paymentMethod', 11) });
    expect(await run()).toBe(2);
    expect(await of({ applicationId })).toMatchObject({ status: 'GOOD', totalsDue: [] });
  });

  it('on again charges a row that was declined', async () => {
    await reachPaymentWithoutFunds();
    expect(await run()).toBe(1);
    expect(await rowNow()).toMatchObject({ status: 'INVALID', autoPayAttempts: 1 });
    await put('student@example.com', { enabled: false });
    const card = demoId('paymentMethod', 11);
    await put('student@example.com', { enabled: true, paymentMethodId: card });
    expect(await run()).toBe(1);
    expect(await rowNow()).toMatchObject({ status: 'ACCEPTED', autoPayAttempts: 1 });
  });

  it('on needs a card that can be charged [M-03]', async () => {
    const none = await put('new.student@example.com', { enabled: true });
    expect([none.status, none.problem.key]).toEqual([422, 'invalidPaymentMethodDetails']);
    const foreign = await put('pastdue@example.com', {
      enabled: true,
      paymentMethodId: demoId('paymentMethod', 11),
    });
    expect(foreign.problem.key).toBe('invalidPaymentMethodDetails');
    const expired = await put('collections@example.com', { enabled: true });
    expect(expired.problem.key).toBe('invalidPaymentMethodDetails');
  });

  it('is for the student only', async () => {
    const { accessToken: token } = await world.signIn('admin@example.com');
    const path = { id: demoId('student', 1) };
    expect((await world.call('updateAutoPay', { token, path, body: { enabled: false } })).status).toBe(404);
  });
});
