import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { users } from './users.ts';

export const sessions = pgTable(
  'sessions',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    application: text().$type<'STUDENT' | 'COACH'>().notNull().default('STUDENT'),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When the user was last active, as far as the app has reported it. */
    lastActiveAt: timestamp({ withTimezone: true }).notNull(),
    /** The device and network of the last use. */
    userAgent: text().notNull().default(''),
    network: text(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    endedAt: timestamp({ withTimezone: true }),
    endReason: text().$type<
      'LOGOUT' | 'IDLE_TIMEOUT' | 'TOKEN_REUSED' | 'PASSWORD_CHANGED' | 'EMAIL_CHANGED' | 'ACCOUNT_DISABLED'
    >(),
  },
  (table) => [index().on(table.userId)],
);

/** One row per pair of tokens issued to a session. Stores hashes only, which can't be used to sign in. */
export const sessionTokens = pgTable(
  'session_tokens',
  {
    accessHash: text().primaryKey(),
    refreshHash: text().notNull().unique(),
    sessionId: uuid()
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    accessExpiresAt: timestamp({ withTimezone: true }).notNull(),
    refreshExpiresAt: timestamp({ withTimezone: true }).notNull(),
    refreshUsedAt: timestamp({ withTimezone: true }),
    /** With the refresh token, which is not stored, it derives the tokens that replaced this pair. */
    successorNonce: text(),
  },
  (table) => [index().on(table.sessionId)],
);
