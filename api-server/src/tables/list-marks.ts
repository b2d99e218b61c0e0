import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Every thousandth row of a table that only grows, in the order of its ids: `position` rows have this id or one before it. */
export const listMarks = pgTable(
  'list_marks',
  {
    list: text().notNull(),
    position: integer().notNull(),
    rowId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.position] })],
);
