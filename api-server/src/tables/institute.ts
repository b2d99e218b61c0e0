import type { Schemas } from '@institute/api-schema';
import { integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';

type Language = Schemas['LanguageIso2LetterCode'];

/** What describes the institute itself, in a single row. */
export const instituteSettings = pgTable('institute_settings', {
  id: integer().primaryKey(),
  name: text().notNull(),
  address: text(),
  supportEmail: text(),
  supportPhone: text(),
  currency: text().notNull(),
  /** The first one is the language of texts that aren't translated. */
  languages: text().array().$type<Language[]>().notNull(),
  timeZone: text().notNull(),
  /** Texts that replace those of the policy pages, by page and language. Paragraphs are separated by blank lines. */
  policies: jsonb()
    .$type<Partial<Record<Schemas['InstitutePolicyName'], Partial<Record<Language, string>>>>>()
    .notNull()
    .default({}),
});

/** The key in the institute's file of everything that was created from it. */
export const instituteKeys = pgTable(
  'institute_keys',
  {
    kind: text().notNull(),
    key: text().notNull(),
    id: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] }), unique().on(table.kind, table.id)],
);
