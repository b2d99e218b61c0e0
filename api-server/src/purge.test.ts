import { expiredLinkDays } from '@institute/api-schema/policy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { purge, purgePause } from './purge.ts';
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

// Claim: expired-links
it('deletes links and codes at most 7 days after they expire', async () => {
  const links = () => world.db.$count(oneTimeTokens);
  await world.call('forgotPassword', { body: { email: 'student@example.com', application: 'STUDENT' } });
  const [link] = await world.db.select().from(oneTimeTokens);
  const last = link!.expiresAt.getTime() + expiredLinkDays * 86_400_000;
  await purge(world.db, new Date(last - purgePause));
  expect(await links()).toBe(1);
  // The last run before the 7 days are over, at the latest possible moment.
  await purge(world.db, new Date(last - 1));
  expect(await links()).toBe(0);
});

it('deletes more than one statement does, and the rest if a table fails', async () => {
  const endsAt = world.clock.now;
  const limits = Array.from({ length: 5_001 }, (_, index) => ({ key: `test-${index}`, count: 1, endsAt }));
  await world.db.insert(rateLimits).values(limits);
  const remove: typeof world.db.delete = (table) => {
    if ((table as unknown) === emails) throw new Error('no');
    return world.db.delete(table);
  };
  const failing = new Proxy(world.db, {
    get: (target, key) => (key === 'delete' ? remove : Reflect.get(target, key)),
  });
  await expect(purge(failing, new Date(endsAt.getTime() + 1))).rejects.toThrow('no');
  expect(await world.db.$count(rateLimits)).toBe(0);
});
