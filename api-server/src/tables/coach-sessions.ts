import type { Schemas } from '@institute/api-schema';
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { revisionColumns } from '../platform/revision.ts';
import { coachProductPurchases } from './coach-product-purchases.ts';
import { coachProducts } from './coach-products.ts';
import { groupSessions } from './coaching-groups.ts';
import { students } from './students.ts';

/** A coach's reserved time (`HELD_SLOT`), which becomes a session when it is paid. */
export const coachSessions = pgTable(
  'coach_sessions',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    /** The account may be deleted. Its sessions stay, like what clients bought. */
    coachId: uuid().notNull(),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    productId: uuid().references(() => coachProducts.id, { onDelete: 'set null' }),
    purchaseId: uuid().references(() => coachProductPurchases.id, { onDelete: 'cascade' }),
    /** The date of the group that the client takes part in. null for a one-on-one session. */
    groupSessionId: uuid().references(() => groupSessions.id, { onDelete: 'set null' }),
    title: text().notNull(),
    startTime: timestamp({ withTimezone: true }).notNull(),
    endTime: timestamp({ withTimezone: true }).notNull(),
    timeZone: text().notNull(),
    /** The start that the client chose or accepted. Differs from `startTime` while a move by the coach is pending. */
    agreedStartTime: timestamp({ withTimezone: true }).notNull(),
    status: text().$type<Schemas['CoachSessionStatus'] | 'HELD_SLOT'>().notNull(),
    /** When the reservation expires, unless its purchase is in progress. */
    expiresAt: timestamp({ withTimezone: true }),
    reason: text(),
    rescheduledFrom: timestamp({ withTimezone: true }),
    /** When the client reported that the coach didn't come. */
    absenceReportedAt: timestamp({ withTimezone: true }),
    ...revisionColumns(),
  },
  (table) => [
    index().on(table.coachId, table.startTime, table.id),
    index().on(table.studentId, table.startTime, table.id),
    index().on(table.productId),
    index().on(table.purchaseId),
    index().on(table.groupSessionId),
    // Guarantees that a time is sold only once, except to a group.
    uniqueIndex()
      .on(table.coachId, table.startTime)
      .where(sql`${table.status} in ('HELD_SLOT', 'BOOKED') and ${table.groupSessionId} is null`),
  ],
);

/** The participants of a group's date are one appointment. */
export const appointmentId = sql<string>`coalesce(${coachSessions.groupSessionId}, ${coachSessions.id})`;

export const coachSessionNotes = pgTable(
  'coach_session_notes',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    sessionId: uuid()
      .notNull()
      .references(() => coachSessions.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When it was last corrected. */
    editedAt: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.sessionId, table.id)],
);
