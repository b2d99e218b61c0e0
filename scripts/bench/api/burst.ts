/**
 * `npm run bench:burst [-- --buyers 1000]`: many buyers request the same time of a coach from two servers on one
 * Postgres at the same moment, while another user keeps reading a session from each server. Prints the outcome of the
 * buyers and the longest wait of each kind.
 */
import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { argon2Hasher } from '../../../api-server/src/ports/hasher.ts';
import { demoId, seed } from '../../../api-server/src/seed/seed.ts';
import { manyStudents } from '../../../api-server/src/testing/many-students.ts';
import { startPostgres } from '../../../api-server/src/testing/postgres.ts';
import { type ServerProcess, startProcess } from '../../../api-server/src/testing/process.ts';
import { type Answer, Connection, signIn } from './client.ts';

const { values } = parseArgs({ options: { buyers: { type: 'string', default: '1000' } } });
const count = Number(values.buyers);
const day = 24 * 3_600_000;

type Timed = Answer & { milliseconds: number };

async function timed(ask: () => Promise<Answer>): Promise<Timed> {
  const start = performance.now();
  const answer = await ask();
  return { ...answer, milliseconds: performance.now() - start };
}

/** A time of a service that anyone can book. */
async function findSlot(origin: string, token: string) {
  const connection = new Connection(origin);
  const product = `/coaches/${demoId('coach', 5)}/products/${demoId('product', 500)}`;
  const read = async (path: string) => JSON.parse((await connection.call({ path, token })).text).content;
  const date = (days: number) => new Date(Date.now() + days * day).toISOString().slice(0, 10);
  const query = `from=${date(7)}&to=${date(21)}&timeZone=UTC`;
  const [{ startTime }] = (await read(`${product}/free_times?${query}`)).slots;
  connection.close();
  return { path: `${product}/slot_reservations`, startTime };
}

/** Reads a session repeatedly until it is stopped. */
async function standBy(origin: string, token: string, isOver: () => boolean): Promise<Timed[]> {
  const connection = new Connection(origin);
  const answers: Timed[] = [];
  while (!isOver()) {
    answers.push(await timed(() => connection.ask({ path: '/auth/session', token })));
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  connection.close();
  return answers;
}

const slowest = (answers: Timed[]) => Math.round(Math.max(0, ...answers.map((one) => one.milliseconds)));

const postgres = await startPostgres();
const servers: ServerProcess[] = [];
try {
  const { db, migrate, close } = await postgres.open('burst');
  await migrate(() => seed({ db, now: () => new Date(), hasher: argon2Hasher() }));
  const tokens = await manyStudents({ db, clock: { now: new Date() } }, count);
  await close();
  const environment = {
    DATABASE_URL: postgres.urlOf('burst'),
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'info',
  };
  servers.push(startProcess(environment), startProcess(environment));
  const origins = await Promise.all(servers.map(({ listening }) => listening));
  const originOf = (index: number) => origins[index % origins.length]!;
  const other = new Connection(originOf(0));
  const { token: bystander } = await signIn(other, 'student@example.com');
  other.close();
  const { path, startTime } = await findSlot(originOf(0), tokens[0]!);
  // Warms up each server first, because real servers have been running for a while.
  for (const origin of origins) {
    const connection = new Connection(origin);
    for (let index = 0; index < 50; index += 1) {
      const body = { startTime: new Date(Date.now() - day).toISOString(), timeZone: 'America/New_York' };
      await connection.ask({ method: 'POST', path, token: tokens[0]!, body, key: randomUUID() });
    }
    connection.close();
  }
  const connections = tokens.map((_, index) => new Connection(originOf(index)));
  await Promise.all(connections.map((connection) => connection.call({ path: '/healthz' })));

  let isOver = false;
  const watching = origins.map((origin) => standBy(origin, bystander, () => isOver));
  const answers = await Promise.all(
    connections.map((connection, index) => {
      const body = { startTime, timeZone: 'America/New_York' };
      const call = { method: 'POST' as const, path, token: tokens[index]!, body, key: randomUUID() };
      return timed(() => connection.ask(call));
    }),
  );
  isOver = true;
  const watched = (await Promise.all(watching)).flat();
  for (const connection of connections) connection.close();

  const withStatus = (status: number) => answers.filter((answer) => answer.status === status);
  console.log(`${count} buyers of one time, 2 servers, 1 Postgres:`);
  console.log(`  got it (201):     ${withStatus(201).length}`);
  console.log(
    `  too late (409):   ${withStatus(409).length}, the slowest after ${slowest(withStatus(409))} ms`,
  );
  console.log(`  unavailable (503): ${withStatus(503).length}`);
  const rest = answers.filter(({ status }) => ![201, 409, 503].includes(status));
  console.log(
    `  anything else:    ${rest.length} ${[...new Set(rest.map(({ status }) => status))].join(' ')}`,
  );
  const unanswered = watched.filter(({ status }) => status !== 200).length;
  console.log(`  others meanwhile: ${watched.length} reads, ${unanswered} of them not answered with 200,`);
  console.log(`                    the slowest after ${slowest(watched)} ms`);
} finally {
  for (const { child } of servers) child.kill('SIGTERM');
  await Promise.all(servers.map(({ ended }) => ended));
  await postgres.stop();
}
