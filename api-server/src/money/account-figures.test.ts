import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { paymentScheduleRows, paymentSchedules } from '../tables/payment-schedules.ts';
import { payments } from '../tables/payments.ts';
import { sandboxCards } from '../tables/sandbox.ts';
import { freshWorld } from '../testing/fresh-world.ts';

// Home and the payments page show `nextPayment`, `amountOverdue` and `totalPaid` of the summary, the plan's terms show
// `amountDue`, and the pay page charges a quote. In each state, all of them say the same.

const world = freshWorld({ config: { rateLimitFactor: 100 } });

type Person = { name: string; person: number };
const maya: Person = { name: 'student', person: 1 };
const theo: Person = { name: 'pastdue', person: 3 };
const inCollections: Person = { name: 'collections', person: 21 };

let token: string;
let path: { id: string };
let scheduleId: string;
async function be({ name, person }: Person) {
  token = await world.tokenOf(`${name}@example.com`);
  path = { id: demoId('student', person) };
  scheduleId = (await summary()).paymentScheduleId!;
}
const summary = async () => (await world.call('getFinancialSummary', { token, path })).body.content;
const quote = (body: object) =>
  world.call('createPaymentQuote', { token, path: { id: scheduleId }, body: body as never });
async function pay(body: object) {
  const [card] = await world.db.select().from(paymentMethods).where(eq(paymentMethods.studentId, path.id));
  const asked = await quote(body);
  const { quoteId } = asked.body.content;
  return world.call('createPayment', {
    token,
    path: { id: scheduleId },
    body: { quoteId, paymentMethodId: card!.id },
  });
}
const shiftTo = async (dueDates: (index: number) => string) => {
  const rows = await world.db
    .select()
    .from(paymentScheduleRows)
    .where(eq(paymentScheduleRows.scheduleId, scheduleId))
    .orderBy(paymentScheduleRows.dueDate);
  const open = rows.filter(({ status }) => status === 'SCHEDULED' || status === 'INVALID');
  for (const [index, { id }] of open.entries())
    await world.db
      .update(paymentScheduleRows)
      .set({ dueDate: dueDates(index), interestFrom: '2025-12-01' })
      .where(eq(paymentScheduleRows.id, id));
};

/** Compares the figures of every screen. */
async function expectAgreement() {
  const found = await summary();
  const { nextPayment, amountDue, amountOverdue, daysOverdue, payOffAmount, totalPaid } = found;
  const next = await quote({ kind: 'INSTALLMENT' });
  // While a charge of the schedule is in progress, the pay page shows it instead.
  const isWaiting = found.pendingPayments.some((payment) => payment.paymentScheduleId === scheduleId);
  if (isWaiting) expect(nextPayment).toBeNull();
  else if (nextPayment === null || nextPayment.amountToday === 0) expect(next.status).toBe(409);
  else expect(next.body.content.amount).toBe(nextPayment.amountToday);
  if (nextPayment && next.status === 201) {
    const { amount, interestSaved } = next.body.content;
    expect(amount + interestSaved).toBe(nextPayment.amount);
  }
  const everything = await quote({ kind: 'PAY_OFF' });
  if (everything.status < 300) expect(everything.body.content.amount).toBe(payOffAmount);
  const terms = await world.call('getPaymentPlanTerms', { token, path });
  expect(terms.body.content.amountDue).toBe(amountDue);
  if (amountDue > 0 && nextPayment) expect(nextPayment.amountToday).toBe(amountDue);
  expect(amountOverdue > 0).toBe(daysOverdue > 0);
  const { body } = await world.call('listTransactions', {
    token,
    path,
    query: { purpose: 'TUITION' },
  });
  return { ...found, net: body.pagination.totals[0]?.net ?? 0, totalPaid };
}

