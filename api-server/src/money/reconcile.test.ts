import { createHmac } from 'node:crypto';
import { and, eq, notInArray } from 'drizzle-orm';
import pino from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { defaultConfig } from '../config.ts';
import { newId } from '../platform/identifier.ts';
import { GatewayUnavailable, type PaymentGateway } from '../ports/payments.ts';
import { demoId } from '../seed/seed.ts';
import { accountEvents } from '../tables/account-events.ts';
import { emails } from '../tables/emails.ts';
import { payments, refunds } from '../tables/payments.ts';
import { sandboxCharges, sandboxKeys } from '../tables/sandbox.ts';
import { transactions } from '../tables/transactions.ts';
import { addCard } from '../testing/cards.ts';
import { payingDependencies } from '../testing/dependencies.ts';
import { createWorld, type World } from '../testing/world.ts';
import { lease } from './charge.ts';
import { reconcilePayments } from './reconcile.ts';
import { executeRefunds, settleReportedRefund } from './refund.ts';

// A process may end, or a response be lost, at any point between the payment request and storing its outcome.

let world: World;
/** The next failure: before the provider gets the request, or after it was carried out. */
let fault: { call: 'charge' | 'find' | 'refund'; when: 'before' | 'after'; error: Error } | null = null;

/** What was looked up while the provider finds no charge. null while it finds them. */
let lookups: Parameters<PaymentGateway['find']>[0][] | null = null;

/** The sandbox behind a connection that breaks. */
function brokenLine(gateway: PaymentGateway): PaymentGateway {
  const wrap =
    <Asked extends unknown[], Answer>(name: string, call: (...asked: Asked) => Promise<Answer>) =>
    async (...asked: Asked): Promise<Answer> => {
      const breaks = fault?.call === name ? fault : null;
      if (breaks?.when === 'before') throw breaks.error;
      const answer = await call(...asked);
      if (breaks) throw breaks.error;
      return answer;
    };
  return {
    ...gateway,
    charge: wrap('charge', gateway.charge),
    find: wrap('find', async (charge) => {
      lookups?.push(charge);
      return lookups ? null : gateway.find(charge);
    }),
    refund: wrap('refund', gateway.refund),
  };
}

const log = pino({ level: 'silent' });

beforeAll(async () => {
  world = await createWorld({ config: { rateLimitFactor: 100 }, throughLine: brokenLine });
});
beforeEach(async () => {
  fault = null;
  lookups = null;
  await world.reset();
});
afterAll(() => world.close());

const schedule = demoId('paymentSchedule', 11);
const row = demoId('paymentScheduleRow', 1108);
const visa = demoId('paymentMethod', 11);
const unavailable = new GatewayUnavailable('The line is broken.');
const crash = new Error('The process ended.');

const reconcile = () =>
  reconcilePayments({
    db: world.db,
    now: () => world.clock.now,
    gateway: brokenLine(world.sandbox),
    log,
    config: defaultConfig,
  });

async function begin(paymentMethodId = visa) {
  const { accessToken: token } = await world.signIn('student@example.com');
  const { body } = await world.call('createPaymentQuote', {
    token,
    path: { id: schedule },
    body: { kind: 'INSTALLMENT', rowIds: [row] },
  });
  const input = { quoteId: body.content.quoteId, paymentMethodId };
  const key = newId();
  const pay = () => world.call('createPayment', { token, path: { id: schedule }, body: input, key });
  const read = async () =>
    (await world.call('findPayments', { token, query: { idempotencyKey: key } })).body.content[0];
  return { pay, read };
}

const charged = async () => {
  const made = await world.db
    .select()
    .from(sandboxCharges)
    .where(eq(sandboxCharges.createdAt, world.clock.now));
  return made.filter(({ status }) => status === 'succeeded').length;
};
const accepted = async () => {
  const events = await world.db
    .select()
    .from(accountEvents)
    .where(eq(accountEvents.type, 'PAYMENT_ACCEPTED'));
  return events.filter(({ eventDate }) => eventDate >= new Date('2026-03-02T15:00:00Z')).length;
};

