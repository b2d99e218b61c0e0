import fc from 'fast-check';
import pino from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cases, testSeed } from '../../../../scripts/given/lane.ts';
import { missingPackages } from '../../../../scripts/topology/packages.ts';
import { startTopology, type Topology } from '../../../../scripts/topology/topology.ts';
import { deliverEmails } from '../../letters/outbox.ts';
import { reconcile } from '../../money/reconciliation.ts';
import type { OpenDatabase } from '../../platform/database.ts';
import { openPostgres } from '../../platform/postgres-database.ts';
import { smtpMail } from '../../ports/smtp-mail.ts';
import { returns } from '../../returns.ts';
import { demoId } from '../../seed/seed.ts';
import { files } from '../../tables/files.ts';
import { removedFiles } from '../../tables/removed-files.ts';
import { payingDependencies } from '../../testing/dependencies.ts';
import { runJob } from '../../testing/run-job.ts';
import { createCall, createWorld, type World } from '../../testing/world.ts';
import { compare, tuitionOf } from '../adversaries/compare.ts';
import { addCards, type Game, newGame, type Server, signInAll } from '../adversaries/game.ts';
import { moves, open } from '../adversaries/players.ts';
import { findUnsound } from '../pairs/sound.ts';
import {
  expectWhole,
  kindsOf,
  listMessages,
  look,
  type Send,
  sender,
  senderOf,
  signIn,
  type Write,
} from '../tracked-writes.ts';
import { faults } from './faults.ts';
import { createPatientFetch, createTally, describeFault } from './patient-fetch.ts';

// Breaks the parts of the topology while people use it. The worst answer is to try again, and what was
// acknowledged is there afterwards, in lists at once.

type Kind = ReturnType<typeof kindsOf>[number];

const missing = missingPackages();
const faultCount = cases(3);
/** The lists that show the tracked writes have a hundred entries. */
const writesPerFault = Math.max(1, Math.floor(90 / faultCount));
const longestPause = 15_000;

const log = pino({ level: 'silent' });

let topology: Topology;
let opened: OpenDatabase;
let world: World;
beforeAll(async () => {
  if (missing) return;
  topology = await startTopology({ env: { RATE_LIMIT_FACTOR: '1000000' } });
  opened = openPostgres(topology.primaryUrl, log);
  world = await createWorld({ opened });
  world.clock.now = realNow();
}, 300_000);
afterAll(async () => {
  await opened?.close();
  await topology?.stop();
});

/** The topology has the machine's time, unlike tests. */
const realNow = () => new globalThis.deviceDate!();

/** Both servers behind the proxy, for the players of a game. */
function playersServer(request: typeof fetch): Server {
  const { api } = topology.front;
  const call = createCall({
    request: async (path, init) => {
      const { pathname, search } = new URL(String(path));
      return request(new URL(pathname + search, api), init);
    },
  });
  return {
    call,
    tokenOf: async (email) => {
      const { body } = await call('signInStudent', { body: { username: email, password: 'Wellness1' } });
      return body.content.accessToken;
    },
    clock: {
      get now() {
        return realNow();
      },
      forward: () => {},
    },
    // The servers have their jobs running.
    runJob: async () => {},
  };
}

/** Three of all moves at once, then a price and a purchase. */
const movesPerTurn = 5;

const moveNamed = (name: string) => moves.find(([one]) => one === name)![1];

/** Turns of a game until it is over: what anyone tries, and a purchase. */
async function play(game: Game, isOver: () => boolean): Promise<void> {
  const draws = fc.sample(fc.tuple(fc.nat(moves.length - 1), fc.nat(10_000)), {
    numRuns: 3_000,
    seed: testSeed,
  });
  const drawAt = (index: number) => draws[index % draws.length]!;
  const server = game.servers[0];
  await open(game, server, 0);
  while (!isOver()) {
    game.turn += 1;
    const together = [0, 1, 2].map((index) => drawAt(game.turn * 3 + index));
    await Promise.all(together.map(([index, draw]) => moves[index]![1](game, server, draw)));
    const [, draw] = drawAt(game.turn);
    await moveNamed('client asks for the price')(game, server, draw);
    await moveNamed('client buys at the last price')(game, server, draw);
    // An access token lasts for 15 minutes.
    if (game.turn % 100 === 0) game.tokens = await signInAll(game);
  }
}

