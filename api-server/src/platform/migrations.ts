import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';

export const migrations = {
  migrationsFolder: join(import.meta.dirname, '../../migrations'),
};
/** Enables indexed substring search. Postgres lets any database owner install the extension. */
const extension = sql`create extension if not exists pg_trgm`;

/** Accents and other marks of Latin, Greek, Cyrillic, Hebrew and Arabic letters, and invisible characters. */
const marks = [
  String.raw`\u0300-\u036f\u0483-\u0487\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670`,
  String.raw`\u06d6-\u06dc\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\u00ad\u00b7\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufe20-\ufe2f\ufeff`,
].join('');

const apostrophes = String.raw`\00b4\0060\02b9\02bb\02bc\02bd\02be\02bf\2018\2019\201a\201b\2032\ff07`;
const hyphens = String.raw`\2010\2011\2012\2013\2014\2015\2212`;

/**
 * `fold(text)`: a text as the version before searches it, for the indexes of the first migration. `fold_text`, of a later
 * migration, replaced it.
 */
const fold = sql.raw(`create or replace function fold(text) returns text
  language sql immutable strict parallel safe as $fold$
  select replace(replace(replace(replace(
    translate(
      lower(
        regexp_replace(
          normalize(translate($1, U&'${apostrophes}${hyphens}', repeat('''', 14) || repeat('-', 7)), NFKD),
          '[${marks}]', '', 'g'
        ) collate "und-x-icu"
      ),
      'ıłøđðħŧ', 'iloddht'
    ),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') collate "default"
  $fold$`);

/** What a database needs before its tables. */
export const prerequisites = [extension, fold];

/** Throws for a database of a version before the first release, whose migrations were replaced by a single one. */
export async function refusePrerelease(db: Pick<Database, 'execute'>): Promise<void> {
  const table = sql`drizzle.__drizzle_migrations`;
  const find = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: { found: boolean }[] }).rows[0]!.found;
  if (!(await find(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`))) return;
  const [first] = readMigrationFiles(migrations);
  if (
    await find(sql`select exists (select from ${table} where created_at < ${first!.folderMillis}) as found`)
  )
    throw new Error(
      'This database was made by a version before the first release and can’t be upgraded. Run `npm run reset` to start ' +
        'over with the embedded one, or set DATABASE_URL to an empty database.',
    );
}
