import Stripe from 'stripe';
import {
  type Card,
  CardRefused,
  GatewayUnavailable,
  type Outcome,
  type PaymentGateway,
  type RefundOutcome,
} from '../../ports/payments.ts';

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  publishableKey: string;
  /** Stripe's base URL. Tests set it. */
  server?: { host: string; port: number; protocol: 'http' | 'https' };
};

/** Stripe accepts a form's client secret for one day. */
const setupLifetime = 24 * 3600 * 1000;

const brands: Record<string, Card['brand']> = {
  visa: 'VISA',
  mastercard: 'MASTERCARD',
  amex: 'AMERICAN_EXPRESS',
  discover: 'DISCOVER',
  diners: 'DINERS_CLUB',
  jcb: 'JCB',
  unionpay: 'UNIONPAY',
};

const idOf = (thing: string | { id: string } | null | undefined) =>
  typeof thing === 'string' ? thing : thing?.id;

/** The SDK returns an empty string if the bank gave no reason. */
const codeOf = ({ decline_code, code }: { decline_code?: string; code?: string }) =>
  decline_code || code || 'card_declined';

function outcomeOf(intent: Stripe.PaymentIntent): Outcome {
  const reference = intent.id;
  switch (intent.status) {
    case 'succeeded':
      return { status: 'succeeded', reference };
    case 'requires_action': {
      const url = intent.next_action?.redirect_to_url?.url;
      return url
        ? { status: 'requiresAction', reference, url }
        : { status: 'declined', reference, code: 'authentication_required' };
    }
    case 'requires_payment_method':
    case 'requires_confirmation': {
      return { status: 'declined', reference, code: codeOf(intent.last_payment_error ?? {}) };
    }
    case 'canceled':
      return { status: 'declined', reference, code: 'authentication_abandoned' };
    default:
      return { status: 'processing', reference };
  }
}

const refundOutcomes: Record<string, RefundOutcome> = {
  succeeded: 'succeeded',
  failed: 'declined',
  canceled: 'declined',
};
const refundOutcomeOf = ({ status }: Stripe.Refund): RefundOutcome =>
  refundOutcomes[status ?? ''] ?? 'processing';

/** Stripe rejected a well-formed request: because of the card, or because of how it is to be used. */
const isRefusal = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeCardError ||
  (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode !== 401);

/** Calls Stripe's API and turns failures of the network or of Stripe into the port's errors. */
async function ask<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (isRefusal(error)) throw error;
    throw new GatewayUnavailable('Stripe gives no answer.', { cause: error });
  }
}

