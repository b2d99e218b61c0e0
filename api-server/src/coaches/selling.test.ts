import { subscriptionGraceDays } from '@institute/api-schema/policy';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { renewSubscriptions } from '../subscriptions/charge.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { coachSchedules } from '../tables/coach-schedules.ts';
import { coaches } from '../tables/coaches.ts';
import { students } from '../tables/students.ts';
import { subscriptionPlans, subscriptions } from '../tables/subscriptions.ts';
import { users } from '../tables/users.ts';
import { payingDependencies } from '../testing/dependencies.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { someAddress } from '../testing/purchase.ts';

const world = freshWorld();
let rosa: string;
let maya: string;
beforeEach(async () => {
  rosa = await world.tokenOf('coach@example.com');
  maya = await world.tokenOf('student@example.com');
});

const coachId = demoId('coach', 5);
const path = { coachId };
const firstTalk = demoId('product', 500);
const lunchBox = demoId('product', 503);
const draft = demoId('product', 504);

const selling = async () => (await world.call('getSellingStatus', { path, token: rosa })).body.content;
const isListed = async () =>
  (await world.call('listCoaches', { query: {}, token: maya })).body.content.some(({ id }) => id === coachId);
const offered = async () => {
  const { body } = await world.call('listPublicCoachProducts', { path, query: {}, token: maya });
  return body.content.map(({ id }) => id);
};
const readLunchBox = (token: string) =>
  world.call('getCoachProduct', { path: { coachId, productId: lunchBox }, token });
const publish = (productId = draft) =>
  world.call('updateCoachProductStatus', {
    path: { coachId, productId },
    token: rosa,
    body: { status: 'PUBLISHED' },
  });
const reserve = () =>
  world.call('createSlotReservation', {
    path: { coachId, productId: firstTalk },
    token: maya,
    body: { startTime: '2026-03-04T17:00:00.000Z', timeZone: 'America/New_York' },
  });
async function buy(productId = lunchBox) {
  const quoted = await world.call('createPurchaseQuote', { path: { coachId, productId }, token: maya });
  if (quoted.status !== 201) return quoted;
  return world.call('createCoachProductPurchase', {
    token: maya,
    body: {
      productId,
      reservationId: null,
      paymentMethodId: demoId('paymentMethod', 11),
      quoteId: quoted.body.content.id,
      color: 'Sage',
      deliveryAddress: someAddress,
    },
  });
}
const service = (title: string) => ({
  title,
  type: 'SERVICE' as const,
  image: null,
  description: null,
  price: 4_000,
  priceUnit: 'NONE' as const,
  productCategoryId: null,
  productSpecification: null,
  serviceCategoryId: 'MOVEMENT' as const,
  serviceSpecification: { session: { type: 'INDIVIDUAL' as const, count: 1, duration: 60 } },
});
const create = (title: string, status: 'PUBLISHED' | 'DRAFT' | null = null, token = rosa, id = coachId) =>
  world.call('createCoachProduct', { path: { coachId: id }, token, body: { ...service(title), status } });
const endSubscription = (status: 'PAST_DUE' | 'CANCELLED', daysAgo: number) =>
  world.db
    .update(subscriptions)
    .set({ status, periodEnd: new Date(world.clock.now.getTime() - daysAgo * 86_400_000) })
    .where(eq(subscriptions.coachId, coachId));
const ofRosa = eq(coaches.id, coachId);

it('lets a coach sell who has everything [K-05]', async () => {
  expect(await selling()).toEqual({
    obstacles: [],
    maySellSessions: true,
    maySellOther: true,
    serviceLimit: null,
    publishedServiceCount: 3,
    productsForSale: 4,
  });
  expect(await isListed()).toBe(true);
  expect((await publish()).status).toBe(200);
  expect((await reserve()).status).toBe(201);
  expect((await buy()).status).toBe(201);
});

