import { eq } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { circleSessions } from '../tables/coaching-circles.ts';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld();
let rosa: string;
beforeEach(async () => {
  rosa = await world.tokenOf('coach@example.com');
});

const list = (query: object = {}, token = rosa) =>
  world.call('listCoachAppointments', { path: { coachId: demoId('coach', 5) }, token, query });
const everything = async (query: object = {}) => (await list({ size: 100, ...query })).body.content;

it('has the sessions with clients and those of the coach’s circles, by time [K-10] [F-04]', async () => {
  const { status, body } = await list({ size: 100 });
  expect(status).toBe(200);
  expect(body.pagination.total).toBe(body.content.length);
  const times = body.content.map(({ startTime }) => startTime);
  expect(times).toEqual(times.toSorted().reverse());
  const request = { path: { coachId: demoId('coach', 5) }, token: rosa, query: { size: 100 } };
  const sessions = (await world.call('listCoachSessions', request)).body.content;
  expect(body.content.flatMap(({ sessions }) => sessions.map(({ id }) => id)).sort()).toEqual(
    sessions.map(({ id }) => id).sort(),
  );
  const ofCircles = body.content.flatMap(({ circle }) => circle ?? []);
  for (const { circle, session } of ofCircles) {
    expect(circle.coachName).toBe('Rosa Delgado');
    expect(session.circleId).toBe(circle.id);
  }
  const circleIds = [...new Set(ofCircles.map(({ circle }) => circle.id))];
  expect(circleIds.length).toBeGreaterThan(1);
  const byCircle = await Promise.all(
    circleIds.map((id) =>
      world.call('listCircleSessions', { path: { id }, token: rosa, query: { size: 100 } }),
    ),
  );
  const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);
  expect(ofCircles.map(({ session }) => session).sort(byId)).toEqual(
    byCircle.flatMap(({ body }) => body.content).sort(byId),
  );
  expect((await list({ size: 2, page: 1 })).body.content).toEqual(body.content.slice(2, 4));
});

it('shows upcoming appointments, those without an outcome, or past ones [K-10]', async () => {
  const now = world.clock.now.toISOString();
  const circleStatuses = async (show: string) =>
    new Set((await everything({ show })).flatMap(({ circle }) => circle?.session.status ?? []));
  expect(await circleStatuses('UPCOMING')).toEqual(new Set(['OPEN', 'FULL']));
  expect(await circleStatuses('NEEDS_ACTION')).toEqual(new Set(['HELD']));
  expect(await circleStatuses('PAST')).toEqual(new Set(['HELD', 'ATTENDANCE_SUBMITTED']));
  const sessions = async (show: string) => (await everything({ show })).flatMap(({ sessions }) => sessions);
  const [upcoming, waiting, past] = await Promise.all(['UPCOMING', 'NEEDS_ACTION', 'PAST'].map(sessions));
  expect(upcoming!.every(({ status, endTime }) => status === 'BOOKED' && endTime > now)).toBe(true);
  expect(waiting!.every(({ status, endTime }) => status === 'BOOKED' && endTime <= now)).toBe(true);
  expect(past!.every(({ startTime }) => startTime < now)).toBe(true);
  for (const some of [upcoming, waiting, past]) expect(some).not.toEqual([]);
});

it('has a circle’s session among the upcoming ones until it ends, and its attendance afterwards', async () => {
  const [next] = (await everything({ show: 'UPCOMING', descending: false })).filter(({ circle }) => circle);
  const { id } = next!;
  const isIn = async (show: string) => (await everything({ show })).some((one) => one.id === id);
  const inMinutes = (minutes: number) => new Date(world.clock.now.getTime() + minutes * 60_000);
  const holdUntil = (endTime: Date) =>
    world.db
      .update(circleSessions)
      .set({ startTime: inMinutes(-60), endTime })
      .where(eq(circleSessions.id, id));
  await holdUntil(inMinutes(1));
  expect([await isIn('UPCOMING'), await isIn('NEEDS_ACTION')]).toEqual([true, false]);
  await holdUntil(inMinutes(0));
  expect([await isIn('UPCOMING'), await isIn('NEEDS_ACTION')]).toEqual([false, true]);
});

it('is what takes place in a period', async () => {
  const inOrder = await everything({ descending: false });
  const [first, second] = inOrder.slice(3, 5);
  const found = await everything({ descending: false, from: first!.startTime, to: second!.startTime });
  expect(found.map(({ id }) => id)).toContain(first!.id);
  expect(found.map(({ id }) => id)).not.toContain(second!.id);
});

it('is for the coach and the staff', async () => {
  const attendance = async (token: string) =>
    (await list({ size: 100 }, token)).body.content.flatMap(({ circle }) => circle?.session.attendance ?? []);
  expect(await attendance(await world.tokenOf('advisor@example.com'))).toEqual(await attendance(rosa));
  expect((await list({}, await world.tokenOf('student@example.com'))).status).toBe(403);
  expect((await list({}, await world.tokenOf('new.coach@example.com'))).status).toBe(404);
});
