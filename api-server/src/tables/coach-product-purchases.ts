import type { Schemas } from '@institute/api-schema';
import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { folded, formerlyFolded } from '../platform/keyword.ts';
import { alphabetical } from './alphabetical.ts';
import { coachProducts } from './coach-products.ts';
import { coaches } from './coaches.ts';
import { paymentMethods } from './payment-methods.ts';
import { payments } from './payments.ts';
import { soldColumns } from './sold-terms.ts';
import { students } from './students.ts';

type Purchase = Schemas['CoachProductPurchase'];

/** A copy of the purchased product. It is kept when the product or the coach is deleted. */
export const coachProductPurchases = pgTable(
  'coach_product_purchases',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    coachId: uuid().references(() => coaches.id, { onDelete: 'set null' }),
    coachName: alphabetical().notNull(),
    studentId: uuid().references(() => students.id, { onDelete: 'set null' }),
    studentName: alphabetical().notNull(),
    productId: uuid().references(() => coachProducts.id, { onDelete: 'set null' }),
    ...soldColumns(),
    /** The group in which it is a seat. It may be deleted with its product. */
    groupId: uuid(),
    /** One of the product's colors. null without a choice. */
    color: text(),
    /** Where it is sent. null if it isn't, and after the customer deleted the account. */
    deliveryAddress: jsonb().$type<Schemas['Address']>(),
    /** When the coach recorded that it was sent or handed over. */
    deliveredAt: timestamp({ withTimezone: true }),
    deliveryNote: text(),
    status: text().$type<Purchase['status']>().notNull(),
    paymentMethodId: uuid().references(() => paymentMethods.id, { onDelete: 'set null' }),
    paymentId: uuid().references(() => payments.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** When all of it was refunded. */
    refundedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.coachId, table.id),
    index().on(table.studentId, table.id),
    index().on(table.productId),
    index().on(table.paymentId),
    index().on(table.paymentMethodId),
    index().on(table.groupId),
    // For every order in which staff can sort.
    index().on(table.amount, table.id),
    index().on(table.createdAt, table.id),
    index().on(table.status, table.id),
    index().on(table.title, table.id),
    // For searches among the distinct texts.
    index().on(table.coachName, table.id),
    index().on(table.studentName, table.id),
    // Purchases still to be settled with the payment provider.
    index('coach_product_purchases_waiting').on(table.createdAt).where(sql`${table.status} = 'IN_PROGRESS'`),
  ],
);

/** Distinct titles and names of purchases, so that searching stays fast with many purchases. */
export const purchaseTexts = pgTable(
  'coach_product_purchase_texts',
  { text: text().primaryKey() },
  (table) => [
    index('coach_product_purchase_texts_folded').using('gin', sql`${folded(table.text)} gin_trgm_ops`),
    index('coach_product_purchase_texts_searched').using(
      'gin',
      sql`${formerlyFolded(table.text)} gin_trgm_ops`,
    ),
  ],
);
