import type { Schemas } from '@institute/api-schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { coaches } from './coaches.ts';
import { paymentMethods } from './payment-methods.ts';
import { payments } from './payments.ts';

type Translated<Text> = Record<Schemas['LanguageIso2LetterCode'], Text>;

export const subscriptionPlans = pgTable('subscription_plans', {
  id: uuid().primaryKey().$defaultFn(newId),
  name: text().notNull(),
  description: jsonb().$type<Translated<string>>().notNull(),
  features: jsonb().$type<Translated<string[]>>().notNull(),
  price: integer().notNull(),
  currency: text().notNull().default('USD'),
  /** How many services can be published at the same time. null for any number. */
  serviceLimit: integer(),
  interval: text().$type<Schemas['SubscriptionPlan']['interval']>().notNull(),
  /** Inactive plans are no longer offered. Their subscriptions continue. */
  isActive: boolean().notNull().default(true),
});

/** At most one per coach. Ending with the period is a separate flag. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    coachId: uuid()
      .primaryKey()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    status: text().$type<Exclude<Schemas['SubscriptionStatus'], 'NONE'>>().notNull(),
    planId: uuid()
      .notNull()
      .references(() => subscriptionPlans.id),
    nextPlanId: uuid().references(() => subscriptionPlans.id),
    paymentMethodId: uuid().references(() => paymentMethods.id, { onDelete: 'set null' }),
    periodStart: timestamp({ withTimezone: true }).notNull(),
    periodEnd: timestamp({ withTimezone: true }).notNull(),
    /** The day its periods are counted from, so that a short month doesn't shorten the ones after it. */
    anchor: timestamp({ withTimezone: true }).notNull(),
    /** When an overdue charge is retried. */
    retryAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.status, table.periodEnd), index().on(table.paymentMethodId)],
);

export const subscriptionInvoices = pgTable(
  'subscription_invoices',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    coachId: uuid().references(() => coaches.id, { onDelete: 'set null' }),
    number: text().notNull().unique(),
    planId: uuid().references(() => subscriptionPlans.id, { onDelete: 'set null' }),
    planName: text().notNull(),
    paymentMethodId: uuid().references(() => paymentMethods.id, { onDelete: 'set null' }),
    /** The number of attempts, so that each one is a separate payment. */
    attempts: integer().notNull().default(0),
    paymentId: uuid().references(() => payments.id, { onDelete: 'set null' }),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text().$type<Schemas['SubscriptionInvoice']['status']>().notNull(),
    periodStart: timestamp({ withTimezone: true }).notNull(),
    periodEnd: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    paidAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.coachId, table.id),
    index().on(table.paymentId),
    index().on(table.paymentMethodId),
    // One invoice per period.
    uniqueIndex('subscription_invoices_one_open').on(table.coachId).where(sql`${table.status} = 'OPEN'`),
  ],
);
