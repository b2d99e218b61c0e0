/**
 * `npm run seed -- [--scale 100000]`: fills the empty Postgres of DATABASE_URL with the demo world and, in addition,
 * with the requested number of students, each with 20 rows in every large table.
 */
import { parseArgs } from 'node:util';
import { fillPostgres } from './seed/large/fill-postgres.ts';

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

const started = performance.now();
const isFilled = await fillPostgres(url, {
  scale,
  migrationUrl: process.env.DATABASE_MIGRATION_URL || undefined,
});
if (!isFilled) fail('The database is not empty.');
process.stdout.write(`Filled in ${((performance.now() - started) / 1000).toFixed(1)} s.\n`);
