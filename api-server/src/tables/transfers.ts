import type { Schemas } from '@institute/api-schema';
import { isNotNull, sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { enrollmentApplications } from './enrollment-applications.ts';
import { paymentSchedules } from './payment-schedules.ts';
import { cohorts } from './programs.ts';
import { students } from './students.ts';

/** Transfers that haven't ended, of which an application has at most one: `transfers_one_open`. */
export const unfinishedTransfers = ['REQUESTED', 'PENDING', 'REVIEWED'] as const;

/** Transfers from one class to another. */
export const transfers = pgTable(
  'transfers',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    applicationId: uuid()
      .notNull()
      .references(() => enrollmentApplications.id, { onDelete: 'cascade' }),
    currentCohortId: uuid()
      .notNull()
      .references(() => cohorts.id),
    targetCohortId: uuid()
      .notNull()
      .references(() => cohorts.id),
    status: text().$type<Schemas['TransferStatus']>().notNull(),
    reason: text(),
    /** The student's n-th transfer within the program, counting from 1. */
    sequence: integer().notNull(),
    fee: integer().notNull(),
    currency: text().notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    reviewedAt: timestamp({ withTimezone: true }),
    confirmedAt: timestamp({ withTimezone: true }),
    closedAt: timestamp({ withTimezone: true }),
    closeReason: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    newApplicationId: uuid().references(() => enrollmentApplications.id, { onDelete: 'set null' }),
    newPaymentScheduleId: uuid().references(() => paymentSchedules.id, { onDelete: 'set null' }),
    /** While it is being confirmed: since when, the fee's payment key, and the card. */
    confirmingSince: timestamp({ withTimezone: true }),
    feeKey: text(),
    feeMethodId: uuid(),
  },
  (table) => [
    // Of two concurrent requests, only one gets an offer.
    uniqueIndex('transfers_one_open')
      .on(table.applicationId)
      .where(sql`${table.status} in ('REQUESTED', 'PENDING', 'REVIEWED')`),
    index().on(table.applicationId),
    index().on(table.newApplicationId),
    index().on(table.newPaymentScheduleId),
    index().on(table.studentId, table.id),
    index().on(table.studentId, table.requestedAt, table.id),
    index().on(table.studentId, table.status, table.id),
    index('transfers_offers').on(table.expiresAt).where(sql`${table.status} in ('PENDING', 'REVIEWED')`),
    index('transfers_confirming').on(table.confirmingSince).where(isNotNull(table.confirmingSince)),
  ],
);

/** A quote of a transfer. Valid until something is paid or changed. */
export const transferQuotes = pgTable(
  'transfer_quotes',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    transferId: uuid()
      .notNull()
      .references(() => transfers.id, { onDelete: 'cascade' }),
    fee: integer().notNull(),
    scheduleVersion: integer().notNull(),
    /** A hash of everything that was quoted, so that nothing else is confirmed if prices changed since. */
    termsHash: text().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.transferId), index().on(table.expiresAt)],
);
