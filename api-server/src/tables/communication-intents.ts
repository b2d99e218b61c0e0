import type { Schemas } from '@institute/api-schema';
import { isNotNull, isNull, sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { students } from './students.ts';

/** Messages from the institute to a student. */
export const communicationIntents = pgTable(
  'communication_intents',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    status: text().$type<Schemas['CommunicationIntentStatus']>().notNull().default('UNREAD'),
    archived: boolean().notNull().default(false),
    channels: text().array().$type<Schemas['CommunicationChannel'][]>().notNull(),
    category: text().$type<Schemas['CommunicationCategory']>().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    link: text(),
    links: text().array().notNull().default(sql`'{}'`),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    readAt: timestamp({ withTimezone: true }),
    deletedAt: timestamp({ withTimezone: true }),
  },
  // In list order, so that a page is read from the index. Includes the status, for counting unread messages.
  (table) => [
    index().on(table.studentId, table.archived, table.createdAt, table.id).where(isNull(table.deletedAt)),
    index().on(table.studentId, table.archived, table.status).where(isNull(table.deletedAt)),
    index().on(table.studentId, table.createdAt, table.id).where(isNotNull(table.deletedAt)),
  ],
);
