import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import type { Database } from './database.ts';

export const migrations = {
  migrationsFolder: join(import.meta.dirname, '../../migrations'),
};
/** Enables indexed substring search. Postgres lets any database owner install the extension. */
export const extension = sql`create extension if not exists pg_trgm`;

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
