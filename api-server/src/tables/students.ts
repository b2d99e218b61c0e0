import type { Schemas } from '@institute/api-schema';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  type PgColumn,
  pgTable,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { folded, formerlyFolded } from '../platform/keyword.ts';
import { alphabetical } from './alphabetical.ts';
import { users } from './users.ts';

type Named = { firstName: PgColumn; middleName: PgColumn; lastName: PgColumn };

/** The name in its searchable form. Unlike `concat_ws`, this expression can be indexed. */
export const searchedName = ({ firstName, middleName, lastName }: Named): SQL =>
  sql`(${firstName} || ' ' || coalesce(${middleName} || ' ', '') || ${lastName})`;

export const students = pgTable(
  'students',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    userId: uuid()
      .notNull()
      .unique()
      .references(() => users.id),
    firstName: alphabetical().notNull(),
    middleName: alphabetical(),
    lastName: alphabetical().notNull(),
    gender: text().$type<Schemas['Gender']>(),
    dateBirth: date({ mode: 'string' }),
    homePhone: text(),
    workPhone: text(),
    mobilePhone: text(),
    country: text(),
    countryCode: text(),
    state: text(),
    stateCode: text(),
    city: text(),
    zip: text(),
    street1: text(),
    street2: text(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    formattedAddress: text(),
    photo: text(),
    crmId: text(),
    learningSystemId: text(),
    learningPlatformUserId: text(),
    languageIso2LetterCode: text().$type<Schemas['LanguageIso2LetterCode']>().notNull().default('EN'),
    educationLevel: text().$type<NonNullable<Schemas['EducationLevel']>>(),
    occupation: text(),
    active: boolean().notNull().default(true),
    militaryMember: boolean(),
    autoPay: boolean().notNull().default(false),
    programTrack: text(),
    cohortId: text(),
    /** How often the student has changed circles. */
    circleTransferCount: integer().notNull().default(0),
    /** The circle that the student left, until they are in another one. Joining another one then is a change. */
    leftCircleId: uuid(),
    /** When the account was deleted. The row stays without the person, because payments and documents refer to it. */
    deletedAt: timestamp({ withTimezone: true }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.firstName, table.id),
    index().on(table.lastName, table.id),
    index('students_folded_name').using('gin', sql`${folded(searchedName(table))} gin_trgm_ops`),
    index('students_searched_name').using('gin', sql`${formerlyFolded(searchedName(table))} gin_trgm_ops`),
  ],
);
