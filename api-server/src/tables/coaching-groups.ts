import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { revisionColumns } from '../platform/revision.ts';
import { coachProducts } from './coach-products.ts';
import { coaches } from './coaches.ts';

/** A run of a service for a group. Clients buy a seat in it. */
export const coachingGroups = pgTable(
  'coaching_groups',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    coachId: uuid()
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => coachProducts.id, { onDelete: 'cascade' }),
    capacity: integer().notNull(),
    /** The address where it meets. null for the coach's video link. */
    place: text(),
    timeZone: text().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.coachId, table.id), index().on(table.productId, table.id)],
);

/** The dates of a group. Each participant has a coach session of their own at this time. */
export const groupSessions = pgTable(
  'group_sessions',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    groupId: uuid()
      .notNull()
      .references(() => coachingGroups.id, { onDelete: 'cascade' }),
    startTime: timestamp({ withTimezone: true }).notNull(),
    endTime: timestamp({ withTimezone: true }).notNull(),
    canceledAt: timestamp({ withTimezone: true }),
    /** Why it was moved or canceled. */
    reason: text(),
    ...revisionColumns(),
  },
  (table) => [index().on(table.groupId, table.startTime)],
);
