import { quoteMinutes, slotHoldRenewals } from '@institute/api-schema/policy';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { reconcilePayments } from '../../money/reconcile.ts';
import { demoId } from '../../seed/seed.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { disputes } from '../../tables/disputes.ts';
import { emails } from '../../tables/emails.ts';
import { paymentMethods } from '../../tables/payment-methods.ts';
import { sandboxCards, sandboxCharges } from '../../tables/sandbox.ts';
import { purchaseRefunds } from '../../tables/session-credits.ts';
import { subscriptions } from '../../tables/subscriptions.ts';
import { addCard } from '../../testing/cards.ts';
import { payingDependencies } from '../../testing/dependencies.ts';
import { freshWorld } from '../../testing/fresh-world.ts';
import { quotePurchase } from '../../testing/purchase.ts';
import { settleSessions } from '../../testing/settle-sessions.ts';
import { forwardActive } from '../../testing/stay-active.ts';
import { reconcilePurchases } from './pay.ts';

const world = freshWorld({ config: { rateLimitFactor: 100 } });
let maya: string;
let rosa: string;
let seededCharges: Set<string>;
beforeEach(async () => {
  seededCharges = new Set((await world.db.select().from(sandboxCharges)).map(({ id }) => id));
  maya = await world.tokenOf('student@example.com');
  rosa = await world.tokenOf('coach@example.com');
});

const coachId = demoId('coach', 5);
const visa = demoId('paymentMethod', 11);
const timeZone = 'America/New_York';
const fourSessions = {
  title: 'Four for 320',
  image: null,
  description: 'Four calls.',
  price: 32_000,
  productCategoryId: null,
  productSpecification: null,
  serviceCategoryId: 'HABITS',
  serviceSpecification: { session: { type: 'INDIVIDUAL', count: 4, duration: 50 } },
};
type Service = Partial<Record<keyof typeof fourSessions | 'priceUnit' | 'type', unknown>>;

async function offer(service: Service = {}): Promise<string> {
  const body = { ...fourSessions, ...service };
  const answer = await world.call('createCoachProduct', { path: { coachId }, token: rosa, body });
  return answer.body.content.id;
}
const change = (productId: string, service: Service) =>
  world.call('updateCoachProduct', {
    path: { coachId, productId },
    token: rosa,
    body: { ...fourSessions, ...service },
  });
const send = (productId: string, quoteId: string, reservationId: string | null = null, key?: string) =>
  world.call('createCoachProductPurchase', {
    token: maya,
    body: { productId, reservationId, paymentMethodId: visa, quoteId },
    ...(key && { key }),
  });
const read = async (id: string, token = maya) =>
  (await world.call('getCoachProductPurchase', { path: { id }, token })).body.content;
const creditsOf = async (id: string) =>
  (await world.call('listSessionCredits', { path: { id }, token: maya, query: { size: 100 } })).body.content
    .toReversed()
    .map(({ type, change }) => `${type} ${change}`);
async function buy(productId: string) {
  const quoteId = await quotePurchase(world, { coachId, productId }, maya);
  return (await send(productId, quoteId)).body.content.id;
}
async function book(id: string, startTime: string) {
  const body = { startTime, timeZone };
  const held = await world.call('createPurchaseSlotReservation', { path: { id }, token: maya, body });
  if (held.status !== 201) return held;
  const reservationId = held.body.content.id;
  return world.call('bookCoachSession', { path: { id }, token: maya, body: { reservationId } });
}
/** Charges beside those of the demo world. */
const charged = async () =>
  (await world.db.select().from(sandboxCharges)).filter(({ id }) => !seededCharges.has(id));
const refund = (id: string, body: object, token = rosa) =>
  world.call('createPurchaseRefund', { path: { id }, token, body: { reason: null, ...body } });
const cancel = (sessionId: string, token: string, reason: string | null = null) =>
  world.call('cancelCoachSession', { path: { coachId, sessionId }, token, body: { reason } });
