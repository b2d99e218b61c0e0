import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { sample } from '../../../scripts/given/lane.ts';
import { demoId } from '../seed/seed.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { priceErrors } from './coach-rules.ts';

const world = freshWorld();
let token: string;
beforeEach(async () => {
  token = (await world.signIn('coach@example.com')).accessToken;
});

const rosa = { coachId: demoId('coach', 5) };
const samir = { coachId: demoId('coach', 6) };
const known = { ...rosa, productId: demoId('product', 500) };

const service = {
  title: 'Pantry makeover',
  image: null,
  description: 'We go through your shelves by video.',
  price: 9_900,
  productCategoryId: null,
  productSpecification: null,
  serviceCategoryId: 'NUTRITION',
  serviceSpecification: { session: { type: 'INDIVIDUAL' as const, count: 2, duration: 60 } },
};
const thing = {
  ...service,
  type: 'PRODUCT',
  priceUnit: 'ITEM',
  productCategoryId: 'FOOD',
  productSpecification: { colors: ['Green'] },
  serviceCategoryId: null,
  serviceSpecification: null,
};
const create = (body: unknown, as = token) =>
  world.call('createCoachProduct', { path: rosa, token: as, body });

it('is a service at its full price by default [A-32] [D-05]', async () => {
  const { status, body } = await create(service);
  expect(status).toBe(201);
  expect(body.content).toEqual({
    ...service,
    id: expect.any(String),
    type: 'SERVICE',
    priceUnit: 'NONE',
    currency: 'USD',
    deliveryMode: null,
    isShipped: false,
    isChargeable: true,
    status: 'PUBLISHED',
    version: 1,
    purchaseTerms: {
      amount: service.price,
      sessionCount: service.serviceSpecification.session.count,
      groupSessionCount: 0,
      duration: service.serviceSpecification.session.duration,
      isBookable: true,
      isShipped: false,
    },
  });
});

it('is listed with drafts for its coach, 10 to a page, and searchable [K-09] [A-35] [F-04]', async () => {
  const titles = async (query: object = {}) => {
    const { body } = await world.call('listCoachProducts', { path: rosa, token, query });
    return [body.pagination.total, ...body.content.map(({ title }) => title)];
  };
  expect(await titles()).toEqual([
    5,
    'Breakfast plan for night shifts',
    'Lunch box with three compartments',
    'New parents’ circle',
    'Sleep reset, four sessions',
    'First talk',
  ]);
  expect(await titles({ status: 'DRAFT' })).toEqual([1, 'Breakfast plan for night shifts']);
  expect(await titles({ keyword: 'SHIFT', type: 'SERVICE' })).toEqual([1, 'Sleep reset, four sessions']);
  expect(await titles({ sortBy: 'price', descending: false, size: 2, page: 1 })).toEqual([
    5,
    'New parents’ circle',
    'Lunch box with three compartments',
  ]);
  expect(
    (await world.call('listCoachProducts', { path: rosa, token, query: { sortBy: 'image' } })).status,
  ).toBe(400);
  const student = await world.tokenOf('student@example.com');
  expect((await world.call('listCoachProducts', { path: rosa, token: student })).status).toBe(403);
  expect((await world.call('listCoachProducts', { path: samir, token })).status).toBe(404);
});

// Claim: draft-service, hidden-service
it('is visible only to its coach while it is a draft [K-09]', async () => {
  const path = { ...rosa, productId: demoId('product', 504) };
  const other = await world.tokenOf('student@example.com');
  const look = (as: string) => world.call('getCoachProduct', { path, token: as });
  const publish = (status: string, as = token) =>
    world.call('updateCoachProductStatus', { path, token: as, body: { status } });
  expect([(await look(token)).status, (await look(other)).status]).toEqual([200, 404]);
  const { status, body } = await publish('PUBLISHED');
  expect([status, body.content.status, body.content.version]).toEqual([200, 'PUBLISHED', 2]);
  expect((await publish('PUBLISHED')).body.content.version).toBe(2);
  expect((await look(other)).status).toBe(200);
  expect((await publish('DRAFT', await world.tokenOf('new.coach@example.com'))).status).toBe(404);
  expect((await publish('DRAFT')).body.content.status).toBe('DRAFT');
  const log = await world.call('listActivities', { path: { id: demoId('student', 5) }, token });
  expect(
    log.body.content
      .slice(0, 2)
      .map(({ type }) => type)
      .sort(),
  ).toEqual(['PRODUCT_PUBLISHED', 'PRODUCT_UNPUBLISHED']);
});

