import { and, eq } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, it } from 'vitest';
import { defaultConfig } from '../config.ts';
import { newId } from '../platform/identifier.ts';
import { findCohort } from '../programs/cohorts.ts';
import { findPromoCode } from '../programs/promo-codes.ts';
import { demoId } from '../seed/seed.ts';
import { paymentScheduleRows } from '../tables/payment-schedules.ts';
import { refunds, rollovers } from '../tables/payments.ts';
import { sandboxCharges } from '../tables/sandbox.ts';
import { students } from '../tables/students.ts';
import { addCard, type cardNumbers } from '../testing/cards.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { payDeposit, payOnce } from './pay-once.ts';
import { findPlan } from './plans.ts';
import { priceQuote } from './price.ts';
import { openSchedule, quoteTransfer, rolloverCredit, transferSchedule } from './schedule.ts';

const world = freshWorld({ config: { rateLimitFactor: 100 } });

const theo = demoId('student', 2);
const applicationId = demoId('application', 2);
const now = () => world.clock.now;
const today = '2026-03-02';
const dependencies = () => ({
  db: world.db,
  now,
  gateway: world.sandbox,
  log: pino({ level: 'silent' }),
  config: defaultConfig,
});
const card = async (number: keyof typeof cardNumbers = 'succeeds') =>
  (await addCard(world, await world.signIn('new.student@example.com'), number)).body.content.id;

async function enrollment(plan = 3, cohort = 4, code: string | null = null) {
  const found = (await findPlan(world.db, demoId('paymentPlan', plan)))!;
  const { programId } = found;
  return {
    plan: found,
    cohort: (await findCohort(world.db, demoId('cohort', cohort)))!,
    promoCode: code ? await findPromoCode(world.db, { code, programId, applicationId, now: now() }) : null,
  };
}
async function open(
  terms: Awaited<ReturnType<typeof enrollment>>,
  change: Partial<Parameters<typeof openSchedule>[1]> = {},
) {
  const asked = { studentId: theo, applicationId, paymentMethodId: null, now: now(), ...terms, ...change };
  return world.db.transaction((db) => openSchedule(db, asked));
}
const statusOf = async (id: string) => {
  const { accessToken: token } = await world.signIn('admin@example.com');
  return (await world.call('getPaymentSchedule', { token, path: { id } })).body.content;
};

describe('the schedule of an enrollment [P-25]', () => {
  it('has the rows that were quoted', async () => {
    const terms = await enrollment(3, 4, 'SPRING10');
    const quote = priceQuote(terms.plan, {
      startDate: terms.cohort.startDate,
      promoCode: terms.promoCode,
      today: '2026-03-02',
    });
    const paymentMethodId = await card();
    const opened = await open(terms, { paymentMethodId });
    expect(opened.rows.map(({ dueDate, amountDue }) => [dueDate, amountDue])).toEqual(
      quote.rows.map((row) => [row.dueDate, row.principalAmount + row.interestAmount + row.taxAmount]),
    );
    expect(opened.rows.every((row) => row.paymentMethodId === paymentMethodId)).toBe(true);
    expect(await statusOf(opened.id)).toMatchObject({
      status: 'ACTIVE',
      applicationId,
      totalOwed: quote.totalOwed,
      totalRemaining: quote.totalOwed,
      voucherCode: 'SPRING10',
      paymentPlan: { id: demoId('paymentPlan', 3), source: 'INSTITUTE' },
    });
  });

  it('is charged by autopay later, except for what is due immediately', async () => {
    await world.db.update(students).set({ autoPay: true }).where(eq(students.id, theo));
    const { rows } = await open(await enrollment());
    expect(rows.map(({ captureMethod }) => captureMethod)).toEqual([
      'MANUAL',
      ...Array(10).fill('AUTOMATIC'),
    ]);
  });

  it.each([
    ['of a free program', 8, 12, null],
    ['with a promo code for everything', 3, 4, 'SCHOLAR'],
  ])('%s is concluded from the start, with nothing to pay', async (_, plan, cohort, code) => {
    const opened = await open(await enrollment(plan, cohort, code));
    expect(opened).toMatchObject({ status: 'CONCLUDED', rows: [] });
    const deposit = { scheduleId: opened.id, today, paymentMethodId: await card(), key: 'deposit' };
    expect(await payDeposit(dependencies(), deposit)).toBeNull();
  });
});

