import { index, pgTable, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { coaches } from './coaches.ts';
import { students } from './students.ts';

/** How often a student had a coach's time held lately. Remains when the reservation is released. */
export const slotHolds = pgTable(
  'slot_holds',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    coachId: uuid()
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    startTime: timestamp({ withTimezone: true }).notNull(),
    endTime: timestamp({ withTimezone: true }).notNull(),
    heldAt: timestamp({ withTimezone: true }).notNull(),
    heldUntil: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.studentId, table.coachId, table.heldAt), index().on(table.coachId)],
);