describe('next payment, amount due, overdue and paid so far agree', () => {
  beforeEach(() => be(maya));

  it('when the next payment is to come, with autopay', async () => {
    const { nextPayment, amountDue, net, totalPaid } = await expectAgreement();
    expect([nextPayment, amountDue]).toEqual([
      {
        kind: 'NEXT',
        dueDate: '2026-03-07',
        amount: 45_780,
        amountToday: 45_780,
        interestSaved: 0,
        isAutomatic: true,
      },
      0,
    ]);
    expect(net).toBe(totalPaid);
  });

  it('without autopay', async () => {
    await world.call('updateAutoPay', { token, path, body: { enabled: false } });
    expect((await expectAgreement()).autoPay).toBe(false);
  });

  it('when it is due today', async () => {
    await shiftTo((index) => `2026-0${3 + index}-02`);
    const { nextPayment, amountDue, status } = await expectAgreement();
    expect([nextPayment?.amount, amountDue, status]).toEqual([45_780, 45_780, 'GOOD']);
  });

  it('when two are overdue and one is due today: all three are next', async () => {
    await shiftTo((index) => ['2026-01-20', '2026-02-20', '2026-03-02'][index]!);
    const { nextPayment, amountDue, amountOverdue, status } = await expectAgreement();
    expect([nextPayment, amountDue, amountOverdue, status]).toEqual([
      {
        kind: 'DUE_NOW',
        dueDate: '2026-01-20',
        amount: 3 * 45_780,
        amountToday: 3 * 45_780,
        interestSaved: 0,
        isAutomatic: true,
      },
      3 * 45_780,
      2 * 45_780,
      'PAST_DUE',
    ]);
  });

  it('when a part of it is paid', async () => {
    await pay({ kind: 'CUSTOM', amount: 10_000 });
    const { net, totalPaid } = await expectAgreement();
    expect(net).toBe(totalPaid);
  });

  it('when only interest is left of it', async () => {
    await pay({ kind: 'CUSTOM', amount: 43_600 });
    expect((await expectAgreement()).nextPayment?.amount).toBe(2_180);
  });

  it('when its interest has not accrued', async () => {
    await pay({ kind: 'INSTALLMENT' });
    expect((await expectAgreement()).nextPayment).toEqual({
      kind: 'NEXT',
      dueDate: '2026-04-07',
      amount: 45_780,
      amountToday: 43_600,
      interestSaved: 2_180,
      isAutomatic: true,
    });
  });

  it('while a payment is at the bank: nothing is next', async () => {
    await world.db.update(sandboxCards).set({ behavior: 'requiresAction' });
    await pay({ kind: 'INSTALLMENT' });
    const { pendingPayments, nextPayment, amountDue, net, totalPaid } = await expectAgreement();
    expect(pendingPayments).toHaveLength(1);
    expect([nextPayment, amountDue]).toEqual([null, 0]);
    expect(net).toBe(totalPaid);
  });

  it('while a purchase is at the bank: the next installment stays', async () => {
    const [known] = await world.db.select().from(payments).where(eq(payments.studentId, path.id));
    const { id: _, key: __, ...rest } = known!;
    await world.db.insert(payments).values({
      ...rest,
      kind: 'PURCHASE',
      scheduleId: null,
      parts: [],
      status: 'IN_PROGRESS',
      settledAt: null,
    });
    const { nextPayment, pendingPayments } = await expectAgreement();
    expect([nextPayment?.amount, pendingPayments.length]).toEqual([45_780, 1]);
  });

  it('when everything is paid off', async () => {
    await pay({ kind: 'PAY_OFF' });
    const { nextPayment, amountDue, payOffAmount, net, totalPaid } = await expectAgreement();
    expect([nextPayment, amountDue, payOffAmount]).toEqual([null, 0, 0]);
    expect(net).toBe(totalPaid);
  });

  it('after a refund', async () => {
    const admin = await world.tokenOf('admin@example.com');
    const body = {
      type: 'CUSTOM' as const,
      destination: 'CARD' as const,
      amount: 5_000,
      reason: 'Agreed on the phone.',
    };
    const refund = await world.call('createRefund', { token: admin, path: { id: scheduleId }, body });
    expect(refund.status).toBe(201);
    const { net, totalPaid } = await expectAgreement();
    expect(net).toBe(totalPaid);
  });

  it('past due', async () => {
    await be(theo);
    const { status, nextPayment, amountOverdue } = await expectAgreement();
    expect([status, nextPayment?.amount]).toEqual(['PAST_DUE', amountOverdue]);
  });

  it('in collections', async () => {
    await be(inCollections);
    expect((await expectAgreement()).status).toBe('COLLECTIONS');
  });

  it('after a transfer: the money is paid on one schedule and counts on the other', async () => {
    await be({ name: 'transferred', person: 23 });
    const { net, totalPaid, rollover } = await expectAgreement();
    expect(net).toBe(totalPaid + rollover);
  });

  it('with two schedules', async () => {
    const schedules = await world.db
      .select()
      .from(paymentSchedules)
      .where(eq(paymentSchedules.studentId, path.id));
    const { id: _, ...first } = schedules.find(({ id }) => id === scheduleId)!;
    await world.db.insert(paymentSchedules).values({ ...first, createdAt: new Date('2025-01-01') });
    await expectAgreement();
  });
});
