/**
 * `npm run build:in-page -w @institute/api-server [-- FOLDER]`: builds the server for browsers with the demo world as of
 * now, or of `WORLD_STARTS_AT`, by default into `dist/in-page`.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { build } from 'vite';
import { openMemory } from '../platform/embedded-database.ts';
import { argon2Hasher } from '../ports/hasher.ts';
import { seed } from '../seed/seed.ts';
import { cost } from './hasher.ts';
import { withoutUnread } from './postgres-files.ts';

/** The data folder of a new database with the demo world. */
async function seeded(now: Date): Promise<Blob> {
  const { memorySize: memoryCost, iterations: timeCost, parallelism } = cost;
  const { db, migrate, dump, close } = await openMemory();
  await migrate();
  await seed({ db, now: () => now, hasher: argon2Hasher({ memoryCost, timeCost, parallelism }) });
  const folder = await dump();
  await close();
  return folder;
}

/** Leaves out what a world never reads: databases to copy from, and the log of the changes that made it. */
async function shrunk(folder: Blob): Promise<Blob> {
  const startParams = [...PGlite.defaultStartParams, '-c', 'wal_recycle=off', '-c', 'min_wal_size=32MB'];
  const client = await PGlite.create({ loadDataDir: folder, startParams });
  await client.exec(`update pg_database set datistemplate = false where datname like 'template_'`);
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
  for (let switched = 0; switched < 2; switched += 1) await client.exec('select pg_switch_wal(); checkpoint');
  const small = await client.dumpDataDir('gzip');
  await client.close();
  return small;
}

const root = join(import.meta.dirname, '../..');

/** Builds the server for browsers with a new demo world into a folder. */
export async function buildWorld(output: string): Promise<void> {
  await build({
    root: join(root, 'src'),
    configFile: join(root, 'vite.config.ts'),
    build: { outDir: output, emptyOutDir: true },
    logLevel: 'error',
  });
  for await (const archive of glob(join(output, 'assets/pglite-*.data')))
    await writeFile(archive, await withoutUnread(await readFile(archive)));
  const { WORLD_STARTS_AT: asked } = process.env;
  const startsAt = asked ? new Date(asked) : new Date();
  const world = await shrunk(await seeded(startsAt));
  await writeFile(join(output, 'world.tar.gz'), new Uint8Array(await world.arrayBuffer()));
  await writeFile(join(output, 'world.json'), JSON.stringify({ startsAt }));
}

if (import.meta.main) await buildWorld(resolve(process.argv[2] ?? join(root, 'dist/in-page')));
