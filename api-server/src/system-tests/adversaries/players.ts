import type { Schemas } from '@institute/api-schema';
import { newId } from '../../platform/identifier.ts';
import { demoId } from '../../seed/seed.ts';
import {
  call,
  coachId,
  dateAfter,
  day,
  type Game,
  type Move,
  minute,
  now,
  type Player,
  pick,
  productPath,
  type Server,
  sessionsOf,
  timeZone,
} from './game.ts';
import * as seats from './seats.ts';
import { choicesFor, otherOffers } from './seats.ts';

// What a coach, a client, a stranger and the institute can try. Each move takes what the player has seen so far.

type Quote = Schemas['PurchaseQuote'];
type Session = Schemas['CoachSession'];

const service = (session: object = {}, rest: object = {}) => ({
  title: 'Four for 100',
  image: null,
  description: null,
  // Not a multiple of the number of sessions.
  price: 10_001,
  productCategoryId: null,
  productSpecification: null,
  serviceCategoryId: 'HABITS',
  serviceSpecification: { session: { type: 'INDIVIDUAL', count: 4, duration: 50, ...session } },
  ...rest,
});
const offers = [
  service(),
  service({ count: 1 }, { price: 9_500 }),
  service({ count: 1, duration: 15 }, { price: 0 }),
  service({ duration: 90 }),
  service({ duration: 15 }),
  service({ count: 10 }),
  service({}, { price: 1_000_000 }),
  service({}, { price: 1 }),
  service({ type: 'GROUP' }),
  ...otherOffers,
  service({}, { type: 'PRODUCT', isShipped: false, serviceSpecification: null, serviceCategoryId: null }),
];

/** What `offers` creates. The others only come from changes. */
const firstOffers = [...offers.slice(0, 3), ...otherOffers];

const sessionPath = ({ id: sessionId }: Session) => ({ coachId, sessionId });

const offer: Move = async (game, world, draw) => {
  const made = await call(game, world, 'createCoachProduct', {
    path: { coachId },
    token: game.tokens.coach,
    body: firstOffers[draw % firstOffers.length]!,
  });
  if (made) game.productIds.push(made.body.content.id);
};

const coachMoves: Record<string, Move> = {
  offers: offer,
  'changes an offer': async (game, world, draw) => {
    const body = offers[draw % offers.length]!;
    await call(game, world, 'updateCoachProduct', {
      path: productPath(game, draw),
      token: game.tokens.coach,
      body,
    });
  },
  publishes: async (game, world, draw) => {
    const body = { status: draw % 3 === 0 ? ('DRAFT' as const) : ('PUBLISHED' as const) };
    const path = productPath(game, draw);
    await call(game, world, 'updateCoachProductStatus', { path, token: game.tokens.coach, body });
  },
  'deletes an offer': async (game, world, draw) => {
    await call(game, world, 'deleteCoachProduct', {
      path: productPath(game, draw),
      token: game.tokens.coach,
    });
  },
  'moves a session': async (game, world, draw) => {
    const session = pick(await sessionsOf(game, world, 'coach'), draw);
    if (!session) return;
    const starts = [now(world) + 5 * minute, now(world) + 3 * day, now(world) + 300 * day, now(world) - day];
    const start = pick(starts, draw >> 3)!;
    const length = pick([50, 15, 90, 1], draw % 5 === 0 ? draw >> 5 : 0)!;
    const body = {
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + length * minute).toISOString(),
      reason: draw % 7 === 0 ? null : 'Ill.',
    };
    const token = game.tokens.coach;
    const moved = await call(game, world, 'moveCoachSession', { path: sessionPath(session), token, body });
    if (!moved) return;
    game.agreements.isMoved(moved.body.content, game.turn, 'coach');
    if (body.reason === null) game.agreements.breach('A coach moved a session without saying why.');
  },
  'cancels on a client': async (game, world, draw) => {
    const session = pick(await sessionsOf(game, world, 'coach'), draw);
    if (!session) return;
    const asked = { path: sessionPath(session), token: game.tokens.coach, body: { reason: 'Ill.' } };
    const canceled = await call(game, world, 'cancelCoachSession', asked);
    if (canceled?.body.content.status === 'LATE_CANCELLED')
      game.agreements.breach('A client lost a session that the coach canceled.');
  },
  'records an outcome': async (game, world, draw) => {
    const session = pick(await sessionsOf(game, world, 'coach'), draw);
    if (!session) return;
    const body = { status: draw % 2 ? ('OCCURRED' as const) : ('NO_SHOW' as const) };
    const asked = { path: sessionPath(session), token: game.tokens.coach, body };
    const recorded = await call(game, world, 'submitCoachSessionAttendance', asked);
    if (recorded) game.agreements.isRecorded(recorded.body.content, game.turn, now(world));
  },
  'buys the own offer': async (game, world, draw) => {
    const path = productPath(game, draw);
    const quoted = await call(game, world, 'createPurchaseQuote', { path, token: game.tokens.coach });
    if (!quoted) return;
    const { id: quoteId, productId } = quoted.body.content;
    const body = { productId, reservationId: null, paymentMethodId: null, quoteId };
    const bought = await call(game, world, 'createCoachProductPurchase', { token: game.tokens.coach, body });
    if (bought) game.agreements.breach('A coach bought the own offer.');
  },
};

