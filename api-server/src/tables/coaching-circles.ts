import type { Schemas } from '@institute/api-schema';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { revisionColumns } from '../platform/revision.ts';
import { alphabetical } from './alphabetical.ts';
import { coaches } from './coaches.ts';
import { students } from './students.ts';

export const coachingCircles = pgTable(
  'coaching_circles',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    coachId: uuid().references(() => coaches.id, { onDelete: 'set null' }),
    title: alphabetical().notNull(),
    description: text().notNull(),
    languageIso2LetterCode: text().$type<Schemas['LanguageIso2LetterCode']>().notNull().default('EN'),
    capacity: integer().notNull(),
    minimumOpenSessions: integer().notNull(),
  },
  (table) => [index().on(table.coachId, table.id), index().on(table.title, table.id)],
);

/** Current and former members of a circle. */
export const circleStudents = pgTable(
  'circle_students',
  {
    circleId: uuid()
      .notNull()
      .references(() => coachingCircles.id, { onDelete: 'cascade' }),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    status: text().$type<Schemas['CircleMembershipStatus']>().notNull().default('ACTIVE'),
    joinedAt: timestamp({ withTimezone: true }).notNull(),
    /** Whether the student joined or accepted being added by the coach. Only then does the coach see contact data. */
    isAccepted: boolean().notNull().default(true),
    /** Whether the student was in the circle before this membership or invitation. */
    wasMember: boolean().notNull().default(false),
    /** Until when an invitation holds its place. Null once it is accepted. */
    invitationExpiresAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.studentId] }),
    index().on(table.studentId, table.status),
    index('circle_students_invited')
      .on(table.invitationExpiresAt)
      .where(and(eq(table.status, sql`'ACTIVE'`), isNotNull(table.invitationExpiresAt))!),
  ],
);

/** Whether a student is in a circle. An invitation isn't a membership until it is accepted. */
export const isCircleMember = and(eq(circleStudents.status, 'ACTIVE'), eq(circleStudents.isAccepted, true));

/** Whether a session has begun follows from the clock, so it is not stored. */
export const circleSessions = pgTable(
  'circle_sessions',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    circleId: uuid()
      .notNull()
      .references(() => coachingCircles.id, { onDelete: 'cascade' }),
    startTime: timestamp({ withTimezone: true }).notNull(),
    endTime: timestamp({ withTimezone: true }).notNull(),
    timeZone: text().notNull(),
    url: text(),
    attendanceSubmittedAt: timestamp({ withTimezone: true }),
    deletedAt: timestamp({ withTimezone: true }),
    ...revisionColumns(),
  },
  (table) => [index().on(table.circleId, table.startTime, table.id)],
);

export const circleAttendance = pgTable(
  'circle_attendance',
  {
    sessionId: uuid()
      .notNull()
      .references(() => circleSessions.id, { onDelete: 'cascade' }),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    status: text().$type<Schemas['CircleAttendance']['status']>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.studentId] }),
    index().on(table.studentId, table.status),
  ],
);
