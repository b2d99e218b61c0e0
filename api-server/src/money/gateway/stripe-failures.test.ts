import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CardRefused,
  type GatewayFailure,
  GatewayUnavailable,
  type PaymentGateway,
  RequestRejected,
} from '../../ports/payments.ts';
import { demoId } from '../../seed/seed.ts';
import { accountEvents } from '../../tables/account-events.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { emails } from '../../tables/emails.ts';
import { paymentScheduleRows, paymentSchedules } from '../../tables/payment-schedules.ts';
import { refunds } from '../../tables/payments.ts';
import { cohorts } from '../../tables/programs.ts';
import { subscriptionInvoices, subscriptions } from '../../tables/subscriptions.ts';
import { createApplicant, openCohort } from '../../testing/applicant.ts';
import { enterCard } from '../../testing/cards.ts';
import { quotePurchase } from '../../testing/purchase.ts';
import { type StripeReply, startStripeApi } from '../../testing/stripe-api.ts';
import { createWorld, type World } from '../../testing/world.ts';

// Every documented error of Stripe's API, answered to every operation that charges, refunds or saves a card.
// https://docs.stripe.com/api/errors, https://docs.stripe.com/error-codes, https://docs.stripe.com/declines/codes

type Kind = 'refused' | 'ours' | 'unknown';
const kinds: Record<Kind, new (...args: never[]) => GatewayFailure> = {
  refused: CardRefused,
  ours: RequestRejected,
  unknown: GatewayUnavailable,
};

const error = (status: number, type: string, rest: object = {}): StripeReply => ({
  status,
  body: { error: { type, message: 'No', ...rest } },
});
const card = (code: string, decline_code?: string) =>
  error(402, 'card_error', { code, ...(decline_code && { decline_code }) });
const invalid = (rest: object = {}, status = 400) => error(status, 'invalid_request_error', rest);

const declines = [
  'authentication_required',
  'approve_with_id',
  'call_issuer',
  'card_not_supported',
  'card_velocity_exceeded',
  'currency_not_supported',
  'do_not_honor',
  'fraudulent',
  'generic_decline',
  'insufficient_funds',
  'issuer_not_available',
  'lost_card',
  'pickup_card',
  'processing_error',
  'stolen_card',
  'transaction_not_allowed',
  'try_again_later',
  'withdrawal_count_limit_exceeded',
];

const answers: [string, StripeReply, Kind][] = [
  ...declines.map((code): [string, StripeReply, Kind] => [
    `card_error ${code}`,
    card('card_declined', code),
    'refused',
  ]),
  ['card_error without a reason', card('card_declined'), 'refused'],
  ['card_error expired_card', card('expired_card'), 'refused'],
  ['card_error incorrect_cvc', card('incorrect_cvc'), 'refused'],
  ['card_error incorrect_number', card('incorrect_number'), 'refused'],
  ['card_error authentication_required', card('authentication_required'), 'refused'],
  ['a card that is gone', invalid({ code: 'resource_missing', param: 'payment_method' }), 'refused'],
  ['a card that cannot be used again', invalid({ param: 'payment_method' }), 'refused'],
  ['an authentication that failed', invalid({ code: 'payment_intent_authentication_failure' }), 'refused'],
  ['amount_too_small', invalid({ code: 'amount_too_small', param: 'amount' }), 'ours'],
  ['amount_too_large', invalid({ code: 'amount_too_large', param: 'amount' }), 'ours'],
  ['an amount with a wrong last digit', invalid({ param: 'amount' }), 'ours'],
  ['a currency we cannot charge', invalid({ param: 'currency' }), 'ours'],
  ['an account that cannot make live charges', invalid(), 'ours'],
  ['testmode_charges_only', invalid({ code: 'testmode_charges_only' }), 'ours'],
  ['account_invalid', invalid({ code: 'account_invalid' }, 403), 'ours'],
  ['a customer that is gone', invalid({ code: 'resource_missing', param: 'customer' }, 404), 'ours'],
  ['parameter_unknown', invalid({ code: 'parameter_unknown', param: 'confirm' }), 'ours'],
  ['balance_insufficient', invalid({ code: 'balance_insufficient' }), 'ours'],
  ['url_invalid', invalid({ code: 'url_invalid', param: 'return_url' }), 'ours'],
  ['authentication_error 401', error(401, 'authentication_error'), 'ours'],
  ['a missing permission 403', invalid({}, 403), 'ours'],
  ['api_error 500', error(500, 'api_error'), 'unknown'],
  ['an answer that is none 502', { status: 502, body: { error: {} } }, 'unknown'],
  ['rate_limit 429', invalid({ code: 'rate_limit' }, 429), 'unknown'],
  ['lock_timeout 429', invalid({ code: 'lock_timeout' }, 429), 'unknown'],
  ['idempotency_error 400', error(400, 'idempotency_error'), 'unknown'],
  [
    'idempotency_key_in_use 409',
    error(409, 'idempotency_error', { code: 'idempotency_key_in_use' }),
    'unknown',
  ],
  ['a broken connection', 'broken', 'unknown'],
  ['no answer in time', 'silent', 'unknown'],
];

