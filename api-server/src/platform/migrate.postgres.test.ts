import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { migrations } from './migrations.ts';

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
  const opened = postgres.reopen('migrated');
  await opened.migrate();
  // As before the migration that added the column.
  const added = readMigrationFiles(migrations).findIndex(({ sql }) => sql.join().includes('granted_through'));
  await client.query('alter table awards drop column granted_through');
  const { folderMillis } = readMigrationFiles(migrations)[added]!;
  await client.query(`delete from drizzle.__drizzle_migrations where created_at >= ${folderMillis}`);

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
