import type { components } from '@institute/api-schema';
import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../identifier.ts';
import { coachProducts } from './coach-products.ts';
import { coaches } from './coaches.ts';
import { students } from './students.ts';

type Purchase = components['schemas']['CoachProductPurchase'];

/** What was bought, as it was then: it stays when the product, or the coach, is no more. */
export const coachProductPurchases = pgTable(
  'coach_product_purchases',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    coachId: uuid().references(() => coaches.id, { onDelete: 'set null' }),
    coachName: text().notNull(),
    studentId: uuid().references(() => students.id, { onDelete: 'set null' }),
    studentName: text().notNull(),
    productId: uuid().references(() => coachProducts.id, { onDelete: 'set null' }),
    title: text().notNull(),
    coachProductType: text().$type<Purchase['coachProductType']>().notNull(),
    amount: integer().notNull(),
    currency: text().notNull(),
    status: text().$type<Purchase['status']>().notNull(),
    sessionCount: integer().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    refundedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.coachId, table.id), index().on(table.studentId, table.id)],
);
