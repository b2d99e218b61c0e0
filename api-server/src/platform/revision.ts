import { type SQL, sql } from 'drizzle-orm';
import { integer, type PgColumn, timestamp } from 'drizzle-orm/pg-core';

/** How often a row has changed and when it last did, for calendars that have an earlier version of it. */
export const revisionColumns = () => ({
  sequence: integer().notNull().default(0),
  changedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** Values that every update of such a row also sets. */
export const revised = (table: { sequence: PgColumn }, now: Date): { sequence: SQL; changedAt: Date } => ({
  sequence: sql`${table.sequence} + 1`,
  changedAt: now,
});