const wednesday = '2026-03-04T17:00:00.000Z';
const thursday = '2026-03-05T17:00:00.000Z';

describe('a quote', () => {
  const reserve = async (productId: string) => {
    const body = { startTime: wednesday, timeZone };
    const path = { coachId, productId };
    return (await world.call('createSlotReservation', { path, token: maya, body })).body.content;
  };

  // Claim: changed-offer
  it('is what is charged: a price raised after the reservation is asked for again', async () => {
    const productId = await offer({ price: 5_000 });
    const { id, quote } = await reserve(productId);
    expect(quote).toMatchObject({ amount: 5_000, sessionCount: 4, duration: 50, freeCancellationHours: 24 });
    await change(productId, { price: 500_000 });
    const refused = await send(productId, quote!.id, id);
    expect([refused.status, refused.problem.key]).toEqual([409, 'quoteChanged']);
    expect(refused.problem.current).toMatchObject({ amount: 500_000, reservationId: id });
    expect(await charged()).toEqual([]);
    const again = await send(productId, refused.problem.current!.id as string, id);
    expect(again.body.content).toMatchObject({ amount: 500_000, status: 'PAID', bookedSessionCount: 1 });
  });

  it.each([
    ['fewer sessions', { serviceSpecification: { session: { type: 'INDIVIDUAL', count: 1, duration: 50 } } }],
    [
      'shorter sessions',
      { serviceSpecification: { session: { type: 'INDIVIDUAL', count: 4, duration: 15 } } },
    ],
    ['a group', { serviceSpecification: { session: { type: 'GROUP', count: 4, duration: 50 } } }],
    ['a price per session', { priceUnit: 'SESSION' }],
    ['a thing', { type: 'PRODUCT', serviceSpecification: null, serviceCategoryId: null }],
    ['another place', { deliveryMode: 'IN_PERSON' } as Service],
  ])('is refused when the product has become %s', async (_, service) => {
    const productId = await offer();
    const quoteId = await quotePurchase(world, { coachId, productId }, maya);
    await change(productId, service);
    expect((await send(productId, quoteId)).problem.key).toBe('quoteChanged');
    expect(await charged()).toEqual([]);
  });

  // Claim: bought-terms
  it('stays valid when only the text changes, and is what the purchase keeps', async () => {
    const productId = await offer();
    const quoteId = await quotePurchase(world, { coachId, productId }, maya);
    await change(productId, { title: 'Four better ones', description: 'Something else.' });
    const { body } = await send(productId, quoteId);
    expect(body.content).toMatchObject({ title: 'Four for 320', description: 'Four calls.', duration: 50 });
  });

  it('expires', async () => {
    const productId = await offer();
    const quoteId = await quotePurchase(world, { coachId, productId }, maya);
    await forwardActive(world, quoteMinutes * 60);
    maya = await world.tokenOf('student@example.com');
    const late = await send(productId, quoteId);
    expect(late.problem).toMatchObject({ key: 'quoteChanged', current: { amount: 32_000 } });
    expect((await send(productId, late.problem.current!.id as string)).status).toBe(201);
  });

  it('is used once, unless its payment failed', async () => {
    const productId = await offer();
    const quoteId = await quotePurchase(world, { coachId, productId }, maya);
    const answers = [await send(productId, quoteId), await send(productId, quoteId)];
    expect(answers.map(({ status }) => status)).toEqual([201, 409]);
    expect(answers[1]!.problem).toMatchObject({ key: 'quoteChanged', current: { amount: 32_000 } });
    expect(await charged()).toHaveLength(1);

    const another = await quotePurchase(world, { coachId, productId }, maya);
    const holder = await world.signIn('student@example.com');
    const { body: declined } = await addCard(world, holder, 'declined');
    const body = { productId, reservationId: null, paymentMethodId: declined.content.id, quoteId: another };
    const failed = await world.call('createCoachProductPurchase', { token: maya, body });
    expect(failed.problem.key).toBe('failedPay');
    expect((await send(productId, another)).status).toBe(201);
  });

  it('of another student isn’t accepted', async () => {
    const productId = await offer();
    const theo = await world.tokenOf('new.student@example.com');
    const quoteId = await quotePurchase(world, { coachId, productId }, theo);
    expect((await send(productId, quoteId)).problem.key).toBe('quoteChanged');
  });

  it('names what the purchase holds, also by the session', async () => {
    const single = await offer({ priceUnit: 'SESSION', price: 8_000 });
    expect(await read(await buy(single))).toMatchObject({ amount: 8_000, sessionCount: 1, duration: 50 });
  });

  it('says that a session can no longer be canceled for free', async () => {
    const productId = await offer();
    expect((await reserve(productId)).freeCancellationUntil).toBe('2026-03-03T17:00:00.000Z');
    await forwardActive(world, 27 * 3600);
    maya = await world.tokenOf('student@example.com');
    expect((await reserve(productId)).freeCancellationUntil).toBeNull();
  });
});