describe('a payment whose process ends', () => {
  it('before the provider gets it, is charged once by the next process that checks', async () => {
    const { pay, read } = await begin();
    fault = { call: 'charge', when: 'before', error: crash };
    // It is not reported as failed, because it may have succeeded.
    expect((await pay()).status).toBe(202);
    fault = null;
    expect(await read()).toMatchObject({ status: 'IN_PROGRESS' });
    // It is not checked right away, because the process may just be slow.
    expect(await reconcile()).toBe(0);
    world.clock.forward(lease / 1000 + 1);
    expect(await reconcile()).toBe(1);
    expect(await read()).toMatchObject({ status: 'ACCEPTED' });
    expect(await charged()).toBe(1);
    expect(await reconcile()).toBe(0);
  });

  it('after it was charged, is found by its key and not charged again', async () => {
    const { pay, read } = await begin();
    fault = { call: 'charge', when: 'after', error: crash };
    // It is not reported as failed, because it may have succeeded.
    expect((await pay()).status).toBe(202);
    fault = null;
    expect(await charged()).toBe(1);
    expect(await read()).toMatchObject({ status: 'IN_PROGRESS' });
    world.clock.forward(lease / 1000 + 1);
    expect(await reconcile()).toBe(1);
    expect(await read()).toMatchObject({ status: 'ACCEPTED' });
    expect(await world.db.$count(sandboxCharges, eq(sandboxCharges.key, (await read())!.id))).toBe(1);
    expect(await accepted()).toBe(1);
  });

  it('while the card was declined, is found as declined', async () => {
    const holder = await world.signIn('student@example.com');
    const { body: card } = await addCard(world, holder, 'declined');
    const { pay, read } = await begin(card.content.id);
    fault = { call: 'charge', when: 'after', error: crash };
    await pay();
    fault = null;
    world.clock.forward(lease / 1000 + 1);
    await reconcile();
    expect(await read()).toMatchObject({ status: 'INVALID', failureKey: 'failedPay' });
  });
});

