import type { Schemas } from '@institute/api-schema';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { students } from './students.ts';

/** The events of a student's account. Rows are added, never changed. */
export const accountEvents = pgTable(
  'account_events',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    eventDate: timestamp({ withTimezone: true }).notNull(),
    type: text().$type<Schemas['AccountEventType']>().notNull(),
    applicationId: uuid(),
    amount: integer(),
    currency: text(),
    description: text(),
  },
  (table) => [index().on(table.studentId, table.eventDate, table.id)],
);
