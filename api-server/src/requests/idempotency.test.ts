import { describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { idempotencyKeys } from '../tables/idempotency-keys.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { idempotentFor } from './idempotency.ts';

const world = freshWorld();

const maya = demoId('user', 1);
const key = 'order-0001';

describe('idempotent work', () => {
  const idempotent = (asked: unknown, userId = maya) =>
    idempotentFor({ db: world.db, now: () => world.clock.now }, userId, key, asked);

  it('returns the same response to the same request, without a second run', async () => {
    let runs = 0;
    const work = async () => ({ run: ++runs });
    expect(await idempotent({ a: 1, b: [2] })(work)).toEqual({ run: 1 });
    // The order of keys doesn't matter.
    expect(await idempotent({ b: [2], a: 1 })(work)).toEqual({ run: 1 });
    expect(runs).toBe(1);
  });

  it('refuses the same key for a different request', async () => {
    await idempotent({ amount: 1 })(async () => null);
    await expect(idempotent({ amount: 2 })(async () => null)).rejects.toMatchObject({
      key: 'idempotencyKeyReused',
    });
  });

  it('is scoped to one user: another may choose the same key', async () => {
    await idempotent('x')(async () => 'mine');
    expect(await idempotent('x', demoId('user', 2))(async () => 'theirs')).toBe('theirs');
  });

  it('stores nothing when the work fails, so that it can be retried', async () => {
    const failing = idempotent('x')(async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await world.db.select().from(idempotencyKeys)).toEqual([]);
    expect(await idempotent('x')(async () => 'now')).toBe('now');
  });

  it('has one winner of many concurrent requests', async () => {
    let runs = 0;
    const work = async () => ++runs;
    const answers = await Promise.all(Array.from({ length: 20 }, () => idempotent('x')(work)));
    expect(new Set(answers)).toEqual(new Set([1]));
    expect(runs).toBe(1);
  });
});
