import type { Schemas } from '@institute/api-schema';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';

/** Comparisons of the provider's records, the books and the session credits. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    checkedAt: timestamp({ withTimezone: true }).notNull(),
    /** The provider's charges since then were compared. */
    since: timestamp({ withTimezone: true }).notNull(),
    status: text().$type<Schemas['Reconciliation']['status']>().notNull(),
    chargeCount: integer().notNull(),
    refundCount: integer().notNull(),
    purchaseCount: integer().notNull(),
    /** At most 100. */
    differences: jsonb().$type<Schemas['ReconciliationDifference'][]>().notNull(),
    differenceCount: integer().notNull(),
  },
  (table) => [index().on(table.checkedAt)],
);
