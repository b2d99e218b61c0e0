import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  CardRefused,
  GatewayUnavailable,
  type PaymentGateway,
  type ProviderCharge,
  RequestRejected,
} from '../../ports/payments.ts';
import {
  type StripeReply,
  type StripeRequest,
  startStripeApi,
  webhookSecret,
} from '../../testing/stripe-api.ts';
import { confirmedSetupIntent, customer, paymentMethod, setupIntent } from './stripe-answers.ts';

// A mock of Stripe's API that returns recorded responses.

let gateway: PaymentGateway;
let close: () => Promise<void>;
let requests: StripeRequest[] = [];
let replies: Record<string, StripeReply | (() => StripeReply)> = {};

beforeAll(async () => {
  ({ gateway, close } = await startStripeApi((request) => {
    requests.push(request);
    const reply = replies[`${request.method} ${request.path}`];
    return typeof reply === 'function' ? reply() : reply;
  }));
});
beforeEach(() => {
  requests = [];
  replies = {};
});
afterAll(() => close());

const intent = (change: object = {}) => ({
  id: 'pi_1',
  object: 'payment_intent',
  amount: 45_780,
  currency: 'usd',
  status: 'succeeded',
  metadata: { payment: 'key-1' },
  last_payment_error: null,
  next_action: null,
  ...change,
});
const charge = {
  key: 'key-1',
  amount: 45_780,
  currency: 'USD',
  customer: 'cus_1',
  card: 'pm_1',
  description: 'Installment 8/10',
  returnUrl: 'https://portal.example.com/settings',
};

describe('saving a card', () => {
  it('creates one customer per student', async () => {
    replies['POST /v1/customers'] = { body: customer };
    const student = { id: 'student-1', email: 'maya@example.com', name: 'Maya Lindqvist' };
    expect(await gateway.createCustomer(student)).toBe('cus_1');
    expect(requests).toMatchObject([
      { key: 'customer-student-1', form: { email: 'maya@example.com', 'metadata[student]': 'student-1' } },
    ]);
  });

  it('changes and deletes a customer', async () => {
    replies['POST /v1/customers/cus_1'] = { body: customer };
    replies['DELETE /v1/customers/cus_1'] = { body: { ...customer, deleted: true } };
    await gateway.updateCustomer('cus_1', { email: 'maya@example.org', name: 'Maya Lind' });
    await gateway.deleteCustomer('cus_1');
    expect(requests).toMatchObject([
      { method: 'POST', form: { email: 'maya@example.org', name: 'Maya Lind' } },
      { method: 'DELETE', path: '/v1/customers/cus_1' },
    ]);
    const missing = { type: 'invalid_request_error', code: 'resource_missing', param: 'id', message: 'No' };
    replies['DELETE /v1/customers/cus_1'] = { status: 404, body: { error: missing } };
    await gateway.deleteCustomer('cus_1');
    replies['POST /v1/customers/cus_1'] = { status: 404, body: { error: missing } };
    await gateway.updateCustomer('cus_1', { email: 'maya@example.org', name: 'Maya Lind' });
    replies['DELETE /v1/customers/cus_1'] = { status: 500, body: { error: { type: 'api_error' } } };
    await expect(gateway.deleteCustomer('cus_1')).rejects.toBeInstanceOf(GatewayUnavailable);
  });

  it('begins with a setup for cards, for later use', async () => {
    replies['POST /v1/setup_intents'] = { body: setupIntent };
    expect(await gateway.setUp({ customer: 'cus_1', origin: 'https://portal.example.com' })).toEqual({
      clientSecret: 'seti_1_secret_2',
      expiresAt: '2026-03-03T15:00:00.000Z',
      publishableKey: 'pk_test_1',
      formPath: null,
    });
    expect(requests[0]!.form).toMatchObject({
      customer: 'cus_1',
      usage: 'off_session',
      'allowed_payment_method_types[0]': 'card',
    });
  });

  const attach = (token: string) =>
    gateway.attach({ customer: 'cus_1', token, holderName: null, address: null });

  it('saves the card of a setup that has succeeded', async () => {
    replies['GET /v1/setup_intents/seti_1'] = { body: confirmedSetupIntent };
    replies['GET /v1/payment_methods/pm_1'] = { body: paymentMethod() };
    expect(await attach('seti_1')).toEqual({
      reference: 'pm_1',
      brand: 'VISA',
      last4: '4242',
      expiration: '2030-08',
      holderName: 'Maya Lindqvist',
      fingerprint: 'fp_1',
    });
  });

  it('saves a card that no customer has yet, with the given name and address', async () => {
    replies['GET /v1/payment_methods/pm_1'] = { body: paymentMethod({ customer: null }) };
    replies['POST /v1/payment_methods/pm_1/attach'] = { body: paymentMethod() };
    replies['POST /v1/payment_methods/pm_1'] = {
      body: paymentMethod({ billing_details: { name: 'M. L.' }, card: { brand: 'amex', exp_month: 12 } }),
    };
    const address = {
      country: 'United States',
      countryCode: 'US',
      state: 'New Jersey',
      stateCode: 'NJ',
      city: 'Hoboken',
      zip: '07030',
      street1: '214 Garden Street',
      street2: null,
      latitude: null,
      longitude: null,
      formattedAddress: null,
    };
    const kept = await gateway.attach({ customer: 'cus_1', token: 'pm_1', holderName: 'M. L.', address });
    expect(kept).toMatchObject({ brand: 'AMERICAN_EXPRESS', expiration: '2030-12', holderName: 'M. L.' });
    expect(requests.at(-1)!.form).toMatchObject({
      'billing_details[name]': 'M. L.',
      'billing_details[address][postal_code]': '07030',
    });
  });

  it.each([
    [
      'another customer’s card',
      { 'GET /v1/payment_methods/pm_1': { body: paymentMethod({ customer: 'cus_2' }) } },
      'pm_1',
    ],
    [
      'a setup that has not succeeded',
      {
        'GET /v1/setup_intents/seti_1': {
          body: { id: 'seti_1', object: 'setup_intent', status: 'requires_action', customer: 'cus_1' },
        },
      },
      'seti_1',
    ],
    ['what is not there', {}, 'pm_1'],
    [
      'a card that is declined when it is attached',
      {
        'GET /v1/payment_methods/pm_1': { body: paymentMethod({ customer: null }) },
        'POST /v1/payment_methods/pm_1/attach': {
          status: 402,
          body: { error: { type: 'card_error', code: 'incorrect_cvc', message: 'No' } },
        },
      },
      'pm_1',
    ],
  ])('refuses %s', async (_, answers: Record<string, StripeReply>, token) => {
    replies = answers;
    await expect(attach(token)).rejects.toBeInstanceOf(CardRefused);
  });

  it('changes and removes a card', async () => {
    replies['POST /v1/payment_methods/pm_1'] = { body: paymentMethod() };
    await gateway.update('pm_1', { expiration: '2031-02', holderName: 'Maya' });
    expect(requests[0]!.form).toEqual({
      'card[exp_year]': '2031',
      'card[exp_month]': '2',
      'billing_details[name]': 'Maya',
    });
    // Removing it again is not an error.
    await gateway.detach('pm_1');
  });
});

