import type { Schemas } from '@institute/api-schema';
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { coaches } from './coaches.ts';

type Product = Schemas['CoachProduct'];

/** Services and other products of a coach. */
export const coachProducts = pgTable(
  'coach_products',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    coachId: uuid()
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    type: text().$type<Product['type']>().notNull().default('SERVICE'),
    title: text().notNull(),
    image: text(),
    description: text(),
    price: integer().notNull(),
    currency: text().notNull().default('USD'),
    priceUnit: text().$type<Product['priceUnit']>().notNull().default('NONE'),
    productCategoryId: text().$type<NonNullable<Product['productCategoryId']>>(),
    productSpecification: jsonb().$type<NonNullable<Product['productSpecification']>>(),
    serviceCategoryId: text().$type<NonNullable<Product['serviceCategoryId']>>(),
    serviceSpecification: jsonb().$type<NonNullable<Product['serviceSpecification']>>(),
    /** Whether it is sent to an address. Services never are. */
    isShipped: boolean().notNull().default(false),
    deliveryMode: text().$type<NonNullable<Product['deliveryMode']>>(),
    status: text().$type<Product['status']>().notNull().default('PUBLISHED'),
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.coachId, table.id)],
);
