import type { Schemas } from '@institute/api-schema';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { programs } from './programs.ts';
import { students } from './students.ts';

export const courses = pgTable('courses', {
  id: uuid().primaryKey().$defaultFn(newId),
  programId: uuid()
    .notNull()
    .references(() => programs.id),
  title: text().notNull(),
  description: text().notNull(),
  languageIso2LetterCode: text().$type<Schemas['LanguageIso2LetterCode']>().notNull().default('EN'),
  image: text(),
  /** Inactive courses are not opened to new students. */
  isActive: boolean().notNull().default(true),
});

export const modules = pgTable(
  'modules',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    week: integer().notNull(),
    weekTitle: text().notNull(),
    /** Its position in the course, from 1. */
    sequence: integer().notNull(),
    type: text().$type<Schemas['ModuleType']>().notNull(),
    title: text().notNull(),
    description: text().notNull(),
    minutes: integer().notNull(),
  },
  (table) => [unique().on(table.courseId, table.sequence)],
);

/** Students' courses. A course that isn't open yet has the status it will open with. */
export const courseStudents = pgTable(
  'course_students',
  {
    courseId: uuid()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    status: text().$type<Exclude<Schemas['CourseStatus'], 'LOCKED'>>().notNull().default('NOT_STARTED'),
    startDate: date({ mode: 'string' }).notNull(),
    endDate: date({ mode: 'string' }).notNull(),
    /** A day at the institute. */
    opensOn: date({ mode: 'string' }).notNull(),
    lastOpenedAt: timestamp({ withTimezone: true }),
    lastModuleId: uuid().references(() => modules.id, { onDelete: 'set null' }),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.courseId] })],
);

export const moduleProgress = pgTable(
  'module_progress',
  {
    moduleId: uuid()
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    completed: boolean().notNull(),
    completedAt: timestamp({ withTimezone: true }),
    /** What completed it. null if it is not completed. */
    completionSource: text().$type<Schemas['ModuleCompletionSource']>(),
    /** The parts that were watched, in seconds: sorted, and apart from each other. */
    watchedRanges: jsonb().$type<[from: number, to: number][]>().notNull().default([]),
    watchedSeconds: integer().notNull().default(0),
    /** When the player last reported its position. */
    positionReportedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.moduleId] }),
    check('module_progress_source', sql`${table.completed} = (${table.completionSource} is not null)`),
  ],
);

/** Results that the learning platform reported. Each is applied once. */
export const learningResults = pgTable(
  'learning_results',
  {
    id: text().primaryKey(),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    moduleId: uuid()
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    activityProgress: text().$type<Schemas['LearningResult']['activityProgress']>().notNull(),
    occurredAt: timestamp({ withTimezone: true }).notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.studentId, table.moduleId, table.occurredAt)],
);

export const moduleBookmarks = pgTable(
  'module_bookmarks',
  {
    moduleId: uuid()
      .notNull()
      .references(() => modules.id, { onDelete: 'cascade' }),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.studentId, table.moduleId] }),
    index().on(table.studentId, table.createdAt, table.moduleId),
  ],
);
