import { expect, it } from 'vitest';
import { sample } from '../../../../scripts/given/lane.ts';
import { demoId } from '../../seed/seed.ts';
import { freshWorld } from '../../testing/fresh-world.ts';
import { withRollback } from '../../testing/with-rollback.ts';
import type { World } from '../../testing/world.ts';

const world = freshWorld();
const timeZone = 'America/New_York';
const coachId = demoId('coach', 5);
const purchase = { id: demoId('purchase', 9) };
const [from, to] = ['2026-03-04', '2026-03-05'];
const quarters = Array.from({ length: (2 * 24 + 8) * 4 }, (_, index) =>
  new Date(Date.parse(`${from}T04:00:00Z`) + index * 15 * 60_000).toISOString(),
);

/** Offers a time, and takes it. Moves are in `sessions.test.ts`; a group has its own times. */
const ofProduct = (number: number) => {
  const path = { coachId, productId: demoId('product', number) };
  return {
    list: (token: string) => world.call('listFreeTimes', { path, token, query: { from, to, timeZone } }),
    take: (inside: World, token: string, startTime: string) =>
      inside.call('createSlotReservation', {
        path,
        token,
        body: { startTime, timeZone, allowOverlap: true },
      }),
  };
};
const ofPurchase = {
  list: (token: string) =>
    world.call('listPurchaseFreeTimes', { path: purchase, token, query: { from, to, timeZone } }),
  take: (inside: World, token: string, startTime: string) =>
    inside.call('createPurchaseSlotReservation', {
      path: purchase,
      token,
      body: { startTime, timeZone, allowOverlap: true },
    }),
};

it.each([
  ['a free talk', ofProduct(500)],
  ['a package', ofProduct(501)],
  ['a session of a purchase', ofPurchase],
] as const)(
  'every time that is offered can be taken, and no other: %s [P-29] [A-34]',
  async (_, { list, take }) => {
    const token = await world.tokenOf('student@example.com');
    const { slots } = (await list(token)).body.content;
    const offered = slots.map(({ startTime }) => new Date(startTime).toISOString());
    expect(offered.length).toBeGreaterThan(3);
    const others = quarters.filter((startTime) => !offered.includes(startTime));
    for (const startTime of [...sample(offered, 4), ...sample(others, 12)]) {
      const status = await withRollback(
        world,
        () => ({}),
        async (inside) => (await take(inside, token, startTime)).status,
      );
      expect([startTime, status === 201]).toEqual([startTime, offered.includes(startTime)]);
    }
  },
);
