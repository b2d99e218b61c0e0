import type { Schemas } from '@institute/api-schema';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { students } from './students.ts';

/** Actions by or on behalf of a student. Rows are added, never changed. */
export const activities = pgTable(
  'activities',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    source: text().$type<Schemas['ActivitySource']>().notNull(),
    category: text().$type<Schemas['ActivityCategory']>().notNull(),
    type: text().$type<Schemas['ActivityType']>().notNull(),
    actorId: uuid().references(() => students.id, { onDelete: 'set null' }),
    subject: text(),
  },
  // The log is always read for one source, in time order.
  (table) => [index().on(table.studentId, table.source, table.createdAt, table.id)],
);
