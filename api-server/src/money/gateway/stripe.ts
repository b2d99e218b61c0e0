import Stripe from 'stripe';
import type { PaymentGateway } from '../../ports/payments.ts';
import { createCards } from './stripe-cards.ts';
import { createCharges } from './stripe-charges.ts';
import { createWebhooks } from './stripe-webhooks.ts';

export type StripeOptions = {
  secretKey: string;
  webhookSecret: string;
  publishableKey: string;
  /** Stripe's base URL. Tests set it. */
  server?: Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol' | 'timeout' | 'maxNetworkRetries'>;
};

export function createStripe(options: StripeOptions, now: () => Date): PaymentGateway {
  const stripe = new Stripe(options.secretKey, {
    // Our jobs retry, and callers shouldn't wait for the SDK's own retries.
    maxNetworkRetries: 1,
    timeout: 20_000,
    telemetry: false,
    appInfo: { name: 'Institute' },
    ...options.server,
  });

  return {
    provider: 'STRIPE',
    sources: {
      script: ['https://js.stripe.com'],
      frame: ['https://js.stripe.com', 'https://hooks.stripe.com'],
      connect: ['https://api.stripe.com'],
    },
    ...createCards(stripe, options.publishableKey, now),
    ...createCharges(stripe),
    ...createWebhooks(stripe, options.webhookSecret),
  };
}
