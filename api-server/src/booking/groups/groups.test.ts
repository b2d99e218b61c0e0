import { sessionObjectionDays } from '@institute/api-schema/policy';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordDashboardRefund } from '../../money/provider-returns.ts';
import { reconcile } from '../../money/reconciliation.ts';
import { returns } from '../../returns.ts';
import { demoId } from '../../seed/seed.ts';
import { coachProductPurchases } from '../../tables/coach-product-purchases.ts';
import { coachProducts } from '../../tables/coach-products.ts';
import { coachSessions } from '../../tables/coach-sessions.ts';
import { coachingGroups, groupSessions } from '../../tables/coaching-groups.ts';
import { emails } from '../../tables/emails.ts';
import { payments } from '../../tables/payments.ts';
import { addCard } from '../../testing/cards.ts';
import { payingDependencies } from '../../testing/dependencies.ts';
import { freshWorld } from '../../testing/fresh-world.ts';
import { quotePurchase } from '../../testing/purchase.ts';
import { runJob } from '../../testing/run-job.ts';
import { forwardActive } from '../../testing/stay-active.ts';
import { turnOffMessages } from '../../testing/turn-off-messages.ts';

const world = freshWorld({ config: { rateLimitFactor: 100 } });
const coachId = demoId('coach', 5);
const day = 86_400_000;
let rosa: string;
let maya: string;
let productId: string;
beforeEach(async () => {
  rosa = await world.tokenOf('coach@example.com');
  maya = await world.tokenOf('student@example.com');
  const body = {
    title: 'Evening group',
    image: null,
    description: null,
    price: 10_000,
    productCategoryId: null,
    productSpecification: null,
    serviceCategoryId: 'STRESS' as const,
    serviceSpecification: { session: { type: 'GROUP' as const, count: 3, duration: 60 } },
    deliveryMode: 'ONLINE' as const,
  };
  const product = await world.call('createCoachProduct', { path: { coachId }, token: rosa, body });
  productId = product.body.content.id;
});

/** Evenings in Los Angeles, one each week. */
const evenings = [10, 17, 24].map((days) =>
  new Date(Date.parse('2026-03-02T05:00:00Z') + days * day).toISOString(),
);
const schedule = (body: object = {}, token = rosa) =>
  world.call('createCoachingGroup', {
    path: { coachId, productId },
    token,
    body: { capacity: 1, place: null, startTimes: evenings, ...body },
  });
const groups = async (token = maya) =>
  (await world.call('listCoachingGroups', { path: { coachId }, token, query: { productId } })).body.content;
const cardOf = async (token: string, id: string) =>
  (await world.call('listPaymentMethods', { path: { id }, token })).body.content[0]!.id;

async function buy(group: object | null, { token = maya, number = 1 } = {}) {
  const quoteId = await quotePurchase(world, { coachId, productId }, token);
  const paymentMethodId = await cardOf(token, demoId('student', number));
  const body = { productId, reservationId: null, paymentMethodId, quoteId, group };
  return world.call('createCoachProductPurchase', { token, body });
}
const seatIn = ({ id, version }: { id: string; version: number }) => ({ id, version, allowOverlap: false });
async function sell(capacity = 1) {
  const group = (await schedule({ capacity })).body.content;
  const purchase = (await buy(seatIn(group))).body.content;
  return { group, purchase };
}
const sessionsOf = async (id: string, token = maya) => {
  const query = { size: 100, descending: false };
  return (await world.call('listPurchaseSessions', { path: { id }, token, query })).body.content;
};
const purchaseOf = async (id: string) =>
  (await world.call('getCoachProductPurchase', { path: { id }, token: maya })).body.content;
const messages = async (number: number, token: string) =>
  (await world.call('listCommunicationIntents', { path: { id: demoId('student', number) }, token, body: {} }))
    .body.content;
const cancel = (groupId: string, groupSessionId: string, token = rosa) =>
  world.call('cancelGroupSession', {
    path: { coachId, groupId, groupSessionId },
    token,
    body: { reason: 'I am ill.' },
  });
