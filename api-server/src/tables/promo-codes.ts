import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { programs } from './programs.ts';
import { students } from './students.ts';

export const promoCodes = pgTable(
  'promo_codes',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    /** In upper case. */
    code: text().notNull().unique(),
    kind: text().$type<'PERCENT' | 'AMOUNT'>().notNull(),
    /** Hundredths of a percent, or minor units. */
    value: integer().notNull(),
    currency: text().notNull().default('USD'),
    /** The only program it is valid for. null means any. */
    programId: uuid().references(() => programs.id, { onDelete: 'cascade' }),
    startsAt: timestamp({ withTimezone: true }),
    endsAt: timestamp({ withTimezone: true }),
    /** null means unlimited. */
    maxUses: integer(),
    uses: integer().notNull().default(0),
    /** Inactive codes can't be used any more. */
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    check('promo_codes_value', sql`${table.value} > 0`),
    check('promo_codes_uses', sql`${table.uses} between 0 and coalesce(${table.maxUses}, ${table.uses})`),
  ],
);

/** Each use of a promo code: at most one per application. */
export const promoCodeRedemptions = pgTable(
  'promo_code_redemptions',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    promoCodeId: uuid()
      .notNull()
      .references(() => promoCodes.id, { onDelete: 'cascade' }),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    applicationId: uuid().notNull(),
    redeemedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex().on(table.applicationId), index().on(table.promoCodeId)],
);