it('refuses an update based on an older version [K-09]', async () => {
  const update = (body: object) =>
    world.call('updateCoachProduct', { path: known, token, body: { ...service, ...body } });
  expect((await update({ version: 1, status: 'DRAFT' })).body.content).toMatchObject({
    version: 2,
    status: 'DRAFT',
  });
  const { status, problem } = await update({ version: 1, title: 'Lost' });
  expect([status, problem.key]).toEqual([409, 'versionConflict']);
  expect((await update({ title: 'Whatever is there' })).body.content).toMatchObject({
    version: 3,
    status: 'DRAFT',
  });
});

it('can’t be deleted while it has upcoming sessions', async () => {
  const path = { ...rosa, productId: demoId('product', 501) };
  const { status, problem } = await world.call('deleteCoachProduct', { path, token });
  expect([status, problem.key]).toEqual([409, 'productHasSessions']);
  world.clock.forward(10 * 24 * 3600);
  const later = await world.tokenOf('coach@example.com');
  expect((await world.call('deleteCoachProduct', { path, token: later })).status).toBe(200);
});

// Claim: sold-stays, past-sessions
it('leaves what was sold as it is when its price changes and when it is deleted', async () => {
  const maya = async () => (await world.signIn('student@example.com')).accessToken;
  const path = { ...rosa, productId: demoId('product', 501) };
  // All upcoming sessions are over.
  world.clock.forward(10 * 24 * 3600);
  const sold = async () => {
    const own = await world.tokenOf('coach@example.com');
    const page = { query: { size: 100 } };
    const { content } = (await world.call('listCoachProductPurchases', { token: await maya(), ...page }))
      .body;
    const sessions = await world.call('listCoachSessions', { path: rosa, token: own, ...page });
    return {
      bought: content.map(({ id, amount, bookableSessionCount, status }) => ({
        id,
        amount,
        bookableSessionCount,
        status,
      })),
      sessions: sessions.body.content.map(({ id, title, startTime, notes }) => ({
        id,
        title,
        startTime,
        notes,
      })),
    };
  };
  const before = await sold();
  expect([before.bought.length, before.sessions.length]).not.toContain(0);
  const own = await world.tokenOf('coach@example.com');
  const { content } = (await world.call('getCoachProduct', { path, token: own })).body;
  const patched = await world.call('patchCoachProduct', {
    path,
    token: own,
    body: { version: content.version, price: content.price + 1_000 },
  });
  expect(patched.body.content.price).toBe(content.price + 1_000);
  expect(await sold()).toEqual(before);
  expect((await world.call('deleteCoachProduct', { path, token: own })).status).toBe(200);
  expect(await sold()).toEqual(before);
});

// Claim: hidden-service
it('is created, read, changed and deleted [A-32] [A-36]', async () => {
  const created = await create(thing);
  expect(created.body.content).toMatchObject(thing);
  const path = { ...rosa, productId: created.body.content.id };
  expect((await world.call('getCoachProduct', { path, token })).body).toEqual(created.body);
  const changed = await world.call('updateCoachProduct', {
    path,
    token,
    body: { ...thing, title: 'Green box ' },
  });
  expect([changed.status, changed.body.content.title]).toEqual([200, 'Green box']);
  const deleted = await world.call('deleteCoachProduct', { path, token });
  expect([deleted.status, deleted.body]).toEqual([200, changed.body]);
  expect((await world.call('getCoachProduct', { path, token })).status).toBe(404);
  expect((await world.call('deleteCoachProduct', { path, token })).status).toBe(404);
});

it('drops fields of the other type', async () => {
  const { serviceCategoryId, serviceSpecification } = service;
  const { body } = await create({ ...thing, serviceCategoryId, serviceSpecification });
  expect(body.content).toMatchObject({ serviceCategoryId: null, serviceSpecification: null });
  const path = { ...rosa, productId: body.content.id };
  const changed = await world.call('updateCoachProduct', {
    path,
    token,
    body: { ...thing, type: 'SERVICE' },
  });
  expect(changed.body.content).toMatchObject({
    type: 'SERVICE',
    productCategoryId: null,
    productSpecification: null,
  });
});

