import { date, index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { coaches } from './coaches.ts';

/** Days on which none of a coach's schedules can be booked. */
export const coachTimeOff = pgTable(
  'coach_time_off',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    coachId: uuid()
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
  },
  (table) => [index().on(table.coachId, table.lastDay)],
);
