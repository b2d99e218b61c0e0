import { isNull } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { presentTraceparent } from '../platform/observe.ts';
import type { Attachments } from '../ports/mail.ts';

/** The outbox. Without an SMTP server, it also serves as the mailbox. */
export const emails = pgTable(
  'emails',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    /** The same e-mail as HTML. */
    html: text().notNull().default(''),
    /** Whether its reader can turn off e-mails like it. */
    isOptional: boolean().notNull().default(false),
    attachment: jsonb().$type<Attachments>(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    deliveredAt: timestamp({ withTimezone: true }),
    attempts: integer().notNull().default(0),
    nextAttemptAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    /** The trace of what caused it, if that is traced. Drizzle's type of a default has no null. */
    traceparent: text().$defaultFn(presentTraceparent as () => string),
  },
  (table) => [index().on(table.nextAttemptAt).where(isNull(table.deliveredAt)), index().on(table.sentAt)],
);
