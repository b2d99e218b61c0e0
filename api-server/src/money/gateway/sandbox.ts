import type { PaymentGateway } from '../../ports/payments.ts';
import type { sandboxCharges, sandboxDisputes } from '../../tables/sandbox.ts';

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
  /** The newest charges that succeeded, for its dashboard. */
  listNewest: () => Promise<
    (typeof sandboxCharges.$inferSelect & {
      last4: string;
      dispute: typeof sandboxDisputes.$inferSelect | null;
    })[]
  >;
  /** Disputes what is left of a charge. Returns the dispute's id, or null if it can't be disputed. */
  disputeCharge: (chargeId: string) => Promise<string | null>;
  /** Decides a dispute. Returns whether it was open. */
  decideDispute: (id: string, status: 'WON' | 'LOST') => Promise<boolean>;
  /** Refunds a charge in the dashboard. Returns the refund's id, or null if that much is not left. */
  refundCharge: (chargeId: string, amount: number) => Promise<string | null>;
  /** Delivers the webhooks that are due, retrying each one until it is accepted. */
  deliverEvents: (
    deliver: (body: string, headers: Record<string, string>) => Promise<boolean>,
  ) => Promise<number>;
};
