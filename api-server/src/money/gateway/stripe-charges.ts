import type Stripe from 'stripe';
import {
  CardRefused,
  type PaymentGateway,
  type ProviderCharge,
  type ProviderDispute,
  RequestRejected,
} from '../../ports/payments.ts';
import { fromStripe, toStripe } from '../../ports/stripe-amounts.ts';
import { ask } from './stripe-errors.ts';
import { disputeOf, outcomeOf, refundOf, refundOutcomeOf, requireOutcome } from './stripe-outcomes.ts';

/** The search index lags by up to a minute, so it's only for charges whose reference isn't known. */
async function searchIntent(stripe: Stripe, key: string): Promise<Stripe.PaymentIntent | null> {
  const { data } = await ask(() =>
    stripe.paymentIntents.search({ query: `metadata['payment']:'${key}'`, limit: 1 }),
  );
  return data[0] ?? null;
}

async function retrieveIntent(stripe: Stripe, reference: string): Promise<Stripe.PaymentIntent | null> {
  try {
    return await ask(() => stripe.paymentIntents.retrieve(reference));
  } catch (error) {
    if (error instanceof RequestRejected && error.code === 'resource_missing') return null;
    throw error;
  }
}

type Charges = Pick<PaymentGateway, 'charge' | 'find' | 'cancel' | 'refund' | 'listCharges'>;

/** Lists all objects of one kind, a page at a time. */
async function* pagesOf<Listed extends { id: string }>(
  list: (page: { limit: number; starting_after?: string }) => Promise<Stripe.ApiList<Listed>>,
): AsyncGenerator<Listed[]> {
  let last: string | undefined;
  do {
    const from = last === undefined ? {} : { starting_after: last };
    const { data, has_more } = await ask(() => list({ limit: 100, ...from }));
    yield data;
    last = has_more ? data.at(-1)?.id : undefined;
  } while (last !== undefined);
}

/** The refund of a charge with our key. Stripe repeats the answer to an idempotency key for a day only. */
async function findRefund(stripe: Stripe, charge: string, key: string): Promise<Stripe.Refund | null> {
  for await (const refunds of pagesOf((page) => stripe.refunds.list({ ...page, payment_intent: charge }))) {
    const made = refunds.find(({ metadata }) => metadata?.refund === key);
    if (made) return made;
  }
  return null;
}

/** The disputes since a moment. There are few, so all are kept. */
async function listDisputes(stripe: Stripe, since: number): Promise<ProviderDispute[]> {
  const found: ProviderDispute[] = [];
  const pages = pagesOf((page) => stripe.disputes.list({ ...page, created: { gte: since } }));
  for await (const disputes of pages) found.push(...disputes.flatMap((dispute) => disputeOf(dispute) ?? []));
  return found;
}

/** The charges of a span of time that have succeeded, with what went back of each. */
async function* listCharges(
  stripe: Stripe,
  { since, until }: { since: Date; until: Date },
): AsyncGenerator<ProviderCharge[]> {
  const [gte, lt] = [since, until].map((moment) => Math.floor(moment.getTime() / 1000));
  const disputes = Map.groupBy(await listDisputes(stripe, gte!), ({ charge }) => charge);
  const expand = ['data.latest_charge.refunds'];
  const pages = pagesOf((page) =>
    stripe.paymentIntents.list({ ...page, created: { gte: gte!, lt: lt! }, expand }),
  );
  for await (const intents of pages)
    yield intents
      .filter(({ status }) => status === 'succeeded')
      .map(({ id: reference, metadata, amount, currency, latest_charge }) => {
        const charge = typeof latest_charge === 'object' ? latest_charge : null;
        return {
          reference,
          key: metadata.payment ?? null,
          amount: fromStripe(amount, currency),
          currency: currency.toUpperCase(),
          refunded: fromStripe(charge?.amount_refunded ?? 0, currency),
          refunds: charge?.refunds?.data.flatMap((refund) => refundOf(refund) ?? []) ?? [],
          disputes: disputes.get(reference) ?? [],
        };
      });
}

export function createCharges(stripe: Stripe): Charges {
  return {
    charge: async ({ key, amount, currency, customer, card, description, returnUrl }) => {
      try {
        const intent = await ask(() =>
          stripe.paymentIntents.create(
            {
              amount: toStripe(amount, currency),
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
        return requireOutcome(intent);
      } catch (error) {
        if (!(error instanceof CardRefused)) throw error;
        const { reference, code } = error;
        return { status: 'declined', reference, code };
      }
    },

    find: async ({ key, reference }) => {
      const intent = reference ? await retrieveIntent(stripe, reference) : await searchIntent(stripe, key);
      return intent && outcomeOf(intent);
    },

    cancel: async (reference) => {
      try {
        return requireOutcome(await ask(() => stripe.paymentIntents.cancel(reference)));
      } catch (error) {
        // It can't be canceled anymore.
        if (!(error instanceof RequestRejected)) throw error;
        return requireOutcome(await ask(() => stripe.paymentIntents.retrieve(reference)));
      }
    },

    refund: async ({ key, charge, amount: units, currency }) => {
      try {
        const made = await findRefund(stripe, charge, key);
        if (made) return refundOutcomeOf(made);
        const amount = toStripe(units, currency);
        const refund = { payment_intent: charge, amount, metadata: { refund: key } };
        return refundOutcomeOf(await ask(() => stripe.refunds.create(refund, { idempotencyKey: key })));
      } catch (error) {
        if (error instanceof CardRefused) return 'declined';
        throw error;
      }
    },

    listCharges: (span) => listCharges(stripe, span),
  };
}
