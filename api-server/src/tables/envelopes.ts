import type { Schemas } from '@institute/api-schema';
import { inArray, sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Document } from '../documents/document.ts';
import { newId } from '../platform/identifier.ts';
import { bytes } from './bytes.ts';
import { enrollmentApplications } from './enrollment-applications.ts';
import { students } from './students.ts';

/** Documents that are signed together. */
export const envelopes = pgTable(
  'envelopes',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    studentId: uuid()
      .notNull()
      .references(() => students.id, { onDelete: 'cascade' }),
    applicationId: uuid().references(() => enrollmentApplications.id, { onDelete: 'cascade' }),
    kind: text().$type<Schemas['EnvelopeKind']>().notNull(),
    title: text().notNull(),
    languageIso2LetterCode: text().$type<Schemas['LanguageIso2LetterCode']>().notNull(),
    status: text().$type<Schemas['EnvelopeStatus']>().notNull().default('SENT'),
    isRequired: boolean().notNull(),
    /** Whether the institute holds back its signature until it has decided on the application. */
    isHeld: boolean().notNull().default(false),
    hash: text().notNull(),
    fields: jsonb().$type<Schemas['EnvelopeField'][]>().notNull(),
    sentAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    remindedAt: timestamp({ withTimezone: true }),
    openedAt: timestamp({ withTimezone: true }),
    signedAt: timestamp({ withTimezone: true }),
    completedAt: timestamp({ withTimezone: true }),
    closedAt: timestamp({ withTimezone: true }),
    reason: text(),
    replacedById: uuid().references((): AnyPgColumn => envelopes.id, { onDelete: 'set null' }),
    sealAttempts: integer().notNull().default(0),
    nextSealAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.studentId, table.id),
    index().on(table.studentId, table.sentAt, table.id),
    index().on(table.studentId, table.expiresAt, table.id),
    index().on(table.studentId, table.status, table.id),
    index().on(table.applicationId),
    index().on(table.nextSealAt).where(sql`${table.nextSealAt} is not null`),
    index()
      .on(table.expiresAt)
      .where(inArray(table.status, [sql.raw(`'SENT'`), sql.raw(`'OPENED'`)])),
  ],
);

export const envelopeSigners = pgTable(
  'envelope_signers',
  {
    envelopeId: uuid()
      .notNull()
      .references(() => envelopes.id, { onDelete: 'cascade' }),
    party: text().$type<Schemas['SignerParty']>().notNull(),
    name: text().notNull(),
    order: integer().notNull(),
    signedAt: timestamp({ withTimezone: true }),
    signature: jsonb().$type<Schemas['Signature']>(),
    /** The consent, word for word. */
    statement: text(),
    address: text(),
  },
  (table) => [primaryKey({ columns: [table.envelopeId, table.party] })],
);

/** The documents as they were sent. Later changes of wording don't affect them. */
export const envelopeDocuments = pgTable(
  'envelope_documents',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    envelopeId: uuid()
      .notNull()
      .references(() => envelopes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    title: text().notNull(),
    version: text().notNull(),
    content: jsonb().$type<Document>().notNull(),
    html: text().notNull(),
    hash: text().notNull(),
  },
  (table) => [index().on(table.envelopeId, table.position)],
);

/** The final copies. Stored with the rows they prove, so that neither exists without the other. */
export const sealedDocuments = pgTable('sealed_documents', {
  documentId: uuid()
    .primaryKey()
    .references(() => envelopeDocuments.id, { onDelete: 'cascade' }),
  sha256: text().notNull(),
  bytes: bytes().notNull(),
});

/** The audit trail. Rows are added, never changed. */
export const envelopeEvents = pgTable(
  'envelope_events',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    /** Orders events of the same moment. */
    sequence: bigint({ mode: 'number' }).generatedAlwaysAsIdentity().notNull(),
    envelopeId: uuid()
      .notNull()
      .references(() => envelopes.id, { onDelete: 'cascade' }),
    occurredAt: timestamp({ withTimezone: true }).notNull(),
    type: text().$type<Schemas['AuditEventType']>().notNull(),
    actor: text().$type<Schemas['AuditEvent']['actor']>().notNull(),
    actorName: text(),
    method: text().$type<Schemas['SignatureType']>(),
    address: text(),
    documentTitle: text(),
  },
  (table) => [index().on(table.envelopeId, table.sequence)],
);
