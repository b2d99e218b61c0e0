import { slotHoldMinutes } from '@institute/api-schema/policy';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { reconcilePayments } from '../../money/reconcile.ts';
import { newId } from '../../platform/identifier.ts';
import { demoId } from '../../seed/seed.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachProducts } from '../../tables/coach-products.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { paymentMethods } from '../../tables/payment-methods.ts';
import { sandboxCards, sandboxCharges } from '../../tables/sandbox.ts';
import { sessionCredits } from '../../tables/session-credits.ts';
import { payingDependencies } from '../../testing/dependencies.ts';
import { freshWorld } from '../../testing/fresh-world.ts';
import { quotePurchase } from '../../testing/purchase.ts';
import { forwardActive } from '../../testing/stay-active.ts';
import { testStart } from '../../testing/world.ts';
import { reconcilePurchases } from './pay.ts';

const world = freshWorld({ config: { rateLimitFactor: 100 } });
let maya: string;
let rosa: string;
beforeEach(async () => {
  sent.clear();
  maya = await world.tokenOf('student@example.com');
  rosa = await world.tokenOf('coach@example.com');
});

const coachId = demoId('coach', 5);
const firstTalk = demoId('product', 500);
const sleepReset = demoId('product', 501);
const visa = demoId('paymentMethod', 11);
const mastercard = demoId('paymentMethod', 12);

const reserve = async (productId = sleepReset, startTime = '2026-03-04T17:00:00.000Z', token = maya) => {
  const body = { startTime, timeZone: 'America/New_York' };
  const answer = await world.call('createSlotReservation', { path: { coachId, productId }, token, body });
  const { id, quote } = answer.body.content;
  quoteOf.set(id, quote!.id);
  return id;
};
const quoteOf = new Map<string, string>();
const sent = new Map<string, string>();
/** Buys with the reservation's quote, or a new one. The same key sends the same quote. */
const buy = async (body: Partial<Record<string, string | null>> = {}, key?: string, token = maya) => {
  const asked = { productId: sleepReset, reservationId: null, paymentMethodId: visa, ...body };
  const quoteId =
    (key && sent.get(key)) ||
    quoteOf.get(asked.reservationId ?? '') ||
    (await quotePurchase(world, { coachId, productId: asked.productId! }, token).catch(() => newId()));
  if (key) sent.set(key, quoteId);
  return world.call('createCoachProductPurchase', {
    token,
    body: { ...asked, quoteId },
    ...(key && { key }),
  });
};
const sessionOf = async (id: string) =>
  (await world.db.select().from(coachSessions).where(eq(coachSessions.id, id)))[0];
const newPurchases = async () => (await world.db.select().from(coachProductPurchases)).length - 12;
const charges = async () =>
  (await world.db.select().from(sandboxCharges)).filter(
    ({ amount, createdAt }) => createdAt >= testStart && (amount === 32_000 || amount === 5_000),
  );
/** Makes the bank respond differently to a saved card. */
async function setBehavior(methodId: string, behavior: string) {
  const [method] = await world.db.select().from(paymentMethods).where(eq(paymentMethods.id, methodId));
  await world.db.update(sandboxCards).set({ behavior }).where(eq(sandboxCards.id, method!.reference));
}
const inbox = async (number: number, token: string) =>
  (await world.call('listCommunicationIntents', { path: { id: demoId('student', number) }, token, body: {} }))
    .body.content;