// Claim: canceled-subscription
it('keeps selling until a canceled subscription has ended [K-05]', async () => {
  await world.call('updateSubscription', { path, token: rosa, body: { cancelAtPeriodEnd: true } });
  world.clock.forward(17 * 86_400);
  maya = await world.tokenOf('student@example.com');
  rosa = await world.tokenOf('coach@example.com');
  expect((await selling()).obstacles).toEqual([]);
  expect(await isListed()).toBe(true);
  expect((await buy()).status).toBe(201);
  world.clock.forward(2 * 86_400);
  await renewSubscriptions(payingDependencies(world));
  maya = await world.tokenOf('student@example.com');
  rosa = await world.tokenOf('coach@example.com');
  expect((await selling()).obstacles).toEqual(['NO_SUBSCRIPTION']);
  expect(await isListed()).toBe(false);
});

describe('a coach without', () => {
  // Claim: inactive-subscription, unready-coach-hidden, unsellable-offer
  it.each([
    [
      'NO_NAME',
      () =>
        world.db
          .update(students)
          .set({ lastName: '' })
          .where(eq(students.id, demoId('student', 5))),
    ],
    ['NO_INTRODUCTION', () => world.db.update(coaches).set({ intro: null }).where(ofRosa)],
    ['NO_SUBSCRIPTION', () => world.db.delete(subscriptions).where(eq(subscriptions.coachId, coachId))],
    ['NO_SUBSCRIPTION', () => endSubscription('CANCELLED', 1)],
    ['NO_SUBSCRIPTION', () => endSubscription('PAST_DUE', subscriptionGraceDays)],
  ] as const)('%s is not listed, and can neither publish nor sell [K-05]', async (obstacle, lose) => {
    await lose();
    expect(await selling()).toMatchObject({ obstacles: [obstacle], maySellOther: false, productsForSale: 0 });
    expect(await isListed()).toBe(false);
    expect(await offered()).toEqual([]);
    expect((await readLunchBox(await world.tokenOf('new.student@example.com'))).status).toBe(404);
    expect((await readLunchBox(rosa)).status).toBe(200);
    expect((await publish()).problem.key).toBe('sellingIncomplete');
    expect((await create('A walk', 'PUBLISHED')).problem.key).toBe('sellingIncomplete');
    expect((await reserve()).problem.key).toBe('notForSale');
    expect((await buy()).problem.key).toBe('notForSale');
  });

  // Claim: unready-coach-hidden
  it('a confirmed e-mail address is not listed, and sells nothing', async () => {
    await world.db
      .update(users)
      .set({ isVerifiedEmail: false })
      .where(eq(users.id, demoId('user', 5)));
    const token = await world.tokenOf('admin@example.com');
    const { body } = await world.call('getSellingStatus', { path, token });
    expect(body.content).toMatchObject({ obstacles: ['EMAIL_UNVERIFIED'], productsForSale: 0 });
    expect(await isListed()).toBe(false);
    expect((await reserve()).problem.key).toBe('notForSale');
    expect((await buy()).problem.key).toBe('notForSale');
  });

  // Claim: no-hours-no-sessions
  it('hours sells products, but no sessions', async () => {
    await world.db.delete(coachSchedules).where(eq(coachSchedules.coachId, coachId));
    expect(await selling()).toMatchObject({
      obstacles: ['NO_HOURS'],
      maySellSessions: false,
      maySellOther: true,
    });
    expect(await offered()).not.toContain(firstTalk);
    expect((await create('A walk', 'PUBLISHED')).problem.key).toBe('sellingIncomplete');
    expect((await buy(firstTalk)).problem.key).toBe('notForSale');
    expect((await buy(lunchBox)).status).toBe(201);
  });
});

