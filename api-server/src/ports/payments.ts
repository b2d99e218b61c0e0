import type { Schemas } from '@institute/api-schema';

/** The outcome of a charge. `reference` is the provider's id, `url` the page where the cardholder must confirm it. */
export type Outcome =
  | { status: 'succeeded'; reference: string }
  | { status: 'declined'; reference: string | null; code: string }
  | { status: 'processing'; reference: string }
  | { status: 'requiresAction'; reference: string; url: string };

/** A provider may accept a refund and later report that it failed. */
export type RefundOutcome = 'succeeded' | 'processing' | 'declined';

export type Card = {
  reference: string;
  brand: Schemas['CardBrand'];
  last4: string;
  /** `YYYY-MM`. */
  expiration: string;
  holderName: string | null;
  /** The same number always gives the same fingerprint. */
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
  /** Whether the student is present to confirm it, and the URL to return to. */
  returnUrl: string | null;
};

/** `WON` or `LOST` by the institute. */
export type DisputeStatus = Extract<Schemas['TransactionStatus'], 'OPEN' | 'WON' | 'LOST'>;

/** A charge that the cardholder disputed with the bank. */
export type ProviderDispute = {
  reference: string;
  /** The provider's id of the charge. */
  charge: string;
  amount: number;
  status: DisputeStatus;
  reason: string | null;
  createdAt: Date;
};

/** A refund. `key` is ours, or null if it was made in the provider's dashboard. */
export type ProviderRefund = {
  reference: string;
  key: string | null;
  /** The provider's id of the charge. */
  charge: string;
  amount: number;
  outcome: RefundOutcome;
};

/** A charge that succeeded, as the provider lists it. */
export type ProviderCharge = {
  reference: string;
  /** Our key; null if we didn't make it. */
  key: string | null;
  amount: number;
  currency: string;
  /** The sum of its refunds. */
  refunded: number;
  /** Its refunds as far as the provider lists them. */
  refunds: ProviderRefund[];
  disputes: ProviderDispute[];
};

export type GatewayEvent =
  | { kind: 'charge'; key: string; outcome: Outcome }
  | { kind: 'refund'; key: string; outcome: RefundOutcome }
  /** Refunds that were made in the provider's dashboard. */
  | { kind: 'dashboardRefunds'; refunds: ProviderRefund[] }
  | { kind: 'dispute'; dispute: ProviderDispute }
  | { kind: 'other' };

/**
 * Why a provider didn't do what it was asked. Each of its errors is one of three, which its adapter decides: `CardRefused`,
 * `RequestRejected` or `GatewayUnavailable`.
 */
export abstract class GatewayFailure extends Error {}

/** The card or its bank refuses. Nothing was done; another card may work. */
export class CardRefused extends GatewayFailure {
  readonly code: string;
  /** The provider's id of the refused charge, if it made one. */
  readonly reference: string | null;
  constructor(code: string, reference: string | null = null, options: ErrorOptions = {}) {
    super(`The card was refused: ${code}`, options);
    this.code = code;
    this.reference = reference;
  }
}

/** The provider rejects our request or our account. Nothing was done, and no card would work until staff mend it. */
export class RequestRejected extends GatewayFailure {
  readonly code: string;
  constructor(code: string, options: ErrorOptions = {}) {
    super(`The payment provider rejects the request: ${code}`, options);
    this.code = code;
  }
}

/** There was no response, or an unintelligible one. The request may have been carried out. */
export class GatewayUnavailable extends GatewayFailure {}

/** A provider of card payments. Amounts are in minor units of ISO 4217; an
 * adapter converts them to its provider's. A call that fails throws a `GatewayFailure`. */
export type PaymentGateway = {
  provider: Schemas['PaymentMethodSetup']['provider'];
  /** The origins of the provider's scripts and frames, for the apps' content security policy. */
  sources: { script: string[]; frame: string[]; connect: string[] };
  /** The same student always gets the same customer. */
  createCustomer: (student: { id: string; email: string; name: string }) => Promise<string>;
  /** Changes what the provider knows of a student. */
  updateCustomer: (customer: string, person: { email: string; name: string }) => Promise<void>;
  /** Deletes a customer with all cards. Charges and their refunds stay. One that is gone already is deleted. */
  deleteCustomer: (customer: string) => Promise<void>;
  /** Starts a card setup in the provider's own form, embedded by the app of that origin. */
  setUp: (asked: {
    customer: string;
    origin: string;
  }) => Promise<Omit<Schemas['PaymentMethodSetup'], 'provider'>>;
  /** Saves a card from the form. */
  attach: (asked: {
    customer: string;
    token: string;
    holderName: string | null;
    address: Schemas['Address'] | null;
  }) => Promise<Card>;
  update: (card: string, change: { expiration: string; holderName: string | null }) => Promise<void>;
  detach: (card: string) => Promise<void>;
  /** A refused card is an outcome, `declined`. */
  charge: (charge: Charge) => Promise<Outcome>;
  /**
   * The outcome of a charge. null if there is no such charge, or it has no outcome yet. Without the provider's `reference`, it is
   * searched by its key, and a charge of the last minutes may not be found.
   */
  find: (charge: { key: string; reference: string | null }) => Promise<Outcome | null>;
  /** Cancels a charge that awaits confirmation. Returns its outcome if it is too late. */
  cancel: (reference: string) => Promise<Outcome>;
  /**
   * The same key never refunds twice, however much later it is repeated: then it's what became of the refund. `charge` is the
   * reference of the charge. A refusal is an outcome, `declined`.
   */
  refund: (asked: {
    key: string;
    charge: string;
    amount: number;
    currency: string;
  }) => Promise<RefundOutcome>;
  /** The charges that succeeded, of those made in a span of time, a batch at a time. `until` is excluded. */
  listCharges: (span: { since: Date; until: Date }) => AsyncIterable<ProviderCharge[]>;
  /** Parses a webhook of the provider. null if its signature is invalid. */
  readEvent: (body: string, header: (name: string) => string | undefined) => Promise<GatewayEvent | null>;
};
