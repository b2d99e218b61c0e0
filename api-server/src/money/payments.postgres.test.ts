import { and, eq } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultConfig } from '../config.ts';
import { newId } from '../platform/identifier.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { takeSeat } from '../programs/cohorts.ts';
import { redeemPromoCode } from '../programs/promo-codes.ts';
import { demoId, seed } from '../seed/seed.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { payments } from '../tables/payments.ts';
import { cohorts } from '../tables/programs.ts';
import { promoCodes } from '../tables/promo-codes.ts';
import { sandboxCharges } from '../tables/sandbox.ts';
import { addCard, enterCard } from '../testing/cards.ts';
import { testHasher } from '../testing/hasher.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { createWorld, testStart, type World } from '../testing/world.ts';
import { chargeDueRows } from './autopay.ts';
import { payDeposit, payOnce } from './pay-once.ts';
import { reconcilePayments } from './reconcile.ts';

// These need several connections: truly concurrent payments.

let postgres: TestPostgres;
let world: World;
beforeAll(async () => {
  postgres = await startPostgres();
  const opened = await postgres.open('payments');
  await opened.migrate(() => seed({ db: opened.db, now: () => testStart, hasher: testHasher }));
  world = await createWorld({ opened, config: { rateLimitFactor: 1_000 } });
});
beforeEach(() => world.reset());
afterAll(async () => {
  await world?.close();
  await postgres?.stop();
});

const schedule = { id: demoId('paymentSchedule', 11) };
const visa = demoId('paymentMethod', 11);
const log = pino({ level: 'silent' });
const times = <T>(count: number, action: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => action(index)));
const dependencies = () => ({
  db: world.db,
  now: () => world.clock.now,
  gateway: world.sandbox,
  log,
  config: defaultConfig,
});
const countCharges = async () => world.db.$count(sandboxCharges);
const tally = (keys: string[]) =>
  Object.fromEntries([...new Set(keys)].sort().map((key) => [key, keys.filter((one) => one === key).length]));

async function quoted() {
  const { accessToken: token } = await world.signIn('student@example.com');
  const quote = async () => {
    const body = { kind: 'INSTALLMENT' };
    return (await world.call('createPaymentQuote', { token, path: schedule, body })).body.content.quoteId;
  };
  const pay = (quoteId: string, key: string) =>
    world.call('createPayment', { token, path: schedule, body: { quoteId, paymentMethodId: visa }, key });
  return { token, quote, pay };
}

describe('a payment is charged once [P-10]', () => {
  it('by 50 concurrent requests with one key', async () => {
    const { quote, pay } = await quoted();
    const quoteId = await quote();
    const before = await countCharges();
    const answers = await times(50, () => pay(quoteId, 'one-and-the-same'));
    expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(202));
    expect(new Set(answers.map(({ body }) => body.content.id)).size).toBe(1);
    expect((await countCharges()) - before).toBe(1);
    const [first] = answers;
    const settled = await pay(quoteId, 'one-and-the-same');
    expect(settled.body.content).toMatchObject({ id: first!.body.content.id, status: 'ACCEPTED' });
  });

  it('by 50 concurrent requests with different keys', async () => {
    const { quote, pay } = await quoted();
    const quotes = await times(50, quote);
    const before = await countCharges();
    const answers = await times(50, (index) => pay(quotes[index]!, newId()));
    const { accepted, ...others } = tally(
      answers.map(({ status, problem }) => (status === 202 ? 'accepted' : problem.key)),
    );
    expect(accepted).toBe(1);
    expect((others.paymentStatusInProgress ?? 0) + (others.paymentStatusAccepted ?? 0)).toBe(49);
    expect((await countCharges()) - before).toBe(1);
  });

  it('by many processes that charge what is due, and look up its outcome', async () => {
    world.clock.forward(5 * 24 * 3600);
    const before = await countCharges();
    await times(12, (index) =>
      index % 3 ? chargeDueRows(dependencies()) : reconcilePayments(dependencies()),
    );
    world.clock.forward(3 * 60);
    await times(6, () => reconcilePayments(dependencies()));
    expect((await countCharges()) - before).toBe(1);
    const made = await world.db
      .select()
      .from(payments)
      .where(and(eq(payments.scheduleId, schedule.id), eq(payments.captureMethod, 'AUTOMATIC')));
    expect(made.filter(({ status }) => status === 'ACCEPTED')).toHaveLength(8);
  });

  it('by an enrollment or a purchase that is sent many times', async () => {
    const before = await countCharges();
    const studentId = demoId('student', 1);
    const paid = await times(10, () =>
      payOnce(dependencies(), {
        studentId,
        paymentMethodId: visa,
        amount: 9_900,
        currency: 'USD',
        kind: 'PURCHASE',
        description: 'Four sessions',
        key: 'purchase-1',
      }),
    );
    expect(new Set(paid.map(({ id }) => id)).size).toBe(1);
    world.clock.forward(5 * 24 * 3600);
    const deposits = await times(10, () =>
      payDeposit(dependencies(), {
        scheduleId: schedule.id,
        today: instituteDay(world.clock.now),
        paymentMethodId: visa,
        key: 'deposit-1',
      }),
    );
    expect(new Set(deposits.map((payment) => payment!.id)).size).toBe(1);
    expect((await countCharges()) - before).toBe(2);
  });
});

