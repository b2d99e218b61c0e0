/**
 * `npm run seed -- [--scale 100000]`: fills the empty Postgres of DATABASE_URL with the demo world and, in addition,
 * with the requested number of students, each with 20 rows in every large table.
 */
import { parseArgs } from 'node:util';
import pino from 'pino';
import { openPostgres } from './platform/postgres-database.ts';
import { argon2Hasher } from './ports/hasher.ts';
import { fillLargeWorld } from './seed/large/large-world.ts';
import { isEmpty, seed } from './seed/seed.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const { values } = parseArgs({ options: { scale: { type: 'string', default: '0' } } });
const scale = Number(values.scale);
if (scale !== 0 && !(Number.isInteger(scale) && scale >= 100)) {
  fail(`--scale must be a whole number of students, 100 or more, not "${values.scale}".`);
}
const url = process.env.DATABASE_URL;
if (!url) fail('DATABASE_URL must name the Postgres to fill. The embedded database is filled by npm start.');

const opened = await openPostgres(url, pino(), {
  statementTimeout: null,
  migrationUrl: process.env.DATABASE_MIGRATION_URL || undefined,
});
const started = performance.now();
try {
  await opened.migrate(async () => {
    if (!(await isEmpty(opened.db))) fail('The database is not empty.');
    const world = { db: opened.db, now: () => new Date(), hasher: argon2Hasher() };
    await seed(world);
    if (scale > 0) await fillLargeWorld(world, scale);
  });
} finally {
  await opened.close();
}
process.stdout.write(`Filled in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
