import { joinLeadMinutes } from '@institute/api-schema/policy';
import { and, eq, ne } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { coachProducts } from '../tables/coach-products.ts';
import { coachSchedules } from '../tables/coach-schedules.ts';
import { coachSessionNotes, coachSessions } from '../tables/coach-sessions.ts';
import { coaches } from '../tables/coaches.ts';
import { circleSessions } from '../tables/coaching-circles.ts';
import { groupSessions } from '../tables/coaching-groups.ts';
import { subscriptions } from '../tables/subscriptions.ts';
import { users } from '../tables/users.ts';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld({ config: { rateLimitFactor: 100 } });
const coachId = demoId('coach', 5);
const minute = 60_000;
const day = 86_400_000;
let rosa: string;
beforeEach(async () => {
  rosa = await world.tokenOf('coach@example.com');
});

const today = async (token = rosa, id = coachId) =>
  (await world.call('getCoachToday', { path: { coachId: id }, token })).body.content;
const kinds = async () => (await today()).tasks.map(({ kind }) => kind);
const isOwn = eq(coachSessions.coachId, coachId);
/** Rosa's booked sessions, the earliest first. */
const booked = async () =>
  (
    await world.db
      .select()
      .from(coachSessions)
      .where(and(isOwn, eq(coachSessions.status, 'BOOKED')))
  ).sort((a, b) => a.startTime.getTime() - b.startTime.getTime());
const ahead = async () => (await booked()).filter(({ endTime }) => endTime > world.clock.now);
const begin = (id: string, startTime: Date) =>
  world.db
    .update(coachSessions)
    .set({ startTime, agreedStartTime: startTime, endTime: new Date(startTime.getTime() + 50 * minute) })
    .where(eq(coachSessions.id, id));
const ledCircles = async () =>
  (await world.call('listCoachingCircles', { token: rosa, query: { coachId, size: 100 } })).body.content;
const removeCircleSessions = () => world.db.delete(circleSessions);

describe('the next appointment', () => {
  it('is the first that has not ended, with the latest note on its client', async () => {
    await removeCircleSessions();
    const [session] = await ahead();
    const { next, lastNote } = await today();
    expect(next).toMatchObject({
      kind: 'SESSION',
      id: session!.id,
      participantCount: 1,
      url: 'https://meet.example.com/rosa',
      isJoinable: true,
      isSoon: false,
    });
    expect(Date.parse(next!.startTime)).toBe(session!.startTime.getTime());
    expect(next!.startTime).toMatch(/-0[78]:00$/);
    const notes = await world.db
      .select({ text: coachSessionNotes.text, createdAt: coachSessionNotes.createdAt })
      .from(coachSessionNotes)
      .innerJoin(coachSessions, eq(coachSessions.id, coachSessionNotes.sessionId))
      .where(and(isOwn, eq(coachSessions.studentId, session!.studentId)));
    const [latest] = notes.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime());
    expect(lastNote?.text).toBe(latest!.text);
  });

  it('is soon from some minutes before it begins until it ends, and the answer says when that changes', async () => {
    await removeCircleSessions();
    const [session] = await ahead();
    const start = new Date(world.clock.now.getTime() + 20 * minute);
    await begin(session!.id, start);
    const before = await today();
    expect(before.next).toMatchObject({ id: session!.id, isSoon: false });
    expect(Date.parse(before.validUntil)).toBe(start.getTime() - joinLeadMinutes * minute);
    world.clock.forward((20 - joinLeadMinutes) * 60);
    const soon = await today();
    expect(soon.next).toMatchObject({ id: session!.id, isSoon: true });
    expect(Date.parse(soon.validUntil)).toBe(start.getTime());
    world.clock.forward(60 * 60);
    rosa = await world.tokenOf('coach@example.com');
    expect((await today()).next).toMatchObject({ id: session!.id, isJoinable: true });
    world.clock.forward(6 * 60);
    expect((await today()).next?.id).not.toBe(session!.id);
  });

  it('is found however far ahead, and is a circle’s too', async () => {
    await world.db.delete(coachSessions).where(isOwn);
    const [circle] = await world.db.select().from(circleSessions).limit(1);
    await removeCircleSessions();
    expect(await today()).toMatchObject({ next: null, lastNote: null });
    const startTime = new Date(world.clock.now.getTime() + 30 * day);
    const endTime = new Date(startTime.getTime() + 60 * minute);
    const led = (await ledCircles()).find(({ studentCount }) => studentCount > 0);
    await world.db.insert(circleSessions).values({
      ...circle!,
      circleId: led!.id,
      startTime,
      endTime,
      attendanceSubmittedAt: null,
      deletedAt: null,
    });
    const { next, days } = await today();
    expect(next).toMatchObject({ kind: 'CIRCLE', title: led!.title, participantCount: led!.studentCount });
    expect(days.flatMap(({ appointments }) => appointments)).toEqual([]);
  });

  it('has no link in person', async () => {
    await removeCircleSessions();
    await world.db.update(coachProductPurchases).set({ deliveryMode: 'IN_PERSON' });
    expect((await today()).next).toMatchObject({ kind: 'SESSION', url: null });
  });
});