describe('what was sold', () => {
  it.each([
    [
      'unpublished',
      (productId: string) =>
        world.call('updateCoachProductStatus', {
          path: { coachId, productId },
          token: rosa,
          body: { status: 'DRAFT' },
        }),
    ],
    [
      'deleted',
      (productId: string) => world.call('deleteCoachProduct', { path: { coachId, productId }, token: rosa }),
    ],
    [
      'a group',
      (productId: string) =>
        change(productId, { serviceSpecification: { session: { type: 'GROUP', count: 4, duration: 50 } } }),
    ],
    [
      'a thing',
      (productId: string) =>
        change(productId, { type: 'PRODUCT', serviceSpecification: null, serviceCategoryId: null }),
    ],
    [
      'shorter',
      (productId: string) =>
        change(productId, {
          serviceSpecification: { session: { type: 'INDIVIDUAL', count: 1, duration: 15 } },
        }),
    ],
  ])('can be booked and moved when the product is %s', async (_, act) => {
    const productId = await offer();
    const id = await buy(productId);
    expect((await act(productId)).status).toBeLessThan(300);
    const query = { from: '2026-03-04', to: '2026-03-04', timeZone };
    const free = await world.call('listPurchaseFreeTimes', { path: { id }, token: maya, query });
    expect(free.body.content.slots).toContainEqual({
      startTime: '2026-03-04T12:00:00-05:00',
      endTime: '2026-03-04T12:50:00-05:00',
    });
    const booked = await book(id, wednesday);
    expect(booked.body.content).toMatchObject({ startTime: wednesday, endTime: '2026-03-04T17:50:00.000Z' });
    const moved = await world.call('moveCoachSession', {
      path: { coachId, sessionId: booked.body.content.id },
      token: maya,
      body: { startTime: thursday, endTime: '2026-03-05T17:50:00.000Z', reason: null },
    });
    expect(moved.status).toBe(200);
    const open = await world.call('findCoachProductPurchases', {
      token: maya,
      body: { hasOpenSessions: true },
    });
    expect(open.body.content.find((one) => one.id === id)).toMatchObject({ bookableSessionCount: 3 });
  });

  // Claim: bought-terms
  it('keeps its length when a longer service is moved', async () => {
    const productId = await offer();
    const id = await buy(productId);
    const sessionId = (await book(id, wednesday)).body.content.id;
    await change(productId, {
      serviceSpecification: { session: { type: 'INDIVIDUAL', count: 4, duration: 90 } },
    });
    const move = (endTime: string) =>
      world.call('moveCoachSession', {
        path: { coachId, sessionId },
        token: maya,
        body: { startTime: thursday, endTime, reason: null },
      });
    expect((await move('2026-03-05T18:30:00.000Z')).problem.key).toBe('slotTaken');
    expect((await move('2026-03-05T17:50:00.000Z')).status).toBe(200);
  });

  it('can’t be booked with a reservation of another length', async () => {
    const productId = await offer();
    const id = await buy(productId);
    const short = await world.call('createSlotReservation', {
      path: { coachId, productId: demoId('product', 500) },
      token: maya,
      body: { startTime: wednesday, timeZone },
    });
    const reservationId = short.body.content.id;
    const booked = await world.call('bookCoachSession', {
      path: { id },
      token: maya,
      body: { reservationId },
    });
    expect(booked.problem.key).toBe('slotTaken');
  });

  it('can be booked by its customer only, and only as often as it was bought', async () => {
    const productId = await offer({
      serviceSpecification: { session: { type: 'INDIVIDUAL', count: 1, duration: 50 } },
    });
    const id = await buy(productId);
    const theo = await world.tokenOf('new.student@example.com');
    for (const token of [theo, rosa]) {
      const body = { startTime: wednesday, timeZone };
      expect((await world.call('createPurchaseSlotReservation', { path: { id }, token, body })).status).toBe(
        404,
      );
    }
    expect((await book(id, '2026-03-04T09:00:00.000Z')).status).toBe(409);
    expect((await book(id, wednesday)).status).toBe(201);
    const again = await book(id, thursday);
    expect('problem' in again && again.problem.key).toBe('limitReached');
  });

  // Claim: deleted-schedule
  it('can still be booked and held after the coach’s subscription ended', async () => {
    const productId = await offer();
    const id = await buy(productId);
    const sessionId = (await book(id, wednesday)).body.content.id;
    await world.db
      .update(subscriptions)
      .set({ status: 'CANCELLED' })
      .where(eq(subscriptions.coachId, coachId));
    const quote = await world.call('createPurchaseQuote', { path: { coachId, productId }, token: maya });
    expect(quote.status).not.toBe(201);
    expect((await book(id, thursday)).status).toBe(201);
    const { body } = await world.call('getCoachSession', { path: { coachId, sessionId }, token: maya });
    expect(body.content).toMatchObject({ status: 'BOOKED', startTime: wednesday });
  });

  it('is held under the same limits as one that is still to be bought', async () => {
    const id = await buy(await offer());
    const hold = async (startTime: string, allowOverlap = false) => {
      const body = { startTime, timeZone, allowOverlap };
      return world.call('createPurchaseSlotReservation', { path: { id }, token: maya, body });
    };
    for (let count = 0; count <= slotHoldRenewals; count += 1) await hold(wednesday);
    expect((await hold(wednesday)).problem.key).toBe('holdLimitReached');
    const sides = { coachId: demoId('coach', 6), studentId: demoId('student', 1), purchaseId: id };
    const [startTime, endTime] = [new Date(thursday), new Date(Date.parse(thursday) + 60_000)];
    const times = { startTime, agreedStartTime: startTime, endTime, timeZone };
    await world.db.insert(coachSessions).values({ ...sides, ...times, title: 'Breathing', status: 'BOOKED' });
    expect((await hold(thursday)).problem.key).toBe('timeConflict');
    expect((await hold(thursday, true)).status).toBe(201);
  });

  it('is moved over another session only if its client wants that', async () => {
    const booked = await book(await buy(await offer()), wednesday);
    const sessionId = 'body' in booked ? booked.body.content.id : '';
    const sides = { coachId: demoId('coach', 6), studentId: demoId('student', 1) };
    const [startTime, endTime] = [new Date(thursday), new Date(Date.parse(thursday) + 50 * 60_000)];
    const times = { startTime, agreedStartTime: startTime, endTime, timeZone };
    await world.db.insert(coachSessions).values({ ...sides, ...times, title: 'Breathing', status: 'BOOKED' });
    const move = (allowOverlap: boolean) =>
      world.call('moveCoachSession', {
        path: { coachId, sessionId },
        token: maya,
        body: { startTime: thursday, endTime: endTime.toISOString(), reason: null, allowOverlap },
      });
    expect((await move(false)).problem.key).toBe('timeConflict');
    expect((await move(true)).status).toBe(200);
  });

  it('is booked in its own name: a time that is held for another service isn’t its', async () => {
    const [paid, free] = [await buy(await offer()), await buy(await offer({ price: 0 }))];
    const held = await world.call('createPurchaseSlotReservation', {
      path: { id: paid },
      token: maya,
      body: { startTime: wednesday, timeZone },
    });
    const body = { reservationId: held.body.content.id };
    const answer = await world.call('bookCoachSession', { path: { id: free }, token: maya, body });
    expect(answer.problem.key).toBe('slotTaken');
    expect((await world.call('bookCoachSession', { path: { id: paid }, token: maya, body })).status).toBe(
      201,
    );
  });

  // Claim: free-session-limit
  it('that was free is booked once a day', async () => {
    const id = await buy(await offer({ price: 0 }));
    expect((await book(id, wednesday)).status).toBe(201);
    const again = await book(id, '2026-03-04T18:00:00.000Z');
    expect('problem' in again && again.problem.key).toBe('freeSessionLimitReached');
    expect((await book(id, thursday)).status).toBe(201);
  });
});

