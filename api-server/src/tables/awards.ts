import type { Schemas } from '@institute/api-schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { bytes } from './bytes.ts';
import { students } from './students.ts';
import { users } from './users.ts';

type Translated = Record<Schemas['LanguageIso2LetterCode'], string>;

/** Of an award that was changed and is yet to be granted: before all ids of students. */
export const notBegun = '00000000-0000-0000-0000-000000000000';

/** The available awards and their criteria. */
export const awards = pgTable('awards', {
  id: uuid().primaryKey().$defaultFn(newId),
  title: jsonb().$type<Translated>().notNull(),
  description: jsonb().$type<Translated>().notNull(),
  criteria: jsonb().$type<Omit<Schemas['AwardCriterionProgress'], 'current'>[]>().notNull(),
  /** Inactive awards are not granted any more. */
  isActive: boolean().notNull().default(true),
  /**
   * After a change, the last student who was checked for having met its criteria before: `notBegun`, then their ids in order.
   * null once all were.
   */
  grantedThrough: uuid(),
});

/** Awards as they were issued: what changes later, such as the student's name, doesn't change them. */
export const studentAwards = pgTable(
  'student_awards',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    awardId: uuid()
      .notNull()
      .references(() => awards.id),
    awardedAt: timestamp({ withTimezone: true }).notNull(),
    certificateNumber: text().notNull().unique(),
    holderName: text().notNull(),
    title: jsonb().$type<Translated>().notNull(),
    description: jsonb().$type<Translated>().notNull(),
    criteria: jsonb().$type<Schemas['AwardCriterionProgress'][]>().notNull(),
    /** The language of the certificate. */
    languageIso2LetterCode: text().$type<Schemas['LanguageIso2LetterCode']>().notNull(),
    /** The last part of its public link. Sharing again creates a new one, so that a withdrawn link stays invalid. */
    shareToken: text().unique(),
    /** The last part of the address on its certificate, which opens the public page even if it isn't shared. */
    verificationCode: text().notNull().unique(),
    /** Its place in the status lists. */
    statusIndex: integer().notNull().generatedAlwaysAsIdentity().unique(),
    revokedAt: timestamp({ withTimezone: true }),
    revocationReason: text(),
    revokedBy: uuid().references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    unique().on(table.studentId, table.awardId),
    index().on(table.studentId, table.awardedAt, table.id),
    check(
      'student_awards_revocation',
      sql`(${table.revokedAt} is null) = (${table.revocationReason} is null)`,
    ),
  ],
);

/** Certificates as they were issued. */
export const awardCertificates = pgTable('award_certificates', {
  studentAwardId: uuid()
    .primaryKey()
    .references(() => studentAwards.id, { onDelete: 'cascade' }),
  sha256: text().notNull(),
  bytes: bytes().notNull(),
});
