import type { Database } from '../../platform/database.ts';
import type { PaymentGateway } from '../../ports/payments.ts';
import { createAuthentications } from './sandbox-authentications.ts';
import { createCharges } from './sandbox-charges.ts';
import { createForm } from './sandbox-form.ts';
import { createWallet } from './sandbox-wallet.ts';
import { createWebhooks } from './sandbox-webhooks.ts';

/** Whether this is the sandbox, which serves its own pages and delivers its own webhooks. */
export function isSandbox(gateway: PaymentGateway): gateway is Sandbox {
  return gateway.provider === 'SANDBOX';
}

export type CardForm = { number: string; expiration: string; securityCode: string; holderName: string };
export type CardFault = { field: keyof CardForm; fault: 'missing' | 'wrong' | 'notATestCard' | 'expired' };

export type Sandbox = PaymentGateway & {
  /** Returns the setup of a card form while it is still valid. */
  findSetup: (clientSecret: string) => Promise<{ origin: string } | null>;
  /** Stores the card entered in the form. */
  takeCard: (clientSecret: string, form: CardForm) => Promise<{ token: string } | { faults: CardFault[] }>;
  /** Returns a charge that waits for its cardholder's confirmation. */
  findAuthentication: (id: string) => Promise<{ amount: number; currency: string; last4: string } | null>;
  /** Returns the URL to go back to, or null if no charge was waiting. */
  authenticate: (id: string, isApproved: boolean) => Promise<string | null>;
  /** Delivers the webhooks that are due, retrying each one until it is accepted. */
  deliverEvents: (
    deliver: (body: string, headers: Record<string, string>) => Promise<boolean>,
  ) => Promise<number>;
};

/**
 * The embedded payment provider, for demos and tests. It keeps its own records and writes them immediately, outside
 * of any transaction of ours, as a foreign system does. It never keeps a card number.
 */
export const createSandbox = (db: Database, now: () => Date): Sandbox => ({
  provider: 'SANDBOX',
  sources: { script: [], frame: [], connect: [] },
  ...createForm(db, now),
  ...createWallet(db),
  ...createCharges(db, now),
  ...createAuthentications(db, now),
  ...createWebhooks(db, now),
});
