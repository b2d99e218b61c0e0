import type { Schemas } from '@institute/api-schema';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { coachProductPurchases } from './coach-product-purchases.ts';
import { coachSessions } from './coach-sessions.ts';
import { students } from './students.ts';
import { users } from './users.ts';

/** What happened to the sessions of a purchase. Rows are only added. The sum of `change` can still be booked. */
export const sessionCredits = pgTable(
  'session_credits',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    /** The order of events of one moment. */
    sequence: integer().generatedAlwaysAsIdentity(),
    purchaseId: uuid()
      .notNull()
      .references(() => coachProductPurchases.id, { onDelete: 'cascade' }),
    sessionId: uuid().references(() => coachSessions.id, { onDelete: 'set null' }),
    type: text().$type<Schemas['SessionCreditType']>().notNull(),
    change: integer().notNull(),
    /** The session's start as of this event. */
    startTime: timestamp({ withTimezone: true }),
    /** null: the system. */
    actorId: uuid().references(() => students.id, { onDelete: 'set null' }),
    reason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.purchaseId, table.sequence),
    index().on(table.sessionId),
    uniqueIndex('session_credits_bought').on(table.purchaseId).where(sql`${table.type} = 'BOUGHT'`),
  ],
);

/** Money of purchases that goes back to their customers. */
export const purchaseRefunds = pgTable(
  'purchase_refunds',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    purchaseId: uuid()
      .notNull()
      .references(() => coachProductPurchases.id, { onDelete: 'cascade' }),
    kind: text().$type<Schemas['PurchaseRefund']['kind']>().notNull(),
    sessionId: uuid().references(() => coachSessions.id, { onDelete: 'set null' }),
    /** How many sessions it refunds. */
    sessionCount: integer().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text().$type<Schemas['PurchaseRefund']['status']>().notNull().default('PENDING'),
    /** The provider's idempotency key. */
    key: text().notNull().unique(),
    reason: text(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.purchaseId, table.id),
    index().on(table.sessionId),
    index('purchase_refunds_pending').on(table.createdAt).where(sql`${table.status} = 'PENDING'`),
    check('purchase_refunds_amount', sql`${table.amount} > 0`),
  ],
);
