import type { Schemas } from '@institute/api-schema';
import { pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { cohorts, programs } from './programs.ts';
import { students } from './students.ts';

/** Students who asked to be notified when they can enroll. The transaction that sends the e-mail deletes the row. */
export const cohortAlerts = pgTable(
  'cohort_alerts',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    programId: uuid()
      .notNull()
      .references(() => programs.id, { onDelete: 'cascade' }),
    languageIso2LetterCode: text().$type<Schemas['LanguageIso2LetterCode']>().notNull(),
    /** Null for any class in the language. */
    cohortId: uuid().references(() => cohorts.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique('cohort_alerts_once')
      .on(table.studentId, table.programId, table.languageIso2LetterCode, table.cohortId)
      .nullsNotDistinct(),
  ],
);