describe('charging', () => {
  it('confirms immediately, with the key, and names the URL to return to', async () => {
    replies['POST /v1/payment_intents'] = { body: intent() };
    expect(await gateway.charge(charge)).toEqual({ status: 'succeeded', reference: 'pi_1' });
    expect(requests).toMatchObject([
      {
        key: 'key-1',
        form: {
          amount: '45780',
          currency: 'usd',
          customer: 'cus_1',
          payment_method: 'pm_1',
          confirm: 'true',
          return_url: 'https://portal.example.com/settings',
          'metadata[payment]': 'key-1',
        },
      },
    ]);
  });

  it('marks the student as absent', async () => {
    replies['POST /v1/payment_intents'] = { body: intent({ status: 'processing' }) };
    expect(await gateway.charge({ ...charge, returnUrl: null })).toEqual({
      status: 'processing',
      reference: 'pi_1',
    });
    expect(requests[0]!.form).toMatchObject({ off_session: 'true' });
    expect(requests[0]!.form).not.toHaveProperty('return_url');
  });

  it.each([
    [
      intent({
        status: 'requires_action',
        next_action: {
          type: 'redirect_to_url',
          redirect_to_url: { url: 'https://hooks.stripe.com/3d', return_url: '' },
        },
      }),
      { status: 'requiresAction', reference: 'pi_1', url: 'https://hooks.stripe.com/3d' },
    ],
    [
      intent({ status: 'requires_action', next_action: { type: 'use_stripe_sdk' } }),
      { status: 'declined', reference: 'pi_1', code: 'authentication_required' },
    ],
    [
      intent({
        status: 'requires_payment_method',
        last_payment_error: { code: 'card_declined', decline_code: 'lost_card' },
      }),
      { status: 'declined', reference: 'pi_1', code: 'lost_card' },
    ],
    [
      intent({ status: 'canceled' }),
      { status: 'declined', reference: 'pi_1', code: 'authentication_abandoned' },
    ],
  ])('maps %o', async (body, outcome) => {
    replies['POST /v1/payment_intents'] = { body };
    expect(await gateway.charge(charge)).toEqual(outcome);
  });

  it.each([
    [
      402,
      { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds' },
      'insufficient_funds',
    ],
    [402, { type: 'card_error', code: 'expired_card' }, 'expired_card'],
    [
      402,
      { type: 'card_error', code: 'authentication_required', decline_code: 'authentication_required' },
      'authentication_required',
    ],
    [
      400,
      { type: 'invalid_request_error', code: 'resource_missing', param: 'payment_method' },
      'payment_method_detached',
    ],
  ])('is declined on %i %o', async (status, error, code) => {
    const body = { error: { message: 'No', payment_intent: { id: 'pi_9' }, ...error } };
    replies['POST /v1/payment_intents'] = { status, body };
    expect(await gateway.charge(charge)).toMatchObject({ status: 'declined', code, reference: 'pi_9' });
  });

  it.each([
    [500, { type: 'api_error' }],
    [429, { type: 'invalid_request_error', code: 'rate_limit' }],
    [409, { type: 'idempotency_error', code: 'idempotency_key_in_use' }],
  ])('has an unknown outcome on %i %o', async (status, error) => {
    replies['POST /v1/payment_intents'] = { status, body: { error: { message: 'No', ...error } } };
    await expect(gateway.charge(charge)).rejects.toBeInstanceOf(GatewayUnavailable);
  });

  it.each(['requires_payment_method', 'requires_confirmation'])(
    'has an unknown outcome as %s',
    async (status) => {
      replies['POST /v1/payment_intents'] = { body: intent({ status }) };
      await expect(gateway.charge(charge)).rejects.toBeInstanceOf(GatewayUnavailable);
    },
  );

  it('has an unknown outcome if the connection breaks', async () => {
    replies['POST /v1/payment_intents'] = 'broken';
    await expect(gateway.charge(charge)).rejects.toBeInstanceOf(GatewayUnavailable);
  });

  it('fails on our own mistakes instead of blaming the card', async () => {
    const error = {
      type: 'invalid_request_error',
      code: 'parameter_missing',
      param: 'amount',
      message: 'No',
    };
    replies['POST /v1/payment_intents'] = { status: 400, body: { error } };
    await expect(gateway.charge(charge)).rejects.toBeInstanceOf(RequestRejected);
  });

  it('is searched by its key while its reference isn’t known', async () => {
    const list = (data: object[]) => ({ body: { object: 'search_result', data, has_more: false } });
    const asked = { key: 'key-1', reference: null };
    replies['GET /v1/payment_intents/search'] = list([]);
    expect(await gateway.find(asked)).toBeNull();
    replies['GET /v1/payment_intents/search'] = list([intent()]);
    expect(await gateway.find(asked)).toEqual({ status: 'succeeded', reference: 'pi_1' });
    expect(requests.at(-1)!.form.query).toBe("metadata['payment']:'key-1'");
  });

  it('is found by its reference before the search index has it', async () => {
    replies['GET /v1/payment_intents/search'] = {
      body: { object: 'search_result', data: [], has_more: false },
    };
    const asked = { key: 'key-1', reference: 'pi_1' };
    const error = {
      type: 'invalid_request_error',
      code: 'resource_missing',
      param: 'intent',
      message: 'No such payment_intent',
    };
    replies['GET /v1/payment_intents/pi_1'] = { status: 404, body: { error } };
    expect(await gateway.find(asked)).toBeNull();
    replies['GET /v1/payment_intents/pi_1'] = { body: intent() };
    expect(await gateway.find(asked)).toEqual({ status: 'succeeded', reference: 'pi_1' });
  });

  it('can be canceled, unless it is too late', async () => {
    replies['POST /v1/payment_intents/pi_1/cancel'] = {
      status: 400,
      body: {
        error: { type: 'invalid_request_error', code: 'payment_intent_unexpected_state', message: 'No' },
      },
    };
    replies['GET /v1/payment_intents/pi_1'] = { body: intent() };
    expect(await gateway.cancel('pi_1')).toEqual({ status: 'succeeded', reference: 'pi_1' });
    replies['POST /v1/payment_intents/pi_1/cancel'] = { body: intent({ status: 'canceled' }) };
    expect(await gateway.cancel('pi_1')).toMatchObject({
      status: 'declined',
      code: 'authentication_abandoned',
    });
  });
});

describe('a refund', () => {
  const asked = { key: 'refund-1', charge: 'pi_1', amount: 2_500, currency: 'USD' };
  const list = (data: object[]) => ({ body: { object: 'list', data, has_more: false } });
  const creations = () => requests.filter(({ method }) => method === 'POST');
  beforeEach(() => {
    replies['GET /v1/refunds'] = list([]);
  });

  it.each([
    ['succeeded', 'succeeded'],
    ['pending', 'processing'],
    ['failed', 'declined'],
  ])('that is %s is %s', async (status, outcome) => {
    replies['POST /v1/refunds'] = { body: { id: 're_1', object: 'refund', status } };
    expect(await gateway.refund(asked)).toBe(outcome);
    expect(creations()).toMatchObject([
      { key: 'refund-1', form: { payment_intent: 'pi_1', amount: '2500', 'metadata[refund]': 'refund-1' } },
    ]);
  });

  it('that was made is looked up, also when Stripe has forgotten its key', async () => {
    const own = { id: 're_1', object: 'refund', status: 'pending', metadata: { refund: 'refund-1' } };
    const other = { id: 're_2', object: 'refund', status: 'failed', metadata: { refund: 'refund-2' } };
    replies['GET /v1/refunds'] = list([other, own]);
    expect(await gateway.refund(asked)).toBe('processing');
    replies['GET /v1/refunds'] = list([other, { ...own, status: 'succeeded' }]);
    expect(await gateway.refund(asked)).toBe('succeeded');
    expect(requests[0]!.form).toMatchObject({ payment_intent: 'pi_1' });
    expect(creations()).toEqual([]);
  });

  it('that can’t be made is declined', async () => {
    const error = { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'No' };
    replies['POST /v1/refunds'] = { status: 400, body: { error } };
    expect(await gateway.refund(asked)).toBe('declined');
  });
});

describe('a webhook', () => {
  const { webhooks } = new Stripe('sk_test_1');
  const message = (object: object, secret = webhookSecret) => {
    const payload = JSON.stringify({ id: 'evt_1', object: 'event', type: 'x', data: { object } });
    const header = webhooks.generateTestHeaderString({ payload, secret });
    return gateway.readEvent(payload, (name) => (name === 'stripe-signature' ? header : undefined));
  };

  it('identifies a charge or a refund by our own key', async () => {
    expect(await message(intent())).toEqual({
      kind: 'charge',
      key: 'key-1',
      outcome: { status: 'succeeded', reference: 'pi_1' },
    });
    const refund = { id: 're_1', object: 'refund', status: 'failed', metadata: { refund: 'refund-1' } };
    expect(await message(refund)).toEqual({ kind: 'refund', key: 'refund-1', outcome: 'declined' });
  });

  it('settles nothing before the charge has an outcome', async () => {
    // `payment_intent.created`, whose charge waits for 3-D Secure by now.
    expect(await message(intent({ status: 'requires_payment_method' }))).toEqual({ kind: 'other' });
    expect(await message(intent({ status: 'requires_confirmation' }))).toEqual({ kind: 'other' });
    const last_payment_error = { code: 'payment_intent_authentication_failure' };
    const failed = intent({ status: 'requires_payment_method', last_payment_error });
    expect(await message(failed)).toMatchObject({ outcome: { status: 'declined' } });
  });

  const refund = {
    id: 're_2',
    object: 'refund',
    amount: 900,
    currency: 'usd',
    payment_intent: 'pi_1',
    metadata: {},
  };
  const dispute = {
    id: 'dp_1',
    object: 'dispute',
    amount: 4_500,
    currency: 'usd',
    payment_intent: 'pi_1',
    reason: 'fraudulent',
    created: 1_772_000_000,
  };

  it('about a refund that was not made by us names the charge', async () => {
    expect(await message({ ...refund, status: 'succeeded' })).toEqual({
      kind: 'dashboardRefunds',
      refunds: [{ reference: 're_2', key: null, charge: 'pi_1', amount: 900, outcome: 'succeeded' }],
    });
    expect(await message({ ...refund, payment_intent: null, status: 'succeeded' })).toEqual({
      kind: 'other',
    });
  });

  it('about a charge that was refunded reads the refunds that were not made by us', async () => {
    const charge = { id: 'ch_1', object: 'charge', amount_refunded: 1_900, payment_intent: 'pi_1' };
    const own = { ...refund, id: 're_3', amount: 1_000, metadata: { refund: 'refund-1' } };
    const data = [own, refund].map((one) => ({ ...one, status: 'succeeded' }));
    replies['GET /v1/refunds'] = { body: { object: 'list', data, has_more: false } };
    expect(await message(charge)).toEqual({
      kind: 'dashboardRefunds',
      refunds: [{ reference: 're_2', key: null, charge: 'pi_1', amount: 900, outcome: 'succeeded' }],
    });
    expect(requests.at(-1)).toMatchObject({ path: '/v1/refunds', form: { charge: 'ch_1' } });
    expect(await message({ ...charge, amount_refunded: 0 })).toEqual({ kind: 'other' });
    replies['GET /v1/refunds'] = 'broken';
    await expect(message(charge)).rejects.toThrow(GatewayUnavailable);
  });

  it.each([
    ['needs_response', 'OPEN'],
    ['under_review', 'OPEN'],
    ['won', 'WON'],
    ['lost', 'LOST'],
  ])('about a dispute that is %s is %s', async (status, known) => {
    expect(await message({ ...dispute, status })).toEqual({
      kind: 'dispute',
      dispute: {
        reference: 'dp_1',
        charge: 'pi_1',
        amount: 4_500,
        status: known,
        reason: 'fraudulent',
        createdAt: new Date(1_772_000_000_000),
      },
    });
  });

  it('about an inquiry, which takes no money, is ignored', async () => {
    for (const status of ['warning_needs_response', 'warning_under_review', 'warning_closed'])
      expect(await message({ ...dispute, status })).toEqual({ kind: 'other' });
  });

  const listCharges = async () => {
    const span = { since: new Date('2026-03-02T15:00:00Z'), until: new Date('2026-03-03T15:00:00Z') };
    const found: ProviderCharge[] = [];
    for await (const charges of gateway.listCharges(span)) found.push(...charges);
    return found;
  };

  it('is not needed to find refunds and disputes: charges are listed with them', async () => {
    const list = (data: object[]) => ({ body: { object: 'list', data, has_more: false } });
    const charge = {
      id: 'ch_1',
      amount_refunded: 900,
      refunds: { data: [{ ...refund, status: 'succeeded' }] },
    };
    replies['GET /v1/payment_intents'] = list([
      intent({ amount: 5_400, currency: 'usd', latest_charge: charge }),
      intent({ id: 'pi_2', status: 'canceled' }),
    ]);
    replies['GET /v1/disputes'] = list([{ ...dispute, status: 'lost' }]);
    expect(await listCharges()).toMatchObject([
      {
        reference: 'pi_1',
        key: 'key-1',
        amount: 5_400,
        currency: 'USD',
        refunded: 900,
        refunds: [{ reference: 're_2', key: null, amount: 900 }],
        disputes: [{ reference: 'dp_1', status: 'LOST' }],
      },
    ]);
  });

  it('lists the charges of a span of time page by page', async () => {
    replies['GET /v1/disputes'] = { body: { object: 'list', data: [], has_more: false } };
    const pages = [
      { object: 'list', data: [intent({ id: 'pi_1' })], has_more: true },
      { object: 'list', data: [intent({ id: 'pi_2' })], has_more: false },
    ];
    replies['GET /v1/payment_intents'] = () => ({ body: pages.shift()! });
    expect((await listCharges()).map(({ reference }) => reference)).toEqual(['pi_1', 'pi_2']);
    const asked = requests.filter(({ path }) => path === '/v1/payment_intents');
    expect(asked.map(({ form }) => form)).toMatchObject([
      { 'created[gte]': '1772463600', 'created[lt]': '1772550000' },
      { 'created[gte]': '1772463600', 'created[lt]': '1772550000', starting_after: 'pi_1' },
    ]);
  });

  it('is ignored if it is about anything else', async () => {
    expect(await message(intent({ metadata: {} }))).toEqual({ kind: 'other' });
    expect(await message({ object: 'customer' })).toEqual({ kind: 'other' });
  });

  it('is accepted only with its signature', async () => {
    expect(await message(intent(), 'whsec_other')).toBeNull();
    expect(await gateway.readEvent('{}', () => undefined)).toBeNull();
  });
});