const move = (groupId: string, groupSessionId: string, startTime: string, token = rosa) =>
  world.call('moveGroupSession', {
    path: { coachId, groupId, groupSessionId },
    token,
    body: { startTime, reason: 'The room is taken.' },
  });
const differences = async () => (await reconcile(payingDependencies(world), returns)).differences;

describe('a group', () => {
  it('has as many dates as a seat includes, and blocks the coach’s time', async () => {
    const { status, body } = await schedule({ capacity: 6, place: ' 2100 Lakeshore Avenue ' });
    expect(status).toBe(201);
    expect(body.content).toMatchObject({
      capacity: 6,
      seatsLeft: 6,
      place: '2100 Lakeshore Avenue',
      saleObstacle: null,
      participants: [],
    });
    expect(body.content.sessions.map(({ startTime }) => startTime)).toEqual(evenings);
    expect((await schedule()).problem.key).toBe('slotTaken');
    const pointers = async (startTimes: string[]) =>
      (await schedule({ startTimes })).problem.errors!.map(({ pointer }) => pointer);
    expect(await pointers(evenings.slice(1))).toEqual(['/startTimes']);
    expect(await pointers(['2026-03-01T05:00:00Z', ...evenings.slice(1)])).toEqual(['/startTimes/0']);
    const { problem } = await schedule({ startTimes: ['2026-03-02T14:59:00Z', ...evenings.slice(1)] });
    expect(problem.errors).toMatchObject([{ pointer: '/startTimes/0', rule: 'timePassed' }]);
    expect(await pointers([...evenings.slice(0, 2), '2199-03-01T05:00:00Z'])).toEqual(['/startTimes/2']);
    expect(await pointers([evenings[0]!, evenings[0]!, evenings[2]!])).toEqual(['/startTimes/1']);
  });

  it('is reminded of once, even if the participant cancels whose session it was', async () => {
    const group = (await schedule({ capacity: 2, place: '2100 Lakeshore Avenue' })).body.content;
    const first = (await buy(seatIn(group))).body.content;
    await buy(seatIn(group), { token: await world.tokenOf('graduate@example.com'), number: 22 });
    const start = Date.parse(evenings[0]!);
    const remind = async (hoursBefore: number) => {
      world.clock.now = new Date(start - hoursBefore * 3_600_000);
      await runJob(world, 'reminders');
      const sent = await world.db.select().from(emails).where(eq(emails.recipient, 'coach@example.com'));
      const reminders = sent.filter(({ subject }) => subject.startsWith('Reminder: Evening group'));
      for (const { text } of reminders) {
        expect(text).toContain('2100 Lakeshore Avenue');
        // A group that meets at a place has no video call.
        expect(text).not.toContain('https://meet.');
      }
      return reminders.length;
    };
    expect(await remind(24)).toBe(1);
    maya = await world.tokenOf('student@example.com');
    const [session] = await sessionsOf(first.id);
    const path = { coachId, sessionId: session!.id };
    const canceled = await world.call('cancelCoachSession', { path, token: maya, body: { reason: null } });
    expect(canceled.status).toBe(200);
    expect(await remind(23)).toBe(1);
    expect(await remind(1)).toBe(2);
  });

  it('is reminded of even if the session of its first participant was changed just now', async () => {
    const group = (await schedule({ capacity: 2 })).body.content;
    const first = (await buy(seatIn(group))).body.content;
    await buy(seatIn(group), { token: await world.tokenOf('graduate@example.com'), number: 22 });
    world.clock.now = new Date(Date.parse(evenings[0]!) - 23 * 3_600_000);
    await world.db
      .update(coachSessions)
      .set({ changedAt: world.clock.now })
      .where(eq(coachSessions.purchaseId, first.id));
    await runJob(world, 'reminders');
    const sent = await world.db.select().from(emails).where(eq(emails.recipient, 'coach@example.com'));
    expect(sent.filter(({ subject }) => subject.startsWith('Reminder: Evening group'))).toHaveLength(1);
  });

  // Claim: days-off
  it('keeps its dates on days off', async () => {
    const group = (await schedule()).body.content;
    const body = { firstDay: '2026-03-10', lastDay: '2026-03-25' };
    expect((await world.call('createCoachTimeOff', { path: { coachId }, token: rosa, body })).status).toBe(
      201,
    );
    expect((await groups())[0]).toMatchObject({ saleObstacle: null });
    expect((await buy(seatIn(group))).status).toBe(201);
  });

  it('is scheduled, moved and canceled only by its coach', async () => {
    const other = await world.tokenOf('new.coach@example.com');
    expect((await schedule({}, other)).status).toBe(404);
    expect((await schedule({}, maya)).status).toBe(403);
    const { id, sessions } = (await schedule()).body.content;
    expect((await cancel(id, sessions[0]!.id, other)).status).toBe(404);
    expect((await groups())[0]!.sessions.map(({ isChangeable }) => isChangeable)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is one of at most 50 of a service', async () => {
    const row = { coachId, productId, capacity: 1, timeZone: 'UTC' };
    const rows = await world.db
      .insert(coachingGroups)
      .values(Array.from({ length: 50 }, () => row))
      .returning();
    const [startTime, endTime] = [new Date('2026-03-03T05:00:00Z'), new Date('2026-03-03T06:00:00Z')];
    const dates = rows.map(({ id: groupId }) => ({
      groupId,
      startTime,
      endTime,
      changedAt: world.clock.now,
    }));
    await world.db.insert(groupSessions).values(dates);
    expect((await schedule()).problem.key).toBe('limitReached');
    // Groups that have ended don't count.
    const ended = { startTime: new Date('2026-02-03T05:00:00Z'), endTime: new Date('2026-02-03T06:00:00Z') };
    await world.db.update(groupSessions).set(ended).where(eq(groupSessions.groupId, rows[0]!.id));
    expect((await schedule()).status).toBe(201);
  });

  it('are listed for a service, which can have fewer than fit in a list', async () => {
    const { status, problem } = await world.call('listCoachingGroups', { path: { coachId }, token: rosa });
    expect([status, problem.errors]).toMatchObject([422, [{ pointer: '/productId', rule: 'required' }]]);
  });

  it('can be deleted until a seat is sold', async () => {
    const { id } = (await schedule()).body.content;
    const remove = (groupId: string) =>
      world.call('deleteCoachingGroup', { path: { coachId, groupId }, token: rosa });
    expect((await remove(id)).status).toBe(204);
    const { group } = await sell();
    const purchases = eq(coachProductPurchases.groupId, group.id);
    const isDeletable = async () =>
      (
        await world.call('listCoachingGroups', { path: { coachId }, query: { productId }, token: rosa })
      ).body.content.map((one) => [one.id === group.id, one.isDeletable]);
    expect(await isDeletable()).toContainEqual([true, false]);
    expect((await remove(group.id)).problem.key).toBe('productHasSessions');
    // A seat that is free again was sold all the same.
    await world.db.update(coachProductPurchases).set({ status: 'REFUNDED' }).where(purchases);
    expect(await isDeletable()).toContainEqual([true, false]);
    expect((await remove(group.id)).problem.key).toBe('productHasSessions');
    // One whose card was declined wasn't.
    await world.db.update(coachProductPurchases).set({ status: 'FAILED' }).where(purchases);
    expect(await isDeletable()).toContainEqual([true, true]);
    expect((await remove(group.id)).status).toBe(204);
  });
});

describe('a seat', () => {
  it('that was refunded in the provider’s dashboard is kept until its dates are canceled', async () => {
    const { group, purchase } = await sell();
    const [sold] = await world.db
      .select({ charge: payments.reference })
      .from(payments)
      .where(eq(payments.key, `purchase-${purchase.id}`));
    const refund = {
      key: null,
      charge: sold!.charge!,
      amount: purchase.amount,
      outcome: 'succeeded' as const,
    };
    await recordDashboardRefund(payingDependencies(world), { reference: 're_1', ...refund }, returns);
    expect(await purchaseOf(purchase.id)).toMatchObject({ status: 'REFUNDED' });
    const read = async () => (await groups()).find(({ id }) => id === group.id)!;
    const listed = async () =>
      (
        await world.call('listCoachingGroups', { path: { coachId }, query: { productId }, token: rosa })
      ).body.content.find(({ id }) => id === group.id)!.participants;
    expect(await read()).toMatchObject({ seatsLeft: 0, saleObstacle: 'FULL' });
    expect(await listed()).toMatchObject([{ purchaseId: purchase.id }]);
    const other = { token: await world.tokenOf('graduate@example.com'), number: 22 };
    expect((await buy(seatIn(group), other)).problem.key).toBe('exceededStudents');
    for (const { id } of await sessionsOf(purchase.id))
      await world.call('cancelCoachSession', {
        path: { coachId, sessionId: id },
        token: maya,
        body: { reason: null },
      });
    expect(await read()).toMatchObject({ seatsLeft: 1 });
    expect(await listed()).toEqual([]);
  });

  it('keeps its service while its payment is open or an outcome is missing, also after the last date', async () => {
    const { group, purchase } = await sell();
    const remove = (token: string) =>
      world.call('deleteCoachProduct', { path: { coachId, productId }, token });
    const held = { status: 'HELD_SLOT' as const };
    await world.db.update(coachSessions).set(held).where(eq(coachSessions.purchaseId, purchase.id));
    expect((await remove(rosa)).problem.key).toBe('productHasSessions');
    const booked = { status: 'BOOKED' as const };
    await world.db.update(coachSessions).set(booked).where(eq(coachSessions.purchaseId, purchase.id));
    world.clock.forward(40 * 24 * 3600);
    expect((await remove(await world.tokenOf('coach@example.com'))).problem.key).toBe('productHasSessions');
    expect(group.sessions).toHaveLength(3);
  });

  it('keeps its service while the client can object to how a date went', async () => {
    const { purchase } = await sell();
    const remove = async () => {
      const token = await world.tokenOf('coach@example.com');
      return world.call('deleteCoachProduct', { path: { coachId, productId }, token });
    };
    world.clock.forward(25 * 24 * 3600);
    const occurred = { status: 'OCCURRED' as const };
    await world.db.update(coachSessions).set(occurred).where(eq(coachSessions.purchaseId, purchase.id));
    expect((await remove()).problem.key).toBe('productHasSessions');
    world.clock.forward(sessionObjectionDays * 24 * 3600);
    expect((await remove()).status).toBe(200);
  });

  it('books every date of the group, and sends them with their calendar entries', async () => {
    const { group, purchase } = await sell();
    expect(purchase).toMatchObject({
      status: 'PAID',
      groupId: group.id,
      groupSessionCount: 3,
      bookableSessionCount: 0,
      bookedSessionCount: 3,
    });
    const sessions = await sessionsOf(purchase.id);
    expect(sessions.map(({ startTime, status }) => [startTime, status])).toEqual(
      evenings.map((startTime) => [startTime, 'BOOKED']),
    );
    expect(sessions[0]).toMatchObject({
      url: 'https://meet.example.com/rosa',
      isJoinable: true,
      rescheduling: { isPossible: false },
      cancellation: { isPossible: true, refund: 'MONEY', amount: 3_333 },
    });
    const [mail] = (await messages(1, maya)).filter(({ subject }) => subject.startsWith('You have a seat'));
    expect(mail!.body.match(/Mar \d\d, 2026/g)).toHaveLength(3);
    expect((await groups(rosa))[0]).toMatchObject({
      seatsLeft: 0,
      saleObstacle: 'FULL',
      participants: [{ purchaseId: purchase.id, name: 'Maya Lindqvist' }],
    });
    expect((await groups())[0]).toMatchObject({ saleObstacle: 'FULL', participants: [] });
    expect(await differences()).toEqual([]);
  });

  it('needs a group with a free seat and the dates that were shown', async () => {
    expect((await buy(null)).problem.errors).toMatchObject([{ pointer: '/group', rule: 'required' }]);
    const group = (await schedule({ capacity: 5 })).body.content;
    const other = { ...seatIn(group), id: demoId('coachingGroup', 1) };
    expect((await buy(other)).problem.errors).toMatchObject([{ pointer: '/group', rule: 'choice' }]);
    await move(group.id, group.sessions[0]!.id, '2026-03-13T05:00:00.000Z');
    expect((await buy(seatIn(group))).problem.key).toBe('quoteChanged');
    const [moved] = await groups();
    expect((await buy(seatIn(moved!))).status).toBe(201);
    await forwardActive(world, 20 * 86_400);
    maya = await world.tokenOf('student@example.com');
    expect((await groups())[0]!.saleObstacle).toBe('BEGUN');
    expect((await buy(seatIn(moved!))).problem.key).toBe('quoteChanged');
  });

  it('is sold once, however many ask for the last one', async () => {
    const group = (await schedule()).body.content;
    const camila = await world.tokenOf('coach.client@example.com').catch(() => maya);
    const answers = await Promise.all([
      buy(seatIn(group)),
      buy({ ...seatIn(group), allowOverlap: true }, { token: camila }),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)!.problem.key).toBe('exceededStudents');
    expect(await differences()).toEqual([]);
  });

  it('asks before the student has two sessions at once', async () => {
    const group = (await schedule({ capacity: 2 })).body.content;
    const startTime = new Date(evenings[1]!);
    const endTime = new Date(startTime.getTime() + day / 24);
    const times = { startTime, agreedStartTime: startTime, endTime, timeZone: 'UTC' };
    const sides = { coachId: demoId('coach', 6), studentId: demoId('student', 1) };
    await world.db.insert(coachSessions).values({ ...sides, ...times, title: 'Breathing', status: 'BOOKED' });
    expect((await buy(seatIn(group))).problem.key).toBe('timeConflict');
    expect((await buy({ ...seatIn(group), allowOverlap: true })).status).toBe(201);
  });

  it('releases the student’s unpaid reservation with another coach at that time', async () => {
    const group = (await schedule({ capacity: 2 })).body.content;
    const startTime = new Date(evenings[1]!);
    const times = {
      startTime,
      agreedStartTime: startTime,
      endTime: new Date(startTime.getTime() + day / 24),
    };
    const expiresAt = new Date(world.clock.now.getTime() + 60_000);
    const hold = { coachId: demoId('coach', 6), studentId: demoId('student', 1), timeZone: 'UTC', expiresAt };
    await world.db
      .insert(coachSessions)
      .values({ ...hold, ...times, title: 'Breathing', status: 'HELD_SLOT' });
    expect((await buy(seatIn(group))).status).toBe(201);
    expect(await world.db.$count(coachSessions, eq(coachSessions.title, 'Breathing'))).toBe(0);
  });

  it('is sold to a student once', async () => {
    const { group } = await sell(2);
    expect((await groups())[0]).toMatchObject({ saleObstacle: 'BOUGHT', seatsLeft: 1 });
    const other = await world.tokenOf('new.student@example.com');
    expect((await groups(other))[0]).toMatchObject({ saleObstacle: null, seatsLeft: 1 });
    expect((await buy({ ...seatIn(group), allowOverlap: true })).problem.key).toBe('quoteChanged');
  });

  // Claim: free-session-limit
  it('is sold in one free group on a day, because a client can have one free session a day [K-10]', async () => {
    await world.db.update(coachProducts).set({ price: 0 }).where(eq(coachProducts.id, productId));
    await schedule();
    const later = evenings.map((evening) => new Date(Date.parse(evening) + day / 24).toISOString());
    await schedule({ startTimes: later });
    const [first, second] = await groups();
    expect((await buy(seatIn(first!))).status).toBe(201);
    expect((await buy(seatIn(second!))).problem.key).toBe('freeSessionLimitReached');
    expect((await groups())[1]!.seatsLeft).toBe(1);
  });
});

it('a seat of a free group is free again once all of its dates were canceled in time', async () => {
  await world.db.update(coachProducts).set({ price: 0 }).where(eq(coachProducts.id, productId));
  const { purchase } = await sell();
  expect((await groups())[0]).toMatchObject({ saleObstacle: 'FULL', seatsLeft: 0 });
  for (const { id: sessionId } of await sessionsOf(purchase.id)) {
    const path = { coachId, sessionId };
    await world.call('cancelCoachSession', { path, token: maya, body: { reason: null } });
  }
  expect((await groups())[0]).toMatchObject({ saleObstacle: null, seatsLeft: 1 });
  expect((await groups(rosa))[0]!.participants).toEqual([]);
});

describe('a date of a group', () => {
  it('stays as it is when it is moved to the time that it has, and no one is notified', async () => {
    const { group } = await sell();
    const before = (await messages(1, maya)).length;
    const { status, body } = await move(group.id, group.sessions[0]!.id, evenings[0]!);
    expect([status, body.content.version]).toEqual([200, group.version]);
    expect(await messages(1, maya)).toHaveLength(before);
  });

  // Claim: group-date-changes
  it('returns its share of the price when the coach cancels it, to the cent', async () => {
    const { group, purchase } = await sell();
    const amounts: number[] = [];
    for (const [index, session] of group.sessions.entries()) {
      expect((await cancel(group.id, session.id)).status).toBe(200);
      const { refundedAmount, status } = await purchaseOf(purchase.id);
      amounts.push(refundedAmount);
      expect(status).toBe(index < 2 ? 'PAID' : 'REFUNDED');
    }
    expect(amounts).toEqual([3_333, 6_667, 10_000]);
    const mail = (await messages(1, maya)).filter(({ subject }) => subject.startsWith('Session canceled'));
    expect(mail.map(({ body }) => /\$\s[\d.]+/.exec(body)?.[0])).toEqual([
      '$\u00a033.33',
      '$\u00a033.34',
      '$\u00a033.33',
    ]);
    expect(mail[0]!.body).toContain('I am ill.');
    const late = await move(group.id, group.sessions[0]!.id, '2026-03-13T05:00:00.000Z');
    expect(late.problem.key).toBe('sessionStatusInvalid');
    expect((await cancel(group.id, group.sessions[0]!.id)).problem.key).toBe('sessionStatusInvalid');
    expect((await groups(rosa))[0]).toMatchObject({ participants: [], saleObstacle: 'CHANGED' });
    expect(await differences()).toEqual([]);
  });

  it('is news to the coach, once, if an administrator moves or cancels it', async () => {
    const { group } = await sell(3);
    const camila = await world.tokenOf('pastdue@example.com');
    const [offered] = await groups(camila);
    await addCard(world, { accessToken: camila, studentId: demoId('student', 3) }, 'succeeds', {
      isDefault: true,
    });
    expect((await buy(seatIn(offered!), { token: camila, number: 3 })).status).toBe(201);
    const admin = await world.tokenOf('admin@example.com');
    await move(group.id, group.sessions[0]!.id, '2026-03-02T20:30:00.000Z', admin);
    await cancel(group.id, group.sessions[1]!.id, admin);
    const news = (await messages(5, rosa)).filter(({ subject }) => /^Session (moved|canceled)/.test(subject));
    expect(news.map(({ body }) => body.split('\n\n')[0])).toEqual([
      'We canceled your session with your group on Wednesday, Mar 18, 2026, 10:00\u00a0PM PDT.',
      'We moved your session with your group.',
    ]);
    // Two clients are affected, so the entries are about the coach.
    const query = { type: 'GROUP_CHANGED' };
    const log = await world.call('listAuditLog', { token: admin, query });
    expect(log.body.content.map(({ studentName }) => studentName)).toEqual(['Rosa Delgado', 'Rosa Delgado']);
    const [toClient] = (await messages(1, maya)).filter(({ subject }) =>
      subject.startsWith('Session cancel'),
    );
    expect(toClient!.body).toContain('We canceled your session with Rosa Delgado');
    expect(toClient!.body).not.toContain('I am ill.');
  });

  // Claim: group-date-changes
  it('is e-mailed to participants who turned messages off when it is moved or canceled', async () => {
    await turnOffMessages(world.db, demoId('student', 1));
    const { group } = await sell();
    await move(group.id, group.sessions[0]!.id, '2026-03-02T20:30:00.000Z');
    await cancel(group.id, group.sessions[1]!.id);
    const mailed = await world.db.select().from(emails).where(eq(emails.recipient, 'student@example.com'));
    const find = (start: string) => mailed.find(({ subject }) => subject.startsWith(start));
    expect(find('Please confirm the new time')!.text).toMatch(
      /It was on Thursday, Mar 12, 2026.*It now starts on Monday, Mar 02, 2026/,
    );
    expect(find('Session canceled')!.text).toContain('I am ill.');
    const subjects = (await messages(1, maya)).map(({ subject }) => subject.split(':')[0]);
    expect(subjects).toEqual(expect.arrayContaining(['Session canceled', 'Please confirm the new time']));
  });

  // Claim: group-date-changes
  it('tells the old and the new time when it is moved, and can then be canceled for its share', async () => {
    const { group, purchase } = await sell();
    expect((await move(group.id, group.sessions[0]!.id, evenings[1]!)).problem.key).toBe('slotTaken');
    const { body } = await move(group.id, group.sessions[0]!.id, '2026-03-02T20:30:00.000Z');
    expect(body.content).toMatchObject({ version: 2, sessions: [{ reason: 'The room is taken.' }, {}, {}] });
    const [session] = await sessionsOf(purchase.id);
    // Within the notice, but the client hasn’t agreed to it.
    expect(session).toMatchObject({ isMovePending: true, cancellation: { refund: 'MONEY', amount: 3_333 } });
    const [mail] = (await messages(1, maya)).filter(({ subject }) => subject.startsWith('Please confirm'));
    expect(mail!.body).toContain('It was on Thursday, Mar 12, 2026');
    expect(mail!.body).toContain('It now starts on Monday, Mar 02, 2026');
    const path = { coachId, sessionId: session!.id };
    await world.call('cancelCoachSession', { path, token: maya, body: { reason: null } });
    expect((await purchaseOf(purchase.id)).refundedAmount).toBe(3_333);
    expect(await differences()).toEqual([]);
  });

  it('is one of the coach’s appointments at the time to which it was moved after a participant canceled', async () => {
    const { group } = await sell(2);
    const another = await world.tokenOf('graduate@example.com');
    const second = await buy(seatIn(group), { token: another, number: 22 });
    const [first] = await sessionsOf(second.body.content.id, another);
    const path = { coachId, sessionId: first!.id };
    await world.call('cancelCoachSession', { path, token: another, body: { reason: null } });
    const moved = new Date(Date.parse(evenings[0]!) + day / 2).toISOString();
    expect((await move(group.id, group.sessions[0]!.id, moved)).status).toBe(200);
    const { body } = await world.call('listCoachAppointments', {
      path: { coachId },
      token: rosa,
      query: { size: 100 },
    });
    const date = body.content.find(({ id }) => id === group.sessions[0]!.id)!;
    expect([date.startTime, date.sessions[0]!.startTime]).toEqual([moved, moved]);
  });

  it('is one of the coach’s appointments with all of its participants [K-10]', async () => {
    const { group, purchase } = await sell(2);
    const another = await world.tokenOf('graduate@example.com');
    const second = await buy(seatIn(group), { token: another, number: 22 });
    expect(second.status).toBe(201);
    const [one, other] = [await sessionsOf(purchase.id), await sessionsOf(second.body.content.id, another)];
    const request = { path: { coachId }, token: rosa };
    const from = evenings[0]!;
    const list = async (query: object = {}) =>
      (
        await world.call('listCoachAppointments', {
          ...request,
          query: { from, descending: false, ...query },
        })
      ).body;
    const sessions = (
      await world.call('listCoachSessions', { ...request, query: { from, size: 100, descending: false } })
    ).body;
    const all = await list({ size: 100 });
    const withClients = all.content.filter(({ circle }) => circle === null);
    // A date has two sessions in the other list, and is one here.
    expect(withClients).toHaveLength(sessions.pagination.total - 3);
    const inGroup = withClients.filter(({ sessions }) => sessions[0]!.groupSessionId !== null);
    const dates = group.sessions.map(({ id }) => id);
    expect(inGroup.map(({ id }) => id)).toEqual(dates);
    expect(inGroup.flatMap(({ sessions }) => sessions.map(({ id }) => id)).sort()).toEqual(
      [...one, ...other].map(({ id }) => id).sort(),
    );
    // Pages count dates as well, and have the participants of their own dates only.
    const pages = [];
    for (const page of [0, 1, 2, 3, 4, 5]) pages.push(await list({ size: 1, page }));
    expect(pages.flatMap(({ content }) => content)).toEqual(all.content.slice(0, 6));

    // A seat is given up for a date: the other is left, whichever of them was first.
    for (const [sessionId, token] of [
      [one[0]!.id, maya],
      [other[1]!.id, another],
    ] as const) {
      const path = { coachId, sessionId };
      const canceled = await world.call('cancelCoachSession', { path, token, body: { reason: null } });
      expect(canceled.status).toBe(200);
    }
    const upcoming = await list({ size: 100, show: 'UPCOMING' });
    const left = upcoming.content.filter(({ id }) => dates.includes(id));
    expect(left.map(({ id }) => id)).toEqual(dates);
    expect(left.slice(0, 2).map(({ sessions }) => sessions.map(({ id }) => id))).toEqual([
      [other[0]!.id],
      [one[1]!.id],
    ]);
  });

  it('has no calendar file for its coach when a participant cancels it', async () => {
    const { purchase } = await sell();
    const [session] = await sessionsOf(purchase.id);
    const path = { coachId, sessionId: session!.id };
    await world.call('cancelCoachSession', { path, token: maya, body: { reason: null } });
    const sent = (await world.db.select().from(emails)).filter(({ subject }) =>
      /^Session canceled|gave up a seat/.test(subject),
    );
    // The others still meet.
    const { subject, text } = sent.find(({ recipient }) => recipient === 'coach@example.com')!;
    expect(subject).toMatch(/^Maya gave up a seat: /);
    expect(text).toContain('Maya Lindqvist canceled their seat on');
    expect(text).toContain('The date itself isn’t canceled.');
    expect(text).toContain('See the session: ');
    const files = sent.map(({ recipient, attachment }) => [
      recipient,
      [attachment ?? []].flat()[0]?.calendarMethod,
    ]);
    expect(new Map(files as [string, string][])).toEqual(
      new Map([
        ['student@example.com', 'CANCEL'],
        ['coach@example.com', undefined],
      ]),
    );
  });

  it('isn’t moved for one of its participants', async () => {
    const { purchase } = await sell();
    const [session] = await sessionsOf(purchase.id);
    const body = { startTime: evenings[0]!, endTime: evenings[1]!, reason: 'A school meeting' };
    const path = { coachId, sessionId: session!.id };
    for (const token of [rosa, maya])
      expect((await world.call('moveCoachSession', { path, token, body })).problem.key).toBe(
        'sessionStatusInvalid',
      );
  });

  it('is one entry in the coach’s calendar, and records who came', async () => {
    const { purchase, group } = await sell(3);
    const token = await world.tokenOf('graduate@example.com');
    expect((await buy(seatIn(group), { token, number: 22 })).status).toBe(201);
    const feed = await world.call('createCoachCalendarFeed', { path: { coachId }, token: rosa });
    const file = await world.app.request(feed.body.content.path!);
    expect((await file.text()).match(/SUMMARY:Evening group/g)).toHaveLength(3);
    await forwardActive(world, 11 * 86_400);
    rosa = await world.tokenOf('coach@example.com');
    const [session] = await sessionsOf(purchase.id, rosa);
    const path = { coachId, sessionId: session!.id };
    const attended = await world.call('submitCoachSessionAttendance', {
      path,
      token: rosa,
      body: { status: 'NO_SHOW' },
    });
    expect(attended.body.content.status).toBe('NO_SHOW');
    const { refund } = (
      await world.call('getCoachProductPurchase', { path: { id: purchase.id }, token: rosa })
    ).body.content;
    expect(refund.sessions).toMatchObject([{ sessionId: session!.id, amount: 3_333 }]);
  });
});
