import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cases, sample } from '../../../../scripts/given/lane.ts';
import { demoId } from '../../seed/seed.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { sandboxCharges } from '../../tables/sandbox.ts';
import { purchaseRefunds, sessionCredits } from '../../tables/session-credits.ts';
import { payingDependencies } from '../../testing/dependencies.ts';
import { freshWorld } from '../../testing/fresh-world.ts';
import { quotePurchase } from '../../testing/purchase.ts';
import { settleSessions } from '../../testing/settle-sessions.ts';
import { withRollback } from '../../testing/with-rollback.ts';
import type { World } from '../../testing/world.ts';
import { reconcilePurchases } from './pay.ts';

// Whatever a coach does, a client who has paid for sessions can book them or gets the money back.

const world = freshWorld({ config: { rateLimitFactor: 1e6 } });

const coachId = demoId('coach', 5);
const visa = demoId('paymentMethod', 11);
const timeZone = 'America/New_York';
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

/** What the acts of one test refer to. */
type State = { world: World; productId: string; purchaseIds: string[] };
type Act = (state: State) => Promise<unknown>;

const tokens = async (world: World) => ({
  maya: await world.tokenOf('student@example.com'),
  rosa: await world.tokenOf('coach@example.com').catch(() => ''),
});

const product = (state: State) => ({ coachId, productId: state.productId });
const change =
  (session: object, rest: object = {}): Act =>
  async (state) =>
    state.world.call('updateCoachProduct', {
      path: product(state),
      token: (await tokens(state.world)).rosa,
      body: service(session, rest),
    });
const setStatus =
  (status: 'DRAFT' | 'PUBLISHED'): Act =>
  async (state) =>
    state.world.call('updateCoachProductStatus', {
      path: product(state),
      token: (await tokens(state.world)).rosa,
      body: { status },
    });
const remove: Act = async (state) =>
  state.world.call('deleteCoachProduct', {
    path: product(state),
    token: (await tokens(state.world)).rosa,
  });
const close: Act = async ({ world }) =>
  world.call('deleteCoachAccount', {
    path: { coachId },
    token: (await tokens(world)).rosa,
    body: { currentPassword: 'Wellness1' },
  });

const sessionsOf = async ({ world, purchaseIds }: State) =>
  (await world.db.select().from(coachSessions))
    .filter(({ purchaseId }) => purchaseId && purchaseIds.includes(purchaseId))
    .sort((a, b) => (a.id < b.id ? -1 : 1));

const cancelBy =
  (side: 'maya' | 'rosa'): Act =>
  async (state) => {
    const session = (await sessionsOf(state)).find(({ status }) => status === 'BOOKED');
    if (!session) return;
    await state.world.call('cancelCoachSession', {
      path: { coachId, sessionId: session.id },
      token: (await tokens(state.world))[side],
      body: { reason: 'Something came up.' },
    });
  };
const conclude =
  (status: 'OCCURRED' | 'NO_SHOW'): Act =>
  async (state) => {
    const session = (await sessionsOf(state)).find(
      (one) => one.status === 'BOOKED' && one.endTime < state.world.clock.now,
    );
    if (!session) return;
    await state.world.call('submitCoachSessionAttendance', {
      path: { coachId, sessionId: session.id },
      token: (await tokens(state.world)).rosa,
      body: { status },
    });
  };
const refund =
  (kind: 'PURCHASE' | 'UNUSED_SESSIONS' | 'SESSION', sessionCount: number | null = null): Act =>
  async (state) => {
    const { rosa } = await tokens(state.world);
    for (const id of state.purchaseIds) {
      const lost = (await sessionsOf(state)).find(
        (one) => one.purchaseId === id && (one.status === 'NO_SHOW' || one.status === 'LATE_CANCELLED'),
      );
      const sessionId = kind === 'SESSION' ? (lost?.id ?? null) : null;
      await state.world.call('createPurchaseRefund', {
        path: { id },
        token: rosa,
        body: { kind, sessionCount, sessionId, reason: null },
      });
    }
  };