const single = { serviceSpecification: { session: { type: 'INDIVIDUAL', count: 1, duration: 50 } } };

it('is booked and canceled only a few times in a day', async () => {
  const id = await buy(await offer({ price: 0, ...single }));
  const again = async () => {
    const booked = await book(id, wednesday);
    if (booked.status !== 201) return booked.problem.key;
    return (await cancel(booked.body.content.id, maya)).status;
  };
  expect([await again(), await again(), await again(), await again()]).toEqual([
    200,
    200,
    200,
    'tooManyRequests',
  ]);
});

describe('canceling in time', () => {
  /** A booked session, and its purchase after something happened at the bank. */
  async function booked(
    service: Service,
    { dispute, refunded }: { dispute?: 'OPEN' | 'LOST'; refunded?: number },
  ) {
    const id = await buy(await offer({ price: 5_000, ...service }));
    const session = await book(id, wednesday);
    const sessionId = 'body' in session ? session.body.content.id : '';
    const isOwn = eq(coachProductPurchases.id, id);
    const [sold] = await world.db.select().from(coachProductPurchases).where(isOwn);
    const paymentId = sold!.paymentId!;
    const at = { createdAt: world.clock.now, currency: 'USD' };
    if (dispute) {
      const reference = `dispute-${id}`;
      const money = { amount: 5_000, reason: null, settledAt: null };
      await world.db.insert(disputes).values({ paymentId, reference, status: dispute, ...money, ...at });
    }
    if (refunded) {
      const outside = {
        kind: 'OTHER' as const,
        sessionCount: 0,
        status: 'DONE' as const,
        key: `refund-${id}`,
      };
      await world.db.insert(purchaseRefunds).values({ purchaseId: id, amount: refunded, ...outside, ...at });
    }
    return { id, sessionId };
  }
  const read = async (sessionId: string) =>
    (await world.call('getCoachSession', { path: { coachId, sessionId }, token: maya })).body.content;

  it.each([
    ['one', single, {}, { refund: 'MONEY', amount: 5_000 }, 0, 'You get $\u00a050.00 back.'],
    [
      'one that was refunded in part',
      single,
      { refunded: 2_000 },
      { refund: 'MONEY', amount: 3_000 },
      0,
      'You get $\u00a030.00 back.',
    ],
    [
      'one whose bank decides about it',
      single,
      { dispute: 'OPEN' as const },
      { refund: 'SESSION', amount: 0 },
      1,
      'You can book another time instead.',
    ],
    [
      'one whose bank took the price back',
      single,
      { dispute: 'LOST' as const },
      { refund: 'SETTLED', amount: 0 },
      0,
      'There’s nothing more to refund',
    ],
    [
      'one of several whose bank took the price back',
      {},
      { dispute: 'LOST' as const },
      { refund: 'SETTLED', amount: 0 },
      0,
      'There’s nothing more to refund',
    ],
  ])('%s returns what its page and the e-mail say', async (_, service, bank, refund, left, sentence) => {
    const { id, sessionId } = await booked(service, bank);
    expect((await read(sessionId)).cancellation).toMatchObject(refund);
    expect((await cancel(sessionId, maya)).status).toBe(200);
    const { refunds, bookableSessionCount } = (
      await world.call('getCoachProductPurchase', { path: { id }, token: maya })
    ).body.content;
    const made = refunds.filter(({ kind }) => kind !== 'OTHER').map(({ amount }) => amount);
    expect([made, bookableSessionCount]).toEqual([refund.amount ? [refund.amount] : [], left]);
    const letters = await world.db.select({ text: emails.text }).from(emails);
    expect(letters.some(({ text }) => text.includes(sentence))).toBe(true);
  });
});