describe.each([
  ['sellingIncomplete', () => endSubscription('CANCELLED', 1)],
  ['serviceLimitReached', () => world.db.update(subscriptionPlans).set({ serviceLimit: 3 })],
] as const)('%s', (key, lose) => {
  it('is said however a service is published', async () => {
    await lose();
    const { id } = (await create('A walk', 'DRAFT')).body.content;
    const one = { path: { coachId, productId: id }, token: rosa };
    const body = { ...service('A walk'), status: 'PUBLISHED' as const };
    const answers = [
      await create('A walk', 'PUBLISHED'),
      await world.call('updateCoachProduct', { ...one, body }),
      await world.call('patchCoachProduct', { ...one, body: { status: 'PUBLISHED', version: 1 } }),
      await publish(id),
    ];
    expect(answers.map(({ problem }) => problem.key)).toEqual(Array(4).fill(key));
    expect((await world.call('getCoachProduct', one)).body.content).toMatchObject({
      status: 'DRAFT',
      version: 1,
    });
  });
});

// Claim: subscription-retries
it('gives a coach two weeks to pay an overdue subscription', async () => {
  await endSubscription('PAST_DUE', subscriptionGraceDays - 1);
  expect(await selling()).toMatchObject({ obstacles: [], maySellSessions: true });
  expect((await buy()).status).toBe(201);
});

it('saves the service of a coach who can’t sell yet as a draft', async () => {
  const token = await world.tokenOf('new.coach@example.com');
  const { body } = await create('A walk', null, token, demoId('coach', 6));
  expect(body.content.status).toBe('DRAFT');
});

// Claim: inactive-subscription
it('lets a coach whose subscription ended edit and unpublish what was published', async () => {
  await endSubscription('CANCELLED', 1);
  const product = { coachId, productId: firstTalk };
  const edited = await world.call('patchCoachProduct', {
    path: product,
    token: rosa,
    body: { title: 'Hello', version: 1 },
  });
  expect(edited.body.content).toMatchObject({ title: 'Hello', status: 'PUBLISHED' });
  const body = { status: 'DRAFT' as const };
  expect((await world.call('updateCoachProductStatus', { path: product, token: rosa, body })).status).toBe(
    200,
  );
});

describe('a plan with 3 services', () => {
  beforeEach(async () => {
    await world.db
      .update(subscriptions)
      .set({ planId: demoId('plan', 1) })
      .where(eq(subscriptions.coachId, coachId));
  });

  it('allows no fourth one to be published [K-05]', async () => {
    expect(await selling()).toMatchObject({ serviceLimit: 3, publishedServiceCount: 3 });
    expect((await create('A walk', 'PUBLISHED')).problem.key).toBe('serviceLimitReached');
    const saved = (await create('A walk')).body.content;
    expect(saved.status).toBe('DRAFT');
    expect((await publish(saved.id)).problem.key).toBe('serviceLimitReached');
    // Products don't count.
    await world.db.update(coachProducts).set({ status: 'DRAFT' }).where(eq(coachProducts.id, lunchBox));
    expect((await publish(lunchBox)).status).toBe(200);
  });

  it('can’t be chosen with more published services', async () => {
    await world.db
      .update(subscriptions)
      .set({ planId: demoId('plan', 2) })
      .where(eq(subscriptions.coachId, coachId));
    expect((await create('A walk', 'PUBLISHED')).status).toBe(201);
    const choose = () =>
      world.call('updateSubscription', { path, token: rosa, body: { planId: demoId('plan', 1) } });
    expect((await choose()).problem.key).toBe('serviceLimitReached');
    await world.db.update(coachProducts).set({ status: 'DRAFT' }).where(eq(coachProducts.id, firstTalk));
    expect((await choose()).status).toBe(200);
  });

  it('can’t be subscribed to with more published services', async () => {
    await create('A walk', 'DRAFT');
    await world.db.update(coachProducts).set({ status: 'PUBLISHED' });
    await endSubscription('CANCELLED', 1);
    const body = { planId: demoId('plan', 1), amount: 2_900, paymentMethodId: demoId('paymentMethod', 51) };
    const refused = await world.call('createSubscription', { path, token: rosa, body });
    expect(refused.problem.key).toBe('serviceLimitReached');
    expect(await selling()).toMatchObject({ obstacles: ['NO_SUBSCRIPTION'] });
  });
});
