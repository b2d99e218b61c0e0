import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import type { DisputeStatus } from '../ports/payments.ts';
import { payments } from './payments.ts';

/** Charges that cardholders disputed with their bank. The bank holds the money until it has decided. */
export const disputes = pgTable(
  'disputes',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    paymentId: uuid()
      .notNull()
      .references(() => payments.id, { onDelete: 'cascade' }),
    /** The provider's id. */
    reference: text().notNull().unique(),
    status: text().$type<DisputeStatus>().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    /** The provider's word for the cardholder's reason. */
    reason: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the bank decided. */
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.paymentId),
    index().on(table.status, table.id),
    check('disputes_amount', sql`${table.amount} > 0`),
  ],
);
