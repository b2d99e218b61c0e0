import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Files whose rows were deleted and whose bytes the `files` port may still have. */
export const removedFiles = pgTable('removed_files', {
  name: text().primaryKey(),
  removedAt: timestamp({ withTimezone: true }).notNull(),
});
