import type { Schemas } from '@institute/api-schema';
import { boolean, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { students } from './students.ts';

/** A student's choices. Defaults are in inbox/matrix.ts. */
export const communicationPreferences = pgTable(
  'communication_preferences',
  {
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    type: text().$type<Schemas['CommunicationCategory']>().notNull(),
    channel: text().$type<Schemas['CommunicationChannel']>().notNull(),
    enabled: boolean().notNull(),
    cadence: text().$type<Schemas['CommunicationCadence']>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.type, table.channel] })],
);
