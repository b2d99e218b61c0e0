import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../identifier.ts';

/** The embedded mailbox: what would have been sent, had there been an SMTP server. */
export const emails = pgTable('emails', {
  id: uuid().primaryKey().$defaultFn(newId),
  recipient: text().notNull(),
  subject: text().notNull(),
  text: text().notNull(),
  sentAt: timestamp({ withTimezone: true }).notNull(),
});