// Claim: draft-service
it('is listed for everyone, up to 100 on a page, newest first [A-33] [F-04]', async () => {
  const { status, body } = await world.call('listPublicCoachProducts', { path: rosa });
  expect(status).toBe(200);
  expect(body.content.map(({ title }) => title)).toEqual([
    'Lunch box with three compartments',
    'New parents’ circle',
    'Sleep reset, four sessions',
    'First talk',
  ]);
  await world.db
    .insert(coachProducts)
    .values(Array.from({ length: 96 }, (_, index) => ({ ...rosa, title: `No. ${index}`, price: 100 })));
  const whole = await world.call('listPublicCoachProducts', { path: rosa });
  expect([whole.body.content.length, whole.body.pagination.total]).toEqual([100, 100]);
  const { status: full, problem } = await create(service);
  expect([full, problem.key]).toEqual([409, 'limitReached']);
  const some = await world.call('listPublicCoachProducts', { path: rosa, query: { size: 60, page: 1 } });
  expect(some.body.content).toHaveLength(40);
  const none = { coachId: demoId('student', 1) };
  expect((await world.call('listPublicCoachProducts', { path: none })).status).toBe(404);
});

it('is changed only by its coach and an administrator', async () => {
  for (const email of ['student@example.com', 'new.coach@example.com', 'advisor@example.com']) {
    const other = await world.tokenOf(email);
    expect((await world.call('getCoachProduct', { path: known, token: other })).status).toBe(200);
    expect((await create(service, other)).status).toBe(404);
    expect(
      (await world.call('updateCoachProduct', { path: known, token: other, body: service })).status,
    ).toBe(404);
    expect((await world.call('deleteCoachProduct', { path: known, token: other })).status).toBe(404);
  }
  const path = { ...samir, productId: known.productId };
  const samirs = await world.tokenOf('new.coach@example.com');
  expect((await world.call('deleteCoachProduct', { path, token: samirs })).status).toBe(404);
  expect((await world.call('getCoachProduct', { path, token: samirs })).status).toBe(404);
  const admin = await world.tokenOf('admin@example.com');
  expect((await world.call('updateCoachProduct', { path: known, token: admin, body: service })).status).toBe(
    200,
  );
});

it('can be changed in part, and stays complete [K-09]', async () => {
  const patch = (body: object, as = token) =>
    world.call('patchCoachProduct', { path: known, token: as, body });
  const before = (await world.call('getCoachProduct', { path: known, token })).body.content;
  const { body } = await patch({ version: 1, price: 4_200, serviceSpecification: { session: { count: 9 } } });
  const { session } = before.serviceSpecification!;
  expect(body.content).toEqual({
    ...before,
    price: 4_200,
    purchaseTerms: { ...before.purchaseTerms, amount: 4_200, sessionCount: 9 },
    serviceSpecification: { session: { ...session, count: 9 } },
    version: 2,
  });
  const late = await patch({ version: 1, title: 'Lost' });
  expect([late.status, late.problem.key]).toEqual([409, 'versionConflict']);
  expect(late.problem.current).toEqual(body.content);
  const incomplete = await patch({ version: 2, productSpecification: {} });
  expect(incomplete.problem.errors).toMatchObject([
    { pointer: '/productSpecification/colors', rule: 'required' },
  ]);
  const other = await world.tokenOf('new.coach@example.com');
  expect((await patch({ version: 1 }, other)).status).toBe(404);
});

const offer = {
  ...service,
  currency: 'USD',
  isShipped: false,
  type: 'SERVICE' as const,
  priceUnit: 'NONE' as const,
};
const ofMinutes = (duration: number) => ({
  priceUnit: 'HOUR' as const,
  serviceSpecification: { session: { ...service.serviceSpecification.session, duration } },
});

