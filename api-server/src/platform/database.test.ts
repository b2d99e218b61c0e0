import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EmbeddedDatabase, openMemory } from './embedded-database.ts';
import { migrations, prerequisites } from './migrations.ts';

// One for all tests, because starting it takes seconds.
let database: EmbeddedDatabase;
beforeAll(async () => {
  database = await openMemory();
});
afterAll(() => database.close());

it('refuses a database created before the first release, and leaves it unchanged', async () => {
  const { db } = database;
  await db.execute(sql`create schema drizzle`);
  await db.execute(
    sql`create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
  );
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('old', 1795248953299)`,
  );
  await expect(database.migrate()).rejects.toThrow('Run `npm run reset`');
  const { rows } = (await db.execute(
    sql`select to_regclass('public.students')::text as students`,
  )) as unknown as { rows: unknown[] };
  expect(rows).toEqual([{ students: null }]);
});

it('upgrades a database that was made by the first migration, keeps what it holds, and leaves it alone afterwards', async () => {
  const { db } = database;
  const [first] = readMigrationFiles(migrations);
  for (const statement of prerequisites) await db.execute(statement);
  for (const statement of first!.sql) await db.execute(sql.raw(statement));
  await db.execute(sql`truncate drizzle.__drizzle_migrations`);
  await db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${first!.hash}, ${first!.folderMillis})`,
  );
  await db.execute(
    sql`insert into users (id, email, roles, created_at) values (gen_random_uuid(), 'maya@example.com', '[]', now())`,
  );

  await database.migrate();
  await database.migrate();

  const { rows } = (await db.execute(
    sql`select email, (select count(*)::int from drizzle.__drizzle_migrations) as applied from users`,
  )) as unknown as { rows: unknown[] };
  expect(rows).toEqual([{ email: 'maya@example.com', applied: readMigrationFiles(migrations).length }]);
});
