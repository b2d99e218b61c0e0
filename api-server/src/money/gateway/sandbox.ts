import type { PaymentGateway } from '../../ports/payments.ts';

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