let reply: StripeReply;
let stripe: PaymentGateway;
let impatient: PaymentGateway;
const closing: (() => Promise<void>)[] = [];
let world: World;
let isDown = false;

/** The sandbox, whose operations fail as Stripe's while it is down. */
const withStripe = (sandbox: PaymentGateway): PaymentGateway => {
  const either =
    <Asked extends unknown[], Answer>(mine: (...asked: Asked) => Promise<Answer>, theirs: typeof mine) =>
    (...asked: Asked) =>
      isDown ? theirs(...asked) : mine(...asked);
  return {
    ...sandbox,
    charge: either(sandbox.charge, (asked) => stripe.charge(asked)),
    find: either(sandbox.find, (charge) => stripe.find(charge)),
    refund: either(sandbox.refund, (asked) => stripe.refund(asked)),
    setUp: either(sandbox.setUp, (asked) => stripe.setUp(asked)),
    attach: either(sandbox.attach, (asked) => stripe.attach(asked)),
    update: either(sandbox.update, (...asked) => stripe.update(...asked)),
    detach: either(sandbox.detach, (asked) => stripe.detach(asked)),
  };
};

beforeAll(async () => {
  const clients = [{}, { timeout: 1 }].map((client) =>
    startStripeApi(() => reply, { maxNetworkRetries: 0, ...client }),
  );
  const [patient, other] = await Promise.all(clients);
  stripe = patient!.gateway;
  impatient = other!.gateway;
  closing.push(patient!.close, other!.close);
  world = await createWorld({ config: { rateLimitFactor: 1000 }, throughLine: withStripe });
});
beforeEach(async () => {
  isDown = false;
  await world.reset();
});
afterAll(async () => {
  await world.close();
  await Promise.all(closing.map((close) => close()));
});

describe('the adapter makes one of three of each error', () => {
  const charge = {
    key: 'k',
    amount: 5_000,
    currency: 'USD',
    customer: 'cus_1',
    card: 'pm_1',
    description: 'x',
  };
  const operationsOf = (stripe: PaymentGateway): [string, () => Promise<unknown>][] => [
    ['a charge in person', () => stripe.charge({ ...charge, returnUrl: 'https://portal.example.com' })],
    ['an automatic charge', () => stripe.charge({ ...charge, returnUrl: null })],
    ['a refund', () => stripe.refund({ key: 'k', charge: 'pi_1', amount: 1, currency: 'USD' })],
    ['the customer', () => stripe.createCustomer({ id: 's', email: 'a@example.com', name: 'A' })],
    ['a change of the customer', () => stripe.updateCustomer('cus_1', { email: 'a@example.com', name: 'A' })],
    ['the form of a card', () => stripe.setUp({ customer: 'cus_1', origin: 'https://portal.example.com' })],
    [
      'saving a card',
      () => stripe.attach({ customer: 'cus_1', token: 'pm_1', holderName: null, address: null }),
    ],
    ['changing a card', () => stripe.update('pm_1', { expiration: '2030-08', holderName: null })],
  ];

  it.each(answers)('%s', async (_, answer, kind) => {
    reply = answer;
    const operations = operationsOf(answer === 'silent' ? impatient : stripe);
    const made = await Promise.all(
      operations.map(async ([name, ask]) => {
        const outcome = await ask().catch((failure: unknown) => failure);
        // Nothing is left to change of a customer that is gone.
        const isGone = JSON.stringify(answer).includes('resource_missing');
        if (name === 'a change of the customer' && isGone && outcome === undefined) return [name, kind];
        // A refused card is an outcome of a charge or refund, not a failure.
        const isDeclined = outcome === 'declined' || (outcome as { status?: string }).status === 'declined';
        const found = isDeclined
          ? 'refused'
          : Object.entries(kinds).find(([, Failure]) => outcome instanceof Failure)?.[0];
        return [name, found];
      }),
    );
    expect(made).toEqual(operations.map(([name]) => [name, kind]));
  });
});

