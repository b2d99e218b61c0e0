import { slotHoldMinutes } from '@institute/api-schema/policy';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../../seed/seed.ts';
import { freshWorld } from '../../testing/fresh-world.ts';
import { forwardActive } from '../../testing/stay-active.ts';

const world = freshWorld();
let maya: string;
let rosa: string;
beforeEach(async () => {
  maya = await world.tokenOf('student@example.com');
  rosa = await world.tokenOf('coach@example.com');
});

const coachId = demoId('coach', 5);
const purchase = (number: number) => demoId('purchase', number);

describe('purchases', () => {
  const list = (query: object = {}, token = rosa) =>
    world.call('listCoachProductPurchases', { token, query });
  const find = (body: object, query: object = {}, token = rosa) =>
    world.call('findCoachProductPurchases', { token, query, body });

  it('are listed 10 to a page, newest first [A-25] [A-02] [F-04]', async () => {
    const { status, body } = await list();
    expect([status, body.content.length, body.pagination.total]).toEqual([200, 10, 12]);
    expect(body.content.map(({ id }) => id)).toEqual(
      Array.from({ length: 10 }, (_, index) => purchase(12 - index)),
    );
    expect(body.content[3]).toEqual({
      id: purchase(9),
      coach: { value: coachId, label: 'Rosa Delgado' },
      customer: { value: demoId('student', 1), label: 'Maya Lindqvist' },
      customerContact: { email: 'student@example.com', phone: '+12015550123', photo: expect.any(String) },
      productId: demoId('product', 501),
      title: 'Sleep reset, four sessions',
      coachProductType: 'SERVICE',
      amount: 32_000,
      currency: 'USD',
      status: 'PAID',
      sessionCount: 4,
      bookedSessionCount: 3,
      bookableSessionCount: 1,
      createdAt: '2026-01-06T15:00:00.000Z',
      refundedAt: null,
      paymentId: demoId('payment', 90_008),
      description: expect.any(String),
      groupSessionCount: 0,
      duration: 50,
      deliveryMode: 'ONLINE',
      isShipped: false,
      groupId: null,
      color: null,
      delivery: null,
      freeCancellationHours: 24,
      refundedAmount: 0,
      refunds: [],
      refund: { isPossible: true, amount: 0, unusedAmounts: [8_000], sessions: [] },
    });
    expect((await list({ page: 1 })).body.content.map(({ id }) => id)).toEqual([purchase(2), purchase(1)]);
  });

  it('are sorted, and found by keyword and coach [A-25]', async () => {
    const { body } = await list({ sortBy: 'amount', descending: false, size: 3 });
    expect(body.content.map(({ amount }) => amount)).toEqual([0, 0, 3_450]);
    expect((await list({ sortBy: 'coach' })).status).toBe(400);
    expect((await list({ keyword: 'camila' })).body.pagination.total).toBe(3);
    expect((await list({ keyword: 'lunch box' })).body.pagination.total).toBe(8);
    expect((await list({ coachId })).body.pagination.total).toBe(12);
    expect((await list({ coachId: demoId('coach', 6) })).body.pagination.total).toBe(0);
  });

  it('are found by combined criteria [A-26] [D-06]', async () => {
    const total = async (body: object) => (await find(body)).body.pagination.total;
    const camila = { value: demoId('student', 3), label: 'Camila' };
    expect(await total({})).toBe(12);
    expect(await total({ customer: camila })).toBe(3);
    expect(await total({ customer: camila, coachProductType: 'SERVICE' })).toBe(2);
    expect(await total({ customer: camila, coachProductType: 'PRODUCT', status: 'FAILED' })).toBe(1);
    expect(await total({ coach: { value: coachId, label: 'Rosa' }, status: 'REFUNDED' })).toBe(1);
    expect(await total({ coach: { value: demoId('coach', 6), label: 'Samir' } })).toBe(0);
    expect(await total({ customer: { value: null, label: 'Camila Inés Reyes' } })).toBe(3);
    expect((await find({ status: 'LOST' })).status).toBe(422);
    const page = await find(
      { coachProductType: 'PRODUCT' },
      { sortBy: 'id', descending: false, size: 2, page: 3 },
    );
    expect(page.body.content.map(({ id }) => id)).toEqual([purchase(7), purchase(12)]);
  });

  it('are found by product, and by sessions left to book [P-19]', async () => {
    const ids = async (body: object, token = maya) =>
      (await find(body, { size: 100 }, token)).body.content.map(({ id }) => id);
    expect(await ids({ productId: demoId('product', 501) })).toContain(purchase(9));
    expect(await ids({ productId: demoId('product', 502) })).not.toContain(purchase(9));
    const all = (await find({}, { size: 100 })).body.content;
    const open = all.filter(
      (one) => one.status === 'PAID' && one.productId && one.sessionCount > one.bookedSessionCount,
    );
    expect(open.length).toBeGreaterThan(0);
    expect(await ids({ hasOpenSessions: true }, rosa)).toEqual(open.map(({ id }) => id));
    expect(await ids({ hasOpenSessions: false }, rosa)).toHaveLength(all.length - open.length);
  });

  it('have people to choose from, by name, of the caller’s own purchases [D-06]', async () => {
    const people = async (side: 'COACH' | 'CUSTOMER', body: object = {}, query: object = {}, token = rosa) =>
      (await world.call('findCoachProductPurchaseParties', { token, query: { side, ...query }, body })).body;
    const customers = await people('CUSTOMER');
    const all = (await find({}, { size: 100 })).body.content;
    const names = [...new Set(all.map(({ customer }) => customer.label))].sort();
    expect(customers.content.map(({ label }) => label)).toEqual(names);
    expect(customers.pagination.total).toBe(names.length);
    expect(await people('CUSTOMER', {}, { size: 1, page: 1 })).toEqual({
      content: [customers.content[1]],
      pagination: { total: names.length },
    });
    const camila = { value: demoId('student', 3), label: 'Camila Inés Reyes' };
    expect((await people('CUSTOMER', {}, { keyword: 'camila' })).content).toEqual([camila]);
    expect((await people('COACH', { customer: camila })).content).toEqual([
      { value: coachId, label: 'Rosa Delgado' },
    ]);
    expect((await people('CUSTOMER', {}, {}, maya)).content).toEqual([
      { value: demoId('student', 1), label: 'Maya Lindqvist' },
    ]);
    // Those of whom advisors see everything have none of their own.
    expect((await people('CUSTOMER', {}, {}, await world.tokenOf('advisor@example.com'))).content).toEqual(
      [],
    );
  });

  it.each([
    ['student@example.com', 2],
    ['new.coach@example.com', 3],
    ['advisor@example.com', 12],
    ['admin@example.com', 12],
  ])('are visible to %s: %i', async (email, total) => {
    const token = await world.tokenOf(email);
    expect((await list({}, token)).body.pagination.total).toBe(total);
    expect((await find({}, {}, token)).body.pagination.total).toBe(total);
  });

  it('can be read by both sides [A-27]', async () => {
    const get = (token: string) =>
      world.call('getCoachProductPurchase', { path: { id: purchase(9) }, token });
    const { body } = await get(maya);
    expect(body.content).toMatchObject({ id: purchase(9), status: 'PAID' });
    const { refund, ...rest } = body.content;
    expect((await get(rosa)).body.content).toEqual({
      ...rest,
      customerContact: { email: 'student@example.com', phone: '+12015550123', photo: expect.any(String) },
      refund: { ...refund, isPossible: true },
    });
    expect((await get(await world.tokenOf('pastdue@example.com'))).status).toBe(404);
    expect((await get(await world.tokenOf('new.coach@example.com'))).status).toBe(404);
  });
});