describe('the deposit', () => {
  it('is charged once per key, and returns the payment', async () => {
    const { id: scheduleId } = await open(await enrollment());
    const deposit = { scheduleId, today, paymentMethodId: await card(), key: 'deposit-1' };
    const paid = await payDeposit(dependencies(), deposit);
    expect(paid).toMatchObject({ status: 'ACCEPTED', amount: 50_000, kind: 'DEPOSIT' });
    expect((await payDeposit(dependencies(), deposit))!.id).toBe(paid!.id);
    const charges = await world.db.select().from(sandboxCharges).where(eq(sandboxCharges.key, paid!.id));
    expect(charges).toMatchObject([{ amount: 50_000, status: 'succeeded' }]);
    expect(await statusOf(scheduleId)).toMatchObject({ totalRemaining: 564_500 - 50_000 });
    // With another key, nothing is due anymore.
    expect(await payDeposit(dependencies(), { ...deposit, key: 'deposit-2' })).toBeNull();
  });

  it.each([
    ['declined', 'failedPay'],
    ['expired', 'paymentMethodFailed'],
    ['providerError', 'paymentProviderError'],
    ['lost', 'paymentRequestError'],
  ] as const)(
    'with a card that is %s fails with %s, and can be retried with another',
    async (number, key) => {
      const { id: scheduleId } = await open(await enrollment());
      const bad = { scheduleId, today, paymentMethodId: await card(number), key: 'deposit-1' };
      await expect(payDeposit(dependencies(), bad)).rejects.toMatchObject({ key });
      const other = { ...bad, paymentMethodId: await card('another'), key: 'deposit-2' };
      if (key === 'paymentRequestError') {
        // Its outcome is unknown: another card has to wait, and the same key continues it.
        await expect(payDeposit(dependencies(), other)).rejects.toMatchObject({
          key: 'paymentStatusInProgress',
        });
        expect(await payDeposit(dependencies(), bad)).toMatchObject({ status: 'ACCEPTED' });
      } else {
        await expect(payDeposit(dependencies(), bad)).rejects.toMatchObject({ key });
        expect(await payDeposit(dependencies(), other)).toMatchObject({ status: 'ACCEPTED' });
      }
    },
  );

  it('is what was due on the day of the quote, even if more has become due when it’s charged', async () => {
    const { id: scheduleId, rows } = await open(await enrollment());
    const deposit = { scheduleId, today, paymentMethodId: await card(), key: 'deposit-1' };
    while (world.clock.now < new Date(`${rows[1]!.dueDate}T12:00:00Z`)) world.clock.forward(24 * 3600);
    expect(await payDeposit(dependencies(), deposit)).toMatchObject({ amount: 50_000 });
  });

  it('may need confirmation first, and returns to where it was requested', async () => {
    const { id: scheduleId } = await open(await enrollment());
    const paymentMethodId = await card('authentication');
    const deposit = { scheduleId, today, paymentMethodId, key: 'deposit-1', returnPath: '/enroll/review' };
    const payment = await payDeposit(dependencies(), deposit);
    expect(payment).toMatchObject({ status: 'IN_PROGRESS' });
    const confirmed = await world.app.request(payment!.nextActionUrl!, {
      method: 'POST',
      body: new URLSearchParams({ decision: 'approve' }),
    });
    expect(confirmed.headers.get('location')).toBe('http://127.0.0.1:4100/enroll/review');
  });
});

