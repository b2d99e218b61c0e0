import type { Schemas } from '@institute/api-schema';
import { boolean, date, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { students } from './students.ts';

export const coaches = pgTable('coaches', {
  id: uuid().primaryKey().$defaultFn(newId),
  studentId: uuid()
    .notNull()
    .unique()
    .references(() => students.id),
  rateOfPay: integer(),
  currency: text().notNull().default('USD'),
  coverImage: text(),
  intro: text(),
  specializations: text().array().notNull().default([]),
  focus: text().array().notNull().default([]),
  languages: text().array().notNull().default([]),
  /** Of the profile's texts. Null: that of the account. */
  languageIso2LetterCode: text().$type<Schemas['LanguageIso2LetterCode']>(),
  hctpGraduatingClass: text(),
  video: text(),
  /** Null until the coach has answered. */
  videoHasSpeech: boolean(),
  videoCaptions: jsonb().$type<Schemas['VideoCaptions'][]>().notNull().default([]),
  showPhone: boolean().notNull().default(false),
  socialNetworks: jsonb()
    .$type<Schemas['SocialNetworks']>()
    .notNull()
    .default({ linkedIn: null, facebook: null, instagram: null, youtube: null }),
  coachWebConferenceUrl: text(),
  facebookGroupUrl: text(),
  testCall: boolean().notNull().default(false),
  websiteUrl: text(),
  acceptedTermsAt: timestamp({ withTimezone: true }),
});

export const educations = pgTable(
  'educations',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    coachId: uuid()
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    institution: text().notNull(),
    degree: text(),
    fieldOfStudy: text(),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.coachId)],
);

export const certifications = pgTable(
  'certifications',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    coachId: uuid()
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    issuer: text(),
    issueDate: date({ mode: 'string' }),
    expirationDate: date({ mode: 'string' }),
    credentialUrl: text(),
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.coachId)],
);
