import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The keys that sign credentials. The newest signs; the older ones still verify what they signed. */
export const credentialKeys = pgTable('credential_keys', {
  id: text().primaryKey(),
  /** Ed25519, as PKCS 8 in PEM. */
  privateKey: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
