import type { Schemas } from '@institute/api-schema';
import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { newId } from '../platform/identifier.ts';
import { folded, formerlyFolded } from '../platform/keyword.ts';

/** Users who can sign in. E-mail addresses are stored in lower case, so the unique index ignores case. */
export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    email: text().notNull().unique(),
    passwordHash: text(),
    isVerifiedEmail: boolean().notNull().default(false),
    isDisabled: boolean().notNull().default(false),
    roles: jsonb().$type<Schemas['Role'][]>().notNull(),
    timeZone: text(),
    /** Encrypts what browsers keep of unfinished forms: 256 random bits, in hexadecimal. */
    draftKey: text()
      .notNull()
      .default(sql`replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', '')`),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    index().on(table.email, table.id),
    index('users_folded_email').using('gin', sql`${folded(table.email)} gin_trgm_ops`),
    index('users_searched_email').using('gin', sql`${formerlyFolded(table.email)} gin_trgm_ops`),
  ],
);

/** The condition that a user has a role. */
export const hasRoleNamed = (role: Schemas['Role']['name']) =>
  sql`${users.roles} @> ${JSON.stringify([{ name: role }])}::jsonb`;
