import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { freshWorld } from './fresh-world.ts';

const world = freshWorld();

it('fails a transaction whose statements don’t take turns', async () => {
  const { db } = world;
  const one = sql`select 1`;
  const atOnce = db.transaction((db) => Promise.all([db.execute(one), db.execute(one)]));
  await expect(atOnce).rejects.toThrow('one after the other');
  const inside = db.transaction((db) =>
    db.transaction((db) => Promise.all([db.execute(one), db.execute(one)])),
  );
  await expect(inside).rejects.toThrow('one after the other');
  await db.transaction(async (db) => {
    await db.execute(one);
    await db.transaction((db) => db.execute(one));
    await db.execute(one);
  });
  await Promise.all([db.execute(one), db.execute(one)]);
});