describe('the days ahead', () => {
  it('are seven in the coach’s time zone, each with its appointments', async () => {
    const { days, timeZone } = await today();
    expect(timeZone).toBe('America/Los_Angeles');
    expect(days).toHaveLength(7);
    expect(days[0]!.date).toBe('2026-03-02');
    const end = Date.parse('2026-03-09T07:00:00Z');
    const expected = (await ahead()).filter(({ startTime }) => startTime.getTime() < end);
    const shown = days.flatMap(({ appointments }) => appointments);
    expect(shown.filter(({ kind }) => kind === 'SESSION').map(({ id }) => id)).toEqual(
      expected.map(({ id }) => id),
    );
    for (const { date, appointments } of days)
      for (const { startTime } of appointments) expect(startTime.slice(0, 10)).toBe(date);
    const starts = shown.map(({ startTime }) => Date.parse(startTime));
    expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  });

  it('show a date of a group once, however many take part', async () => {
    const sessions = await ahead();
    const [groupSession] = await world.db.select().from(groupSessions).limit(1);
    const startTime = new Date(world.clock.now.getTime() + day);
    const endTime = new Date(startTime.getTime() + 75 * minute);
    for (const { id } of sessions.slice(0, 2))
      await world.db
        .update(coachSessions)
        .set({ groupSessionId: groupSession!.id, startTime, endTime })
        .where(eq(coachSessions.id, id));
    const groups = (await today()).days
      .flatMap(({ appointments }) => appointments)
      .filter(({ kind }) => kind === 'GROUP');
    expect(groups).toMatchObject([{ id: groupSession!.id, client: null, participantCount: 2 }]);
    const [past] = await world.db
      .select()
      .from(coachSessions)
      .where(and(isOwn, ne(coachSessions.status, 'BOOKED')))
      .limit(1);
    await begin(past!.id, new Date(world.clock.now.getTime() + 2 * day));
    await world.db.update(coachSessions).set({ status: 'BOOKED' }).where(eq(coachSessions.id, past!.id));
    await removeCircleSessions();
    const query = { show: 'UPCOMING', size: 2, descending: false };
    const limited = await world.call('listCoachAppointments', { path: { coachId }, token: rosa, query });
    expect(limited.body.content.map(({ id }) => id)).toEqual([groupSession!.id, past!.id]);
  });

  it('say which are off', async () => {
    const body = { firstDay: '2026-03-04', lastDay: '2026-03-05' };
    await world.call('createCoachTimeOff', { path: { coachId }, token: rosa, body });
    const { days } = await today();
    expect(days.filter(({ isOff }) => isOff).map(({ date }) => date)).toEqual(['2026-03-04', '2026-03-05']);
  });

  it('keep a session that began yesterday on the first day', async () => {
    const [session] = await ahead();
    world.clock.now = new Date('2026-03-03T08:10:00Z');
    rosa = await world.tokenOf('coach@example.com');
    await begin(session!.id, new Date('2026-03-03T07:40:00Z'));
    const { days } = await today();
    expect(days[0]).toMatchObject({ date: '2026-03-03', appointments: [{ id: session!.id }] });
  });
});

