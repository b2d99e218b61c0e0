import type { Schemas } from '@institute/api-schema';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { students } from './students.ts';

/** Uploaded files. The `files` port stores their bytes under the same name. */
export const files = pgTable(
  'files',
  {
    name: text().primaryKey(),
    ownerId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    object: text().$type<Schemas['FileObject']>().notNull(),
    contentType: text().notNull(),
    size: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.ownerId)],
);
