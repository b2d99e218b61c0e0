import type { Schemas } from '@institute/api-schema';
import { index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';

type Entry = Schemas['AuditLogEntry'];

/**
 * What staff and commands did. A trigger refuses to change or delete rows. Ids are plain, and names are copied, so that
 * an entry outlives the people in it.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    occurredAt: timestamp({ withTimezone: true }).notNull(),
    type: text().$type<Entry['type']>().notNull(),
    /** null for a command. */
    operation: text(),
    /** The student id of who did it. null for a command. */
    actorId: uuid(),
    actorName: text(),
    /** The student id of whom it was done to. */
    studentId: uuid(),
    studentName: text(),
    reason: text(),
    subject: text(),
    amount: integer(),
    currency: text(),
    changes: jsonb().$type<Entry['changes']>().notNull().default([]),
  },
  (table) => [
    index().on(table.occurredAt, table.id),
    index().on(table.actorId, table.occurredAt),
    index().on(table.studentId, table.occurredAt),
    index().on(table.type, table.occurredAt),
  ],
);
