import { isNull } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';

// The records of the embedded payment provider. It simulates a foreign system, so nothing else reads or writes them.

/** The single secret that signs its webhooks. */
export const sandboxKeys = pgTable('sandbox_keys', {
  id: integer().primaryKey(),
  secret: text().notNull(),
});

/** Requested card setups. */
export const sandboxSetups = pgTable('sandbox_setups', {
  secret: text().primaryKey(),
  customer: text().notNull(),
  /** The origin of the app that embeds the form. */
  origin: text().notNull(),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});

export const sandboxCards = pgTable('sandbox_cards', {
  id: text().primaryKey(),
  customer: text().notNull(),
  brand: text().notNull(),
  last4: text().notNull(),
  /** `YYYY-MM`. */
  expiration: text().notNull(),
  holderName: text().notNull(),
  fingerprint: text().notNull(),
  /** The outcome of charges to this card. */
  behavior: text().notNull(),
  isAttached: boolean().notNull().default(false),
});

export const sandboxCharges = pgTable('sandbox_charges', {
  id: text().primaryKey(),
  /** The caller's idempotency key: the same one never charges twice. */
  key: text().notNull().unique(),
  cardId: text().notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
  status: text().$type<'succeeded' | 'declined' | 'processing' | 'requiresAction'>().notNull(),
  code: text(),
  refunded: integer().notNull().default(0),
  /** When a processing charge succeeds. */
  settlesAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** Where the cardholder returns after confirming it. */
  returnUrl: text(),
});

export const sandboxRefunds = pgTable('sandbox_refunds', {
  /** The caller's idempotency key, or the provider's own id for a refund made in its dashboard. */
  key: text().primaryKey(),
  chargeId: text().notNull(),
  amount: integer().notNull(),
  /** Whether it was made in the provider's dashboard. */
  isManual: boolean().notNull().default(false),
});

export const sandboxDisputes = pgTable(
  'sandbox_disputes',
  {
    id: text().primaryKey(),
    chargeId: text().notNull(),
    amount: integer().notNull(),
    status: text().$type<'OPEN' | 'WON' | 'LOST'>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  // A charge is disputed once.
  (table) => [uniqueIndex().on(table.chargeId)],
);

/** Webhooks about charges, and about their refunds and disputes. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text().primaryKey(),
    chargeKey: text().notNull(),
    refundKey: text(),
    disputeId: text(),
    deliverAt: timestamp({ withTimezone: true }).notNull(),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.deliverAt).where(isNull(table.deliveredAt))],
);