export function createStripe(options: StripeOptions, now: () => Date): PaymentGateway {
  const stripe = new Stripe(options.secretKey, {
    ...options.server,
    // Our jobs retry, and callers shouldn't wait for the SDK's own retries.
    maxNetworkRetries: 1,
    timeout: 20_000,
    telemetry: false,
    appInfo: { name: 'Institute' },
  });

  async function findIntent(key: string): Promise<Stripe.PaymentIntent | null> {
    const { data } = await ask(() =>
      stripe.paymentIntents.search({ query: `metadata['payment']:'${key}'`, limit: 1 }),
    );
    return data[0] ?? null;
  }

  /** The card behind the token the app received: the one of a setup, or the card itself. */
  async function methodOf(token: string, customer: string): Promise<string> {
    if (!token.startsWith('seti_')) return token;
    const setup = await stripe.setupIntents.retrieve(token);
    const method = idOf(setup.payment_method);
    if (setup.status !== 'succeeded' || idOf(setup.customer) !== customer || !method) {
      throw new CardRefused('resource_missing');
    }
    return method;
  }

  return {
    provider: 'STRIPE',
    sources: {
      script: ['https://js.stripe.com'],
      frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
      connect: ['https://api.stripe.com'],
    },

    createCustomer: async ({ id, email, name }) => {
      const customer = { email, name, metadata: { student: id } };
      return (await ask(() => stripe.customers.create(customer, { idempotencyKey: `customer-${id}` }))).id;
    },

    setUp: async ({ customer }) => {
      const setup = await ask(() =>
        stripe.setupIntents.create({
          customer,
          usage: 'off_session',
          allowed_payment_method_types: ['card'],
        }),
      );
      return {
        clientSecret: setup.client_secret!,
        expiresAt: new Date(now().getTime() + setupLifetime).toISOString(),
        publishableKey: options.publishableKey,
        formPath: null,
      };
    },

    attach: async ({ customer, token, holderName, address }) => {
      try {
        return await ask(async () => {
          const id = await methodOf(token, customer);
          const known = await stripe.paymentMethods.retrieve(id);
          const owner = idOf(known.customer);
          if (owner && owner !== customer) throw new CardRefused('resource_missing');
          if (!owner) await stripe.paymentMethods.attach(id, { customer });
          const billing = {
            ...(holderName && { name: holderName }),
            ...(address && {
              address: {
                line1: address.street1 ?? '',
                line2: address.street2 ?? '',
                city: address.city ?? '',
                state: address.stateCode ?? '',
                postal_code: address.zip ?? '',
                country: address.countryCode ?? '',
              },
            }),
          };
          const method =
            Object.keys(billing).length > 0
              ? await stripe.paymentMethods.update(id, { billing_details: billing })
              : known;
          const { card } = method;
          if (!card?.fingerprint) throw new CardRefused('card_not_supported');
          return {
            reference: id,
            brand: brands[card.brand] ?? 'OTHER',
            last4: card.last4,
            expiration: `${card.exp_year}-${String(card.exp_month).padStart(2, '0')}`,
            holderName: method.billing_details.name,
            fingerprint: card.fingerprint,
          };
        });
      } catch (error) {
        const { cause } = error as Error;
        if (cause instanceof CardRefused) throw cause;
        if (isRefusal(error)) throw new CardRefused(codeOf(error));
        throw error;
      }
    },

    update: async (card, { expiration, holderName }) => {
      const [year, month] = expiration.split('-').map(Number) as [number, number];
      await ask(() =>
        stripe.paymentMethods.update(card, {
          card: { exp_year: year, exp_month: month },
          ...(holderName && { billing_details: { name: holderName } }),
        }),
      );
    },

    detach: async (card) => {
      try {
        await ask(() => stripe.paymentMethods.detach(card));
      } catch (error) {
        // If the card is already detached, there's nothing left to do.
        if (!isRefusal(error)) throw error;
      }
    },

    charge: async ({ key, amount, currency, customer, card, description, returnUrl }) => {
      try {
        const intent = await ask(() =>
          stripe.paymentIntents.create(
            {
              amount,
              currency: currency.toLowerCase(),
              customer,
              payment_method: card,
              allowed_payment_method_types: ['card'],
              confirm: true,
              description,
              metadata: { payment: key },
              ...(returnUrl ? { return_url: returnUrl } : { off_session: true }),
            },
            { idempotencyKey: key },
          ),
        );
        return outcomeOf(intent);
      } catch (error) {
        if (!isRefusal(error)) throw error;
        const reference = error.payment_intent?.id ?? null;
        const isGone = error.type === 'StripeInvalidRequestError';
        if (isGone && error.param !== 'payment_method') throw error;
        const code = isGone ? 'payment_method_detached' : codeOf(error);
        return { status: 'declined', reference, code };
      }
    },

    find: async (key) => {
      const intent = await findIntent(key);
      return intent && outcomeOf(intent);
    },

    cancel: async (key) => {
      const intent = await findIntent(key);
      if (!intent) throw new GatewayUnavailable('There is no such charge.');
      try {
        return outcomeOf(await ask(() => stripe.paymentIntents.cancel(intent.id)));
      } catch (error) {
        if (!isRefusal(error)) throw error;
        return outcomeOf(await ask(() => stripe.paymentIntents.retrieve(intent.id)));
      }
    },

    refund: async ({ key, charge, amount }) => {
      try {
        const refund = { payment_intent: charge, amount, metadata: { refund: key } };
        return refundOutcomeOf(await ask(() => stripe.refunds.create(refund, { idempotencyKey: key })));
      } catch (error) {
        if (isRefusal(error)) return 'declined';
        throw error;
      }
    },

    readEvent: async (body, header) => {
      let event: Stripe.Event;
      try {
        event = stripe.webhooks.constructEvent(body, header('stripe-signature') ?? '', options.webhookSecret);
      } catch {
        return null;
      }
      const thing = event.data.object as Stripe.PaymentIntent | Stripe.Refund | { object: string };
      if (thing.object === 'payment_intent') {
        const intent = thing as Stripe.PaymentIntent;
        const key = intent.metadata.payment;
        return key ? { kind: 'charge', key, outcome: outcomeOf(intent) } : { kind: 'other' };
      }
      if (thing.object === 'refund') {
        const refund = thing as Stripe.Refund;
        const key = refund.metadata?.refund;
        return key ? { kind: 'refund', key, outcome: refundOutcomeOf(refund) } : { kind: 'other' };
      }
      return { kind: 'other' };
    },
  };
}
