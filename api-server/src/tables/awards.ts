import type { components } from '@institute/api-schema';
import { boolean, index, jsonb, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { students } from './students.ts';

type Schemas = components['schemas'];
type Translated = Record<Schemas['LanguageIso2LetterCode'], string>;

/** The available awards and their criteria. */
export const awards = pgTable('awards', {
  id: uuid().primaryKey().$defaultFn(newId),
  title: jsonb().$type<Translated>().notNull(),
  description: jsonb().$type<Translated>().notNull(),
  criteria: jsonb().$type<Omit<Schemas['AwardCriterionProgress'], 'current'>[]>().notNull(),
  /** Inactive awards are not granted any more. */
  isActive: boolean().notNull().default(true),
});

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
    /** The last part of its public link. Sharing again creates a new one, so that a withdrawn link stays invalid. */
    shareToken: text().unique(),
  },
  (table) => [
    unique().on(table.studentId, table.awardId),
    index().on(table.studentId, table.awardedAt, table.id),
  ],
);
