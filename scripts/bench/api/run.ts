/**
 * `npm run bench:api [-- --write] [--scale 100000 --scale 1000000]`: measures the server on a separate Postgres with 1,000
 * students and with each of these numbers of them, then on the embedded database with the demo world. Each server is a
 * process on one core (`taskset`); the database and the client use the other cores. `--write` puts the figures into
 * docs/api-bench.md.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { argon2Hasher } from '../../../api-server/src/ports/hasher.ts';
import { fillPostgres } from '../../../api-server/src/seed/large/fill-postgres.ts';
import { startPostgres, type TestPostgres } from '../../../api-server/src/testing/postgres.ts';
import { Connection, percentile, signIn } from './client.ts';
import { measureLists } from './lists.ts';
import { latency, load, memoryOf, readsOf } from './load.ts';
import { pageOf, type WorldFigures } from './page.ts';
import { type Api, logLevel, withApi } from './server.ts';

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    scale: { type: 'string', multiple: true, default: ['100000'] },
    calls: { type: 'string', default: '100000' },
  },
});

const listsOf = (url: string) =>
  withApi({ DATABASE_URL: url, LOG_LEVEL: logLevel }, ({ origin }) => measureLists(origin, 60));

async function signInTimes(origin: string) {
  const hasher = argon2Hasher();
  const hash = await hasher.hash('Wellness1');
  const connection = new Connection(origin);
  const alone: number[] = [];
  const whole: number[] = [];
  for (let index = 0; index < 60; index++) {
    const start = performance.now();
    await hasher.verify(hash, 'Wellness1');
    const between = performance.now();
    await signIn(connection, `student${index + 1}@large.example.com`);
    alone.push(between - start);
    whole.push(performance.now() - between);
  }
  connection.close();
  return { alone: percentile(alone, 0.5), whole: percentile(whole, 0.5) };
}

/** The memory in megabytes after each fifth of the calls. */
async function memoryOver(
  api: { origin: string; pid: number },
  calls: Parameters<typeof load>[1],
  count: number,
) {
  const figures: number[] = [];
  for (let part = 0; part < 5; part++) {
    await load(api.origin, calls, count / 5, 16);
    figures.push(memoryOf(api.pid));
  }
  return figures;
}

/** Measures sequential sign-ins, then reads over many connections. */
async function underLoad(api: Api) {
  const signIns = await signInTimes(api.origin);
  const connection = new Connection(api.origin);
  const calls = readsOf(await signIn(connection, 'student57@large.example.com'));
  connection.close();
  await load(api.origin, calls, 3000, 16);
  const reads = {
    session: await load(api.origin, [calls[0]!], 10_000, 16),
    student: await load(api.origin, [calls[1]!], 10_000, 16),
    mixed: await load(api.origin, calls, 10_000, 16),
  };
  return { signIns, reads, memory: await memoryOver(api, calls, Number(values.calls)) };
}

/** Fills a database with that many students and measures its lists. */
async function measureWorld(postgres: TestPostgres, scale: number): Promise<WorldFigures> {
  const name = `scale_${scale}`;
  await postgres.server.createDatabase(name);
  const start = performance.now();
  await fillPostgres(postgres.urlOf(name), { scale });
  const seconds = (performance.now() - start) / 1000;
  return { scale, seconds, lists: await listsOf(postgres.urlOf(name)) };
}

async function onPostgres(postgres: TestPostgres, scales: number[]) {
  const worlds: WorldFigures[] = [];
  for (const scale of scales) worlds.push(await measureWorld(postgres, scale));
  const environment = { DATABASE_URL: postgres.urlOf(`scale_${scales.at(-1)}`), LOG_LEVEL: logLevel };
  return { worlds, ...(await withApi(environment, underLoad)) };
}

async function onEmbedded(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-api-'));
  const figure = await withApi({ DATA_DIR: folder, LOG_LEVEL: logLevel }, async ({ origin }) => {
    const connection = new Connection(origin);
    const calls = readsOf(await signIn(connection, 'student@example.com'));
    connection.close();
    await latency(origin, calls, 200);
    return latency(origin, calls, 2000);
  });
  rmSync(folder, { recursive: true, force: true });
  return figure;
}

const scales = [1000, ...values.scale.map(Number)];
const postgres = await startPostgres();
try {
  const figures = { ...(await onPostgres(postgres, scales)), embedded: await onEmbedded() };
  const page = pageOf(figures, cpus());
  console.log(page);
  if (values.write) writeFileSync(new URL('../../../docs/api-bench.md', import.meta.url), page);
} finally {
  await postgres.stop();
}
