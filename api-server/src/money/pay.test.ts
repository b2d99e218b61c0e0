import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../platform/identifier.ts';
import { demoId } from '../seed/seed.ts';
import { paymentMethods } from '../tables/payment-methods.ts';
import { payments } from '../tables/payments.ts';
import { sandboxCards, sandboxCharges } from '../tables/sandbox.ts';
import { addCard, type cardNumbers } from '../testing/cards.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { readPdf, textsOf } from '../testing/pdf.ts';
import { forwardActive } from '../testing/stay-active.ts';

const world = freshWorld({ config: { rateLimitFactor: 100 } });

const mayas = demoId('paymentSchedule', 11);
const camilas = demoId('paymentSchedule', 31);
const visa = demoId('paymentMethod', 11);
const row = (schedule: number, index: number) => demoId('paymentScheduleRow', schedule * 100 + index);
const maya = () => world.signIn('student@example.com');
const camila = () => world.signIn('pastdue@example.com');
type Holder = Awaited<ReturnType<typeof maya>>;

const quote = ({ accessToken: token }: Holder, body: object, id = mayas) =>
  world.call('createPaymentQuote', { token, path: { id }, body });
const pay = ({ accessToken: token }: Holder, body: object, key = newId(), id = mayas) =>
  world.call('createPayment', { token, path: { id }, body, key });
const rowsOf = async ({ accessToken: token }: Holder, id = mayas) =>
  (await world.call('listPaymentScheduleRows', { token, path: { id }, query: { size: 100 } })).body.content;
const chargesSince = async (before: number) => (await world.db.select().from(sandboxCharges)).length - before;
const countCharges = async () => (await world.db.select().from(sandboxCharges)).length;

async function payWith(card: keyof typeof cardNumbers, key = newId()) {
  const holder = await maya();
  const { body: added } = await addCard(world, holder, card);
  const { body } = await quote(holder, { kind: 'INSTALLMENT' });
  const input = { quoteId: body.content.quoteId, paymentMethodId: added.content.id };
  return { holder, input, key, answer: await pay(holder, input, key) };
}

describe('a card [P-11]', () => {
  const isDeclined = async ({ accessToken: token, studentId: id }: Holder, methodId: string) => {
    const { body } = await world.call('listPaymentMethods', { token, path: { id } });
    return body.content.find((method) => method.id === methodId)!.isDeclined;
  };

  it('is declined if its last charge was, and until one succeeds', async () => {
    const { holder, input } = await payWith('insufficientFunds');
    const { paymentMethodId } = input;
    expect(await isDeclined(holder, paymentMethodId)).toBe(true);
    expect(await isDeclined(holder, visa)).toBe(false);
    world.clock.forward(60);
    await world.db.update(sandboxCards).set({ behavior: 'succeeds' }).where(eq(sandboxCards.last4, '9995'));
    const { body } = await quote(holder, { kind: 'INSTALLMENT' });
    await pay(holder, { quoteId: body.content.quoteId, paymentMethodId });
    expect(await isDeclined(holder, paymentMethodId)).toBe(false);
  });

  it('is not declined if the student cancels the confirmation', async () => {
    const { holder, input, answer } = await payWith('authentication');
    const { accessToken: token } = holder;
    await world.call('cancelPayment', { token, path: { id: answer.body.content.id } });
    expect(await isDeclined(holder, input.paymentMethodId)).toBe(false);
  });
});

