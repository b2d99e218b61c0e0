import type { Schemas } from '@institute/api-schema';
import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { alphabetical } from './alphabetical.ts';

type Language = Schemas['LanguageIso2LetterCode'];
type InEachLanguage<Value = string> = Record<Language, Value>;

/** Programs that students can enroll in. */
export const programs = pgTable(
  'programs',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    title: alphabetical().notNull(),
    summary: text().notNull(),
    /** Title and summary in languages other than English. */
    translations: jsonb()
      .$type<Partial<Record<Language, { title: string; summary: string }>>>()
      .notNull()
      .default({}),
    tracks: text().array().$type<Schemas['ProgramTrack'][]>().notNull(),
    price: integer().notNull(),
    currency: text().notNull().default('USD'),
    weeks: integer().notNull(),
    weeklyHours: integer().notNull(),
    isAlumniOnly: boolean().notNull().default(false),
    /** What one can do after it. */
    abilities: jsonb().$type<InEachLanguage<string[]>>().notNull().default({ EN: [], ES: [] }),
    phases: jsonb()
      .$type<{ weeks: number; title: InEachLanguage; description: InEachLanguage }[]>()
      .notNull()
      .default([]),
    /** How students of earlier years did: also in the disclosures. */
    outcomes: jsonb().$type<Schemas['ProgramOutcome'][]>().notNull().default([]),
    questions: jsonb().$type<{ question: InEachLanguage; answer: InEachLanguage }[]>().notNull().default([]),
    /** Inactive programs are no longer offered. Their students continue. */
    isActive: boolean().notNull().default(true),
  },
  (table) => [check('programs_price', sql`${table.price} >= 0`)],
);

/** Classes. Seats are taken by conditional updates; the check constraint is a safety net. */
export const cohorts = pgTable(
  'cohorts',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    programId: uuid()
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    startDate: date({ mode: 'string' }).notNull(),
    graduationDate: date({ mode: 'string' }).notNull(),
    capacity: integer().notNull(),
    seatsTaken: integer().notNull().default(0),
    languageIso2LetterCode: text().$type<Language>().notNull().default('EN'),
    deliveryMode: text().$type<Schemas['DeliveryMode']>().notNull().default('ONLINE'),
    /** Inactive classes take no more students. */
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    index().on(table.programId, table.startDate, table.id),
    check('cohorts_seats', sql`${table.seatsTaken} between 0 and ${table.capacity}`),
  ],
);