describe('buying', () => {
  // Claim: session-messages
  it('charges the card, books the time and notifies both sides [P-19] [A-35]', async () => {
    const reservationId = await reserve();
    const { status, body } = await buy({ reservationId });
    expect(status).toBe(201);
    expect(body.content).toMatchObject({
      coach: { value: coachId, label: 'Rosa Delgado' },
      customer: { value: demoId('student', 1), label: 'Maya Lindqvist' },
      title: 'Sleep reset, four sessions',
      amount: 32_000,
      currency: 'USD',
      status: 'PAID',
      sessionCount: 4,
      bookedSessionCount: 1,
    });
    expect(await charges()).toMatchObject([{ amount: 32_000, status: 'succeeded' }]);
    expect(await sessionOf(reservationId)).toMatchObject({ status: 'BOOKED', purchaseId: body.content.id });
    const payment = await world.call('getPayment', { path: { id: body.content.paymentId! }, token: maya });
    expect(payment.body.content).toMatchObject({ kind: 'PURCHASE', status: 'ACCEPTED', amount: 32_000 });
    const subjects = (await inbox(5, rosa)).map(({ subject }) => subject);
    expect(subjects).toContain('You made a sale: Sleep reset, four sessions');
    expect(subjects).toContain('Session booked: Sleep reset, four sessions');
    const path = { id: demoId('student', 1) };
    const log = await world.call('listActivities', { path, token: maya, query: { source: 'STUDENT' } });
    expect(log.body.content[0]).toMatchObject({ type: 'PRODUCT_PURCHASED' });
  });

  // Claim: charged-once
  it('creates one purchase, however often it is sent', async () => {
    const first = await buy({}, 'buy-only-once');
    expect((await buy({}, 'buy-only-once')).body).toEqual(first.body);
    expect((await buy({ paymentMethodId: mastercard }, 'buy-only-once')).problem.key).toBe(
      'idempotencyKeyReused',
    );
    expect([await newPurchases(), (await charges()).length]).toEqual([1, 1]);
  });

  it('needs no card for a free product', async () => {
    const reservationId = await reserve(firstTalk);
    const { body } = await buy({ productId: firstTalk, reservationId, paymentMethodId: null });
    expect(body.content).toMatchObject({ amount: 0, status: 'PAID', paymentId: null, bookedSessionCount: 1 });
    expect(await charges()).toEqual([]);
  });

  it('gives a free product again only once it was used, and not without end', async () => {
    const free = { productId: firstTalk, paymentMethodId: null };
    expect((await buy(free)).status).toBe(201);
    const path = { coachId, productId: firstTalk };
    expect((await world.call('createPurchaseQuote', { path, token: maya })).problem.key).toBe(
      'freeOfferUnused',
    );
    expect((await buy(free)).problem.key).toBe('freeOfferUnused');
    const ofTalk = eq(coachProducts.id, firstTalk);
    await world.db.update(coachProducts).set({ price: 5_000 }).where(ofTalk);
    expect((await world.call('createPurchaseQuote', { path, token: maya })).status).toBe(201);
    await world.db.update(coachProducts).set({ price: 0 }).where(ofTalk);
    const use = () => world.db.delete(sessionCredits);
    for (let count = 1; count < 5; count += 1) {
      await use();
      expect((await buy(free)).status).toBe(201);
    }
    await use();
    const { config } = world.dependencies;
    config.rateLimitFactor = 1;
    const refused = await buy(free);
    config.rateLimitFactor = 100;
    expect(refused.problem.key).toBe('tooManyRequests');
    expect(await newPurchases()).toBe(5);
  });

  it('is found by its quote, as one whose answer was lost is looked up', async () => {
    const quoteIds = [
      await quotePurchase(world, { coachId, productId: sleepReset }, maya),
      await quotePurchase(world, { coachId, productId: sleepReset }, maya),
    ] as const;
    const bought = {
      productId: sleepReset,
      reservationId: null,
      paymentMethodId: visa,
      quoteId: quoteIds[1],
    };
    const { body } = await world.call('createCoachProductPurchase', { token: maya, body: bought });
    const find = async (quoteId: string, token = maya) =>
      (await world.call('findCoachProductPurchases', { token, body: { quoteId } })).body.content.map(
        ({ id }) => id,
      );
    expect(await find(quoteIds[0])).toEqual([]);
    expect(await find(quoteIds[1])).toEqual([body.content.id]);
    const stranger = await world.tokenOf('new.student@example.com');
    expect(await find(quoteIds[1], stranger)).toEqual([]);
  });

  it.each([
    ['card_declined', 402, 'failedPay'],
    ['expired_card', 402, 'paymentMethodFailed'],
    ['processing_error', 502, 'paymentProviderError'],
  ])(
    'with a card that is %s is refused, and keeps the time for another attempt [M-03]',
    async (behavior, status, key) => {
      await setBehavior(visa, behavior);
      const reservationId = await reserve();
      const { expiresAt } = (await sessionOf(reservationId))!;
      await forwardActive(world, 60);
      const refused = await buy({ reservationId }, 'buy-refused');
      expect([refused.status, refused.problem.key]).toEqual([status, key]);
      expect((await buy({ reservationId }, 'buy-refused')).status).toBeGreaterThanOrEqual(402);
      expect(await charges()).toHaveLength(1);
      expect(await sessionOf(reservationId)).toMatchObject({
        status: 'HELD_SLOT',
        purchaseId: null,
        // A refused card doesn't prolong it.
        expiresAt,
      });
      const again = await buy({ reservationId, paymentMethodId: mastercard });
      expect([again.status, again.body.content.status]).toEqual([201, 'PAID']);
      const list = await world.call('listCoachProductPurchases', { token: maya, query: { size: 2 } });
      expect(list.body.content.map((one) => one.status)).toEqual(['PAID', 'FAILED']);
    },
  );

  it.each([
    ['without a card', { paymentMethodId: null }, 'invalidPaymentMethodDetails'],
    [
      'with the card of somebody else',
      { paymentMethodId: demoId('paymentMethod', 31) },
      'invalidPaymentMethodDetails',
    ],
    ['what there is not', { productId: demoId('product', 999) }, 'validationFailed'],
    ['a draft', { productId: demoId('product', 504) }, 'validationFailed'],
    ['at a time that is booked', { reservationId: demoId('coachSession', 903) }, 'slotTaken'],
  ])('%s is refused, and leaves nothing behind', async (_, body, key) => {
    expect((await buy(body)).problem.key).toBe(key);
    expect([await newPurchases(), (await charges()).length]).toEqual([0, 0]);
  });

  // Claim: held-time
  it('is refused once the reservation has expired', async () => {
    const reservationId = await reserve();
    await forwardActive(world, slotHoldMinutes * 60);
    const { status, problem } = await buy({ reservationId });
    expect([status, problem.key]).toEqual([409, 'slotTaken']);
    expect(await newPurchases()).toBe(0);
  });
});