const refundBy =
  (player: Player): Move =>
  async (game, world, draw) => {
    const id = pick(game.purchaseIds, draw);
    if (!id) return;
    const lost = (await sessionsOf(game, world, 'client')).filter(
      ({ purchaseId, status }) => purchaseId === id && (status === 'NO_SHOW' || status === 'LATE_CANCELLED'),
    );
    const kind = (['PURCHASE', 'UNUSED_SESSIONS', 'SESSION'] as const)[draw % 3]!;
    const body = {
      kind,
      sessionCount: kind === 'UNUSED_SESSIONS' && draw % 2 ? 1 + ((draw >> 4) % 4) : null,
      sessionId: kind === 'SESSION' ? (pick(lost, draw)?.id ?? newId()) : null,
      reason: null,
    };
    const made = await call(game, world, 'createPurchaseRefund', {
      path: { id },
      token: game.tokens[player],
      body,
    });
    if (made && player !== 'coach' && player !== 'admin')
      game.agreements.breach(`A ${player} refunded a purchase.`);
  };

async function buy(game: Game, world: Server, draw: number, player: 'client' | 'stranger', quote: Quote) {
  const reservation = quote.reservationId;
  const body = {
    productId: draw % 11 === 0 ? (pick(game.productIds, draw >> 4) ?? quote.productId) : quote.productId,
    reservationId: draw % 13 === 0 ? (pick(game.reservations, draw >> 4)?.id ?? null) : reservation,
    paymentMethodId: pick(game.cards, draw >> 2)!,
    quoteId: quote.id,
  };
  const { group, ...choices } = await choicesFor(game, world, draw, player, quote);
  const seat = group && { id: group.id, version: group.version, allowOverlap: true };
  const bought = await call(game, world, 'createCoachProductPurchase', {
    token: game.tokens[player],
    body: { ...body, ...choices, group: seat },
  });
  if (!bought) {
    if (player === 'client') game.agreements.unanswered.push(quote);
    return;
  }
  if (player === 'stranger') return game.agreements.breach('A stranger bought at someone else’s quote.');
  const { id } = bought.body.content;
  game.purchaseIds.add(id);
  game.agreements.buys(id, quote);
  if (group) game.agreements.sits(id, group.sessions, game.turn);
  if (quote.isShipped) {
    const address = choices.deliveryAddress;
    if (address) game.addresses.set(id, address.street1);
    else game.agreements.breach('Something was bought that can’t be sent anywhere.');
  }
  const held = game.reservations.find((one) => one.id === body.reservationId);
  if (held) game.agreements.agreesTo(held.id, held.startTime, game.turn);
}

/** A time that a purchase or product can be booked at. */
async function freeTime(game: Game, world: Server, draw: number, purchaseId: string | null) {
  const query = { from: dateAfter(world, 0), to: dateAfter(world, 20), timeZone };
  const token = game.tokens.client;
  const free = purchaseId
    ? await call(game, world, 'listPurchaseFreeTimes', { path: { id: purchaseId }, token, query })
    : await call(game, world, 'listFreeTimes', { path: productPath(game, draw), token, query });
  return pick(free?.body.content.slots ?? [], draw >> 3)?.startTime;
}

const book: Move = async (game, world, draw) => {
  const id = pick(game.purchaseIds, draw);
  const startTime = id && (await freeTime(game, world, draw, id));
  if (!startTime) return;
  const asked = { path: { id }, token: game.tokens.client };
  const time = { startTime, timeZone, allowOverlap: true };
  const held = await call(game, world, 'createPurchaseSlotReservation', { ...asked, body: time });
  if (!held) return;
  game.reservations.push({ id: held.body.content.id, startTime, purchaseId: id });
  const chosen = draw % 5 ? game.reservations.at(-1)! : pick(game.reservations, draw >> 5)!;
  const body = { reservationId: chosen.id };
  const booked = await call(game, world, 'bookCoachSession', { ...asked, body });
  if (booked) game.agreements.agreesTo(chosen.id, chosen.startTime, game.turn);
};

