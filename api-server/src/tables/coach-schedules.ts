import type { Schemas } from '@institute/api-schema';
import { index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { coaches } from './coaches.ts';

type Schedule = Schemas['CoachSchedule'];

/** When a coach can be booked. Read and written as a whole. */
export const coachSchedules = pgTable(
  'coach_schedules',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    coachId: uuid()
      .notNull()
      .references(() => coaches.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    timeZone: text().notNull(),
    weekly: jsonb().$type<Schedule['weekly']>().notNull(),
    overrides: jsonb().$type<Schedule['overrides']>().notNull(),
    bufferMinutes: integer().notNull(),
    minimumNoticeMinutes: integer().notNull(),
    horizonDays: integer().notNull(),
    version: integer().notNull().default(1),
  },
  (table) => [index().on(table.coachId, table.id)],
);
