/**
 * `npm run bench:telemetry`: what metrics and traces cost, in reads of a student per CPU second of the server. The
 * configurations take turns, so that a busy machine slows down all of them alike.
 */
import { readFileSync } from 'node:fs';
import { argon2Hasher } from '../../../api-server/src/ports/hasher.ts';
import { seed } from '../../../api-server/src/seed/seed.ts';
import { startCollector } from '../../../api-server/src/testing/collector.ts';
import { startPostgres } from '../../../api-server/src/testing/postgres.ts';
import { Connection, percentile, signIn } from './client.ts';
import { load, readsOf } from './load.ts';
import { logLevel, withApi } from './server.ts';

const rounds = 5;
const reads = 6000;
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

const traced = (share: string) => ({
  METRICS_PORT: '0',
  OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  OTEL_TRACES_SAMPLER_ARG: share,
});
const configurations: Record<string, Record<string, string>> = {
  off: {},
  metrics: { METRICS_PORT: '0' },
  'metrics, 5 % of traces': traced('0.05'),
  'metrics, all traces': traced('1'),
};
const figures: Record<string, number[]> = {};
try {
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, environment] of Object.entries(configurations)) {
      const shared = { DATABASE_URL: postgres.urlOf('bench'), LOG_LEVEL: logLevel };
      await withApi({ ...shared, ...environment }, async ({ origin, pid }) => {
        const connection = new Connection(origin);
        const calls = readsOf(await signIn(connection, 'student@example.com')).slice(1, 2);
        connection.close();
        await load(origin, calls, 3000, 16);
        const before = cpuOf(pid);
        await load(origin, calls, reads, 16);
        const figure = reads / (cpuOf(pid) - before);
        figures[name] = [...(figures[name] ?? []), figure];
      });
    }
  }
} finally {
  await collector.close();
  await postgres.stop();
}
const off = percentile(figures.off!, 0.5);
for (const [name, all] of Object.entries(figures)) {
  const middle = percentile(all, 0.5);
  const cost = ((1 - middle / off) * 100).toFixed(1);
  const each = all.map(Math.round).join(', ');
  console.log(`${name}: ${Math.round(middle)} reads per CPU second, ${cost} % less (${each})`);
}
