import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { coaches } from './coaches.ts';

/** The secret address under which a coach's calendar is read. Only the hash is kept; renewing replaces it. */
export const calendarFeeds = pgTable('calendar_feeds', {
  coachId: uuid()
    .primaryKey()
    .references(() => coaches.id, { onDelete: 'cascade' }),
  hash: text().notNull().unique(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});
