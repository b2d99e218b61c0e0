import Stripe from 'stripe';
import { type Card, CardRefused, type PaymentGateway } from '../../ports/payments.ts';
import { ask } from './stripe-errors.ts';

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

/** The card behind the token the app received: the one of a setup, or the card itself. */
async function methodOf(stripe: Stripe, token: string, customer: string): Promise<string> {
  if (!token.startsWith('seti_')) return token;
  const setup = await stripe.setupIntents.retrieve(token);
  const method = idOf(setup.payment_method);
  if (setup.status !== 'succeeded' || idOf(setup.customer) !== customer || !method) {
    throw new CardRefused('resource_missing');
  }
  return method;
}

const billingOf = ({
  holderName,
  address,
}: Pick<Parameters<PaymentGateway['attach']>[0], 'holderName' | 'address'>) => ({
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
});

type Cards = Pick<
  PaymentGateway,
  'createCustomer' | 'updateCustomer' | 'deleteCustomer' | 'setUp' | 'attach' | 'update' | 'detach'
>;

/** There's nothing left to do about a customer that is gone at the provider. */
function acceptGone(error: unknown): void {
  const { cause } = error as Error;
  const isGone =
    cause instanceof Stripe.errors.StripeInvalidRequestError && cause.code === 'resource_missing';
  if (!isGone) throw error;
}

const createCustomers = (
  stripe: Stripe,
): Pick<Cards, 'createCustomer' | 'updateCustomer' | 'deleteCustomer'> => ({
  createCustomer: async ({ id, email, name }) => {
    const customer = { email, name, metadata: { student: id } };
    return (await ask(() => stripe.customers.create(customer, { idempotencyKey: `customer-${id}` }))).id;
  },

  updateCustomer: (customer, { email, name }) =>
    ask(() => stripe.customers.update(customer, { email, name })).then(() => undefined, acceptGone),

  deleteCustomer: (customer) => ask(() => stripe.customers.del(customer)).then(() => undefined, acceptGone),
});

export function createCards(stripe: Stripe, publishableKey: string, now: () => Date): Cards {
  return {
    ...createCustomers(stripe),

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
        publishableKey: publishableKey,
        formPath: null,
      };
    },

    attach: ({ customer, token, holderName, address }) =>
      ask(async () => {
        const id = await methodOf(stripe, token, customer);
        const paymentMethod = await stripe.paymentMethods.retrieve(id);
        const owner = idOf(paymentMethod.customer);
        if (owner && owner !== customer) throw new CardRefused('resource_missing');
        if (!owner) await stripe.paymentMethods.attach(id, { customer });
        const billing = billingOf({ holderName, address });
        const method =
          Object.keys(billing).length > 0
            ? await stripe.paymentMethods.update(id, { billing_details: billing })
            : paymentMethod;
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
      }),

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
        if (!((error as Error).cause instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      }
    },
  };
}