describe('session credits', () => {
  it('tell what happened to each session, and add up to those left', async () => {
    const id = await buy(await offer());
    const sessionId = (await book(id, wednesday)).body.content.id;
    await world.call('moveCoachSession', {
      path: { coachId, sessionId },
      token: maya,
      body: { startTime: thursday, endTime: '2026-03-05T17:50:00.000Z', reason: null },
    });
    await cancel(sessionId, maya, 'My train does not run.');
    const late = (await book(id, wednesday)).body.content.id;
    await forwardActive(world, 27 * 3600);
    maya = await world.tokenOf('student@example.com');
    rosa = await world.tokenOf('coach@example.com');
    await cancel(late, maya);
    expect(await creditsOf(id)).toEqual([
      'BOUGHT 4',
      'USED -1',
      'MOVED 0',
      'RETURNED 1',
      'USED -1',
      'FORFEITED 0',
    ]);
    expect((await read(id)).bookableSessionCount).toBe(3);
    const path = { id };
    const { body } = await world.call('listSessionCredits', { path, token: rosa, query: { size: 3 } });
    expect(body.pagination.total).toBe(6);
    expect(body.content[2]).toMatchObject({
      type: 'RETURNED',
      sessionId,
      startTime: thursday,
      isByClient: true,
      reason: 'My train does not run.',
    });
    const theo = await world.tokenOf('new.student@example.com');
    expect((await world.call('listSessionCredits', { path, token: theo })).status).toBe(404);
  });

  it('of a seeded purchase add up', async () => {
    expect(await creditsOf(demoId('purchase', 9))).toEqual([
      'BOUGHT 4',
      'USED -1',
      'USED -1',
      'USED -1',
      'USED -1',
      'RETURNED 1',
    ]);
  });
});

