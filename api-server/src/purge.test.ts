import { afterAll, beforeAll, expect, it } from 'vitest';
import { purge } from './purge.ts';
import { emails } from './tables/emails.ts';
import { oneTimeTokens } from './tables/one-time-tokens.ts';
import { rateLimits } from './tables/rate-limits.ts';
import { sessions, sessionTokens } from './tables/sessions.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const tables = [rateLimits, oneTimeTokens, sessionTokens, sessions, emails];
const count = () => Promise.all(tables.map(async (table) => (await world.db.select().from(table)).length));

it('keeps what may still be needed, and deletes the rest', async () => {
  await world.signIn('student@example.com');
  await world.signIn('student@example.com');
  await world.call('forgotPassword', { body: { email: 'student@example.com', application: 'STUDENT' } });
  const before = await count();
  expect(before.every((rows) => rows > 0)).toBe(true);
  await purge(world.db, world.clock.now);
  expect(await count()).toEqual(before);
  world.clock.forward(61 * 24 * 3600);
  await purge(world.db, world.clock.now);
  // The account's last session, for recognizing its browser.
  expect(await count()).toEqual(tables.map((table) => (table === sessions ? 1 : 0)));
});

it('deletes links and codes 7 days after they expire', async () => {
  const links = () => world.db.$count(oneTimeTokens);
  await world.call('forgotPassword', { body: { email: 'student@example.com', application: 'STUDENT' } });
  world.clock.forward(7 * 24 * 3600);
  await purge(world.db, world.clock.now);
  expect(await links()).toBe(1);
  world.clock.forward(2 * 3600);
  await purge(world.db, world.clock.now);
  expect(await links()).toBe(0);
});