const clientMoves: Record<string, Move> = {
  ...seats.clientMoves,
  'asks for the price': async (game, world, draw) => {
    const path = productPath(game, draw);
    const quoted = await call(game, world, 'createPurchaseQuote', { path, token: game.tokens.client });
    if (quoted) game.quotes.push(quoted.body.content);
  },
  'reserves a time to buy': async (game, world, draw) => {
    const startTime = await freeTime(game, world, draw, null);
    if (!startTime) return;
    const held = await call(game, world, 'createSlotReservation', {
      path: productPath(game, draw),
      token: game.tokens.client,
      body: { startTime, timeZone, allowOverlap: true },
    });
    if (!held) return;
    const { id, quote } = held.body.content;
    game.reservations.push({ id, startTime, purchaseId: null });
    if (quote) game.quotes.push(quote);
  },
  'buys at the last price': async (game, world, draw) => {
    const quote = game.quotes.at(-1);
    if (quote) await buy(game, world, draw, 'client', quote);
  },
  'buys at an old price': async (game, world, draw) => {
    const quote = pick(game.quotes, draw);
    if (quote) await buy(game, world, draw, 'client', quote);
  },
  books: book,
  'moves the session': async (game, world, draw) => {
    const session = pick(await sessionsOf(game, world, 'client'), draw);
    if (!session) return;
    const free = await freeTime(game, world, draw, session.purchaseId);
    const start = draw % 4 && free ? Date.parse(free) : now(world) + 7 * minute;
    const length = Date.parse(session.endTime) - Date.parse(session.startTime);
    const body = {
      startTime: new Date(start).toISOString(),
      endTime: new Date(start + (draw % 9 ? length : 2 * length)).toISOString(),
      reason: null,
      allowOverlap: true,
    };
    const token = game.tokens.client;
    const moved = await call(game, world, 'moveCoachSession', { path: sessionPath(session), token, body });
    if (!moved) return;
    game.agreements.isMoved(moved.body.content, game.turn, 'client');
    game.agreements.agreesTo(session.id, body.startTime, game.turn);
  },
  'accepts a move': async (game, world, draw) => {
    const session = pick(
      (await sessionsOf(game, world, 'client')).filter(({ isMovePending }) => isMovePending),
      draw,
    );
    if (!session) return;
    const { startTime, groupSessionId } = session;
    const asked = { path: sessionPath(session), token: game.tokens.client, body: { startTime } };
    if (await call(game, world, 'acceptCoachSessionMove', asked))
      game.agreements.agreesTo(session.id, startTime, game.turn, groupSessionId);
  },
  cancels: async (game, world, draw) => {
    const session = pick(await sessionsOf(game, world, 'client'), draw);
    if (!session) return;
    const asked = { path: sessionPath(session), token: game.tokens.client, body: { reason: null } };
    const canceled = await call(game, world, 'cancelCoachSession', asked);
    if (canceled) game.agreements.isCanceledByClient(canceled.body.content, game.turn, now(world));
  },
  'reports an absence': async (game, world, draw) => {
    const session = pick(await sessionsOf(game, world, 'client'), draw);
    if (!session) return;
    const asked = { path: sessionPath(session), token: game.tokens.client };
    if (await call(game, world, 'reportCoachAbsence', asked)) game.agreements.isReported(session, game.turn);
  },
  'refunds the own purchase': refundBy('client'),
  'records the outcome': async (game, world, draw) => {
    const session = pick(await sessionsOf(game, world, 'client'), draw);
    if (!session) return;
    const asked = { path: sessionPath(session), token: game.tokens.client, body: { status: 'OCCURRED' } };
    if (await call(game, world, 'submitCoachSessionAttendance', asked))
      game.agreements.breach('A client recorded the outcome of a session.');
  },
  'asks what is due': async (game, world, draw) => {
    const path = { id: demoId('student', 1) };
    const token = game.tokens.client;
    const summary = await call(game, world, 'getFinancialSummary', { path, token });
    const id = summary?.body.content.paymentScheduleId;
    if (!id) return;
    const kind = (['INSTALLMENT', 'PAY_OFF', 'CUSTOM'] as const)[draw % 3]!;
    const body = { kind, amount: kind === 'CUSTOM' ? 5_000 + draw : null };
    const quoted = await call(game, world, 'createPaymentQuote', { path: { id }, token, body });
    if (quoted) game.paymentQuotes.push(`${id} ${quoted.body.content.quoteId}`);
  },
  'pays what is due': async (game, world, draw) => {
    const [id, quoteId] = pick(game.paymentQuotes, draw)?.split(' ') ?? [];
    if (!id) return;
    const body = { quoteId, paymentMethodId: pick(game.cards, draw >> 2)! };
    await call(game, world, 'createPayment', { path: { id }, token: game.tokens.client, body });
  },
};