describe('a refund', () => {
  // Claim: refund-to-card
  it('returns unused sessions one by one, to the cent', async () => {
    const id = await buy(
      await offer({
        price: 10_000,
        serviceSpecification: { session: { type: 'INDIVIDUAL', count: 3, duration: 50 } },
      }),
    );
    expect((await read(id, rosa)).refund).toEqual({
      isPossible: true,
      amount: 10_000,
      unusedAmounts: [3_333, 6_667, 10_000],
      sessions: [],
    });
    const amounts = [];
    for (let count = 0; count < 3; count += 1) {
      const { body, status } = await refund(id, { kind: 'UNUSED_SESSIONS', sessionCount: 1 });
      expect([status, body.content.status]).toEqual([201, 'DONE']);
      amounts.push(body.content.amount);
      expect((await read(id)).refundedAmount).toBe(amounts.reduce((sum, one) => sum + one, 0));
    }
    expect(amounts).toEqual([3_333, 3_334, 3_333]);
    expect(await charged()).toMatchObject([{ refunded: 10_000 }]);
    expect(await read(id, rosa)).toMatchObject({
      status: 'REFUNDED',
      refundedAmount: 10_000,
      refundedAt: world.clock.now.toISOString(),
      bookableSessionCount: 0,
      refund: { isPossible: false },
    });
    expect((await refund(id, { kind: 'UNUSED_SESSIONS' })).problem.key).toBe('refundNotPossible');
    expect((await book(id, wednesday)).status).toBe(409);
  });

  it('of the whole waits for booked sessions, and leaves nothing to book', async () => {
    const id = await buy(await offer());
    const sessionId = (await book(id, wednesday)).body.content.id;
    expect((await read(id, rosa)).refund).toMatchObject({
      amount: 0,
      unusedAmounts: [8_000, 16_000, 24_000],
    });
    expect((await refund(id, { kind: 'PURCHASE' })).problem.key).toBe('refundNotPossible');
    await cancel(sessionId, rosa);
    const { body } = await refund(id, { kind: 'PURCHASE', reason: 'I am moving away.' });
    expect(body.content).toMatchObject({ amount: 32_000, sessionCount: 4, reason: 'I am moving away.' });
    expect(await creditsOf(id)).toEqual(['BOUGHT 4', 'USED -1', 'RETURNED 1', 'REFUNDED -4']);
    const { text } = await world.lastEmail('student@example.com');
    expect(text).toContain('I am moving away.');
  });

  // Claim: coach-refund
  it('returns a late-canceled session once', async () => {
    const id = await buy(await offer());
    const sessionId = (await book(id, wednesday)).body.content.id;
    await forwardActive(world, 27 * 3600);
    maya = await world.tokenOf('student@example.com');
    rosa = await world.tokenOf('coach@example.com');
    await cancel(sessionId, maya);
    expect((await read(id, rosa)).refund.sessions).toEqual([
      { sessionId, startTime: wednesday, status: 'LATE_CANCELLED', amount: 8_000 },
    ]);
    expect((await refund(id, { kind: 'SESSION', sessionId })).body.content.amount).toBe(8_000);
    expect(await read(id)).toMatchObject({ status: 'PAID', refundedAmount: 8_000, bookableSessionCount: 3 });
    expect((await refund(id, { kind: 'SESSION', sessionId })).problem.key).toBe('refundNotPossible');
  });

  // Claim: coach-refund, outcome-objection
  it('returns a missed session of a single purchase', async () => {
    const productId = await offer({
      price: 5_000,
      serviceSpecification: { session: { type: 'INDIVIDUAL', count: 1, duration: 50 } },
    });
    const id = await buy(productId);
    const sessionId = (await book(id, wednesday)).body.content.id;
    world.clock.forward(3 * 24 * 3600);
    rosa = await world.tokenOf('coach@example.com');
    maya = await world.tokenOf('student@example.com');
    await world.call('submitCoachSessionAttendance', {
      path: { coachId, sessionId },
      token: rosa,
      body: { status: 'NO_SHOW' },
    });
    expect((await refund(id, { kind: 'SESSION', sessionId })).status).toBe(201);
    expect(await read(id)).toMatchObject({ status: 'REFUNDED', refundedAmount: 5_000 });
  });

  it('can be made by the coach and staff, not by the customer or another coach', async () => {
    const id = await buy(await offer());
    const one = { kind: 'UNUSED_SESSIONS', sessionCount: 1 };
    expect((await refund(id, one, maya)).status).toBe(403);
    expect((await refund(id, one, await world.tokenOf('new.coach@example.com'))).status).toBe(404);
    expect((await refund(id, one, rosa)).status).toBe(201);
    const advisor = await world.tokenOf('advisor@example.com');
    expect((await refund(id, one, advisor)).problem.errors).toMatchObject([{ pointer: '/reason' }]);
    const agreed = { ...one, reason: 'Agreed on the phone.' };
    expect((await refund(id, agreed, advisor)).status).toBe(201);
    const admin = await world.tokenOf('admin@example.com');
    expect((await refund(id, agreed, admin)).status).toBe(201);
    // Only what staff do is in their log.
    const query = { type: 'PURCHASE_REFUNDED' as const };
    const log = (await world.call('listAuditLog', { token: admin, query })).body.content;
    expect(log.map(({ actorName, subject }) => [actorName, subject])).toEqual([
      ['Ilse Brandt', 'Four for 320'],
      ['Grace Whitfield', 'Four for 320'],
    ]);
    expect((await read(id)).refund.isPossible).toBe(false);
  });

  it('is made once, however often it is sent', async () => {
    const id = await buy(await offer());
    const body = { kind: 'UNUSED_SESSIONS', sessionCount: 1, reason: null };
    const ask = () =>
      world.call('createPurchaseRefund', { path: { id }, token: rosa, body, key: 'refund-once' });
    expect((await ask()).body).toEqual((await ask()).body);
    expect((await read(id)).refundedAmount).toBe(8_000);
  });

  it('that the provider refuses gives the sessions back', async () => {
    const id = await buy(await offer());
    const [charge] = await charged();
    // The bank knows of a refund that isn't ours.
    await world.db.update(sandboxCharges).set({ refunded: 32_000 }).where(eq(sandboxCharges.id, charge!.id));
    const { body } = await refund(id, { kind: 'PURCHASE' });
    expect(body.content.status).toBe('FAILED');
    expect(await read(id)).toMatchObject({ status: 'PAID', refundedAmount: 0, bookableSessionCount: 4 });
    expect(await creditsOf(id)).toEqual(['BOUGHT 4', 'REFUNDED -4', 'REFUND_FAILED 4']);
  });
});