/** The faults of a run. Each kind comes once before any comes again. */
function drawFaults(): [name: string, draw: number][] {
  const kinds = Object.keys(faults);
  const rounds = fc.sample(fc.shuffledSubarray(kinds, { minLength: kinds.length }), {
    numRuns: Math.ceil(faultCount / kinds.length),
    seed: testSeed,
  });
  const draws = fc.sample(fc.nat(10_000), { numRuns: faultCount, seed: testSeed });
  return rounds
    .flat()
    .slice(0, faultCount)
    .map((name, index) => [name, draws[index]!]);
}

const print = (line: string) => process.stdout.write(`${line}\n`);

/** Some writes of each kind, one after another. Adds those that were acknowledged. */
async function writeAll(kinds: Kind[], numbers: () => number, acknowledged: Write[]): Promise<void> {
  await Promise.all(
    kinds.map(async (kind) => {
      for (let count = 0; count < writesPerFault; count += 1) await writeOne(kind(numbers()), acknowledged);
    }),
  );
}

/** What is refused, as a repetition is that was done before without an answer, is not acknowledged. */
const isAcknowledged = (sent: Promise<unknown>): Promise<boolean> =>
  sent.then(
    () => true,
    () => false,
  );

async function writeOne(write: Write, acknowledged: Write[]): Promise<void> {
  if (await isAcknowledged(write.send())) acknowledged.push(write);
}

