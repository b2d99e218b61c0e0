import { isNull } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

// The books of the embedded provider of card payments. It plays a foreign system: nothing else reads or writes them.

/** One secret, which its messages are signed with. */
export const sandboxKeys = pgTable('sandbox_keys', {
  id: integer().primaryKey(),
  secret: text().notNull(),
});

/** Forms for a card that were asked for. */
export const sandboxSetups = pgTable('sandbox_setups', {
  secret: text().primaryKey(),
  customer: text().notNull(),
  /** The origin of the app that shows the form. */
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
  /** What becomes of a charge: that is what a test card is for. */
  behavior: text().notNull(),
  isAttached: boolean().notNull().default(false),
});

export const sandboxCharges = pgTable('sandbox_charges', {
  id: text().primaryKey(),
  /** The caller's own key: the same one never charges twice. */
  key: text().notNull().unique(),
  cardId: text().notNull(),
  amount: integer().notNull(),
  currency: text().notNull(),
  status: text().$type<'succeeded' | 'declined' | 'processing' | 'requiresAction'>().notNull(),
  code: text(),
  refunded: integer().notNull().default(0),
  /** When one that is processing succeeds. */
  settlesAt: timestamp({ withTimezone: true }),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** Where the holder of the card goes after confirming it. */
  returnUrl: text(),
});

export const sandboxRefunds = pgTable('sandbox_refunds', {
  key: text().primaryKey(),
  chargeId: text().notNull(),
  amount: integer().notNull(),
});

/** Messages to us about charges. */
export const sandboxEvents = pgTable(
  'sandbox_events',
  {
    id: text().primaryKey(),
    chargeKey: text().notNull(),
    deliverAt: timestamp({ withTimezone: true }).notNull(),
    deliveredAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.deliverAt).where(isNull(table.deliveredAt))],
);
