import type { Schemas } from '@institute/api-schema';
import { isNull, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
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
import { paymentMethods } from './payment-methods.ts';
import { paymentSchedules } from './payment-schedules.ts';
import { students } from './students.ts';
import { users } from './users.ts';

/** The amount a payment applies to a row, and the row's interest that it waives. */
export type PaymentPart = { rowId: string; amount: number; interestWaived: number };
/** The amount a refund takes from one row. */
export type RefundPart = { rowId: string; amount: number };

const student = () =>
  uuid()
    .notNull()
    .references(() => students.id, { onDelete: 'cascade' });

/** A quote of a payment. */
export const paymentQuotes = pgTable(
  'payment_quotes',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    scheduleId: uuid()
      .notNull()
      .references(() => paymentSchedules.id, { onDelete: 'cascade' }),
    kind: text().$type<Schemas['PaymentQuoteInput']['kind']>().notNull(),
    amount: integer().notNull(),
    parts: jsonb().$type<PaymentPart[]>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** The last payment for this quote. */
    paymentId: uuid().references((): AnyPgColumn => payments.id, { onDelete: 'cascade' }),
  },
  (table) => [index().on(table.expiresAt), index().on(table.scheduleId)],
);

/** Charges to a card. The id is the provider's idempotency key, so each is charged once. */
export const payments = pgTable(
  'payments',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    studentId: student(),
    scheduleId: uuid().references(() => paymentSchedules.id, { onDelete: 'cascade' }),
    kind: text().$type<Schemas['PaymentKind']>().notNull(),
    status: text().$type<Schemas['PaymentStatus']>().notNull().default('IN_PROGRESS'),
    captureMethod: text().$type<Schemas['CaptureMethod']>().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    parts: jsonb().$type<PaymentPart[]>().notNull(),
    paymentMethodId: uuid().references(() => paymentMethods.id, { onDelete: 'set null' }),
    /** The provider's id of the card, so that the charge works even if the card is deleted in the meantime. */
    methodReference: text().notNull(),
    brand: text().$type<Schemas['CardBrand']>().notNull(),
    last4: text().notNull(),
    description: text().notNull(),
    /** The student's name when the payment was made. */
    payerName: text().notNull(),
    /** Path to return to after the bank's confirmation: in the coach app for a subscription, else in the portal. */
    returnPath: text().notNull(),
    /** A key that makes the payment unique, such as the request's or the invoice's. */
    key: text(),
    /** The provider's id of the charge. */
    reference: text(),
    failureCode: text(),
    nextActionUrl: text(),
    /** When a process last started to charge it or to look up its outcome. */
    attemptedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    uniqueIndex().on(table.studentId, table.key),
    index().on(table.studentId, table.id),
    index().on(table.scheduleId),
    index().on(table.reference),
    index().on(table.createdAt),
    index().on(table.paymentMethodId),
    index('payments_in_progress').on(table.createdAt).where(sql`${table.status} = 'IN_PROGRESS'`),
    check('payments_amount', sql`${table.amount} > 0`),
  ],
);

/** Refunds of a payment. */
export const refunds = pgTable(
  'refunds',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    /** null for a payment that belongs to no schedule. */
    scheduleId: uuid().references(() => paymentSchedules.id, { onDelete: 'cascade' }),
    /** null if the money came from another schedule. */
    paymentId: uuid().references(() => payments.id, { onDelete: 'cascade' }),
    type: text().$type<Schemas['Refund']['type']>().notNull(),
    destination: text().$type<Schemas['Refund']['destination']>().notNull(),
    status: text().$type<Schemas['PaymentStatus']>().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    parts: jsonb().$type<RefundPart[]>().notNull(),
    reason: text(),
    /** The provider's id of a refund that was not made by us, or the key of one of ours whose key is not its id. */
    reference: text().unique(),
    createdBy: uuid().references(() => users.id, { onDelete: 'set null' }),
    attemptedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.scheduleId),
    index().on(table.paymentId),
    index('refunds_in_progress').on(table.createdAt).where(sql`${table.status} = 'IN_PROGRESS'`),
    check('refunds_amount', sql`${table.amount} > 0`),
  ],
);

/** Money that left one schedule and waits for another, or has reached it. */
export const rollovers = pgTable(
  'rollovers',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    studentId: student(),
    fromScheduleId: uuid()
      .notNull()
      .references(() => paymentSchedules.id, { onDelete: 'cascade' }),
    toScheduleId: uuid().references(() => paymentSchedules.id, { onDelete: 'cascade' }),
    amount: integer().notNull(),
    currency: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.fromScheduleId),
    index('rollovers_waiting').on(table.studentId).where(isNull(table.toScheduleId)),
    index().on(table.toScheduleId),
    check('rollovers_amount', sql`${table.amount} > 0`),
  ],
);