const buy: Act = async (state) => {
  const { maya } = await tokens(state.world);
  const { world, productId } = state;
  const quoteId = await quotePurchase(world, { coachId, productId }, maya).catch(() => null);
  if (!quoteId) return;
  const { status, body } = await world.call('createCoachProductPurchase', {
    token: maya,
    body: { productId, reservationId: null, paymentMethodId: visa, quoteId },
  });
  if (status === 201) state.purchaseIds.push(body.content.id);
};

/** Books the first free time of the next weeks with each purchase. True if one of them could be booked. */
async function bookOne(world: World, id: string): Promise<boolean> {
  const { maya } = await tokens(world);
  const day = (days: number) =>
    new Date(world.clock.now.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  const query = { from: day(2), to: day(20), timeZone };
  const free = await world.call('listPurchaseFreeTimes', { path: { id }, token: maya, query });
  const startTime = free.status === 200 ? free.body.content.slots[0]?.startTime : undefined;
  if (!startTime) return false;
  const body = { startTime: new Date(startTime).toISOString(), timeZone };
  const held = await world.call('createPurchaseSlotReservation', { path: { id }, token: maya, body });
  if (held.status !== 201) return false;
  const reservationId = held.body.content.id;
  const booked = await world.call('bookCoachSession', { path: { id }, token: maya, body: { reservationId } });
  return booked.status === 201;
}
const book: Act = async ({ world, purchaseIds }) => {
  for (const id of purchaseIds) if (await bookOne(world, id)) return;
};
const wait =
  (days: number): Act =>
  async ({ world }) =>
    world.clock.forward(days * 24 * 3600);
const inOrder =
  (...acts: Act[]): Act =>
  async (state) => {
    for (const act of acts) await act(state);
  };

async function begin(): Promise<State> {
  // After the booked sessions of the demo world, so that the account can be closed.
  world.clock.forward(30 * 24 * 3600);
  await settleSessions(world.db);
  const { rosa } = await tokens(world);
  const path = { coachId };
  const { body } = await world.call('createCoachProduct', { path, token: rosa, body: service() });
  return { world: checked(world), productId: body.content.id, purchaseIds: [] };
}

/** A world in which an unexpected failure isn't taken for a refusal. */
const checked = (world: World): World =>
  new Proxy(world, {
    get: (target, name) =>
      name === 'call'
        ? async (...asked: Parameters<World['call']>) => {
            const answer = await target.call(...asked);
            expect(answer.status).toBeLessThan(500);
            return answer;
          }
        : Reflect.get(target, name),
  });

/** Does something in a copy of the world. */
const inRollback = <Result>(world: World, work: (inside: World) => Promise<Result>): Promise<Result> =>
  withRollback(
    world,
    () => ({ config: { rateLimitFactor: 1e6 } }),
    (inside) => {
      inside.clock.now = world.clock.now;
      return work(checked(inside));
    },
  );

/** Throws if a client has paid for something that can be neither booked nor refunded. */
async function expectFair({ world, purchaseIds }: State): Promise<void> {
  await reconcilePurchases(payingDependencies(world));
  const purchases = await world.db.select().from(coachProductPurchases);
  const credits = await world.db.select().from(sessionCredits);
  const refunds = await world.db.select().from(purchaseRefunds);
  const sessions = await world.db.select().from(coachSessions);
  const charges = await world.db.select().from(sandboxCharges);
  const sum = (numbers: number[]) => numbers.reduce((total, one) => total + one, 0);
  for (const purchase of purchases.filter(({ id }) => purchaseIds.includes(id))) {
    const { id, amount, sessionCount, coachId: seller } = purchase;
    const events = credits.filter(({ purchaseId }) => purchaseId === id);
    const ofTypes = (...types: string[]) =>
      sum(events.filter(({ type }) => types.includes(type)).map((event) => event.change));
    const made = refunds.filter((one) => one.purchaseId === id && one.status !== 'FAILED');
    const unused = sum(events.map((event) => event.change));
    const used = -ofTypes('USED', 'RETURNED');
    const refunded = sum(made.map((one) => one.amount));
    if (purchase.status === 'IN_PROGRESS' || purchase.status === 'FAILED') continue;
    expect(unused).toBeGreaterThanOrEqual(0);
    expect(sessionCount).toBe(unused + used - ofTypes('REFUNDED', 'REFUND_FAILED', 'WITHDRAWN'));
    if (seller) {
      const held = sessions.filter((one) => one.purchaseId === id && one.status !== 'CANCELLED');
      expect(held).toHaveLength(used);
    }
    expect(refunded).toBeLessThanOrEqual(amount);
    const charge = charges.find(({ key }) => key === purchase.paymentId);
    expect(charge?.refunded ?? 0).toBe(refunded);
    if (purchase.status === 'REFUNDED') expect([refunded, unused]).toEqual([amount, 0]);
    // What is neither used nor refunded can be booked, and nothing can once the coach is gone.
    const kept = amount - refunded;
    expect(kept).toBeLessThanOrEqual(Math.ceil((amount * (used + unused)) / sessionCount));
    if (!seller) expect(unused).toBe(0);
    if (unused === 0) continue;
    expect(await inRollback(world, (inside) => bookOne(inside, id))).toBe(true);
  }
}

const states: Record<string, Act> = {
  'has bought': buy,
  'has bought twice': inOrder(buy, buy),
  'has booked': inOrder(buy, book),
  'has canceled in time': inOrder(buy, book, cancelBy('maya')),
  'was canceled on': inOrder(buy, book, cancelBy('rosa')),
  'has canceled late': inOrder(buy, book, wait(1.9), cancelBy('maya')),
  'has had a session': inOrder(buy, book, wait(30), conclude('OCCURRED')),
  'has missed a session': inOrder(buy, book, wait(30), conclude('NO_SHOW')),
  'has been refunded a session': inOrder(buy, refund('UNUSED_SESSIONS', 1)),
  'has been refunded everything': inOrder(buy, refund('PURCHASE')),
};
const coachActs: Record<string, Act> = {
  unpublishes: setStatus('DRAFT'),
  deletes: remove,
  'sells to groups': change({ type: 'GROUP' }),
  'sells a thing': change({}, { type: 'PRODUCT', serviceSpecification: null, serviceCategoryId: null }),
  shortens: change({ duration: 15 }),
  lengthens: change({ duration: 90 }),
  'sells fewer': change({ count: 1 }),
  'raises the price': change({}, { price: 1_000_000 }),
  'closes the account': close,
  'deletes, then closes the account': inOrder(remove, close),
  'cancels, then closes the account': inOrder(cancelBy('rosa'), close),
  'refunds the unused sessions': refund('UNUSED_SESSIONS'),
  'refunds the whole': refund('PURCHASE'),
  'refunds a lost session, then closes the account': inOrder(refund('SESSION'), close),
};

it.each(sample(Object.entries(states), 6))(
  'a client who %s keeps sessions or money, whatever the coach does',
  async (_, reach) => {
    const state = await begin();
    await reach(state);
    await expectFair(state);
    for (const [name, act] of Object.entries(coachActs)) {
      await inRollback(world, async (inside) => {
        const next = { ...state, world: inside, purchaseIds: [...state.purchaseIds] };
        await act(next);
        await expectFair(next).catch((error) => {
          throw new Error(`after the coach ${name}`, { cause: error });
        });
      });
    }
  },
);

const anything: [string, Act][] = [
  ...Object.entries(coachActs).filter(([name]) => !name.includes('closes')),
  ['publishes', setStatus('PUBLISHED')],
  ['is offered again', change({})],
  ['buys', buy],
  ['buys and books', inOrder(buy, book)],
  ['books', book],
  ['cancels', cancelBy('maya')],
  ['is canceled on', cancelBy('rosa')],
  ['waits a day', wait(1)],
  ['waits a week', wait(7)],
  ['takes place', conclude('OCCURRED')],
  ['is missed', conclude('NO_SHOW')],
  ['is refunded one', refund('UNUSED_SESSIONS', 1)],
  ['is refunded a lost one', refund('SESSION')],
];

it('stays fair in random games of coach and client', async () => {
  const walk = fc.array(fc.constantFrom(...anything), { minLength: 5, maxLength: 15 });
  await fc.assert(
    fc.asyncProperty(walk, async (acts) => {
      await world.reset();
      const state = await begin();
      for (const [, act] of acts) await act(state);
      await expectFair(state);
      await close(state);
      await expectFair(state);
    }),
    { numRuns: cases(5, 1) },
  );
});