describe('a payment without a response [M-03]', () => {
  it.each(['before', 'after'] as const)(
    'returns paymentRequestError, and continues with the same key (lost %s it was charged)',
    async (when) => {
      const { pay, read } = await begin();
      fault = { call: 'charge', when, error: unavailable };
      const { status, problem } = await pay();
      expect([status, problem.key]).toEqual([502, 'paymentRequestError']);
      expect(await read()).toMatchObject({ status: 'IN_PROGRESS' });
      fault = null;
      const again = await pay();
      expect([again.status, again.body.content.status]).toEqual([202, 'ACCEPTED']);
      expect(await charged()).toBe(1);
      expect(await accepted()).toBe(1);
    },
  );

  // Claim: pending-payment
  it('is looked up until its outcome is known', async () => {
    const { pay, read } = await begin();
    fault = { call: 'charge', when: 'after', error: unavailable };
    await pay();
    fault = { call: 'find', when: 'before', error: unavailable };
    world.clock.forward(lease / 1000 + 1);
    expect(await reconcile()).toBe(0);
    fault = null;
    world.clock.forward(lease / 1000 + 1);
    expect(await reconcile()).toBe(1);
    expect(await read()).toMatchObject({ status: 'ACCEPTED' });
  });

  it('is canceled after 15 minutes if the provider has never received it', async () => {
    const { pay, read } = await begin();
    fault = { call: 'charge', when: 'before', error: unavailable };
    await pay();
    world.clock.forward(16 * 60);
    fault = null;
    await reconcile();
    expect(await world.db.$count(sandboxCharges, eq(sandboxCharges.createdAt, world.clock.now))).toBe(0);
    world.clock.forward(-16 * 60);
    expect(await read()).toMatchObject({ status: 'INVALID', failureKey: 'paymentProviderError' });
  });

  it('is never canceled while the provider has it, even if it does not find it', async () => {
    const holder = await world.signIn('student@example.com');
    const { body: card } = await addCard(world, holder, 'processing');
    const { pay, read } = await begin(card.content.id);
    const { id: key } = (await pay()).body.content;
    lookups = [];
    world.clock.forward(16 * 60);
    expect(await reconcile()).toBe(0);
    const [payment] = await world.db.select().from(payments).where(eq(payments.id, key));
    expect(payment).toMatchObject({ status: 'IN_PROGRESS', reference: expect.any(String) });
    expect(lookups).toContainEqual({ key, reference: payment!.reference });
    lookups = null;
    world.clock.forward(lease / 1000 + 1);
    await reconcile();
    world.clock.forward(-16 * 60);
    expect(await read()).toMatchObject({ status: 'ACCEPTED' });
  });

  /** A payment that was given up, and that the provider charges after all. */
  async function chargeLate() {
    const { pay } = await begin();
    fault = { call: 'charge', when: 'before', error: unavailable };
    await pay();
    fault = null;
    world.clock.forward(16 * 60);
    await reconcile();
    const [given] = await world.db.select().from(payments).where(eq(payments.failureCode, 'never_arrived'));
    // The delayed charge succeeds after all, and the provider sends a webhook.
    const { id: key, amount, currency, methodReference: card } = given!;
    const rest = { customer: 'x', description: 'x', returnUrl: null };
    await world.sandbox.charge({ key, amount, currency, card, ...rest });
    const webhooks: { body: string; headers: Record<string, string> }[] = [];
    await world.sandbox.deliverEvents(async (body, headers) => webhooks.push({ body, headers }) > 0);
    for (const { body, headers } of [...webhooks, ...webhooks])
      await world.app.request('/payment_gateway/webhooks', { method: 'POST', body, headers });
    return given!;
  }

  /** The e-mails that `work` sends. */
  async function emailsOf(work: () => Promise<void>) {
    const known = (await world.db.select().from(emails)).map(({ id }) => id);
    await work();
    return world.db.select().from(emails).where(notInArray(emails.id, known));
  }

  it('is refunded if it succeeds after it was canceled, and the student is notified once', async () => {
    const { id: key, amount, studentId } = await chargeLate();
    const sent = await emailsOf(async () => {
      await executeRefunds(payingDependencies(world));
      await executeRefunds(payingDependencies(world));
    });
    const [charge] = await world.db.select().from(sandboxCharges).where(eq(sandboxCharges.key, key));
    expect(charge).toMatchObject({ status: 'succeeded', refunded: amount });
    expect(await accepted()).toBe(0);
    const ofPayment = eq(refunds.paymentId, key);
    expect(await world.db.select().from(refunds).where(ofPayment)).toMatchObject([
      { reference: `reverse-${key}`, status: 'ACCEPTED', amount },
    ]);
    const isReturn = and(eq(accountEvents.studentId, studentId), eq(accountEvents.amount, -amount));
    expect(await world.db.select().from(accountEvents).where(isReturn)).toMatchObject([{ type: 'REFUNDED' }]);
    const moved = await world.db.select().from(transactions).where(eq(transactions.paymentId, key));
    expect(moved.map(({ type, movedAmount }) => [type, movedAmount])).toEqual([
      ['PAYMENT', amount],
      ['REFUND', -amount],
    ]);
    expect(sent.map(({ text }) => text)).toEqual([
      expect.stringContaining('Your bank charged a payment late, after it was canceled.'),
    ]);
  });

  it('tells staff if the refund of a late charge fails later', async () => {
    const { id } = await chargeLate();
    await executeRefunds(payingDependencies(world));
    const report = { key: `reverse-${id}`, outcome: 'declined' as const };
    const sent = await emailsOf(() =>
      settleReportedRefund(payingDependencies(world), report, { settleRefund: async () => {} }),
    );
    const subjects = sent.map(({ subject }) => subject);
    expect(subjects).toContain('Your refund didn’t go through');
    const toStaff = sent.find(({ subject }) => /^A refund to .* didn’t go through$/.test(subject));
    expect(toStaff!.text).toContain('it counts for nothing here');
    expect(toStaff!.text).not.toContain('counts as paid');
  });
});

it('is reported once if the response is lost and the webhook arrives [M-03]', async () => {
  const holder = await world.signIn('student@example.com');
  const { body: card } = await addCard(world, holder, 'lost');
  const { pay, read } = await begin(card.content.id);
  expect((await pay()).problem.key).toBe('paymentRequestError');
  world.clock.forward(30);
  const deliver = async (body: string, headers: Record<string, string>) =>
    (await world.app.request('/payment_gateway/webhooks', { method: 'POST', body, headers })).ok;
  expect(await world.sandbox.deliverEvents(deliver)).toBe(1);
  expect(await read()).toMatchObject({ status: 'ACCEPTED' });
  expect(await accepted()).toBe(1);
});

