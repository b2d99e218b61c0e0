import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { readPdf, textsOf } from '../testing/pdf.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const maya = demoId('student', 1);
const token = async (name: string) => (await world.signIn(`${name}@example.com`)).accessToken;
const ask = async (name: string, person: number, query: object = {}) =>
  world.call('getFinancialSummary', {
    token: await token(name),
    path: { id: demoId('student', person) },
    query,
  });

describe('the account status [P-23] [P-26]', () => {
  it('has figures that add up', async () => {
    const { body } = await ask('student', 1);
    expect(body.content).toEqual({
      paymentScheduleId: demoId('paymentSchedule', 11),
      currency: 'USD',
      netTuition: 486_000 - 2_500,
      totalPaid: 50_000 + 7 * 45_780 - 2_500,
      totalRemaining: 3 * 45_780,
      // The months of two rows have not begun.
      payOffAmount: 3 * 45_780 - 2 * 2_180,
      payOffSaving: 2 * 2_180,
      pendingPayments: [],
      refunds: { withdrawal: 0, voucher: 2_500, custom: 0, dispute: 0 },
      rollover: 0,
      rolloverCredit: 0,
      interest: 21_800,
      taxes: 0,
      balance: [
        {
          name: 'NET_TUITION',
          amount: 486_000 - 2_500,
          parts: [
            { name: 'DEPOSIT', amount: 50_000 },
            { name: 'INSTALLMENTS', amount: 436_000 },
            { name: 'REFUNDS', amount: -2_500 },
          ],
        },
        {
          name: 'INTEREST',
          amount: 21_800,
          parts: [
            { name: 'PAID', amount: 7 * 2_180 },
            { name: 'OPEN', amount: 3 * 2_180 },
          ],
        },
        { name: 'TAXES', amount: 0, parts: [] },
        {
          name: 'TOTAL_PAID',
          amount: -(50_000 + 7 * 45_780 - 2_500),
          parts: [
            { name: 'VOUCHER', amount: 2_500 },
            { name: 'CHARGED', amount: -(50_000 + 7 * 45_780) },
          ],
        },
        { name: 'ROLLOVER', amount: 0, parts: [] },
      ],
      paymentCount: 11,
      paymentsMade: 8,
      status: 'GOOD',
      daysOverdue: 0,
      amountOverdue: 0,
      amountDue: 0,
      totalsDue: [],
      disputedAmount: 0,
      autoPay: true,
      nextPayment: {
        kind: 'NEXT',
        dueDate: '2026-03-07',
        amount: 45_780,
        amountToday: 45_780,
        interestSaved: 0,
        isAutomatic: true,
      },
    });
    const { netTuition, interest, taxes, totalPaid, rollover, totalRemaining } = body.content;
    expect(netTuition + interest + taxes - totalPaid - rollover).toBe(totalRemaining);
  });

  it.each([
    [3, 'PAST_DUE', 42, 102_900],
    [21, 'COLLECTIONS', 118, 4 * 45_780 + 4 * 5_670],
    [22, 'GOOD', 0, 0],
    [23, 'GOOD', 0, 0],
    [2, 'GOOD', 0, 0],
  ])('of person %i is %s, %i days overdue', async (person, status, daysOverdue, amountOverdue) => {
    const { body } = await ask('admin', person);
    expect(body.content).toMatchObject({ status, daysOverdue, amountOverdue });
  });

  it('counts money from another schedule', async () => {
    const { body } = await ask('transferred', 23);
    expect(body.content).toMatchObject({
      paymentScheduleId: demoId('paymentSchedule', 232),
      rollover: 50_000 + 2 * 51_450,
      totalPaid: 0,
    });
  });

  it('is that of the schedule that is named, though another one replaced it', async () => {
    const older = demoId('paymentSchedule', 231);
    const newer = demoId('paymentSchedule', 232);
    const of = async (paymentScheduleId: string) =>
      (await ask('transferred', 23, { paymentScheduleId })).body.content.paymentScheduleId;
    expect([await of(older), await of(newer)]).toEqual([older, newer]);
  });

  it('is empty without a schedule, or for another application', async () => {
    const empty = {
      paymentScheduleId: null,
      netTuition: 0,
      totalPaid: 0,
      totalRemaining: 0,
      nextPayment: null,
    };
    expect((await ask('new.student', 2)).body.content).toMatchObject({ ...empty, autoPay: false });
    const { body } = await ask('student', 1, { applicationId: demoId('application', 3) });
    expect(body.content).toMatchObject({ ...empty, autoPay: true });
    const own = await ask('student', 1, { applicationId: demoId('application', 1) });
    expect(own.body.content.paymentScheduleId).toBe(demoId('paymentSchedule', 11));
  });

  it.each([
    ['pastdue', 404],
    ['coach', 404],
    ['advisor', 200],
    ['admin', 200],
  ])('is shown to %s with status %i', async (name, status) => {
    expect((await ask(name, 1)).status).toBe(status);
  });
});

