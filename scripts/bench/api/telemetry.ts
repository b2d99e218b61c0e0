/**
 * `npm run bench:telemetry`: what metrics and traces cost, in reads of a student per CPU second of the server. The
 * configurations take short turns, so that a busy machine slows down all of them alike.
 */
import { readFileSync } from 'node:fs';
import { argon2Hasher } from '../../../api-server/src/ports/hasher.ts';
import { seed } from '../../../api-server/src/seed/seed.ts';
import { startCollector } from '../../../api-server/src/testing/collector.ts';
import { startPostgres } from '../../../api-server/src/testing/postgres.ts';
import { type Call, Connection, signIn } from './client.ts';
import { load, readsOf } from './load.ts';
import { type Api, logLevel, withApi } from './server.ts';

/** Fewer than a session takes to end. */
const rounds = 25;
const reads = 500;
/** Of a second. */
const tick = 1 / 100;

/** The CPU time of a process so far, in seconds. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tick;
}

const postgres = await startPostgres();
const collector = await startCollector();
const opened = await postgres.open('bench');
await opened.migrate(() => seed({ db: opened.db, now: () => new Date(), hasher: argon2Hasher() }));
await opened.close();

const watched = { METRICS_PORT: '0', OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint };
const configurations: Record<string, Record<string, string>> = {
  off: {},
  'metrics and traces, as by default': watched,
  'metrics and all traces': { ...watched, OTEL_TRACES_SAMPLER_ARG: '1' },
};
/** CPU seconds of each server, round by round. */
const figures = new Map<string, number[]>(Object.keys(configurations).map((name) => [name, []]));

type Server = Api & { name: string; calls: Call[] };

async function measure(servers: Server[]): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, origin, pid, calls } of servers) {
      const before = cpuOf(pid);
      await load(origin, calls, reads, 16);
      figures.get(name)!.push(cpuOf(pid) - before);
    }
  }
}

/** Starts a server for each configuration, so that all run at the same time. */
async function withAll([name, ...others]: string[], started: Server[]): Promise<void> {
  if (name === undefined) return measure(started);
  const shared = { DATABASE_URL: postgres.urlOf('bench'), LOG_LEVEL: logLevel };
  await withApi({ ...shared, ...configurations[name] }, async (api) => {
    const connection = new Connection(api.origin);
    const calls = readsOf(await signIn(connection, 'student@example.com')).slice(1, 2);
    connection.close();
    await load(api.origin, calls, 2000, 16);
    await withAll(others, [...started, { ...api, name, calls }]);
  });
}

try {
  await withAll(Object.keys(configurations), []);
} finally {
  await collector.close();
  await postgres.stop();
}
const sumOf = (name: string) => figures.get(name)!.reduce((total, one) => total + one, 0);
for (const name of figures.keys()) {
  const figure = Math.round((rounds * reads) / sumOf(name));
  const cost = ((sumOf(name) / sumOf('off') - 1) * 100).toFixed(1);
  console.log(`${name}: ${figure} reads per CPU second, ${cost} % more CPU time`);
}