// Claim: declined-not-charged
it('does not wait forever for the cardholder’s confirmation', async () => {
  const holder = await world.signIn('student@example.com');
  const { body: card } = await addCard(world, holder, 'authentication');
  const { pay } = await begin(card.content.id);
  const { body } = await pay();
  expect(body.content.nextActionUrl).toMatch(/^\/sandbox\/authentications\//);
  world.clock.forward(29 * 60);
  expect(await reconcile()).toBe(0);
  world.clock.forward(2 * 60 + 1);
  expect(await reconcile()).toBe(1);
  const [given] = await world.db.select().from(payments).where(eq(payments.id, body.content.id));
  expect(given).toMatchObject({
    status: 'INVALID',
    failureCode: 'authentication_abandoned',
    nextActionUrl: null,
  });
  expect((await world.app.request(body.content.nextActionUrl!)).status).toBe(404);
});

describe('the provider’s webhooks', () => {
  const post = (body: string, headers: Record<string, string> = {}) =>
    world.app.request('/payment_gateway/webhooks', { method: 'POST', body, headers });

  async function messages() {
    const sent: { body: string; headers: Record<string, string> }[] = [];
    await world.sandbox.deliverEvents(async (body, headers) => {
      sent.push({ body, headers });
      return true;
    });
    return sent;
  }

  it('may come twice and late: nothing happens twice', async () => {
    const holder = await world.signIn('student@example.com');
    const { body: card } = await addCard(world, holder, 'late');
    const { pay, read } = await begin(card.content.id);
    expect((await pay()).body.content.status).toBe('IN_PROGRESS');
    world.clock.forward(61);
    const sent = await messages();
    expect(sent).toHaveLength(2);
    for (const { body, headers } of [...sent, ...sent]) expect((await post(body, headers)).status).toBe(204);
    expect(await read()).toMatchObject({ status: 'ACCEPTED' });
    expect(await accepted()).toBe(1);
  });

  it('are refused if they are malformed, even with a valid signature', async () => {
    // The first message creates the key.
    await post('{}', {
      'sandbox-signature': `t=${Math.floor(world.clock.now.getTime() / 1000)},v1=${'0'.repeat(64)}`,
    });
    const [key] = await world.db.select().from(sandboxKeys);
    for (const body of ['', 'no JSON', 'null', '[]', '{"key":1}']) {
      const time = Math.floor(world.clock.now.getTime() / 1000);
      const signature = createHmac('sha256', key!.secret).update(`${time}.${body}`).digest('hex');
      const headers = { 'sandbox-signature': `t=${time},v1=${signature}` };
      expect((await post(body, headers)).status).toBe(400);
    }
  });

  // Claim: signed-reports
  it('are accepted only with a valid signature', async () => {
    const { pay } = await begin();
    await pay();
    const [{ body, headers } = { body: '', headers: {} }] = await messages();
    expect((await post(body, headers)).status).toBe(204);
    const forged = body.replace('charge.updated', 'charge.invented');
    for (const [text, signature] of [
      [forged, headers['sandbox-signature']],
      [body, ''],
      [body, 't=1,v1=00'],
      [body, headers['sandbox-signature']!.replace(/t=\d+/, 't=1')],
    ] as const) {
      const response = await post(text, { 'sandbox-signature': signature! });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ key: 'badRequest' });
    }
    // A replayed one is refused too.
    world.clock.forward(6 * 60);
    expect((await post(body, headers)).status).toBe(400);
  });

  it('about anything unknown are accepted and ignored', async () => {
    const rest = {
      amount: 500,
      currency: 'USD',
      customer: 'x',
      card: 'x',
      description: 'x',
      returnUrl: null,
    };
    await world.sandbox.charge({ key: newId(), ...rest });
    await world.sandbox.charge({ key: 'not an id of ours', ...rest });
    for (const { body, headers } of await messages()) expect((await post(body, headers)).status).toBe(204);
  });

  it('are sent again until they are accepted', async () => {
    const { pay } = await begin();
    await pay();
    expect(await world.sandbox.deliverEvents(async () => false)).toBe(0);
    expect(await messages()).toHaveLength(1);
    expect(await messages()).toHaveLength(0);
  });
});

it('ignores a payment that another process has just claimed', async () => {
  const { pay, read } = await begin();
  fault = { call: 'charge', when: 'before', error: crash };
  await pay();
  fault = null;
  const again = await pay();
  expect([again.status, again.body.content.status]).toEqual([202, 'IN_PROGRESS']);
  expect(await charged()).toBe(0);
  world.clock.forward(lease / 1000 + 1);
  await Promise.all([reconcile(), reconcile(), reconcile()]);
  expect(await read()).toMatchObject({ status: 'ACCEPTED' });
  expect(await charged()).toBe(1);
});