it('shows the figures of the contract [P-12] [P-24]', async () => {
  const terms = async (name: string, person: number) =>
    world.call('getPaymentPlanTerms', { token: await token(name), path: { id: demoId('student', person) } });
  expect((await terms('student', 1)).body.content).toEqual({
    installmentAmount: 45_780,
    amountFinanced: 436_000,
    annualPercentageRate: 1_083,
    totalOwed: 507_800,
    amountDue: 0,
    interestRate: 600,
    depositAmount: 50_000,
    installmentCount: 10,
    currency: 'USD',
  });
  expect((await terms('pastdue', 3)).body.content.amountDue).toBe(2 * 51_450);
  expect((await terms('new.student', 2)).status).toBe(404);
});

describe('the contract as a file [P-12]', () => {
  const document = async (name: string, person: number, query: object = {}) =>
    world.call('getPaymentPlanTermsDocument', {
      token: await token(name),
      path: { id: demoId('student', person) },
      query,
    });

  it('is a PDF with the figures and the due dates, in the student’s language', async () => {
    const { status, headers, bytes } = await document('pastdue', 3);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/condiciones-del-plan-de-pago-\d{4}-\d\d-\d\d\.pdf/);
    const { structure, catalog } = readPdf(bytes);
    const text = textsOf(structure)
      .map((element) => element.text)
      .join('\n');
    expect(catalog.Lang).toBe('es-US');
    for (const words of [
      'Condiciones del plan de pago',
      'Camila Inés Reyes',
      'Formación en coaching de salud',
      'Depósito y 10 cuotas mensuales',
      'Monto vencido: $ 1,029.00',
      'Cuota 10',
    ])
      expect(text).toContain(words);
    expect((await document('advisor', 3)).bytes).toEqual(bytes);
  });

  it('belongs to the requested plan, and only to the student', async () => {
    expect((await document('student', 1, { applicationId: demoId('application', 1) })).status).toBe(200);
    expect((await document('student', 1, { applicationId: demoId('application', 3) })).status).toBe(404);
    expect((await document('student', 3)).status).toBe(404);
    expect((await document('new.student', 2)).status).toBe(404);
  });
});