/** One of each kind, as seen by a caller. */
const seen = [
  ['refused', card('card_declined', 'insufficient_funds'), 402],
  ['refused', invalid({ code: 'resource_missing', param: 'payment_method' }), 402],
  ['ours', invalid({ code: 'amount_too_small', param: 'amount' }), 502],
  ['ours', invalid(), 502],
  ['unknown', error(500, 'api_error'), 502],
  ['unknown', 'broken', 502],
] as [Kind, StripeReply, number][];

const visa = demoId('paymentMethod', 11);
const mayas = demoId('paymentSchedule', 11);
const seatsOf = async (id: string) =>
  (await world.db.select().from(cohorts).where(eq(cohorts.id, id)))[0]!.seatsTaken;
const mailsTo = async (recipient: string) =>
  (await world.db.select().from(emails).where(eq(emails.recipient, recipient))).map(({ subject }) => subject);
const staffIsAlerted = async () =>
  (await mailsTo('advisor@example.com')).filter((one) => one === 'The payment provider rejects our requests')
    .length === 1;

function fail(answer: StripeReply): void {
  reply = answer;
  isDown = true;
}

function expectAnswer(kind: Kind, { status, problem }: { status: number; problem: { key: string } }): void {
  const key = {
    refused: status === 402 ? problem.key : '',
    ours: 'paymentProviderError',
    unknown: 'paymentRequestError',
  };
  expect([status, problem.key]).toEqual([kind === 'refused' ? 402 : 502, key[kind]]);
}

