import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

/** Every thousandth row of an append-only table: `position` rows have this id or a lower one. */
export const pageCheckpoints = pgTable(
  'page_checkpoints',
  {
    list: text().notNull(),
    position: integer().notNull(),
    rowId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.list, table.position] })],
);
