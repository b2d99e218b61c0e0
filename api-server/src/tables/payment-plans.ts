import type { Schemas } from '@institute/api-schema';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { programs } from './programs.ts';

/** Payment plans of a program. Rates are in hundredths of a percent. */
export const paymentPlans = pgTable(
  'payment_plans',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    programId: uuid()
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    source: text().$type<Schemas['PaymentPlanSource']>().notNull().default('INSTITUTE'),
    name: text().notNull(),
    /** The name in languages other than English. */
    translations: jsonb()
      .$type<Partial<Record<Schemas['LanguageIso2LetterCode'], { name: string }>>>()
      .notNull()
      .default({}),
    depositAmount: integer().notNull(),
    /** Monthly installments after the deposit. 0 means everything is due at enrollment. */
    installmentCount: integer().notNull(),
    interestRate: integer().notNull().default(0),
    taxRate: integer().notNull().default(0),
    /** Inactive plans are no longer offered. Their existing schedules continue. */
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    index().on(table.programId, table.depositAmount),
    check(
      'payment_plans_terms',
      sql`${table.depositAmount} >= 0 and ${table.installmentCount} between 0 and 120
        and ${table.interestRate} between 0 and 10000 and ${table.taxRate} between 0 and 10000`,
    ),
  ],
);