describe('moving to another schedule [P-27]', () => {
  const mayas = demoId('paymentSchedule', 11);
  /** A refund that a later transfer doesn’t charge again. */
  const givenBack = 2_500;
  const paid = 50_000 + 7 * 45_780 - givenBack;

  it('matches its quote', async () => {
    const { plan, cohort } = await enrollment(3, 8);
    const asked = { from: mayas, plan, cohort, fee: 30_000, now: now() };
    const quote = await quoteTransfer(world.db, asked);
    expect(quote).toMatchObject({
      rollover: paid,
      left: 0,
      dueToday: 0,
      price: { discount: 54_000 + givenBack },
    });
    const opened = await world.db.transaction((db) => transferSchedule(db, asked));
    const figures = (rows: { dueDate: string; rolloverAmount: number; type: string }[]) =>
      rows.map(({ dueDate, rolloverAmount, type }) => [dueDate, rolloverAmount, type]);
    expect(figures(opened.rows)).toEqual(figures(quote.rows));
    await expect(quoteTransfer(world.db, asked)).rejects.toMatchObject({ key: 'paymentDeleted' });
    await expect(quoteTransfer(world.db, { ...asked, from: theo })).rejects.toMatchObject({
      key: 'notFound',
    });
  });

  it('lowers the price by what was given back, however often it moves', async () => {
    const { plan, cohort } = await enrollment(3, 8);
    const moving = { plan, cohort, fee: 0, now: now() };
    const { id } = await world.db.transaction((db) => transferSchedule(db, { from: mayas, ...moving }));
    const [dispute] = await world.db
      .select()
      .from(refunds)
      .where(and(eq(refunds.scheduleId, mayas), eq(refunds.type, 'VOUCHER')));
    const lost = { ...dispute!, id: newId(), scheduleId: id, type: 'DISPUTE', amount: 1_000 } as const;
    await world.db.insert(refunds).values(lost);
    const { price } = await quoteTransfer(world.db, { from: id, ...moving });
    expect(price.discount).toBe(54_000 + givenBack + 1_000);
  });

  // Claim: autopay-due-date
  it('stays without autopay if that was left out of it', async () => {
    const { plan, cohort } = await enrollment(3, 8);
    const moving = { plan, cohort, fee: 0, now: now() };
    const later = async (from: string) => {
      const { id, rows } = await world.db.transaction((db) => transferSchedule(db, { from, ...moving }));
      const open = rows.filter((row) => row.status === 'SCHEDULED' && row.dueDate > '2026-03-02');
      return { id, captures: new Set(open.map(({ captureMethod }) => captureMethod)) };
    };
    const { id, captures } = await later(mayas);
    expect(captures).toEqual(new Set(['AUTOMATIC']));
    const isIn = eq(paymentScheduleRows.scheduleId, id);
    await world.db.update(paymentScheduleRows).set({ captureMethod: 'MANUAL' }).where(isIn);
    expect((await later(id)).captures).toEqual(new Set(['MANUAL']));
  });

  it('changes nothing if the caller’s transaction fails', async () => {
    const { plan, cohort } = await enrollment(3, 8);
    const before = await world.db.select().from(paymentScheduleRows);
    await world.db
      .transaction(async (db) => {
        await transferSchedule(db, { from: mayas, plan, cohort, fee: 0, now: now() });
        throw new Error('no seat');
      })
      .catch(() => {});
    expect(await world.db.select().from(paymentScheduleRows)).toEqual(before);
    expect((await statusOf(mayas)).status).toBe('ACTIVE');
  });

  it('leaves the fee to be paid if nothing was paid before', async () => {
    const first = await open(await enrollment());
    const { plan, cohort } = await enrollment(3, 8);
    const moved = await world.db.transaction((db) =>
      transferSchedule(db, { from: first.id, plan, cohort, fee: 10_000, now: now() }),
    );
    const deposit = { scheduleId: moved.id, today, paymentMethodId: await card(), key: 'transfer-1' };
    expect(await payDeposit(dependencies(), deposit)).toMatchObject({ amount: 50_000 + 10_000 });
  });

  it('keeps the remainder for an enrollment that requests it', async () => {
    const { plan, cohort } = await enrollment(4, 10);
    await world.db.transaction((db) =>
      transferSchedule(db, { from: mayas, plan, cohort, fee: 0, now: now() }),
    );
    const studentId = demoId('student', 1);
    expect(await rolloverCredit(world.db, studentId, 'USD')).toBe(paid - (120_000 - givenBack));
    const later = await open(await enrollment(), { studentId, rollover: 100_000 });
    expect(later.rows.reduce((sum, row) => sum + row.rolloverAmount, 0)).toBe(100_000);
    expect(await rolloverCredit(world.db, studentId, 'USD')).toBe(paid - (220_000 - givenBack));
    const all = await world.db.select().from(rollovers).where(eq(rollovers.studentId, studentId));
    expect(all.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid);
    const more = open(await enrollment(), { studentId, rollover: paid });
    await expect(more).rejects.toMatchObject({ key: 'paymentBalanceExceeded' });
  });
});

it('charges amounts that belong to no schedule, once per key', async () => {
  const asked = {
    studentId: theo,
    amount: 2_900,
    currency: 'USD',
    kind: 'SUBSCRIPTION' as const,
    description: 'Coach subscription, March',
    key: 'subscription 2026-03',
    paymentMethodId: await card(),
  };
  const paid = await payOnce(dependencies(), asked);
  expect(paid).toMatchObject({ status: 'ACCEPTED', scheduleId: null, amount: 2_900 });
  expect((await payOnce(dependencies(), asked)).id).toBe(paid.id);
  const bad = { ...asked, key: 'subscription 2026-04', paymentMethodId: await card('declined') };
  await expect(payOnce(dependencies(), bad)).rejects.toMatchObject({ key: 'failedPay' });
  const { accessToken: token } = await world.signIn('new.student@example.com');
  const receipt = await world.call('getPaymentReceipt', { token, path: { id: paid.id } });
  expect([receipt.status, receipt.headers.get('content-type')]).toEqual([200, 'application/pdf']);
});
