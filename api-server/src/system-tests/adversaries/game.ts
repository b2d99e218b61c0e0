import type { Schemas } from '@institute/api-schema';
import type { OperationId } from '../../platform/contract.ts';
import { newId } from '../../platform/identifier.ts';
import { demoId } from '../../seed/seed.ts';
import { addCard, type cardNumbers } from '../../testing/cards.ts';
import type { RemoteServer } from '../../testing/server-process.ts';
import type { Answer, World } from '../../testing/world.ts';
import { type Agreements, createAgreements } from './agreements.ts';

// The state of a game, and what all moves need.

type Quote = Schemas['PurchaseQuote'];
type Session = Schemas['CoachSession'];

export const coachId = demoId('coach', 5);
export const timeZone = 'America/New_York';
export const minute = 60_000;
export const day = 24 * 60 * minute;

const logins = {
  client: 'student@example.com',
  stranger: 'pastdue@example.com',
  coach: 'coach@example.com',
  admin: 'admin@example.com',
};
export type Player = keyof typeof logins;

/** One of the two servers, in this process or in another. */
export type Server = Pick<RemoteServer, 'call' | 'tokenOf'> & {
  clock: { now: Date; forward: (seconds: number) => Promise<void> | void };
  runJob: (name: string) => Promise<void>;
};

/** A game, on two servers with the same database and time. */
export interface Game {
  servers: [Server, Server];
  /** The cards of the client, by what becomes of a charge. */
  cards: string[];
  agreements: Agreements;
  tokens: Record<Player, string>;
  productIds: string[];
  quotes: Quote[];
  /** The purchases the client knows of. */
  purchaseIds: Set<string>;
  reservations: { id: string; startTime: string; purchaseId: string | null }[];
  paymentQuotes: string[];
  /** The groups as the client has seen them, also before they were changed. */
  groups: Schemas['CoachingGroup'][];
  /** The addresses to which the client had something sent, by purchase. */
  addresses: Map<string, string>;
  turn: number;
}

/** How often each operation was accepted, in all games. */
export const accepted = new Map<string, number>();

/** A player's move. `draw` chooses among what there is. */
export type Move = (game: Game, world: Server, draw: number) => Promise<void>;

export async function signInAll(game: Pick<Game, 'servers'>): Promise<Record<Player, string>> {
  const entries = Object.entries(logins).map(async ([player, email]) => [
    player,
    // Someone who was disabled or has closed the account, plays on without a token.
    await game.servers[0].tokenOf(email).catch(() => ''),
  ]);
  return Object.fromEntries(await Promise.all(entries));
}

/** The client's cards for a game: one whose charges succeed, more often than those with these outcomes, which are added. */
export async function addCards(world: World, outcomes: (keyof typeof cardNumbers)[]): Promise<string[]> {
  const holder = await world.signIn(logins.client);
  const visa = demoId('paymentMethod', 11);
  const cards = [visa, visa, visa, visa];
  for (const outcome of outcomes) cards.push((await addCard(world, holder, outcome)).body.content.id);
  return cards;
}

/** A game in which nothing has been done. */
export const newGame = async (servers: [Server, Server], cards: string[]): Promise<Game> => ({
  servers,
  cards,
  agreements: createAgreements(),
  tokens: await signInAll({ servers }),
  productIds: [],
  quotes: [],
  purchaseIds: new Set(),
  reservations: [],
  paymentQuotes: [],
  groups: [],
  addresses: new Map(),
  turn: 0,
});

export const pick = <T>(items: Iterable<T>, draw: number): T | undefined => {
  const all = [...items];
  return all[draw % Math.max(1, all.length)];
};
export const now = (world: Server) => world.clock.now.getTime();
export const dateAfter = (world: Server, days: number) =>
  new Date(now(world) + days * day).toISOString().slice(0, 10);

/** What the bank answers, or doesn't. */
const bankFailures = ['paymentRequestError', 'paymentProviderError'];

/** Calls an operation. A failure of the server is a fault, no matter who caused it. */
export const call = async <Id extends OperationId>(
  { agreements }: Game,
  world: Server,
  ...[id, asked]: Parameters<typeof world.call<Id>>
): Promise<Answer<Id> | null> => {
  const answer = await world.call(id, asked);
  if (answer.status >= 500 && !bankFailures.includes(answer.problem.key))
    agreements.breach(`${id} answered ${answer.status}.`);
  if (answer.status >= 400) return null;
  accepted.set(id, (accepted.get(id) ?? 0) + 1);
  return answer;
};

export async function sessionsOf(game: Game, world: Server, player: 'client' | 'coach'): Promise<Session[]> {
  const token = game.tokens[player];
  const query = { size: 100, sortBy: 'startTime', descending: true };
  const list =
    player === 'coach'
      ? await call(game, world, 'listCoachSessions', { path: { coachId }, token, query })
      : await call(game, world, 'listStudentCoachSessions', {
          path: { id: demoId('student', 1) },
          token,
          query,
        });
  return (list?.body.content ?? []).filter(({ purchaseId }) => game.purchaseIds.has(purchaseId));
}

export const productPath = (game: Game, draw: number): { coachId: string; productId: string } => ({
  coachId,
  productId: pick(game.productIds, draw) ?? newId(),
});
