import type { components } from '@institute/api-schema';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../identifier.ts';
import { coaches } from './coaches.ts';

type Schemas = components['schemas'];
type Translated<Text> = Record<Schemas['LanguageIso2LetterCode'], Text>;

export const subscriptionPlans = pgTable('subscription_plans', {
  id: uuid().primaryKey().$defaultFn(newId),
  name: text().notNull(),
  description: jsonb().$type<Translated<string>>().notNull(),
  features: jsonb().$type<Translated<string[]>>().notNull(),
  price: integer().notNull(),
  currency: text().notNull().default('USD'),
  interval: text().$type<Schemas['SubscriptionPlan']['interval']>().notNull(),
});

/** At most one for each coach. Whether it ends with the period stands beside its status. */
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
    paymentMethodId: uuid(),
    periodStart: timestamp({ withTimezone: true }).notNull(),
    periodEnd: timestamp({ withTimezone: true }).notNull(),
    /** From when its periods are counted, so that a month that is short does not shorten those after it. */
    anchor: timestamp({ withTimezone: true }).notNull(),
    /** When an overdue charge is tried again. */
    retryAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.status, table.periodEnd)],
);

export const subscriptionInvoices = pgTable(
  'subscription_invoices',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    coachId: uuid().references(() => coaches.id, { onDelete: 'set null' }),
    number: text().notNull().unique(),
    planName: text().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text().$type<Schemas['SubscriptionInvoice']['status']>().notNull(),
    periodStart: timestamp({ withTimezone: true }).notNull(),
    periodEnd: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    paidAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.coachId, table.id)],
);