describe('a purchased session', () => {
  const startTime = '2026-03-04T17:00:00.000Z';
  const reserve = async (time = startTime, product = 501, token = maya) => {
    const path = { coachId, productId: demoId('product', product) };
    const body = { startTime: time, timeZone: 'America/New_York' };
    return (await world.call('createSlotReservation', { path, token, body })).body.content.id;
  };
  const book = (reservationId: string, number = 9, token = maya) =>
    world.call('bookCoachSession', { path: { id: purchase(number) }, token, body: { reservationId } });

  it('gets its time later, and both sides are notified [A-35]', async () => {
    const { status, body } = await book(await reserve());
    expect(status).toBe(201);
    expect(body.content).toMatchObject({ startTime, status: 'BOOKED', purchaseId: purchase(9) });
    const inbox = async (number: number, token: string) =>
      (
        await world.call('listCommunicationIntents', {
          path: { id: demoId('student', number) },
          token,
          body: {},
        })
      ).body.content[0]!;
    expect((await inbox(1, maya)).body).toContain('starts on Wednesday, Mar 04, 2026, 12:00\u00a0PM EST and');
    expect((await inbox(5, rosa)).body).toContain('starts on Wednesday, Mar 04, 2026, 9:00\u00a0AM PST and');
    const again = await book(await reserve('2026-03-05T17:00:00.000Z'));
    expect([again.status, again.problem.key]).toEqual([409, 'limitReached']);
  });

  it('can be booked once, for the purchased product, while the time is reserved', async () => {
    const reservation = await reserve();
    expect((await book(reservation, 8)).problem.key).toBe('limitReached');
    expect((await book(demoId('coachSession', 903))).problem.key).toBe('slotTaken');
    expect((await book(await reserve(startTime, 500))).problem.key).toBe('slotTaken');
    const late = await reserve();
    await forwardActive(world, slotHoldMinutes * 60);
    expect((await book(late)).problem.key).toBe('slotTaken');
    const inTime = await reserve('2026-03-05T17:00:00.000Z');
    expect((await book(inTime)).status).toBe(201);
    const theo = await world.tokenOf('new.student@example.com');
    expect((await book(inTime, 9, theo)).status).toBe(404);
    expect((await book(inTime, 9, rosa)).status).toBe(404);
  });

  // Claim: disabled-coach
  it('is neither booked nor moved by clients while the coach’s account is disabled', async () => {
    const reservationId = await reserve();
    const path = { id: purchase(9) };
    const days = { from: '2026-03-04', to: '2026-03-06', timeZone: 'America/New_York' };
    const freeTimes = async () =>
      (await world.call('listPurchaseFreeTimes', { path, token: maya, query: days })).body.content.slots;
    expect(await freeTimes()).not.toEqual([]);
    const [booked] = (
      await world.call('listPurchaseSessions', { path, token: maya, query: { status: 'BOOKED' } })
    ).body.content;
    const admin = await world.tokenOf('admin@example.com');
    const reason = 'Left the institute.';
    await world.call('disablePerson', {
      path: { userId: demoId('user', 5) },
      token: admin,
      body: { reason },
    });
    expect(await freeTimes()).toEqual([]);
    const time = { startTime: '2026-03-05T17:00:00.000Z', timeZone: 'America/New_York' };
    const reserved = await world.call('createPurchaseSlotReservation', { path, token: maya, body: time });
    const moved = await world.call('moveCoachSession', {
      path: { coachId, sessionId: booked!.id },
      token: maya,
      body: { startTime: time.startTime, endTime: '2026-03-05T17:50:00.000Z', reason: null },
    });
    const keys = [await book(reservationId), reserved, moved].map(({ problem }) => problem.key);
    expect(keys).toEqual(['notForSale', 'notForSale', 'notForSale']);
    const canceled = await world.call('cancelCoachSession', {
      path: { coachId, sessionId: booked!.id },
      token: maya,
      body: { reason: null },
    });
    expect(canceled.status).toBe(200);
  });
});
