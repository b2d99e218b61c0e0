import type { Schemas } from '@institute/api-schema';
import { someAddress } from '../../testing/purchase.ts';
import { call, coachId, type Game, type Move, minute, now, type Player, pick, type Server } from './game.ts';

// What the players try with groups, whose dates are the same for all participants, and with what is sent to a buyer.

type Group = Schemas['CoachingGroup'];

const colors = ['Sage', 'Clay'];

const groupService = (price: number) => ({
  title: 'Two evenings',
  image: null,
  description: null,
  price,
  productCategoryId: null,
  productSpecification: null,
  serviceCategoryId: 'HABITS',
  serviceSpecification: { session: { type: 'GROUP', count: 2, duration: 60 } },
});

/** A group for money and one for nothing, and a thing that is sent. */
export const otherOffers = [
  groupService(10_001),
  groupService(0),
  {
    ...groupService(4_999),
    title: 'Lunch box',
    type: 'PRODUCT',
    isShipped: true,
    serviceCategoryId: null,
    serviceSpecification: null,
    productSpecification: { colors },
  },
];

/** The coach's groups as a player sees them now. */
async function groupsOf(game: Game, world: Server, player: Player): Promise<Group[]> {
  const token = game.tokens[player];
  const groups: Group[] = [];
  for (const productId of game.productIds.slice(-3)) {
    const asked = { path: { coachId }, query: { productId }, token };
    const list = await call(game, world, 'listCoachingGroups', asked);
    groups.push(...(list?.body.content ?? []));
  }
  if (player !== 'coach' && groups.some(({ participants }) => participants.length > 0))
    game.agreements.breach(`A ${player} saw who takes part in a group.`);
  if (player === 'client') game.groups.push(...groups);
  return groups;
}

/** What a purchase needs besides a quote and a card: a seat, a color, an address. Some leave it out, or have it old. */
export async function choicesFor(
  game: Game,
  world: Server,
  draw: number,
  player: 'client' | 'stranger',
  { productId, groupSessionCount, isShipped }: Schemas['PurchaseQuote'],
) {
  if (groupSessionCount === 0) {
    const street1 = `${1 + (draw % 90)} Main St`;
    const isGiven = isShipped && draw % 6 !== 0;
    const address = isGiven ? { ...someAddress, street1 } : null;
    return { group: null, color: pick(colors, draw)!, deliveryAddress: address };
  }
  const there = await groupsOf(game, world, player);
  const seen = (draw % 4 ? there : game.groups).filter((group) => group.productId === productId);
  return { group: pick(seen, draw >> 3) ?? null, color: null, deliveryAddress: null };
}

const groupPath = ({ id: groupId }: Group) => ({ coachId, groupId });

/** The start of a date, from half an hour to weeks from now. */
const startAfter = (world: Server, draw: number) => {
  const hours = [0.5, 3, 23, 30, 80, 400][draw % 6]! + (draw % 97);
  return new Date(now(world) + hours * 60 * minute).toISOString();
};

export const schedule: Move = async (game, world, draw) => {
  // Not every product is for groups, and not every number of dates is right.
  const counts = draw % 7 ? 2 : 1;
  for (const [index, productId] of game.productIds.slice(draw % 2 ? 0 : -3).entries()) {
    const draws = [draw, draw + 50].slice(0, counts);
    const startTimes = draws.map((each) => startAfter(world, each + 13 * index));
    await call(game, world, 'createCoachingGroup', {
      path: { coachId, productId },
      token: game.tokens.coach,
      body: { capacity: 1 + (draw % 2), place: null, startTimes },
    });
  }
};

/** Changes a date of a group. Only its coach may. */
const changesDate =
  (player: Player, isCanceled: (draw: number) => boolean): Move =>
  async (game, world, draw) => {
    const group = pick(await groupsOf(game, world, player), draw);
    const date = group && pick(group.sessions, draw >> 4);
    if (!date) return;
    const path = { ...groupPath(group), groupSessionId: date.id };
    const reason = draw % 5 ? 'Ill.' : ' ';
    const token = game.tokens[player];
    const move = { path, token, body: { startTime: startAfter(world, draw >> 2), reason } };
    const changed = isCanceled(draw)
      ? await call(game, world, 'cancelGroupSession', { path, token, body: { reason } })
      : await call(game, world, 'moveGroupSession', move);
    if (!changed) return;
    if (!isCanceled(draw)) game.agreements.isDateMoved(date.id, game.turn);
    if (player !== 'coach') game.agreements.breach(`A ${player} changed a date of a group.`);
    if (reason === ' ') game.agreements.breach('A coach changed a date of a group without saying why.');
  };

const removesGroup =
  (player: Player): Move =>
  async (game, world, draw) => {
    const group = pick(await groupsOf(game, world, player), draw);
    if (!group) return;
    const asked = { path: groupPath(group), token: game.tokens[player] };
    const removed = await call(game, world, 'deleteCoachingGroup', asked);
    if (removed && player !== 'coach') game.agreements.breach(`A ${player} deleted a group.`);
  };

/** Records a delivery of everything that was bought. Only the coach may, and only of products. */
const delivers =
  (player: Player): Move =>
  async (game, world, draw) => {
    const body = { note: draw % 2 ? 'USPS, 9400 1000.' : null };
    for (const id of game.purchaseIds) {
      const asked = { path: { id }, token: game.tokens[player], body };
      const delivered = await call(game, world, 'recordPurchaseDelivery', asked);
      if (!delivered) continue;
      if (player !== 'coach') game.agreements.breach(`A ${player} recorded a delivery.`);
      const { coachProductType } = delivered.body.content;
      if (coachProductType !== 'PRODUCT') game.agreements.breach('A service was delivered like a product.');
    }
  };

export const coachMoves: Record<string, Move> = {
  'schedules a group': schedule,
  'moves a date of a group': changesDate('coach', () => false),
  'cancels a date of a group': changesDate('coach', () => true),
  'deletes a group': removesGroup('coach'),
  delivers: delivers('coach'),
};

export const clientMoves: Record<string, Move> = {
  'records a delivery': delivers('client'),
  'changes a date of a group': changesDate('client', (draw) => draw % 2 === 0),
};

export const strangerMoves: Record<string, Move> = {
  'records someone else’s delivery': delivers('stranger'),
  'deletes someone else’s group': removesGroup('stranger'),
  'takes a free seat': async (game, world, draw) => {
    const free = pick(
      (await groupsOf(game, world, 'stranger')).filter(({ saleObstacle }) => saleObstacle === null),
      draw,
    );
    if (!free) return;
    const token = game.tokens.stranger;
    const quoted = await call(game, world, 'createPurchaseQuote', {
      path: { coachId, productId: free.productId },
      token,
    });
    if (!quoted || quoted.body.content.amount > 0) return;
    await call(game, world, 'createCoachProductPurchase', {
      token,
      body: {
        productId: free.productId,
        reservationId: null,
        paymentMethodId: null,
        quoteId: quoted.body.content.id,
        group: { id: free.id, version: free.version, allowOverlap: true },
      },
    });
  },
};
