import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The key that signs the URLs of private content, shared by all processes on this database. */
export const contentKeys = pgTable('content_keys', {
  id: text().primaryKey(),
  privateKey: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
