import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The key that signs the URLs of private content, so that every process on this database signs and verifies alike. */
export const contentKeys = pgTable('content_keys', {
  id: text().primaryKey(),
  privateKey: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
