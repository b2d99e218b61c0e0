import { index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { students } from './students.ts';

export type ReminderKind =
  | 'SESSION_DAY'
  | 'SESSION_HOUR'
  | 'CIRCLE_DAY'
  | 'PAYMENT_DUE'
  | 'PAYMENT_OVERDUE'
  | 'CLASS_WEEK'
  | 'CLASS_DAY';

/** Reminders that were sent. The key lets only one process send each; what moves to another time gets a new one. */
export const reminders = pgTable(
  'reminders',
  {
    kind: text().$type<ReminderKind>().notNull(),
    /** The session, payment schedule or application. */
    subjectId: uuid().notNull(),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    /** What it reminds of begins or is due then. Days count as midnight UTC. */
    occursAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.subjectId, table.studentId, table.occursAt] }),
    index().on(table.studentId),
    index().on(table.sentAt),
  ],
);