describe('schedules and their rows [P-25]', () => {
  it('are listed, newest first, and filtered by status [P-27]', async () => {
    const list = async (query: object = {}) =>
      world.call('listPaymentSchedules', {
        token: await token('transferred'),
        path: { id: demoId('student', 23) },
        query,
      });
    const { body } = await list();
    expect(body.content.map(({ id, status, transferredToId }) => [id, status, transferredToId])).toEqual([
      [demoId('paymentSchedule', 232), 'ACTIVE', null],
      [demoId('paymentSchedule', 231), 'TRANSFERRED', demoId('paymentSchedule', 232)],
    ]);
    expect((await list({ status: 'TRANSFERRED' })).body.pagination.total).toBe(1);
    expect((await list({ applicationId: demoId('application', 1) })).body.content).toEqual([]);
    expect((await list({ sortBy: 'currency' })).status).toBe(400);
  });

  it('are in the student’s language', async () => {
    const path = { id: demoId('student', 3) };
    const { body } = await world.call('listPaymentSchedules', { token: await token('pastdue'), path });
    expect(body.content[0]).toMatchObject({
      programTitle: 'Formación en coaching de salud',
      paymentPlan: { name: 'Depósito y 10 cuotas mensuales' },
    });
  });

  it('come by due date, with everything the table shows', async () => {
    const list = async (query: object = {}, name = 'student') =>
      world.call('listPaymentScheduleRows', {
        token: await token(name),
        path: { id: demoId('paymentSchedule', 11) },
        query,
      });
    const { body } = await list();
    expect([body.content.length, body.pagination.total]).toEqual([10, 11]);
    const dates = body.content.map(({ dueDate }) => dueDate);
    expect(dates).toEqual([...dates].sort());
    expect(body.content[7]).toEqual({
      id: demoId('paymentScheduleRow', 1107),
      type: 'INSTALLMENT',
      captureMethod: 'AUTOMATIC',
      currency: 'USD',
      status: 'ACCEPTED',
      paymentMethod: 'CARD',
      paymentMethodId: demoId('paymentMethod', 11),
      brand: 'VISA',
      last4: '4242',
      paymentId: demoId('payment', 1108),
      installment: 7,
      dueDate: '2026-02-07',
      amountDue: 45_780,
      interestAmount: 2_180,
      taxAmount: 0,
      amountToday: 0,
      interestSaved: 0,
      openAmount: 0,
      isPayable: false,
      amountPaid: 45_780,
      rolloverAmount: 0,
      amountRefunded: 2_500,
      amountSettled: 45_780,
      nextAttemptOn: null,
    });
    expect(body.content[8]).toMatchObject({
      status: 'SCHEDULED',
      captureMethod: 'AUTOMATIC',
      paymentMethod: 'CARD',
      last4: '4242',
      paymentId: null,
      nextAttemptOn: '2026-03-07',
    });
    const byAmount = await list({ sortBy: 'amountDue', descending: true, size: 1 });
    expect(byAmount.body.content).toMatchObject([{ type: 'DEPOSIT', amountDue: 50_000 }]);
    expect((await list({ sortBy: 'brand' })).status).toBe(400);
    expect((await list({}, 'pastdue')).status).toBe(404);
    expect((await list({}, 'advisor')).status).toBe(200);
  });

  it('have every status in the demo world', async () => {
    const seen = new Set<string>();
    for (const [name, schedule] of [
      ['student', 11],
      ['pastdue', 31],
      ['transferred', 231],
      ['transferred', 232],
    ] as const) {
      const { body } = await world.call('listPaymentScheduleRows', {
        token: await token(name),
        path: { id: demoId('paymentSchedule', schedule) },
        query: { size: 100 },
      });
      for (const { status } of body.content) seen.add(status);
    }
    expect([...seen].sort()).toEqual([
      'ACCEPTED',
      'DELETED',
      'INVALID',
      'IN_PROGRESS',
      'REFUNDED',
      'SCHEDULED',
    ]);
  });
});

it('show payments in the account history, as they were made [P-13]', async () => {
  const { body } = await world.call('listAccountHistory', {
    token: await token('student'),
    path: { id: maya },
    query: { size: 100 },
  });
  const paid = body.content.filter(({ type }) => type === 'PAYMENT_ACCEPTED');
  const tuition = paid.filter(({ applicationId }) => applicationId !== null);
  expect(tuition.map(({ amount }) => amount)).toEqual([...Array(7).fill(45_780), 50_000]);
  // What was bought of a coach.
  expect(paid.filter(({ applicationId }) => applicationId === null)).toMatchObject([{ amount: 32_000 }]);
  expect(body.content[0]).toMatchObject({
    type: 'REFUNDED',
    amount: -2_500,
    description: 'Promo code SPRING10',
  });
});
