import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { migrations, prerequisites } from './migrations.ts';

let postgres: TestPostgres;
let client: pg.Client;
let reader: pg.Client;
beforeAll(async () => {
  postgres = await startPostgres();
  await postgres.server.createDatabase('migrated');
  [client, reader] = [1, 2].map(() => new pg.Client(postgres.urlOf('migrated'))) as [pg.Client, pg.Client];
  await Promise.all([client.connect(), reader.connect()]);
});
afterAll(async () => {
  await Promise.all([client?.end(), reader?.end()]);
  await postgres?.stop();
});

it('changes a table that is read for long without keeping others from it', async () => {
  // As before the migration that adds the column.
  for (const statement of prerequisites) await drizzle(client).execute(statement);
  await client.query(
    'create schema drizzle; create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  for (const { sql, hash, folderMillis } of readMigrationFiles(migrations)) {
    if (sql.join().includes('granted_through')) break;
    for (const statement of sql) await client.query(statement);
    const insert = 'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)';
    await client.query(insert, [hash, folderMillis]);
  }
  const opened = postgres.reopen('migrated');

  // A backup by pg_dump does this.
  await reader.query('begin; lock table awards in access share mode');
  const migrated = opened.migrate();
  const waits = `select from pg_locks where relation = 'awards'::regclass and not granted`;
  while ((await client.query(waits)).rowCount === 0);
  await client.query(`set statement_timeout = '20s'; select count(*) from awards`);
  await reader.query('commit');
  await migrated;
  expect((await client.query('select granted_through from awards')).rows).toEqual([]);
  await opened.close();
});
