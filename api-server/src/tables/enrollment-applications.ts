import type { Schemas } from '@institute/api-schema';
import { eq, type SQL, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  type PgColumn,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { folded, formerlyFolded } from '../platform/keyword.ts';
import { paymentMethods } from './payment-methods.ts';
import { paymentPlans } from './payment-plans.ts';
import { paymentSchedules } from './payment-schedules.ts';
import { payments } from './payments.ts';
import { cohorts, programs } from './programs.ts';
import { students } from './students.ts';

/** The application's number in its searchable form. */
export const searchedNumber = ({ sequence }: { sequence: PgColumn }): SQL => sql`('E-' || ${sequence}::text)`;

/** Applications for a class of a program. */
export const enrollmentApplications = pgTable(
  'enrollment_applications',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    /** The random part of its number. */
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity({ startWith: 20_001 }).notNull(),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    programId: uuid()
      .notNull()
      .references(() => programs.id),
    cohortId: uuid().references(() => cohorts.id),
    status: text().$type<Schemas['EnrollmentApplicationStatus']>().notNull().default('DRAFT'),
    /** When it entered its status. */
    statusSince: timestamp({ withTimezone: true }).notNull(),
    version: integer().notNull().default(1),
    languageIso2LetterCode: text().$type<Schemas['LanguageIso2LetterCode']>().notNull(),
    personalInfoSavedAt: timestamp({ withTimezone: true }),
    paymentPlanId: uuid().references(() => paymentPlans.id),
    voucherCode: text(),
    paymentMethodId: uuid().references(() => paymentMethods.id, { onDelete: 'set null' }),
    /** Whether submitting the application turns autopay on or off. null leaves it unchanged. */
    autoPay: boolean(),
    /** Whether that card was declined when the application was submitted. */
    isMethodDeclined: boolean().notNull().default(false),
    paymentScheduleId: uuid().references(() => paymentSchedules.id, { onDelete: 'set null' }),
    paymentId: uuid().references(() => payments.id, { onDelete: 'set null' }),
    note: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
    submittedAt: timestamp({ withTimezone: true }),
    transferredToId: uuid().references((): AnyPgColumn => enrollmentApplications.id, {
      onDelete: 'set null',
    }),
  },
  (table) => [
    // Of two concurrent starts, only one succeeds.
    uniqueIndex('enrollment_applications_one_open')
      .on(table.studentId, table.programId)
      .where(
        sql`${table.status} in ('DRAFT', 'SUBMITTED', 'IN_REVIEW', 'CHANGES_REQUESTED', 'APPROVED', 'SIGNING')`,
      ),
    index().on(table.studentId, table.id),
    index().on(table.studentId, table.createdAt, table.id),
    index().on(table.studentId, table.updatedAt, table.id),
    index().on(table.studentId, table.status, table.id),
    index().on(table.status, table.id),
    index().on(table.submittedAt, table.id),
    index().on(table.updatedAt, table.id),
    index().on(table.programId, table.id),
    index().on(table.paymentMethodId),
    index().on(table.paymentScheduleId),
    index().on(table.transferredToId),
    index('enrollment_applications_folded_number').using(
      'gin',
      sql`${folded(searchedNumber(table))} gin_trgm_ops`,
    ),
    index('enrollment_applications_searched_number').using(
      'gin',
      sql`${formerlyFolded(searchedNumber(table))} gin_trgm_ops`,
    ),
    index('enrollment_applications_drafts').on(table.updatedAt).where(eq(table.status, sql`'DRAFT'`)),
  ],
);

/** The application's timeline. Rows are added, never changed. */
export const enrollmentTransitions = pgTable(
  'enrollment_transitions',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    applicationId: uuid()
      .notNull()
      .references(() => enrollmentApplications.id, { onDelete: 'cascade' }),
    status: text().$type<Schemas['EnrollmentApplicationStatus']>().notNull(),
    occurredAt: timestamp({ withTimezone: true }).notNull(),
    actor: text().$type<Schemas['EnrollmentTransition']['actor']>().notNull(),
    actorName: text(),
    note: text(),
  },
  (table) => [index().on(table.applicationId, table.sequence)],
);

/** A quote for submitting one version of the application. */
export const enrollmentQuotes = pgTable(
  'enrollment_quotes',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    applicationId: uuid()
      .notNull()
      .references(() => enrollmentApplications.id, { onDelete: 'cascade' }),
    applicationVersion: integer().notNull(),
    dueToday: integer().notNull(),
    totalOwed: integer().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.applicationId), index().on(table.expiresAt)],
);

/**
 * Attempts to submit. Nothing else can happen to the application while one is being charged. Its id is the payment's
 * key.
 */
export const enrollmentSubmissions = pgTable(
  'enrollment_submissions',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    applicationId: uuid()
      .notNull()
      .references(() => enrollmentApplications.id, { onDelete: 'cascade' }),
    /** null once it was refused: its schedule is gone. */
    paymentScheduleId: uuid().references(() => paymentSchedules.id, { onDelete: 'set null' }),
    paymentMethodId: uuid(),
    status: text().$type<'CHARGING' | 'SUBMITTED' | 'REFUSED'>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.applicationId),
    index().on(table.paymentScheduleId),
    uniqueIndex('enrollment_submissions_one_charging')
      .on(table.applicationId)
      .where(eq(table.status, sql`'CHARGING'`)),
    index('enrollment_submissions_charging').on(table.createdAt).where(eq(table.status, sql`'CHARGING'`)),
  ],
);