it('settles a payment once, however often and from wherever it is reported', async () => {
  const holder = await world.signIn('student@example.com');
  const { body: card } = await addCard(world, holder, 'late');
  const { token, quote } = await quoted();
  const quoteId = await quote();
  const body = { quoteId, paymentMethodId: card.content.id };
  const { body: paid } = await world.call('createPayment', { token, path: schedule, body });
  world.clock.forward(3 * 60);
  const deliver = async (text: string, headers: Record<string, string>) => {
    const request = { method: 'POST', body: text, headers };
    const all = await times(
      10,
      async () => (await world.app.request('/payment_gateway/webhooks', request)).ok,
    );
    return all.every(Boolean);
  };
  await Promise.all([
    world.sandbox.deliverEvents(deliver),
    ...Array.from({ length: 5 }, () => reconcilePayments(dependencies())),
  ]);
  const { body: history } = await world.call('listAccountHistory', {
    token: (await world.signIn('student@example.com')).accessToken,
    path: { id: holder.studentId },
    query: { size: 100 },
  });
  const since = history.content.filter(({ eventDate }) => eventDate > '2026-03-02T15:02:00Z');
  expect(since.map(({ type }) => type)).toEqual(['PAYMENT_ACCEPTED']);
  const [payment] = await world.db.select().from(payments).where(eq(payments.id, paid.content.id));
  expect(payment!.status).toBe('ACCEPTED');
});

it('never refunds more than was paid, however many ask at once [P-26]', async () => {
  const { accessToken: token } = await world.signIn('admin@example.com');
  const body = { type: 'CUSTOM', amount: 150_000, reason: 'Agreed on the phone.' };
  const countRefunded = async () =>
    (await world.db.select().from(sandboxCharges)).reduce((sum, { refunded }) => sum + refunded, 0);
  const before = await countRefunded();
  const answers = await times(8, () =>
    world.call('createRefund', { token, path: schedule, body, key: newId() }),
  );
  // 367,960 were paid, which is enough for two.
  expect(tally(answers.map(({ status, problem }) => (status === 201 ? 'given' : problem.key)))).toEqual({
    given: 2,
    paymentBalanceExceeded: 6,
  });
  expect((await countRefunded()) - before).toBe(2 * 150_000);
});

it('keeps exactly one default while cards are added and selected concurrently [P-11]', async () => {
  const holder = await world.signIn('new.student@example.com');
  const { studentId, accessToken: token } = holder;
  const tokens = await times(6, (index) =>
    enterCard(
      world,
      holder,
      (['succeeds', 'another', 'declined', 'processing', 'late', 'lost'] as const)[index]!,
    ),
  );
  const added = await times(6, (index) =>
    world.call('createPaymentMethod', {
      token,
      path: { id: studentId },
      body: { providerToken: tokens[index]!, isDefault: true, holderName: null, address: null },
    }),
  );
  expect(added.map(({ status }) => status)).toEqual(Array(6).fill(201));
  await times(12, (index) =>
    world.call('makeDefaultPaymentMethod', {
      token,
      path: { id: studentId, methodId: added[index % 6]!.body.content.id },
    }),
  );
  const defaults = and(eq(paymentMethods.studentId, studentId), eq(paymentMethods.isDefault, true));
  expect(await world.db.$count(paymentMethods, defaults)).toBe(1);
});

it('gives out the last seat and the last use of a promo code once', async () => {
  const seats = await times(20, () => takeSeat(world.db, demoId('cohort', 4)));
  expect(seats.filter(Boolean)).toHaveLength(7);
  const [cohort] = await world.db
    .select()
    .from(cohorts)
    .where(eq(cohorts.id, demoId('cohort', 4)));
  expect(cohort!.seatsTaken).toBe(cohort!.capacity);
  const used = await times(20, (index) =>
    redeemPromoCode(world.db, {
      code: 'SCHOLAR',
      programId: demoId('program', 1),
      studentId: demoId('student', 2),
      applicationId: demoId('application', 500 + index),
      now: world.clock.now,
    }).catch(({ key }) => key),
  );
  expect(tally(used.map((one) => (typeof one === 'string' ? one : 'used')))).toEqual({
    voucherUsedUp: 15,
    used: 5,
  });
  const [promoCode] = await world.db.select().from(promoCodes).where(eq(promoCodes.code, 'SCHOLAR'));
  expect(promoCode!.uses).toBe(5);
});
