import type { components } from '@institute/api-schema';
import { boolean, date, doublePrecision, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../identifier.ts';
import { users } from './users.ts';

type Schemas = components['schemas'];

export const students = pgTable('students', {
  id: uuid().primaryKey().$defaultFn(newId),
  userId: uuid()
    .notNull()
    .unique()
    .references(() => users.id),
  firstName: text().notNull(),
  middleName: text(),
  lastName: text().notNull(),
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
  createdAt: timestamp({ withTimezone: true }).notNull(),
  updatedAt: timestamp({ withTimezone: true }).notNull(),
});