describe('a quote [P-10] [A-35]', () => {
  // Claim: quote-expiry
  it('is valid for 15 minutes, and states what it is for', async () => {
    const { status, body } = await quote(await maya(), { kind: 'INSTALLMENT' });
    expect(status).toBe(201);
    expect(body.content).toEqual({
      quoteId: expect.any(String),
      kind: 'INSTALLMENT',
      amount: 45_780,
      currency: 'USD',
      min: 45_780,
      max: 45_780,
      interestSaved: 0,
      rowIds: [row(11, 8)],
      expiresAt: '2026-03-02T15:15:00.000Z',
    });
  });

  it('for a payoff waives interest', async () => {
    const { body } = await quote(await maya(), { kind: 'PAY_OFF' });
    // The month of installment 8 has begun.
    expect(body.content).toMatchObject({ amount: 3 * 45_780 - 2 * 2_180, interestSaved: 2 * 2_180 });
  });

  // Claim: early-payment-interest
  it('ahead of time waives unaccrued interest, however it is requested [A-35]', async () => {
    const holder = await maya();
    const ahead = await quote(holder, { kind: 'PRE_PAY', rowIds: [row(11, 9), row(11, 10)] });
    expect(ahead.body.content).toMatchObject({ amount: 2 * 43_600, interestSaved: 2 * 2_180 });
    const shown = (await rowsOf(holder)).slice(8).map(({ amountToday }) => amountToday);
    expect(shown).toEqual([45_780, 43_600, 43_600]);
    const { accessToken: token, studentId } = holder;
    const summary = await world.call('getFinancialSummary', { token, path: { id: studentId } });
    expect(summary.body.content).toMatchObject({ totalRemaining: 137_340, payOffAmount: 132_980 });

    // Separate payments add up to the payoff of the same minute, and the receipt shows the savings.
    const { quoteId } = ahead.body.content;
    const first = await pay(holder, { quoteId, paymentMethodId: visa });
    expect(first.body.content).toMatchObject({ amount: 87_200, interestSaved: 4_360 });
    const { bytes } = await world.call('getPaymentReceipt', { token, path: { id: first.body.content.id } });
    const texts = textsOf(readPdf(bytes).structure).map(({ text }) => text);
    expect(texts.join('\n')).toContain('Paying early saved you $ 43.60 in interest.');
    const rest = await quote(holder, { kind: 'PAY_OFF' });
    expect(rest.body.content).toMatchObject({ amount: 132_980 - 87_200, interestSaved: 0 });
  });

  it('of a custom amount shows its limits, and enforces them [M-03]', async () => {
    const holder = await maya();
    const { body } = await quote(holder, { kind: 'CUSTOM' });
    expect(body.content).toMatchObject({ amount: 45_780, min: 1_000, max: 132_980 });
    const lower = await quote(holder, { kind: 'CUSTOM', amount: 999 });
    expect([lower.status, lower.problem.key]).toEqual([422, 'paymentAmountLower']);
    expect(lower.problem.errors).toEqual([
      { in: 'body', pointer: '/amount', rule: 'numberBetween', values: { min: 1_000, max: 132_980 } },
    ]);
    const higher = await quote(holder, { kind: 'CUSTOM', amount: 132_981 });
    expect([higher.status, higher.problem.key]).toEqual([422, 'paymentBalanceExceeded']);
    expect(higher.problem.errors).toMatchObject([
      { rule: 'numberBetween', values: { min: 1_000, max: 132_980 } },
    ]);
    // 0.30 would be left, which no card can be charged.
    const nearly = await quote(holder, { kind: 'CUSTOM', amount: 132_950 });
    expect([nearly.status, nearly.problem.key]).toEqual([422, 'paymentBalanceExceeded']);
    expect(nearly.problem.errors).toMatchObject([
      { rule: 'numberBetween', values: { min: 1_000, max: 132_930 } },
    ]);
  });

  it('is limited to the student’s own schedule', async () => {
    for (const email of ['pastdue@example.com', 'admin@example.com', 'advisor@example.com']) {
      expect((await quote(await world.signIn(email), { kind: 'PAY_OFF' })).status).toBe(404);
    }
    const { status } = await quote(await maya(), { kind: 'PRE_PAY', rowIds: [row(31, 3)] });
    expect(status).toBe(404);
  });

  it.each([
    ['student', 11, 'INSTALLMENT', [1], 409, 'paymentStatusAccepted', '3'],
    ['graduate', 221, 'PAY_OFF', [], 409, 'paymentNoBalance', null],
    ['transferred', 232, 'INSTALLMENT', [3], 409, 'paymentStatusInProgress', '3'],
    ['transferred', 231, 'PAY_OFF', [], 410, 'paymentDeleted', null],
    ['transferred', 231, 'INSTALLMENT', [0], 409, 'paymentStatusInvalid', '3'],
    ['transferred', 231, 'INSTALLMENT', [5], 410, 'paymentDeleted', null],
  ] as const)(
    'for %s of schedule %i, %s %o, is refused with %i %s [M-03]',
    async (name, schedule, kind, indexes, status, key, retryAfter) => {
      const rowIds = indexes.map((index) => row(schedule, index));
      const holder = await world.signIn(`${name}@example.com`);
      const answer = await quote(holder, { kind, rowIds }, demoId('paymentSchedule', schedule));
      const { problem, headers } = answer;
      expect([answer.status, problem.key, headers.get('retry-after')]).toEqual([status, key, retryAfter]);
    },
  );
});

