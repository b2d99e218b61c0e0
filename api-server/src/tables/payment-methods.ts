import type { Schemas } from '@institute/api-schema';
import { sql } from 'drizzle-orm';
import { boolean, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { students } from './students.ts';

/** The payment provider's id for a student. It stays until the provider has deleted what it knows of a deleted account. */
export const paymentCustomers = pgTable('payment_customers', {
  studentId: uuid()
    .primaryKey()
    .references(() => students.id, { onDelete: 'cascade' }),
  reference: text().notNull(),
  /** What the provider was given last. null if that's unknown. */
  email: text(),
  name: text(),
});

/** Cards, without their numbers. */
export const paymentMethods = pgTable(
  'payment_methods',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** The provider's id. */
    reference: text().notNull(),
    brand: text().$type<Schemas['CardBrand']>().notNull(),
    last4: text().notNull(),
    /** `YYYY-MM`. */
    expiration: text().notNull(),
    holderName: text(),
    address: jsonb().$type<Schemas['Address']>(),
    /** The same number gives the same fingerprint, so each card is stored once. */
    fingerprint: text().notNull(),
    isDefault: boolean().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex().on(table.studentId, table.fingerprint),
    uniqueIndex('payment_methods_one_default').on(table.studentId).where(sql`${table.isDefault}`),
  ],
);