it('has no price that can’t be charged', async () => {
  const patch = (price: number) =>
    world.call('patchCoachProduct', { path: known, token, body: { version: 1, price } });
  const { status, problem } = await patch(30);
  expect([status, problem.key]).toEqual([422, 'validationFailed']);
  expect(problem.errors).toEqual([
    {
      in: 'body',
      pointer: '/price',
      rule: 'numberBetween',
      values: { min: 50, max: 100_000_000, currency: 'USD' },
    },
  ]);
  expect((await patch(50)).body.content.price).toBe(50);
  // The last digit of dinars must be 0.
  const near = (change: object) => priceErrors({ ...offer, ...change })[0]?.values;
  expect(near({ price: 1_005, currency: 'KWD' })).toMatchObject({ min: 1_000, max: 1_010 });
  expect(near({ price: 0, currency: 'KWD' })).toBeUndefined();
});

it('has no price per hour that makes a session cost what can’t be charged', () => {
  const near = (price: number, minutes: number, currency = 'USD') =>
    priceErrors({ ...offer, ...ofMinutes(minutes), price, currency })[0]?.values;
  expect(near(60, 30)).toMatchObject({ min: 99, max: 100_000_000 });
  expect(near(1, 15)).toMatchObject({ min: 198 });
  expect(near(100, 30)).toBeUndefined();
  expect(near(10_000, 50, 'KWD')).toMatchObject({ min: 9_996, max: 10_008 });
});

it('is for sale only at a price that can be charged', async () => {
  const [row] = await world.db.select().from(coachProducts).where(eq(coachProducts.id, known.productId));
  const student = await world.tokenOf('student@example.com');
  for (const currency of ['USD', 'JPY', 'KWD', 'MGA', 'HUF'])
    for (const price of sample([0, 49, 50, 1, 30, 1_005, 60, 99, 17_500, 1_010, 10_000, 17_499], 3))
      for (const change of [{ priceUnit: 'NONE' as const }, ofMinutes(20), ofMinutes(30), ofMinutes(50)]) {
        const offered = { ...row!, ...change, price, currency };
        await world.db.update(coachProducts).set(offered).where(eq(coachProducts.id, known.productId));
        const { body } = await world.call('getCoachProduct', { path: known, token });
        const { body: sold } = await world.call('listPublicCoachProducts', { path: rosa, token: student });
        const isChargeable = priceErrors(offered).length === 0;
        const found = [body.content.isChargeable, sold.content.some(({ id }) => id === known.productId)];
        expect([currency, price, change, ...found]).toEqual([
          currency,
          price,
          change,
          isChargeable,
          isChargeable,
        ]);
      }
  await world.db
    .update(coachProducts)
    .set({ price: 30, currency: 'USD', priceUnit: 'NONE' })
    .where(eq(coachProducts.id, known.productId));
  const bought = await world.call('createSlotReservation', {
    path: known,
    token: student,
    body: { startTime: '2026-03-04T17:00:00.000Z', timeZone: 'America/New_York' },
  });
  expect([bought.status, bought.problem.key]).toEqual([409, 'notForSale']);
});

describe('a product', () => {
  it.each<[object, string, string]>([
    [{ title: '  ' }, '/title', 'required'],
    [{ price: 1.5 }, '/price', 'type'],
    [{ price: -1 }, '/price', 'numberBetween'],
    [{ price: 49 }, '/price', 'numberBetween'],
    [{ price: null }, '/price', 'required'],
    [{ type: 'GIFT' }, '/type', 'choice'],
    [{ priceUnit: 'YEAR' }, '/priceUnit', 'choice'],
    [{ serviceCategoryId: 'MAGIC' }, '/serviceCategoryId', 'choice'],
    [
      { serviceSpecification: { session: { type: 'GROUP', count: 0, duration: 50 } } },
      '/serviceSpecification/session/count',
      'numberBetween',
    ],
    [{ productSpecification: { colors: [' '] } }, '/productSpecification/colors/0', 'required'],
    [{ currency: 'EUR' }, '/currency', 'unknownField'],
  ])('is refused with %o', async (change, pointer, rule) => {
    const { status, problem } = await create({ ...service, type: 'PRODUCT', ...change });
    expect(status).toBe(422);
    expect(problem.errors).toMatchObject([{ in: 'body', pointer, rule }]);
  });
});