describe('closing the coach’s account', () => {
  const close = () =>
    world.call('deleteCoachAccount', {
      path: { coachId },
      token: rosa,
      body: { currentPassword: 'Wellness1' },
    });
  beforeEach(async () => {
    // After the booked sessions of the demo world.
    world.clock.forward(30 * 24 * 3600);
    await settleSessions(world.db);
    maya = await world.tokenOf('student@example.com');
    rosa = await world.tokenOf('coach@example.com');
  });

  // Claim: delete-coach-account
  it('refunds the sessions that were not booked', async () => {
    const id = await buy(await offer());
    const demo = await read(demoId('purchase', 9), rosa);
    expect(demo.refund.unusedAmounts).toEqual([8_000]);
    expect((await close()).status).toBe(204);
    await reconcilePurchases(payingDependencies(world));
    expect(await read(id)).toMatchObject({
      status: 'REFUNDED',
      refundedAmount: 32_000,
      bookableSessionCount: 0,
      refunds: [{ kind: 'UNUSED_SESSIONS', sessionCount: 4, status: 'DONE' }],
    });
    expect(await read(demo.id)).toMatchObject({ status: 'PAID', refundedAmount: 8_000 });
    const path = { id };
    const query = { from: '2026-04-04', to: '2026-04-04', timeZone };
    expect((await world.call('listPurchaseFreeTimes', { path, token: maya, query })).status).toBe(404);
  });

  it('refunds a purchase whose payment is confirmed afterwards', async () => {
    const [method] = await world.db.select().from(paymentMethods).where(eq(paymentMethods.id, visa));
    await world.db
      .update(sandboxCards)
      .set({ behavior: 'requiresAction' })
      .where(eq(sandboxCards.id, method!.reference));
    const id = await buy(await offer());
    expect((await close()).status).toBe(204);
    const { paymentId } = await read(id);
    await world.db
      .update(sandboxCharges)
      .set({ status: 'succeeded' })
      .where(eq(sandboxCharges.key, paymentId!));
    await forwardActive(world, 400);
    maya = await world.tokenOf('student@example.com');
    await reconcilePayments(payingDependencies(world));
    await reconcilePurchases(payingDependencies(world));
    expect(await read(id)).toMatchObject({ status: 'REFUNDED', refundedAmount: 32_000 });
    const [row] = await world.db.select().from(coachProductPurchases).where(eq(coachProductPurchases.id, id));
    expect(row!.coachId).toBeNull();
  });

  it('withdraws free sessions that were not booked', async () => {
    const id = await buy(await offer({ price: 0 }));
    expect((await close()).status).toBe(204);
    expect(await creditsOf(id)).toEqual(['BOUGHT 4', 'WITHDRAWN -4']);
    expect(await read(id)).toMatchObject({ status: 'PAID', bookableSessionCount: 0, refundedAmount: 0 });
  });
});
