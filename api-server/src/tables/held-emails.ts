import type { components } from '@institute/api-schema';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { students } from './students.ts';

/** Messages that students asked to get together with others. They are deleted when they are sent. */
export const heldEmails = pgTable(
  'held_emails',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    category: text().$type<components['schemas']['CommunicationCategory']>().notNull(),
    subject: text().notNull(),
    lines: text().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.studentId, table.id)],
);
