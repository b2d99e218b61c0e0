import { afterAll, beforeAll, expect, it } from 'vitest';
import { testSeed } from '../../../../scripts/given/lane.ts';
import { demoPassword } from '../../seed/cast.ts';
import { seed } from '../../seed/seed.ts';
import { createApplicant } from '../../testing/applicant.ts';
import { testHasher } from '../../testing/hasher.ts';
import { addFile, explore, KnownValues } from '../../testing/known-values.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { withTwoServers } from '../../testing/two-servers.ts';
import { createWorld, testStart, type World } from '../../testing/world.ts';
import { findUnsound } from './sound.ts';
import { type Known, listWriters, people, type Ready, type Sessions, type Writer } from './writers.ts';

// Runs every pair of writing operations concurrently, on the same student, coach and circle, against two servers that
// share one Postgres. `PAIRS_ONLY` selects those whose names match.

const only = process.env.PAIRS_ONLY ? new RegExp(process.env.PAIRS_ONLY) : null;
/** The number of pairs between resets of the demo world. */
const batchSize = 12;
const rounds = 2;
/** How often each of the two is sent, alternating between the servers. */
const copies = 2;

let postgres: TestPostgres;
let sessions: Sessions;
const known = {} as Known;
let writers: Writer[];

/** Deterministic pseudorandom numbers (mulberry32). */
function randomNumbers(from: number): () => number {
  let state = from;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = randomNumbers(testSeed);

const options = { config: { rateLimitFactor: 1_000_000 } };

beforeAll(async () => {
  postgres = await startPostgres();
  const opened = await postgres.open('original');
  await opened.migrate(() => seed({ db: opened.db, now: () => testStart, hasher: testHasher }));
  const world = await createWorld({ opened, ...options });
  sessions = Object.fromEntries(
    await Promise.all(people.map(async (person) => [person, await world.signIn(`${person}@example.com`)])),
  );
  await (await createApplicant(world)).complete('late');
  for (const person of people) {
    known[person] = new KnownValues();
    await addFile(world.call, sessions[person].accessToken, known[person]);
    await explore(world.call, sessions[person], known[person]);
  }
  writers = listWriters(world);
  await world.close();
}, 120_000);
afterAll(() => postgres?.stop());

type Failure = { pair: string; failures: unknown[] };

/** The demo world's password, and the new one in the document's example. */
const passwords = [demoPassword, 'Wellness2'];

/** Signs in the users again whom an operation has signed out. */
async function enter(world: World): Promise<void> {
  for (const person of people) {
    const { accessToken: token } = sessions[person];
    if ((await world.call('getSession', { token })).status === 401) {
      for (const password of passwords) {
        const body = { username: `${person}@example.com`, password };
        const { status, body: answer } = await world.call('signInStudent', { body });
        if (status === 200) sessions[person] = answer.content;
      }
    }
  }
}

/** Sends both several times concurrently, and returns the failures. */
async function race(pair: [Writer, Writer], servers: World[], errors: unknown[]): Promise<unknown[]> {
  const [world] = servers as [World];
  await enter(world);
  const draw = Math.floor(random() * 1000);
  const ready: [string, Ready][] = [];
  for (let copy = 0; copy < copies; copy += 1) {
    for (const writer of pair) {
      ready.push([writer.name, await writer.prepare({ world, sessions, known, draw: draw + copy })]);
    }
  }
  const failures: unknown[] = [];
  const answers = await Promise.allSettled(
    ready.map(([, send], index) => send(servers[Math.ceil(index / 2) % 2]!)),
  );
  for (const [index, answer] of answers.entries()) {
    const [name] = ready[index]!;
    if (answer.status === 'rejected') failures.push(name, answer.reason);
    else if ((answer.value?.status ?? 200) >= 500) failures.push(name, answer.value!.problem);
  }
  failures.push(...errors.splice(0));
  return failures;
}

/** Settles charges, purchases and refunds in progress by looking up their outcome. */
async function settle(servers: World[]): Promise<void> {
  for (const server of servers) server.clock.forward(40 * 60);
  for (const name of [
    'reconcile payments',
    'refunds',
    'purchases',
    'subscriptions',
    'submissions',
    'transfers',
  ]) {
    const job = writers.find((writer) => writer.name === `job: ${name}`)!;
    await (await job.prepare({ world: servers[0]!, sessions, known, draw: 0 }))(servers[0]!);
  }
}

function choosePairs(): [Writer, Writer][] {
  const all = writers.flatMap((a, index) => writers.slice(index).map((b): [Writer, Writer] => [a, b]));
  const shuffled = all
    .map((pair) => ({ pair, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ pair }) => pair);
  return only ? shuffled.filter(([a, b]) => only.test(`${a.name} + ${b.name}`)) : shuffled;
}

it('runs every pair of writing operations concurrently without a 5xx, and keeps the ledgers consistent', async () => {
  const failures: Failure[] = [];
  const pairs = choosePairs();
  for (let at = 0; at < pairs.length; at += batchSize) {
    const batch = pairs.slice(at, at + batchSize);
    const names = batch.map((pair) => pair.map(({ name }) => name).join(' + '));
    const kept = { ...sessions };
    // An error in their logs counts as a failure too.
    await withTwoServers(postgres, options, async (servers, errors) => {
      for (const [index, pair] of batch.entries()) {
        for (let round = 0; round < rounds; round += 1) {
          const wrong = await race(pair, servers, errors);
          if (wrong.length > 0) failures.push({ pair: names[index]!, failures: wrong });
        }
      }
      await settle(servers);
      const unsound = await findUnsound(servers[0]!.db);
      if (Object.keys(unsound).length > 0) failures.push({ pair: names.join(', '), failures: [unsound] });
    });
    sessions = kept;
  }
  expect(failures).toEqual([]);
}, 3_600_000);
