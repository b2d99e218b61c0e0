import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { instituteTimeZone } from '../platform/institute-days.ts';
import { demoId } from '../seed/demo-id.ts';
import { coachSchedules } from '../tables/coach-schedules.ts';
import { users } from '../tables/users.ts';
import { createWorld, type World } from '../testing/world.ts';
import { coachTimeZone } from './time-zone.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
beforeEach(() => world.reset());
afterAll(() => world.close());

const rosa = demoId('coach', 5);

it('is the coach’s own zone, else that of the first schedule, else the institute’s', async () => {
  const { db } = world;
  await db.update(coachSchedules).set({ timeZone: 'Asia/Kathmandu' });
  expect(await coachTimeZone(db, rosa)).toBe('America/Los_Angeles');
  await db.update(users).set({ timeZone: null });
  expect(await coachTimeZone(db, rosa)).toBe('Asia/Kathmandu');
  await db.delete(coachSchedules).where(eq(coachSchedules.coachId, rosa));
  expect(await coachTimeZone(db, rosa)).toBe(instituteTimeZone);
});

it('is none of a nonexistent coach', async () => {
  await expect(coachTimeZone(world.db, demoId('coach', 999))).rejects.toMatchObject({ key: 'notFound' });
});