describe('paying [P-10] [P-25]', () => {
  it('charges the card, and shows it in the rows, the history and a message', async () => {
    const holder = await maya();
    const { body: quoted } = await quote(holder, { kind: 'INSTALLMENT' });
    const { status, body } = await pay(holder, { quoteId: quoted.content.quoteId, paymentMethodId: visa });
    expect(status).toBe(202);
    expect(body.content).toEqual({
      id: expect.any(String),
      confirmBy: null,
      number: expect.stringMatching(/^2026-[0-9A-F]{8}$/),
      kind: 'INSTALLMENT',
      description: 'Deposit and 10 monthly installments, 8/10',
      status: 'ACCEPTED',
      captureMethod: 'MANUAL',
      amount: 45_780,
      currency: 'USD',
      interestSaved: 0,
      paymentScheduleId: mayas,
      rowIds: [row(11, 8)],
      paymentMethodId: visa,
      brand: 'VISA',
      last4: '4242',
      isCancelled: false,
      failureKey: null,
      nextActionUrl: null,
      createdAt: '2026-03-02T15:00:00.000Z',
      settledAt: '2026-03-02T15:00:00.000Z',
    });
    expect((await rowsOf(holder))[8]).toMatchObject({
      status: 'ACCEPTED',
      paymentMethod: 'CARD',
      amountPaid: 45_780,
      paymentId: body.content.id,
      captureMethod: 'MANUAL',
      nextAttemptOn: null,
    });
    const { body: history } = await world.call('listAccountHistory', {
      token: holder.accessToken,
      path: { id: holder.studentId },
    });
    expect(history.content[0]).toMatchObject({
      type: 'PAYMENT_ACCEPTED',
      amount: 45_780,
      description: 'Visa 4242',
      applicationId: demoId('application', 1),
    });
    const email = await world.lastEmail('student@example.com');
    expect(email.subject).toMatch(/^We received your payment of \$/);
    expect(email.text).toContain('$\u00a0457.80 with the Visa card ending in 4242');
    expect(email.text).toContain('Deposit and 10 monthly installments, 8/10');
  });

  it('in Spanish sends its message in Spanish', async () => {
    const holder = await camila();
    const { body } = await quote(holder, { kind: 'INSTALLMENT', rowIds: [row(31, 3)] }, camilas);
    const input = { quoteId: body.content.quoteId, paymentMethodId: demoId('paymentMethod', 32) };
    expect((await pay(holder, input, newId(), camilas)).status).toBe(202);
    const { subject, text } = await world.lastEmail('pastdue@example.com');
    expect([subject, text]).toEqual([
      'Recibimos tu pago de $\u00a0514.50',
      expect.stringContaining('$\u00a0514.50'),
    ]);
  });

  it('everything off concludes the schedule [P-27]', async () => {
    const holder = await maya();
    const { body } = await quote(holder, { kind: 'PAY_OFF' });
    await pay(holder, { quoteId: body.content.quoteId, paymentMethodId: visa });
    const { body: after } = await world.call('getPaymentSchedule', {
      token: holder.accessToken,
      path: { id: mayas },
    });
    expect(after.content).toMatchObject({ status: 'CONCLUDED', totalRemaining: 0, nextDueDate: null });
    const again = await quote(holder, { kind: 'PAY_OFF' });
    expect(again.problem.key).toBe('paymentNoBalance');
  });

  it('in part leaves the rest of a row open', async () => {
    const holder = await maya();
    const { body } = await quote(holder, { kind: 'CUSTOM', amount: 50_000 });
    expect(body.content.rowIds).toEqual([row(11, 8), row(11, 9)]);
    await pay(holder, { quoteId: body.content.quoteId, paymentMethodId: visa });
    const rows = await rowsOf(holder);
    expect(rows.slice(8, 10).map(({ status, amountPaid }) => [status, amountPaid])).toEqual([
      ['ACCEPTED', 45_780],
      ['SCHEDULED', 4_220],
    ]);
  });

  // Claim: charged-once
  it('with the same key again charges once, and returns the same response', async () => {
    const before = await countCharges();
    const holder = await maya();
    const { body } = await quote(holder, { kind: 'INSTALLMENT' });
    const input = { quoteId: body.content.quoteId, paymentMethodId: visa };
    const key = newId();
    const answer = await pay(holder, input, key);
    const again = await pay(holder, input, key);
    expect(again.body).toEqual(answer.body);
    expect(await chargesSince(before)).toBe(1);
    const other = await pay(holder, { ...input, paymentMethodId: demoId('paymentMethod', 12) }, key);
    expect([other.status, other.problem.key]).toEqual([409, 'idempotencyKeyReused']);
  });

  it('with another key is refused, because the row is paid [M-03]', async () => {
    const holder = await maya();
    const { body } = await quote(holder, { kind: 'INSTALLMENT' });
    const input = { quoteId: body.content.quoteId, paymentMethodId: visa };
    await pay(holder, input);
    const { status, problem, headers } = await pay(holder, input);
    expect([status, problem.key, headers.get('retry-after')]).toEqual([409, 'paymentStatusAccepted', '3']);
  });

  it('pays a quote once, however often it is requested; a declined one can be retried', async () => {
    const holder = await maya();
    const { body: added } = await addCard(world, holder, 'declined');
    const { body } = await quote(holder, { kind: 'CUSTOM', amount: 5_000 });
    const { quoteId } = body.content;
    const before = await countCharges();
    const refused = await pay(holder, { quoteId, paymentMethodId: added.content.id });
    expect(refused.problem.key).toBe('failedPay');
    const input = { quoteId, paymentMethodId: visa };
    const answers = await Promise.all([pay(holder, input), pay(holder, input), pay(holder, input)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([202, 409, 409]);
    expect((await pay(holder, input)).problem.key).toBe('paymentStatusAccepted');
    expect(await chargesSince(before)).toBe(2);
    expect((await rowsOf(holder))[8]).toMatchObject({ amountPaid: 5_000 });
  });

  it.each([
    ['declined', 402, 'failedPay'],
    ['insufficientFunds', 402, 'failedPay'],
    ['expired', 402, 'paymentMethodFailed'],
    ['providerError', 502, 'paymentProviderError'],
  ] as const)(
    'with a card that is %s returns %i %s, and can be retried [M-03]',
    async (card, status, key) => {
      const { holder, input, answer, key: used } = await payWith(card);
      expect([answer.status, answer.problem.key]).toEqual([status, key]);
      expect((await rowsOf(holder))[8]).toMatchObject({ status: 'INVALID', amountPaid: 0 });
      // Repeating the request gives the same response and no second charge.
      const before = await countCharges();
      expect((await pay(holder, input, used)).problem.key).toBe(key);
      expect(await chargesSince(before)).toBe(0);
      const { body: history } = await world.call('listAccountHistory', {
        token: holder.accessToken,
        path: { id: holder.studentId },
      });
      expect(history.content[0]).toMatchObject({ type: 'PAYMENT_FAILED', amount: 45_780 });
      // With another card it succeeds.
      const { body } = await quote(holder, { kind: 'INSTALLMENT', rowIds: [row(11, 8)] });
      const retry = await pay(holder, { quoteId: body.content.quoteId, paymentMethodId: visa });
      expect(retry.body.content.status).toBe('ACCEPTED');
      expect((await rowsOf(holder))[8]).toMatchObject({ status: 'ACCEPTED', last4: '4242' });
    },
  );

  it('with a card that has expired or isn’t the student’s is refused: invalidPaymentMethodDetails [M-03]', async () => {
    const holder = await maya();
    const { body } = await quote(holder, { kind: 'INSTALLMENT' });
    const { quoteId } = body.content;
    for (const paymentMethodId of [demoId('paymentMethod', 31), demoId('paymentMethod', 99)]) {
      const { status, problem } = await pay(holder, { quoteId, paymentMethodId });
      expect([status, problem.key]).toEqual([422, 'invalidPaymentMethodDetails']);
    }
    await world.db.update(paymentMethods).set({ expiration: '2026-02' }).where(eq(paymentMethods.id, visa));
    const { problem } = await pay(holder, { quoteId, paymentMethodId: visa });
    expect(problem.key).toBe('invalidPaymentMethodDetails');
    // No payment was started.
    expect((await rowsOf(holder))[8]).toMatchObject({ status: 'SCHEDULED' });
  });

  it('by a quote for more than is now left is refused: paymentBalanceExceeded [M-03]', async () => {
    const holder = await maya();
    const all = await quote(holder, { kind: 'CUSTOM', amount: 132_980 });
    const some = await quote(holder, { kind: 'CUSTOM', amount: 1_000 });
    await pay(holder, { quoteId: some.body.content.quoteId, paymentMethodId: visa });
    const before = await countCharges();
    const answer = await pay(holder, { quoteId: all.body.content.quoteId, paymentMethodId: visa });
    expect([answer.status, answer.problem.key]).toEqual([422, 'paymentBalanceExceeded']);
    expect(await chargesSince(before)).toBe(0);
  });

  // Claim: quote-expiry
  it('by a quote that is too old, outdated, or of another schedule requires a new one [M-03]', async () => {
    const holder = await maya();
    const { body } = await quote(holder, { kind: 'INSTALLMENT' });
    const input = { quoteId: body.content.quoteId, paymentMethodId: visa };
    const { body: custom } = await quote(holder, { kind: 'CUSTOM', amount: 5_000 });
    await pay(holder, { ...input, quoteId: custom.content.quoteId });
    const changed = await pay(holder, input);
    expect([changed.status, changed.problem.key]).toEqual([409, 'paymentStatusInvalid']);
    const fresh = await quote(holder, { kind: 'INSTALLMENT' });
    await forwardActive(world, 14 * 60);
    const still = await pay(holder, { ...input, quoteId: fresh.body.content.quoteId });
    expect(still.status).toBe(202);
    const late = await quote(holder, { kind: 'INSTALLMENT' });
    world.clock.forward(15 * 60);
    const session = await maya();
    const expired = await pay(session, { ...input, quoteId: late.body.content.quoteId });
    expect(expired.problem.key).toBe('paymentStatusInvalid');
    const foreign = await pay(session, { ...input, quoteId: newId() });
    expect(foreign.problem.key).toBe('paymentStatusInvalid');
  });

  it('stays in progress until the provider responds, and can be read by its id or key [A-35]', async () => {
    const key = newId();
    const { holder, answer } = await payWith('processing', key);
    expect([answer.status, answer.body.content.status]).toEqual([202, 'IN_PROGRESS']);
    const token = holder.accessToken;
    const path = { id: answer.body.content.id };
    const byKey = await world.call('findPayments', { token, query: { idempotencyKey: key } });
    expect(byKey.body.content).toEqual([answer.body.content]);
    expect((await world.call('getPayment', { token, path })).body).toEqual(answer.body);
    const none = await world.call('findPayments', { token, query: { idempotencyKey: newId() } });
    expect(none.body.content).toEqual([]);
    // The row can't be paid elsewhere in the meantime.
    const { problem } = await quote(holder, { kind: 'INSTALLMENT', rowIds: [row(11, 8)] });
    expect(problem.key).toBe('paymentStatusInProgress');

    world.clock.forward(10);
    await deliver();
    const settled = await world.call('getPayment', { token, path });
    expect(settled.body.content).toMatchObject({ status: 'ACCEPTED', settledAt: '2026-03-02T15:00:10.000Z' });
  });

  it('is limited to the student’s own schedule', async () => {
    const { answer } = await payWith('processing', 'a-key-of-mayas');
    const path = { id: answer.body.content.id };
    const other = await camila();
    expect((await world.call('getPayment', { token: other.accessToken, path })).status).toBe(404);
    const query = { idempotencyKey: 'a-key-of-mayas' };
    expect((await world.call('findPayments', { token: other.accessToken, query })).body.content).toEqual([]);
    const { accessToken: token } = await world.signIn('advisor@example.com');
    expect((await world.call('getPayment', { token, path })).status).toBe(200);
  });
});

/** The provider's webhooks arrive. */
const deliver = () =>
  world.sandbox.deliverEvents(
    async (body, headers) =>
      (await world.app.request('/payment_gateway/webhooks', { method: 'POST', body, headers })).ok,
  );

describe('a payment that needs confirmation', () => {
  async function begin() {
    const { holder, answer } = await payWith('authentication');
    const { id, nextActionUrl } = answer.body.content;
    expect(answer.body.content.status).toBe('IN_PROGRESS');
    const read = async () =>
      (await world.call('getPayment', { token: holder.accessToken, path: { id } })).body.content;
    return { holder, url: nextActionUrl!, read };
  }
  const decide = (url: string, decision: string) =>
    world.app.request(url, { method: 'POST', body: new URLSearchParams({ decision }) });

  it('is accepted once it is confirmed', async () => {
    const { url, read } = await begin();
    expect(await (await world.app.request(url)).text()).toContain('$ 457.80');
    const response = await decide(url, 'approve');
    expect([response.status, response.headers.get('location')]).toEqual([
      303,
      'http://127.0.0.1:4100/settings/payment-information',
    ]);
    await deliver();
    expect(await read()).toMatchObject({ status: 'ACCEPTED', nextActionUrl: null });
    // The page asks only once.
    expect((await world.app.request(url)).status).toBe(404);
    expect((await decide(url, 'refuse')).status).toBe(404);
  });

  // Claim: declined-not-charged
  it('is declined when the cardholder refuses', async () => {
    const { holder, url, read } = await begin();
    await decide(url, 'refuse');
    await deliver();
    expect(await read()).toMatchObject({ status: 'INVALID', failureKey: 'failedPay' });
    expect((await rowsOf(holder))[8]).toMatchObject({ status: 'INVALID' });
  });
});

describe('the card of a row [P-25]', () => {
  const assign = (holder: Holder, rowId: string, paymentMethodId: string, id = mayas) =>
    world.call('updateRowPaymentMethod', {
      token: holder.accessToken,
      path: { id, rowId },
      body: { paymentMethodId },
    });

  it('can be changed until it is charged', async () => {
    const holder = await maya();
    const mastercard = demoId('paymentMethod', 12);
    const { body } = await assign(holder, row(11, 9), mastercard);
    expect(body.content).toMatchObject({ paymentMethodId: mastercard, brand: 'MASTERCARD', last4: '4444' });
    const paid = await assign(holder, row(11, 1), mastercard);
    expect(paid.problem.key).toBe('paymentStatusAccepted');
    expect((await assign(holder, row(31, 3), mastercard)).status).toBe(404);
    const foreign = await assign(holder, row(11, 9), demoId('paymentMethod', 31));
    expect(foreign.problem.key).toBe('invalidPaymentMethodDetails');
    await payWith('processing');
    const charging = await assign(await maya(), row(11, 8), mastercard);
    expect([charging.status, charging.problem.key]).toEqual([409, 'paymentStatusInProgress']);
  });

  it('of a deleted row cannot change', async () => {
    const holder = await world.signIn('transferred@example.com');
    const schedule = demoId('paymentSchedule', 231);
    const { status, problem } = await assign(holder, row(231, 5), demoId('paymentMethod', 231), schedule);
    expect([status, problem.key]).toEqual([410, 'paymentDeleted']);
  });
});

describe('canceling a payment that waits for the bank [P-10]', () => {
  const cancel = ({ accessToken: token }: Holder, id: string) =>
    world.call('cancelPayment', { token, path: { id } });
  const pendingOf = async ({ accessToken: token, studentId }: Holder) =>
    (await world.call('getFinancialSummary', { token, path: { id: studentId } })).body.content
      .pendingPayments;

  // Claim: declined-not-charged
  it('charges nothing, shows it everywhere, and frees the row for another card', async () => {
    const { holder, answer } = await payWith('authentication');
    const { id } = answer.body.content;
    expect(await pendingOf(holder)).toMatchObject([{ id, status: 'IN_PROGRESS', isCancelled: false }]);
    const { status, body } = await cancel(holder, id);
    expect(status).toBe(200);
    expect(body.content).toMatchObject({ id, status: 'INVALID', isCancelled: true, nextActionUrl: null });
    expect(await pendingOf(holder)).toEqual([]);
    // Canceling again changes nothing.
    expect((await cancel(holder, id)).body.content).toMatchObject({ status: 'INVALID', isCancelled: true });
    const before = await countCharges();
    const { body: quoted } = await quote(holder, { kind: 'INSTALLMENT' });
    const paid = await pay(holder, { quoteId: quoted.content.quoteId, paymentMethodId: visa });
    expect(paid.body.content).toMatchObject({ status: 'ACCEPTED', amount: 45_780 });
    expect(await chargesSince(before)).toBe(1);
  });

  it('is too late once the bank is processing it, or it succeeded [M-03]', async () => {
    const waiting = await payWith('processing');
    const inHand = await cancel(waiting.holder, waiting.answer.body.content.id);
    expect([inHand.status, inHand.problem.key]).toEqual([409, 'paymentStatusInProgress']);
    await world.reset();
    const holder = await maya();
    const { body } = await quote(holder, { kind: 'INSTALLMENT' });
    const made = await pay(holder, { quoteId: body.content.quoteId, paymentMethodId: visa });
    const done = await cancel(holder, made.body.content.id);
    expect([done.status, done.problem.key]).toEqual([409, 'paymentStatusAccepted']);
    expect((await cancel(await camila(), made.body.content.id)).status).toBe(404);
  });

  it('stays pending if the provider doesn’t answer [M-03]', async () => {
    const { holder, answer } = await payWith('authentication');
    const { id } = answer.body.content;
    await world.db.delete(sandboxCharges).where(eq(sandboxCharges.key, id));
    const { status, problem } = await cancel(holder, id);
    expect([status, problem.key]).toEqual([502, 'paymentRequestError']);
    expect(await pendingOf(holder)).toMatchObject([{ id }]);
  });
});

describe('a receipt', () => {
  const receipt = async (holder: Holder, id: string) =>
    world.call('getPaymentReceipt', { token: holder.accessToken, path: { id } });

  it('is a PDF with the figures, in the student’s language', async () => {
    const holder = await camila();
    const [, first] = await rowsOf(holder, camilas);
    const { status, headers, bytes } = await receipt(holder, first!.paymentId!);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toMatch(/recibo-2025-11-\d\d\.pdf/);
    const { structure, catalog } = readPdf(bytes);
    const text = textsOf(structure)
      .map((element) => element.text)
      .join('\n');
    expect(catalog.Lang).toBe('es-US');
    expect(text).toContain('Recibo');
    expect(text).toContain('Pagado a: Health Coach Training Institute');
    expect(text).toContain('Programa: Formación en coaching de salud');
    expect(text).toMatch(/Número de recibo: 202\d-[0-9A-F]{8}\n/);
    expect(text).toMatch(/Fecha: .*, \d+:\d\d\s[ap]\.\s?m\. (EST|EDT|GMT-[45])/);
    expect(text).toContain('Camila Inés Reyes');
    expect(text).toContain('Cuota 1');
    expect(text).toContain('$ 514.50');
    expect(text).toContain('Tarjeta Mastercard terminada en 4444');
    // The same payment, the same bytes.
    expect((await receipt(holder, first!.paymentId!)).bytes).toEqual(bytes);
  });

  it('shows what paying off has saved', async () => {
    const holder = await maya();
    const { body } = await quote(holder, { kind: 'PAY_OFF' });
    const { body: paid } = await pay(holder, { quoteId: body.content.quoteId, paymentMethodId: visa });
    const { bytes } = await receipt(holder, paid.content.id);
    const texts = textsOf(readPdf(bytes).structure).map(({ text }) => text);
    expect(texts.join('\n')).toContain('saved you $ 43.60 in interest');
  });

  it('exists only for accepted payments', async () => {
    const holder = await camila();
    const [failed] = await world.db.select().from(payments).where(eq(payments.status, 'INVALID'));
    const { status, problem } = await receipt(holder, failed!.id);
    expect([status, problem.key]).toEqual([409, 'paymentStatusInvalid']);
    const [waiting] = await world.db.select().from(payments).where(eq(payments.status, 'IN_PROGRESS'));
    const other = await receipt(await world.signIn('advisor@example.com'), waiting!.id);
    expect(other.problem.key).toBe('paymentStatusInProgress');
    expect((await receipt(await maya(), failed!.id)).status).toBe(404);
  });
});
