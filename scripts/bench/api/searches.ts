/**
 * `npm run bench:searches [-- --scale 10000]`: 20 searches for one letter by one advisor at the same moment, on a
 * Postgres with 20 purchases per student. In the meantime, a student keeps reading their own record. Prints how long both take.
 */
import { parseArgs } from 'node:util';
import { fillPostgres } from '../../../api-server/src/seed/large/fill-postgres.ts';
import { startPostgres } from '../../../api-server/src/testing/postgres.ts';
import { type ServerProcess, startProcess } from '../../../api-server/src/testing/process.ts';
import { Connection, percentile, signIn, timeCalls } from './client.ts';

const { values } = parseArgs({ options: { scale: { type: 'string', default: '10000' } } });
const searches = 20;
const rounds = 3;

const summaryOf = (times: number[]) =>
  `${times.length} calls, p50 ${percentile(times, 0.5).toFixed(1)} ms, the slowest ${Math.max(...times).toFixed(0)} ms`;

const postgres = await startPostgres();
let server: ServerProcess | undefined;
try {
  await postgres.server.createDatabase('searches');
  await fillPostgres(postgres.urlOf('searches'), { scale: Number(values.scale) });
  server = startProcess({
    DATABASE_URL: postgres.urlOf('searches'),
    RATE_LIMIT_FACTOR: '100000',
    SEED: 'true',
  });
  const origin = await server.listening;
  const reader = new Connection(origin);
  const { token, studentId } = await signIn(reader, 'student57@large.example.com');
  const { token: advisor } = await signIn(reader, 'advisor@example.com');
  const read = { path: `/students/${studentId}`, token };
  console.log(`Alone:              ${summaryOf(await timeCalls(reader, 200, read))}`);

  const connections = Array.from({ length: searches }, () => new Connection(origin));
  const waits: number[] = [];
  const statuses = new Map<number, number>();
  let isOver = false;
  const reading = (async () => {
    while (!isOver) waits.push(...(await timeCalls(reader, 1, read)));
  })();
  const durations: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(
      connections.map(async (connection) => {
        const start = performance.now();
        const { status } = await connection.ask({
          path: '/coach_product_purchases?keyword=a',
          token: advisor,
        });
        durations.push(performance.now() - start);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
    );
  }
  isOver = true;
  await reading;
  console.log(`During the searches: ${summaryOf(waits)}`);
  console.log(`The searches:        ${summaryOf(durations)}, statuses ${JSON.stringify([...statuses])}`);
  for (const connection of [...connections, reader]) connection.close();
} finally {
  server?.child.kill('SIGTERM');
  await server?.ended;
  await postgres.stop();
}
