import type { Schemas } from '@institute/api-schema';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { paymentMethods } from './payment-methods.ts';
import { paymentPlans } from './payment-plans.ts';
import { cohorts, programs } from './programs.ts';
import { students } from './students.ts';

/** The payment schedule of an enrollment, with the plan's terms on the day it was made. */
export const paymentSchedules = pgTable(
  'payment_schedules',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    applicationId: uuid(),
    programId: uuid()
      .notNull()
      .references(() => programs.id),
    cohortId: uuid()
      .notNull()
      .references(() => cohorts.id),
    paymentPlanId: uuid()
      .notNull()
      .references(() => paymentPlans.id),
    planSource: text().$type<Schemas['PaymentPlanSource']>().notNull(),
    planName: text().notNull(),
    status: text().$type<Schemas['PaymentScheduleStatus']>().notNull().default('ACTIVE'),
    currency: text().notNull(),
    depositAmount: integer().notNull(),
    installmentCount: integer().notNull(),
    installmentAmount: integer().notNull(),
    interestRate: integer().notNull(),
    voucherCode: text(),
    transferredToId: uuid().references((): AnyPgColumn => paymentSchedules.id, { onDelete: 'set null' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [
    index().on(table.studentId, table.id),
    index().on(table.applicationId),
    index().on(table.transferredToId),
  ],
);

/** The rows of a schedule. Each amount is stored with its parts, and checks keep them consistent. */
export const paymentScheduleRows = pgTable(
  'payment_schedule_rows',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    scheduleId: uuid()
      .notNull()
      .references(() => paymentSchedules.id, { onDelete: 'cascade' }),
    type: text().$type<Schemas['PaymentScheduleRowType']>().notNull(),
    installment: integer().notNull(),
    dueDate: date({ mode: 'string' }).notNull(),
    /** The first day of the month that its interest is for. */
    interestFrom: date({ mode: 'string' }).notNull(),
    status: text().$type<Schemas['PaymentScheduleRowStatus']>().notNull().default('SCHEDULED'),
    principalAmount: integer().notNull(),
    interestAmount: integer().notNull().default(0),
    taxAmount: integer().notNull().default(0),
    amountDue: integer().notNull().generatedAlwaysAs(sql`principal_amount + interest_amount + tax_amount`),
    amountPaid: integer().notNull().default(0),
    rolloverAmount: integer().notNull().default(0),
    amountRefunded: integer().notNull().default(0),
    captureMethod: text().$type<Schemas['CaptureMethod']>().notNull().default('MANUAL'),
    paymentMethodId: uuid().references(() => paymentMethods.id, { onDelete: 'set null' }),
    /** The payment that charged it last. A plain id, because payments already refer to schedules. */
    paymentId: uuid(),
    /** From the card charged last, kept even if that card is deleted. */
    brand: text().$type<Schemas['CardBrand']>(),
    last4: text(),
    /** The next day autopay may charge it. null after the last attempt. */
    autoPayOn: date({ mode: 'string' }),
    autoPayAttempts: integer().notNull().default(0),
  },
  (table) => [
    index().on(table.scheduleId, table.dueDate, table.id),
    index().on(table.paymentMethodId),
    index('payment_schedule_rows_auto_pay')
      .on(table.autoPayOn)
      .where(sql`${table.status} in ('SCHEDULED', 'INVALID')`),
    index('payment_schedule_rows_due')
      .on(table.dueDate, table.id)
      .where(sql`${table.status} in ('SCHEDULED', 'INVALID')`),
    check(
      'payment_schedule_rows_parts',
      sql`${table.principalAmount} >= 0 and ${table.interestAmount} >= 0 and ${table.taxAmount} >= 0
        and ${table.amountPaid} >= 0 and ${table.rolloverAmount} >= 0`,
    ),
    check(
      'payment_schedule_rows_covered',
      sql`${table.amountPaid} + ${table.rolloverAmount} <= ${table.principalAmount} + ${table.interestAmount} + ${table.taxAmount}`,
    ),
    check(
      'payment_schedule_rows_refunded',
      sql`${table.amountRefunded} between 0 and ${table.amountPaid} + ${table.rolloverAmount}`,
    ),
  ],
);
