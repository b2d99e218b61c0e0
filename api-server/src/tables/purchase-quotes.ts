import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { coachProductPurchases } from './coach-product-purchases.ts';
import { coachProducts } from './coach-products.ts';
import { coaches } from './coaches.ts';
import { soldColumns } from './sold-terms.ts';
import { students } from './students.ts';

/** A quote of a purchase. */
export const purchaseQuotes = pgTable(
  'purchase_quotes',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    coachId: uuid()
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    productId: uuid()
      .notNull()
      .references(() => coachProducts.id, { onDelete: 'cascade' }),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** The reserved time, which may be gone. */
    reservationId: uuid(),
    ...soldColumns(),
    /** The last purchase by this quote. Only one whose payment failed leaves it to another. */
    purchaseId: uuid().references(() => coachProductPurchases.id, { onDelete: 'cascade' }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.expiresAt), index().on(table.coachId), index().on(table.productId)],
);
