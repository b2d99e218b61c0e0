import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { cases } from '../../../../scripts/given/lane.ts';
import { lockCoach, lockStudent } from '../../locks.ts';
import { demoId, seed } from '../../seed/seed.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachProducts } from '../../tables/coach-products.ts';
import { coachSchedules } from '../../tables/coach-schedules.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { circleStudents } from '../../tables/coaching-circles.ts';
import { students } from '../../tables/students.ts';
import { testHasher } from '../../testing/hasher.ts';
import { manyStudents } from '../../testing/many-students.ts';
import { startPostgres, type TestPostgres } from '../../testing/postgres.ts';
import { createWorld, testStart, type World } from '../../testing/world.ts';

// These need several connections: truly concurrent requests for times and places.

let postgres: TestPostgres;
let world: World;
beforeAll(async () => {
  postgres = await startPostgres();
  const opened = await postgres.open('bookings');
  await opened.migrate(() => seed({ db: opened.db, now: () => testStart, hasher: testHasher }));
  world = await createWorld({ opened, config: { rateLimitFactor: 1_000 } });
});
beforeEach(() => world.reset());
afterAll(async () => {
  await world?.close();
  await postgres?.stop();
});

const coachId = demoId('coach', 5);
const products = [demoId('product', 500), demoId('product', 501)];
const tally = (keys: string[]) =>
  Object.fromEntries([...new Set(keys)].sort().map((key) => [key, keys.filter((one) => one === key).length]));
const outcome = ({ status, problem }: { status: number; problem: { key: string } }) =>
  status < 400 ? 'done' : problem.key;

const reserve = (token: string, productId: string, startTime: string) =>
  world.call('createSlotReservation', {
    path: { coachId, productId },
    token,
    body: { startTime, timeZone: 'America/New_York' },
  });

it('sells a time once to many simultaneous buyers [A-34]', async () => {
  const tokens = await manyStudents(world, cases(1_000, 100));
  // Two session lengths, so that sessions overlap without starting at the same time.
  const answers = await Promise.all(
    tokens.map((token, index) =>
      index % 2
        ? reserve(token, products[0]!, '2026-03-04T17:30:00.000Z')
        : reserve(token, products[1]!, '2026-03-04T17:00:00.000Z'),
    ),
  );
  expect(tally(answers.map(outcome))).toEqual({ done: 1, slotTaken: tokens.length - 1 });
  const held = and(eq(coachSessions.coachId, coachId), eq(coachSessions.status, 'HELD_SLOT'));
  expect(await world.db.$count(coachSessions, held)).toBe(1);
});

// Claim: no-double-booking
it('keeps a coach from being booked and booking another coach for the same time', async () => {
  const naomi = { coachId: demoId('coach', 51), productId: demoId('product', 5100) };
  const rosa = { coachId, productId: products[0]! };
  const isNaomis = eq(coachSchedules.coachId, naomi.coachId);
  // Both begin at nine.
  const weekly = [{ day: 'THURSDAY' as const, startTime: '09:00', endTime: '12:00' }];
  await world.db.update(coachSchedules).set({ timeZone: 'America/Los_Angeles', weekly }).where(isNaomis);
  const body = { startTime: '2026-03-05T17:00:00.000Z', timeZone: 'America/New_York' };
  const ofRosa = await world.tokenOf('coach@example.com');
  const ofMaya = await world.tokenOf('student@example.com');
  const reserving = await world.db.transaction(async (db) => {
    // Rosa's row holds up whatever takes her time, so that both requests come to it at once.
    await lockStudent(db, demoId('student', 5));
    const requests = [
      world.call('createSlotReservation', { path: naomi, token: ofRosa, body }),
      world.call('createSlotReservation', { path: rosa, token: ofMaya, body }),
    ];
    await vi.waitFor(async () => {
      expect(await world.db.$count(sql`pg_locks`, sql`not granted`)).toBe(2);
    });
    return { requests };
  });
  const outcomes = (await Promise.all(reserving.requests)).map(outcome);
  expect([
    ['done', 'slotTaken'],
    ['timeConflict', 'done'],
  ]).toContainEqual(outcomes);
});

it('does not reserve a time of a product that is deleted at the same moment', async () => {
  const { accessToken: token } = await world.signIn('student@example.com');
  const deleting = await world.db.transaction(async (db) => {
    await lockCoach(db, coachId);
    const reserving = reserve(token, products[0]!, '2026-03-04T17:00:00.000Z');
    // The reservation has read the product and waits for the coach.
    await vi.waitFor(async () => {
      expect(await world.db.$count(sql`pg_locks`, sql`not granted`)).toBe(1);
    });
    await db.delete(coachProducts).where(eq(coachProducts.id, products[0]!));
    return { reserving };
  });
  expect(outcome(await deleting.reserving)).toBe('notFound');
});

// Claim: no-double-booking
it('books a reserved time for only one of many purchases', async () => {
  const { accessToken: token } = await world.signIn('student@example.com');
  const { body } = await reserve(token, products[0]!, '2026-03-04T17:00:00.000Z');
  const asked = { productId: products[0], reservationId: body.content.id, paymentMethodId: null };
  const path = { coachId, productId: products[0]! };
  const quotes = await Promise.all(
    Array.from({ length: 20 }, () => world.call('createPurchaseQuote', { path, token })),
  );
  const answers = await Promise.all(
    quotes.map(({ body: { content } }) =>
      world.call('createCoachProductPurchase', { token, body: { ...asked, quoteId: content.id } }),
    ),
  );
  expect(tally(answers.map(outcome))).toEqual({ done: 1, slotTaken: 19 });
  expect(await world.db.$count(coachProductPurchases)).toBe(13);
});

it('fills a circle up to its last place [P-18]', async () => {
  const tokens = await manyStudents(world, 40);
  const people = await world.db.select().from(students).where(eq(students.firstName, 'Student'));
  const ids = people.toSorted((a, b) => Number(a.lastName.slice(4)) - Number(b.lastName.slice(4)));
  const path = { id: demoId('circle', 3) };
  const answers = await Promise.all(
    tokens.map((token, index) =>
      world.call('joinCoachingCircle', { path, token, body: { studentId: ids[index]!.id } }),
    ),
  );
  expect(tally(answers.map(outcome))).toEqual({ done: 6, exceededStudents: 34 });
  const members = and(eq(circleStudents.circleId, path.id), eq(circleStudents.status, 'ACTIVE'));
  expect(await world.db.$count(circleStudents, members)).toBe(6);
});

it('lets no one transfer more than twice, however many requests run at once [P-18]', async () => {
  const { accessToken: token, studentId } = await world.signIn('student@example.com');
  // Maya has already transferred once.
  const from = demoId('circle', 1);
  await world.call('joinCoachingCircle', { path: { id: demoId('circle', 3) }, token, body: { studentId } });
  const admin = (await world.signIn('admin@example.com')).accessToken;
  const free = { path: { id: demoId('circle', 2), studentId: demoId('student', 4) }, token: admin };
  await world.call('leaveCoachingCircle', free);
  const transfer = (id: string) =>
    world.call('transferCoachingCircle', {
      path: { id },
      token,
      body: { targetCircleId: demoId('circle', 2) },
    });
  const answers = await Promise.all([transfer(from), transfer(demoId('circle', 3)), transfer(from)]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const gone = and(eq(circleStudents.studentId, studentId), eq(circleStudents.status, 'TRANSFERRED'));
  expect(await world.db.$count(circleStudents, gone)).toBe(2);
});
