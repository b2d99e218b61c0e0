import type { Schemas } from '@institute/api-schema';
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { communicationIntents } from './communication-intents.ts';
import { students } from './students.ts';

/** Messages that students asked to get together with others. They are deleted when they are sent. */
export const heldEmails = pgTable(
  'held_emails',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** The message in the inbox, or null if it was held by an earlier version. */
    intentId: uuid().references(() => communicationIntents.id, { onDelete: 'cascade' }),
    category: text().$type<Schemas['CommunicationCategory']>().notNull(),
    subject: text().notNull(),
    lines: text().array().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the job checks next whether it's due: at once, then every morning of its reader. */
    checkAt: timestamp({ withTimezone: true }).notNull().default(new Date(0)),
  },
  (table) => [index().on(table.studentId, table.id), index().on(table.checkAt), index().on(table.intentId)],
);