/** A student who is no player of the game. */
const renamedId = demoId('student', 3);
/** Digits as letters, because names have none. */
const nameOf = (number: number) =>
  `Zed${[...String(number)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;

type Searches = { found: number; missed: string[] };

/** Renames a student as an administrator, and searches for the name at once. */
async function renameAndSearch(send: Send, number: number, searches: Searches): Promise<void> {
  const path = `/students/${renamedId}`;
  const lastName = nameOf(number);
  const { version } = (await send('GET', path)).content as { version: string };
  if (!(await isAcknowledged(send('PATCH', path, { version, personalInfo: { lastName } })))) return;
  const students = (await send('GET', `/students?keyword=${lastName}`)).content as { id: string }[];
  if (students.some(({ id }) => id === renamedId)) searches.found += 1;
  else searches.missed.push(lastName);
}

/** Fails if something that was acknowledged is not there. */
async function expectKept(send: Send, messages: string[], acknowledged: Write[]): Promise<void> {
  const known = [...acknowledged];
  const shown = await look(send);
  expectWhole(shown, messages);
  for (const write of known) expect(await write.isDone(shown)).not.toBe(false);
}

/** Lets the bank answer all that is open, and delivers the e-mails that are left, without the servers. */
async function settle(): Promise<void> {
  await Promise.all(topology.servers.map((server) => server.stop()));
  const mail = smtpMail(topology.smtp.url, 'no-reply@example.com', topology.front.portal);
  for (let count = 1; count <= 2; count += 1) {
    world.clock.now = new Date(realNow().getTime() + count * 40 * 60_000);
    for (const name of ['reconcile payments', 'refunds', 'purchases']) await runJob(world, name);
    await deliverEmails(world.db, mail, { now: () => world.clock.now, log });
  }
  await mail.close();
}

/** Files of the store that no row knows, also none of those that are still to be removed. */
async function findOrphans(): Promise<string[]> {
  const stored = await world.db.select({ name: files.name }).from(files);
  const removed = await world.db.select({ name: removedFiles.name }).from(removedFiles);
  const known = [...stored, ...removed];
  const names = new Set(known.map(({ name }) => name));
  return [...topology.s3.objects.keys()].filter((name) => !names.has(name));
}

/** E-mails that the mail server took more than once, and when. */
function findRepeatedEmails(): string[] {
  const byId = Map.groupBy(topology.smtp.received, ({ messageId }) => messageId.split('@')[0]);
  return [...byId.values()]
    .filter(({ length }) => length > 1)
    .map((taken) => [taken[0]!.subject, ...taken.map(({ takenAt }) => takenAt.toISOString())].join(' '));
}

/**
 * People use the product until `stop`: the players of a game, one who saves the same form again and again, and one who looks in a
 * list for each change.
 */
async function useProduct(request: typeof fetch, cards: string[]) {
  const { api } = topology.front;
  const signInAs = (email: string) => signIn(api, email, request);
  const signInBoth = async () =>
    senderOf(api, await signInAs('student@example.com'), await signInAs('coach@example.com'), request);
  const signInAdministrator = async () => sender(api, await signInAs('admin@example.com'), request);
  let signedIn = await signInBoth();
  let administrator = await signInAdministrator();
  const send: Send = (...asked) => signedIn(...asked);
  const messages = await listMessages(send, false);
  const [saveForm, ...kinds] = kindsOf(send, messages);
  let last = 0;
  const numbers = () => last++;
  const acknowledged: Write[] = [];
  let isOver = false;
  const server = playersServer(request);
  const game = await newGame([server, server], cards);
  const playing = play(game, () => isOver);
  const saving = (async () => {
    while (!isOver) await writeOne(saveForm!(numbers()), acknowledged);
  })();
  const searches: Searches = { found: 0, missed: [] };
  const searching = (async () => {
    while (!isOver) await renameAndSearch(administrator, numbers(), searches);
  })();
  return {
    game,
    write: async () => {
      // No app reports that they are active, so a session would end after some minutes.
      signedIn = await signInBoth();
      administrator = await signInAdministrator();
      await writeAll(kinds, numbers, acknowledged);
    },
    expectKept: () => expectKept(send, messages, acknowledged),
    searches,
    stop: async () => {
      isOver = true;
      await Promise.all([playing, saving, searching]);
    },
  };
}

/** Compares the books with the provider, the credits with the sessions, and all of it with what was agreed. */
async function expectSound(game: Game, since: Date, owedBefore: number): Promise<number> {
  expect([...game.agreements.breaches]).toEqual([]);
  expect(await findUnsound(world.db)).toEqual({});
  await compare(world, game, since);
  const { owed, paid } = await tuitionOf(world);
  expect(paid).toBeLessThanOrEqual(owed);
  expect(owed).toBeLessThanOrEqual(owedBefore);
  const { differences, chargeCount } = await reconcile(payingDependencies(world), returns);
  expect(differences).toEqual([]);
  return chargeCount;
}

describe.skipIf(missing)('the topology (skipped where its packages are not installed)', () => {
  it(`loses nothing and charges nothing twice in ${faultCount} faults`, { timeout: 3_600_000 }, async () => {
    const started = realNow();
    const { owed } = await tuitionOf(world);
    const cards = await addCards(world, ['declined', 'late', 'processing', 'lost']);
    const tally = createTally();
    const people = await useProduct(createPatientFetch(tally), cards);
    const drawn = drawFaults();
    try {
      for (const [name, draw] of drawn) {
        await topology.isWhole();
        const before = { ...tally };
        tally.longestPause = 0;
        await Promise.all([faults[name]!({ topology, db: world.db, draw }), people.write()]);
        await topology.isWhole();
        print(`${realNow().toISOString()} ${describeFault(name, before, tally)}`);
        expect(tally.unexpected).toEqual([]);
        expect(tally.longestPause).toBeLessThan(longestPause);
        await people.expectKept();
        expect(people.searches.missed).toEqual([]);
      }
    } finally {
      await people.stop();
    }
    await people.expectKept();
    await settle();
    const repeated = findRepeatedEmails();
    const charges = await expectSound(people.game, started, owed);
    const orphans = await findOrphans();
    print(
      [
        `${faultCount} faults`,
        `${people.game.turn * movesPerTurn} moves`,
        `${tally.acknowledged} writes done`,
        `${people.searches.found} changes found in a list`,
        `${tally.refused} requests refused`,
        `${tally.unavailable} unavailable`,
        `${tally.unanswered} unanswered`,
        `${charges} charges`,
        `${topology.smtp.received.length} e-mails (${repeated.length} repeated)`,
        `${orphans.length} files without a row`,
      ].join(', '),
    );
    expect(people.searches.found).toBeGreaterThan(faultCount);
    // A server that is killed after the mail server took an e-mail couldn't write that down.
    const kills = drawn.filter(([name]) => name === 'a server is killed').length;
    expect(repeated.length, repeated.join('\n')).toBeLessThanOrEqual(kills);
    expect(orphans).toEqual([]);
  });
});