describe('a purchase that waits for the bank', () => {
  const read = async (id: string, token = maya) =>
    (await world.call('getCoachProductPurchase', { path: { id }, token })).body.content;
  const forward = async (seconds: number) => {
    world.clock.forward(seconds);
    maya = await world.tokenOf('student@example.com');
  };

  it('keeps its time, and completes when the cardholder has confirmed it', async () => {
    await setBehavior(visa, 'requiresAction');
    const reservationId = await reserve();
    const { body } = await buy({ reservationId });
    expect(body.content.status).toBe('IN_PROGRESS');
    const payment = await world.call('getPayment', { path: { id: body.content.paymentId! }, token: maya });
    expect(payment.body.content.nextActionUrl).toContain('/sandbox/');
    await forward(slotHoldMinutes * 60 + 100);
    const theo = await world.tokenOf('new.student@example.com');
    const body_ = { startTime: '2026-03-04T17:00:00.000Z', timeZone: 'UTC' };
    const path = { coachId, productId: sleepReset };
    expect((await world.call('createSlotReservation', { path, token: theo, body: body_ })).status).toBe(409);
    await reconcilePurchases(payingDependencies(world));
    expect((await read(body.content.id)).status).toBe('IN_PROGRESS');

    await world.db
      .update(sandboxCharges)
      .set({ status: 'succeeded' })
      .where(eq(sandboxCharges.key, body.content.paymentId!));
    await reconcilePayments(payingDependencies(world));
    await reconcilePurchases(payingDependencies(world));
    expect(await read(body.content.id)).toMatchObject({ status: 'PAID', bookedSessionCount: 1 });
    expect(await sessionOf(reservationId)).toMatchObject({ status: 'BOOKED' });
  });

  // Claim: declined-not-charged
  it('is canceled when it isn’t confirmed, and frees its time', async () => {
    await setBehavior(visa, 'requiresAction');
    const reservationId = await reserve();
    const { body } = await buy({ reservationId });
    await forward(31 * 60);
    await reconcilePayments(payingDependencies(world));
    await reconcilePurchases(payingDependencies(world));
    expect((await read(body.content.id)).status).toBe('FAILED');
    expect(await sessionOf(reservationId)).toMatchObject({ status: 'HELD_SLOT', purchaseId: null });
    await forward(slotHoldMinutes * 60);
    expect(await reserve()).not.toBe(reservationId);
  });

  it('can be repeated after the bank’s response was lost', async () => {
    await setBehavior(visa, 'lost');
    const lost = await buy({}, 'buy-lost-answer');
    expect([lost.status, lost.problem.key]).toEqual([502, 'paymentRequestError']);
    const again = await buy({}, 'buy-lost-answer');
    expect(again.body.content.status).toBe('PAID');
    expect(await charges()).toHaveLength(1);
  });

  it('completes after a process ended midway', async () => {
    await setBehavior(visa, 'lost');
    await buy({});
    await forward(121);
    await reconcilePurchases(payingDependencies(world));
    const [newest] = (await world.call('listCoachProductPurchases', { token: maya })).body.content;
    expect(newest!.status).toBe('PAID');
    expect(
      await world.db.select().from(sandboxCharges).where(eq(sandboxCharges.key, newest!.paymentId!)),
    ).toHaveLength(1);
  });
});

