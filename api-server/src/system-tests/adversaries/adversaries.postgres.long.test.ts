import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cases } from '../../../../scripts/given/lane.ts';
import { reconcile } from '../../money/reconciliation.ts';
import { returns } from '../../returns.ts';
import { seed } from '../../seed/seed.ts';
import { payingDependencies } from '../../testing/dependencies.ts';
import { testHasher } from '../../testing/hasher.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { runJob } from '../../testing/run-job.ts';
import { type RemoteServer, ServerProcess } from '../../testing/server-process.ts';
import { withCopy } from '../../testing/two-servers.ts';
import { createWorld, testStart, type World } from '../../testing/world.ts';
import { findUnsound } from '../pairs/sound.ts';
import { compare, type Tuition, tuitionOf } from './compare.ts';
import { accepted, addCards, type Game, newGame, type Server, signInAll } from './game.ts';
import { moves, open } from './players.ts';

// A coach, a client, a stranger and the institute each try to end richer than was agreed, on two servers at once.
// If one of them can, the test fails.

const rateLimitFactor = 1_000_000;
const options = { config: { rateLimitFactor } };
let postgres: TestPostgres;
let cards: string[];

beforeAll(async () => {
  postgres = await startPostgres();
  const opened = await postgres.open('original');
  await opened.migrate(() => seed({ db: opened.db, now: () => testStart, hasher: testHasher }));
  const world = await createWorld({ opened, ...options });
  cards = await addCards(world, ['declined', 'late', 'processing', 'lost']);
  await world.close();
}, 120_000);
afterAll(() => postgres?.stop());

/** What happens in a turn: the moves of all at once, then time passes. */
interface Turn {
  moves: { index: number; draw: number }[];
  hours: number;
}
const turn: fc.Arbitrary<Turn> = fc.record({
  moves: fc.array(fc.record({ index: fc.nat(moves.length - 1), draw: fc.nat(10_000) }), {
    minLength: 1,
    maxLength: 3,
  }),
  hours: fc.oneof({ weight: 5, arbitrary: fc.constant(0) }, fc.constantFrom(0.1, 1, 20, 26, 70, 250)),
});

/** A game in which everyone does what is meant to be done, so that each operation is accepted in any run. */
const honestGame: Turn[] = (
  [
    ['client books', [3]],
    ['coach moves a session', [8, 9, 11, 12, 13]],
    ['coach moves a date of a group', [1, 2, 3, 4]],
    ['coach delivers', [1]],
    ['client asks what is due', [0]],
    ['client pays what is due', [0]],
    ['client cancels', [0, 1, 2]],
    ['coach cancels a date of a group', [1, 2, 3]],
    ['client books', [3]],
    ['institute asks the bank', [0]],
    ['coach records an outcome', [1, 3, 5, 7]],
    ['coach refunds', [0]],
  ] as const
).flatMap(([name, draws]) =>
  draws.map((draw) => ({
    moves: [{ index: moves.findIndex(([one]) => one === name), draw }],
    hours: name === 'institute asks the bank' ? 250 : 0,
  })),
);

const forward = async (servers: Server[], seconds: number) => {
  for (const server of servers) await server.clock.forward(seconds);
};

/** Lets the bank answer all that is open. */
async function settle(servers: [Server, Server]): Promise<void> {
  for (let count = 0; count < 2; count += 1) {
    await forward(servers, 40 * 60);
    for (const name of ['reconcile payments', 'refunds', 'purchases']) await servers[0].runJob(name);
  }
}

async function play(turns: Turn[], servers: [Server, Server]): Promise<Game> {
  const game = await newGame(servers, cards);
  await open(game, servers[0], 0);
  for (const { moves: together, hours } of turns) {
    game.turn += 1;
    await Promise.all(
      together.map(({ index, draw }, at) => moves[index]![1](game, servers[at % 2 === 0 ? 0 : 1], draw)),
    );
    if (hours === 0) continue;
    await forward(servers, hours * 3600);
    game.tokens = await signInAll(game);
  }
  await settle(servers);
  return game;
}

const spell = (turns: Turn[]) =>
  turns
    .map(({ moves: together, hours }) => {
      const names = together.map(({ index, draw }) => `${moves[index]![0]} (${draw})`);
      return `${names.join(' + ')}${hours ? `, then ${hours} h` : ''}`;
    })
    .join('\n');

/** Checks how a game ended. */
type Check = (world: World, game: Game, before: Tuition, errors: unknown[]) => Promise<void>;

let processes: [ServerProcess, ServerProcess] | undefined;
afterAll(() => {
  for (const one of processes ?? []) one.stop();
});

/**
 * Plays with two servers in processes, with their jobs running. They are closed before `check`, which gets a world with the
 * same database.
 */
const playOnProcesses = (turns: Turn[], check: Check): Promise<void> =>
  withCopy(postgres, async (copy) => {
    processes ??= [new ServerProcess(), new ServerProcess()];
    const opened = postgres.reopen(copy);
    const errors: unknown[] = [];
    try {
      const world = await createWorld({ opened, ...options });
      const before = await tuitionOf(world);
      let game: Game;
      try {
        const [one, other] = await Promise.all(
          processes.map((process) => process.open(postgres.urlOf(copy), rateLimitFactor, errors)),
        );
        // What a test wants done at once is done beside the servers.
        const runAt = (server: RemoteServer) => (name: string) => {
          world.clock.now = server.clock.now;
          return runJob(world, name);
        };
        game = await play(turns, [
          { ...one!, runJob: runAt(one!) },
          { ...other!, runJob: runAt(other!) },
        ]);
      } finally {
        await Promise.all(processes.map((process) => process.close()));
      }
      await check(world, game, before, errors);
    } finally {
      await opened.close();
    }
  });

it('leaves no one richer than was agreed', { timeout: 3_600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(turn, { minLength: 8, maxLength: 25, size: 'max' }), async (turns) => {
      const played = spell(turns);
      await playOnProcesses(turns, async (world, game, before, errors) => {
        expect([...game.agreements.breaches], played).toEqual([]);
        const isOfBank = (line: unknown) =>
          (line as { err?: { type?: string } }).err?.type === 'GatewayUnavailable';
        expect(
          errors.filter((line) => !isOfBank(line)),
          played,
        ).toEqual([]);
        expect(await findUnsound(world.db), played).toEqual({});
        await compare(world, game, testStart).catch((error) => {
          throw new Error(played, { cause: error });
        });
        const { owed, paid } = await tuitionOf(world);
        expect(paid).toBeLessThanOrEqual(owed);
        expect(owed).toBeLessThanOrEqual(before.owed);
        const { differences } = await reconcile(payingDependencies(world), returns);
        expect(differences, played).toEqual([]);
      });
    }),
    { numRuns: cases(8), endOnFailure: true, examples: [[honestGame]] },
  );
  const meant = [
    'createCoachProductPurchase',
    'bookCoachSession',
    'moveCoachSession',
    'cancelCoachSession',
    'submitCoachSessionAttendance',
    'createPurchaseRefund',
    'createPayment',
    'moveGroupSession',
    'cancelGroupSession',
    'recordPurchaseDelivery',
  ];
  expect(meant.filter((operation) => !accepted.has(operation))).toEqual([]);
});