describe('what a coach has to do', () => {
  it('are sessions whose outcome is missing, until it is recorded', async () => {
    const over = (await booked()).filter(({ endTime }) => endTime <= world.clock.now);
    const before = await today();
    const attendance = before.tasks.filter(({ kind }) => kind === 'ATTENDANCE');
    expect(attendance.map(({ session }) => session!.id)).toEqual(over.map(({ id }) => id));
    expect(attendance[0]!.session).toMatchObject({ isAttendanceOpen: true, notes: [] });
    const path = { coachId, sessionId: over[0]!.id };
    await world.call('submitCoachSessionAttendance', { path, token: rosa, body: { status: 'OCCURRED' } });
    expect((await today()).taskCount).toBe(before.taskCount - 1);
  });

  it('begin with the reply to a client whom the coach missed', async () => {
    const over = (await booked()).find(({ endTime }) => endTime <= world.clock.now)!;
    await world.db
      .update(coachSessions)
      .set({ absenceReportedAt: world.clock.now })
      .where(eq(coachSessions.id, over.id));
    const { tasks } = await today();
    expect(tasks[0]).toMatchObject({ kind: 'ABSENCE_REPORTED', session: { id: over.id } });
    expect(tasks.filter(({ session }) => session?.id === over.id)).toHaveLength(1);
  });

  it('are all counted, and twenty of a kind listed', async () => {
    const before = await today();
    const [over] = (await booked()).filter(({ endTime }) => endTime <= world.clock.now);
    const { id: _, ...copy } = over!;
    await world.db.insert(coachSessions).values(
      Array.from({ length: 25 }, (_, index) => {
        const startTime = new Date(copy.startTime.getTime() - (index + 1) * day);
        return {
          ...copy,
          startTime,
          agreedStartTime: startTime,
          endTime: new Date(+startTime + 50 * minute),
        };
      }),
    );
    const { tasks, taskCount } = await today();
    expect(taskCount).toBe(before.taskCount + 25);
    expect(tasks.filter(({ kind }) => kind === 'ATTENDANCE')).toHaveLength(20);
  });

  it('are circles without attendance, if they have members', async () => {
    await world.db.update(circleSessions).set({ attendanceSubmittedAt: null });
    const led = (await ledCircles()).filter(({ studentCount }) => studentCount > 0);
    const tasks = (await today()).tasks.filter(({ kind }) => kind === 'CIRCLE_ATTENDANCE');
    expect(tasks.length).toBeGreaterThan(0);
    for (const { circleSession } of tasks) {
      expect(circleSession!.session.isAttendanceOpen).toBe(true);
      expect(led.map(({ id }) => id)).toContain(circleSession!.circle.id);
    }
  });

  it('are products to deliver', async () => {
    const isPaid = and(
      eq(coachProductPurchases.coachProductType, 'PRODUCT'),
      eq(coachProductPurchases.status, 'PAID'),
    );
    const [sold] = await world.db.select().from(coachProductPurchases).where(isPaid).limit(1);
    await world.db
      .update(coachProductPurchases)
      .set({ deliveredAt: null })
      .where(eq(coachProductPurchases.id, sold!.id));
    const { tasks } = await today();
    expect(tasks.at(-1)).toMatchObject({
      kind: 'DELIVERY',
      purchase: { id: sold!.id, title: sold!.title, clientName: sold!.studentName },
    });
  });

  it('are the steps to the first client, in order', async () => {
    const session = await world.signIn('new.coach@example.com');
    const { tasks, taskCount, next, sales, profile } = await today(session.accessToken, session.coachId!);
    expect(tasks.map(({ kind }) => kind)).toEqual([
      'NO_INTRODUCTION',
      'NO_SUBSCRIPTION',
      'NO_HOURS',
      'NO_SERVICE',
    ]);
    expect(tasks.every(({ isSetUp }) => isSetUp)).toBe(true);
    expect(taskCount).toBe(4);
    expect({ next, sales }).toEqual({ next: null, sales: [] });
    expect(profile.missing).toContain('intro');
  });

  it('is to pay an overdue subscription, before it ends', async () => {
    const own = eq(subscriptions.coachId, coachId);
    await world.db.update(subscriptions).set({ status: 'PAST_DUE', periodEnd: world.clock.now }).where(own);
    expect(await kinds()).toContain('SUBSCRIPTION_PAST_DUE');
    world.clock.forward((15 * day) / 1000);
    rosa = await world.tokenOf('coach@example.com');
    const after = await kinds();
    expect(after).toContain('NO_SUBSCRIPTION');
    expect(after).not.toContain('SUBSCRIPTION_PAST_DUE');
  });

  it('is to add a meeting link that an online session needs', async () => {
    await world.db.update(coaches).set({ coachWebConferenceUrl: null }).where(eq(coaches.id, coachId));
    expect(await kinds()).toContain('NO_MEETING_LINK');
    await world.db.update(coachProductPurchases).set({ deliveryMode: 'IN_PERSON' });
    expect(await kinds()).not.toContain('NO_MEETING_LINK');
  });

  it('is to publish a service, if nothing can be sold', async () => {
    const isService = and(eq(coachProducts.coachId, coachId), eq(coachProducts.type, 'SERVICE'));
    await world.db.update(coachProducts).set({ status: 'DRAFT' }).where(isService);
    // Products are left.
    expect(await kinds()).not.toContain('NO_SERVICE');
    await world.db.update(coachProducts).set({ status: 'DRAFT' }).where(eq(coachProducts.coachId, coachId));
    expect(await kinds()).toContain('NO_SERVICE');
    await world.db.delete(coachSchedules).where(eq(coachSchedules.coachId, coachId));
    expect(await kinds()).toContain('NO_HOURS');
  });
});

it('is in the device’s time zone if the account has none', async () => {
  const of = async (timeZone?: string) =>
    (
      await world.call('getCoachToday', {
        path: { coachId },
        token: rosa,
        query: timeZone ? { timeZone } : {},
      })
    ).body.content;
  expect((await of('Europe/Madrid')).timeZone).toBe('America/Los_Angeles');
  await world.db.update(users).set({ timeZone: null }).where(eq(users.email, 'coach@example.com'));
  expect((await of('Europe/Madrid')).timeZone).toBe('Europe/Madrid');
  expect((await of('Europe/Madrid')).next!.startTime).toMatch(/[+]0[12]:00$/);
  expect((await of()).timeZone).toMatch(/^America\//);
});

it('has the sums of the list of sales', async () => {
  const { body } = await world.call('listSales', { token: rosa, path: { coachId } });
  expect((await today()).sales).toEqual(body.pagination.summary);
});

it('is the coach’s alone', async () => {
  const admin = await world.tokenOf('admin@example.com');
  const maya = await world.tokenOf('student@example.com');
  for (const [token, status] of [
    [admin, 403],
    [maya, 403],
    [await world.tokenOf('new.coach@example.com'), 404],
  ] as const)
    expect((await world.call('getCoachToday', { path: { coachId }, token })).status).toBe(status);
});