describe('a canceled session', () => {
  const single = {
    title: 'One talk',
    image: null,
    description: null,
    price: 5_000,
    productCategoryId: null,
    productSpecification: null,
    serviceCategoryId: 'HABITS',
    serviceSpecification: { session: { type: 'INDIVIDUAL', count: 1, duration: 50 } },
  };
  const cancel = (sessionId: string, token: string) =>
    world.call('cancelCoachSession', { path: { coachId, sessionId }, token, body: { reason: null } });

  it('is refunded if it was the only one [K-10]', async () => {
    const product = await world.call('createCoachProduct', { path: { coachId }, token: rosa, body: single });
    const productId = product.body.content.id;
    const reservationId = await reserve(productId);
    const { body } = await buy({ productId, reservationId });
    expect((await cancel(reservationId, rosa)).status).toBe(200);
    const path = { id: body.content.id };
    const after = await world.call('getCoachProductPurchase', { path, token: maya });
    expect(after.body.content).toMatchObject({
      status: 'REFUNDED',
      refundedAt: '2026-03-02T15:00:00.000Z',
      bookedSessionCount: 0,
    });
    expect(await charges()).toMatchObject([{ refunded: 5_000 }]);
    expect((await inbox(1, maya)).map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(/^Your refund of \$.* is on the way: One talk$/),
    );
    await reconcilePurchases(payingDependencies(world));
    expect(await charges()).toMatchObject([{ refunded: 5_000 }]);
  });

  it('is not refunded if it was too late or one of several', async () => {
    const product = await world.call('createCoachProduct', { path: { coachId }, token: rosa, body: single });
    const late = await reserve(product.body.content.id, '2026-03-03T17:00:00.000Z');
    await buy({ productId: product.body.content.id, reservationId: late });
    const several = await reserve();
    await buy({ reservationId: several });
    await cancel(several, maya);
    world.clock.forward(3 * 3600);
    await cancel(late, await world.tokenOf('student@example.com'));
    expect(await sessionOf(late)).toMatchObject({ status: 'LATE_CANCELLED' });
    const refunded = eq(coachProductPurchases.status, 'REFUNDED');
    expect(await world.db.$count(coachProductPurchases, refunded)).toBe(1);
  });
});

it('refuses to sell coaches their own products, with a quote from before too', async () => {
  const path = { coachId, productId: sleepReset };
  expect((await world.call('createPurchaseQuote', { path, token: rosa })).problem.key).toBe('ownService');
  const body = { productId: sleepReset, reservationId: null, paymentMethodId: visa, quoteId: newId() };
  const { status, problem } = await world.call('createCoachProductPurchase', { token: rosa, body });
  expect([status, problem.key]).toEqual([409, 'ownService']);
  expect(await newPurchases()).toBe(0);
});

// Claim: client-contact, product-delivery
it('gives the coach the client’s contact once it is paid, and no one else', async () => {
  const { id } = (await buy()).body.content;
  const read = async (token: string) =>
    (await world.call('getCoachProductPurchase', { path: { id }, token })).body.content;
  expect((await read(rosa)).customerContact).toEqual({
    email: 'student@example.com',
    phone: expect.any(String),
    photo: expect.stringMatching(/\.svg$/),
  });
  expect((await read(await world.tokenOf('advisor@example.com'))).customerContact).not.toBeNull();
  expect((await read(maya)).customerContact).toBeNull();
  await world.db
    .update(coachProductPurchases)
    .set({ status: 'FAILED' })
    .where(eq(coachProductPurchases.id, id));
  expect((await read(rosa)).customerContact).toBeNull();
});