describe.each(seen)('an answer that is %s (%o)', (kind, answer, status) => {
  // Claim: declined-not-charged
  it('submits no application, and keeps nothing of the attempt', async () => {
    const samir = await createApplicant(world);
    const id = await samir.complete();
    const { quoteId } = (await samir.quote(id)).body.content;
    fail(answer);
    const submitted = await samir.submit(id, 'the-same-key', quoteId);
    expectAnswer(kind, submitted);
    expect(submitted.status).toBe(status);
    expect((await samir.get(id)).status).toBe('DRAFT');
    const own = eq(paymentSchedules.applicationId, id);
    if (kind === 'unknown') {
      expect(await world.db.$count(paymentSchedules, own)).toBe(1);
      return;
    }
    expectAnswer(kind, await samir.submit(id, 'the-same-key', quoteId));
    expect(await seatsOf(openCohort)).toBe(33);
    expect(await world.db.$count(paymentSchedules, own)).toBe(0);
    const events = await world.db.select().from(accountEvents).where(eq(accountEvents.applicationId, id));
    expect(events.map(({ type }) => type).toSorted()).toEqual(['AGREEMENT_SIGNED', 'PAYMENT_FAILED']);
    expect(await staffIsAlerted()).toBe(kind === 'ours');
    isDown = false;
    // The card is fine, so it can be charged once the account is.
    if (kind === 'ours') expect((await samir.submit(id)).body.content).toMatchObject({ status: 'SUBMITTED' });
  });

  // Claim: declined-not-charged
  it('pays no installment', async () => {
    const token = await world.tokenOf('student@example.com');
    const path = { id: mayas };
    const quoted = await world.call('createPaymentQuote', { token, path, body: { kind: 'INSTALLMENT' } });
    const body = { quoteId: quoted.body.content.quoteId, paymentMethodId: visa };
    fail(answer);
    expectAnswer(kind, await world.call('createPayment', { token, path, body }));
    const charging = and(
      eq(paymentScheduleRows.scheduleId, mayas),
      eq(paymentScheduleRows.status, 'IN_PROGRESS'),
    );
    expect(await world.db.$count(paymentScheduleRows, charging)).toBe(kind === 'unknown' ? 1 : 0);
    expect(await staffIsAlerted()).toBe(kind === 'ours');
  });

  it('sells nothing', async () => {
    const token = await world.tokenOf('student@example.com');
    const productId = demoId('product', 501);
    const quoteId = await quotePurchase(world, { coachId: demoId('coach', 5), productId }, token);
    const body = { productId, reservationId: null, paymentMethodId: visa, quoteId };
    fail(answer);
    expectAnswer(kind, await world.call('createCoachProductPurchase', { token, body }));
    const [purchase] = await world.db
      .select()
      .from(coachProductPurchases)
      .where(eq(coachProductPurchases.productId, productId))
      .orderBy(desc(coachProductPurchases.createdAt));
    expect(purchase!.status).toBe(kind === 'unknown' ? 'IN_PROGRESS' : 'FAILED');
  });

  it('starts no subscription', async () => {
    const token = await world.tokenOf('coach@example.com');
    const coachId = demoId('coach', 5);
    await world.db.delete(subscriptionInvoices);
    await world.db.delete(subscriptions);
    fail(answer);
    const body = { planId: demoId('plan', 1), amount: 2_900, paymentMethodId: demoId('paymentMethod', 51) };
    expectAnswer(kind, await world.call('createSubscription', { token, path: { coachId }, body }));
    const { body: read } = await world.call('getSubscription', { token, path: { coachId } });
    expect(read.content.status).toBe('NONE');
  });

  it('saves no card', async () => {
    const holder = await world.signIn('student@example.com');
    const providerToken = await enterCard(world, holder, 'another');
    fail(answer);
    const at = { token: holder.accessToken, path: { id: holder.studentId } };
    const body = { providerToken, isDefault: false, holderName: null, address: null };
    expectAnswer(kind, await world.call('createPaymentMethod', { ...at, body }));
    expectAnswer(kind, await world.call('createPaymentMethod', { ...at, body }));
    expect(await staffIsAlerted()).toBe(kind === 'ours');
  });

  it('changes no card', async () => {
    const { accessToken: token, studentId: id } = await world.signIn('student@example.com');
    const path = { id, methodId: visa };
    fail(answer);
    const body = { expiration: '2031-01', holderName: null };
    const changed = await world.call('updatePaymentMethod', { token, path, body });
    if (kind === 'refused') expect(changed.problem.key).toBe('invalidPaymentMethodDetails');
    else expectAnswer(kind, changed);
    expect(await staffIsAlerted()).toBe(kind === 'ours');
  });

  // Claim: declined-not-charged
  it('refunds nothing', async () => {
    const token = await world.tokenOf('admin@example.com');
    fail(answer);
    const body = { type: 'CUSTOM', amount: 1_000, reason: 'Agreed on the phone.' };
    const { body: made } = await world.call('createRefund', { token, path: { id: mayas }, body });
    const [refund] = await world.db.select().from(refunds).where(eq(refunds.id, made.content[0]!.id));
    expect(refund!.status).toBe(kind === 'unknown' ? 'IN_PROGRESS' : 'INVALID');
    const subjects = (await mailsTo('student@example.com')).filter((subject) => /refund/i.test(subject));
    const told = {
      refused: ['Your refund didn’t go through'],
      ours: ['Your refund is delayed'],
      unknown: [],
    };
    expect(subjects).toEqual(told[kind]);
  });
});

it('says nothing about the card when our account is at fault', async () => {
  const { accessToken: token, studentId: id } = await world.signIn('student@example.com');
  const path = { id: mayas };
  const quoted = await world.call('createPaymentQuote', { token, path, body: { kind: 'INSTALLMENT' } });
  fail(invalid());
  const body = { quoteId: quoted.body.content.quoteId, paymentMethodId: visa };
  await world.call('createPayment', { token, path, body });
  const { body: methods } = await world.call('listPaymentMethods', { token, path: { id } });
  expect(methods.content.find((method) => method.id === visa)).toMatchObject({ isDeclined: false });
});