const strangerMoves: Record<string, Move> = {
  ...seats.strangerMoves,
  'buys at someone else’s quote': async (game, world, draw) => {
    const quote = pick(game.quotes, draw);
    if (quote) await buy(game, world, draw, 'stranger', quote);
  },
  'uses someone else’s session': async (game, world, draw) => {
    const session = pick(await sessionsOf(game, world, 'client'), draw);
    if (!session) return;
    const asked = { path: sessionPath(session), token: game.tokens.stranger };
    const { startTime, endTime } = session;
    const moved = { startTime, endTime, reason: null };
    const answers = [
      await call(game, world, 'cancelCoachSession', { ...asked, body: { reason: null } }),
      await call(game, world, 'moveCoachSession', { ...asked, body: moved }),
      await call(game, world, 'reportCoachAbsence', asked),
      await call(game, world, 'acceptCoachSessionMove', { ...asked, body: { startTime } }),
    ];
    if (answers.some((answer) => answer))
      game.agreements.breach('A stranger changed someone else’s session.');
  },
  'books on someone else’s purchase': async (game, world, draw) => {
    const [id, reservation] = [pick(game.purchaseIds, draw), pick(game.reservations, draw)];
    if (!id || !reservation) return;
    const body = { reservationId: reservation.id };
    const asked = { path: { id }, token: game.tokens.stranger, body };
    if (await call(game, world, 'bookCoachSession', asked))
      game.agreements.breach('A stranger booked on someone else’s purchase.');
  },
  'refunds someone else’s purchase': refundBy('stranger'),
};

const instituteMoves: Record<string, Move> = {
  'collects what is due': (_, { runJob }) => runJob('auto-pay'),
  'asks the bank': (_, { runJob }) => runJob('reconcile payments'),
  'settles purchases': (_, { runJob }) => runJob('purchases'),
};

/** What the players can do, by name. What they do honestly comes up more often. */
export const moves: [string, Move][] = [
  ...Object.entries({ ...coachMoves, ...seats.coachMoves }).map(([name, move]): [string, Move] => [
    `coach ${name}`,
    move,
  ]),
  ['coach refunds', refundBy('coach')],
  ['coach moves a session', coachMoves['moves a session']!],
  ['coach records an outcome', coachMoves['records an outcome']!],
  ['coach delivers', seats.coachMoves.delivers!],
  ['coach moves a date of a group', seats.coachMoves['moves a date of a group']!],
  ['coach refunds', refundBy('coach')],
  ...[1, 2].flatMap(() =>
    Object.entries(clientMoves).map(([name, move]): [string, Move] => [`client ${name}`, move]),
  ),
  ...[
    'buys at the last price',
    'books',
    'books',
    'asks what is due',
    'pays what is due',
    'pays what is due',
  ].map((name): [string, Move] => [`client ${name}`, clientMoves[name]!]),
  ...Object.entries(strangerMoves).map(([name, move]): [string, Move] => [`stranger ${name}`, move]),
  ...Object.entries(instituteMoves).map(([name, move]): [string, Move] => [`institute ${name}`, move]),
  ['institute refunds', refundBy('admin')],
];

/** Two offers, one of which the client buys and books, a group with a seat that is bought, and a thing to be sent. */
export const open: Move = async (game, world) => {
  await offer(game, world, 0);
  await offer(game, world, 1);
  await clientMoves['asks for the price']!(game, world, 0);
  await clientMoves['buys at the last price']!(game, world, 1);
  await book(game, world, 1);
  for (const index of [3, 4, 5]) await offer(game, world, index);
  await seats.schedule(game, world, 200);
  for (const index of [2, 4]) {
    await clientMoves['asks for the price']!(game, world, index);
    await clientMoves['buys at the last price']!(game, world, 1);
  }
};
