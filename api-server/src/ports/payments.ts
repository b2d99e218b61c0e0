import type { components } from '@institute/api-schema';

type Schemas = components['schemas'];

/** What became of a charge. `reference` is what the provider calls it, `url` where its holder has to confirm it. */
export type Outcome =
  | { status: 'succeeded'; reference: string }
  | { status: 'declined'; reference: string | null; code: string }
  | { status: 'processing'; reference: string }
  | { status: 'requiresAction'; reference: string; url: string };

/** A provider may take a refund and say later that it cannot be done. */
export type RefundOutcome = 'succeeded' | 'processing' | 'declined';

export type Card = {
  reference: string;
  brand: Schemas['CardBrand'];
  last4: string;
  /** `YYYY-MM`. */
  expiration: string;
  holderName: string | null;
  /** The same for the same number. */
  fingerprint: string;
};

export type Charge = {
  /** The same key never charges twice. */
  key: string;
  amount: number;
  currency: string;
  customer: string;
  card: string;
  description: string;
  /** Whether the student is there to confirm it, and where to come back to then. */
  returnUrl: string | null;
};

export type GatewayEvent =
  | { kind: 'charge'; key: string; outcome: Outcome }
  | { kind: 'refund'; key: string; outcome: RefundOutcome }
  | { kind: 'other' };

/** There was no answer, or one that cannot be understood. What was asked for may have been done. */
export class GatewayUnavailable extends Error {}

/** The provider does not take the card. */
export class CardRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(`The card was refused: ${code}`);
    this.code = code;
  }
}

/** A provider of card payments. Amounts are in minor units. Any call may throw `GatewayUnavailable`. */
export type PaymentGateway = {
  provider: Schemas['PaymentMethodSetup']['provider'];
  /** Where the provider's scripts and frames come from, for the apps' content policy. */
  sources: { script: string[]; frame: string[]; connect: string[] };
  /** The same student gets the same customer. */
  createCustomer: (student: { id: string; email: string; name: string }) => Promise<string>;
  /** Begins to take a card in the provider's own form, shown by the app of that origin. */
  setUp: (asked: {
    customer: string;
    origin: string;
  }) => Promise<Omit<Schemas['PaymentMethodSetup'], 'provider'>>;
  /** Keeps a card that the form has taken. Throws `CardRefused`. */
  attach: (asked: {
    customer: string;
    token: string;
    holderName: string | null;
    address: Schemas['Address'] | null;
  }) => Promise<Card>;
  update: (card: string, change: { expiration: string; holderName: string | null }) => Promise<void>;
  detach: (card: string) => Promise<void>;
  charge: (charge: Charge) => Promise<Outcome>;
  /** What became of the charge with this key; null where there is none. */
  find: (key: string) => Promise<Outcome | null>;
  /** Cancels a charge that awaits confirmation. Returns its outcome if it is too late. */
  cancel: (key: string) => Promise<Outcome>;
  /** The same key never refunds twice. `charge` is the reference of the charge. */
  refund: (asked: { key: string; charge: string; amount: number }) => Promise<RefundOutcome>;
  /** A message of the provider's; null where its signature does not hold. */
  readEvent: (body: string, header: (name: string) => string | undefined) => Promise<GatewayEvent | null>;
};
