import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageCheckpoints } from '../tables/page-checkpoints.ts';
import { createWorld, type World } from '../testing/world.ts';
import { addPageCheckpoints } from './page-checkpoints.ts';

let world: World;
let token: string;
/** All but the last 40 are old enough for a checkpoint. With the demo world there are three. */
const count = 3000;

const insertPeople = (from: number, to: number, daysAgo: number) => sql`
  with numbered as (
    select n, lpad(to_hex((extract(epoch from ${world.clock.now.toISOString()}::timestamptz - ${daysAgo} * interval '1 day')
      * 1000)::bigint), 12, '0') || '7000' || '8' || lpad(to_hex(n), 15, '0') as id
    from generate_series(${from}::int, ${to}::int) as n
  ), people as (
    insert into users (id, email, roles, created_at)
    select id::uuid, 'marked' || n || '@example.com', '[{"name": "STUDENT"}]', now() from numbered returning id
  )
  insert into students (id, user_id, first_name, last_name, created_at, updated_at)
  select id, id, 'Marked', 'Student', now(), now() from people`;

beforeAll(async () => {
  world = await createWorld();
  token = (await world.signIn('advisor@example.com')).accessToken;
  await world.db.execute(insertPeople(1, count - 40, 3));
  await addPageCheckpoints(world.db, world.clock.now);
  await world.db.execute(insertPeople(count - 39, count, 0));
});
afterAll(() => world.close());

const everybody = async () =>
  (
    (await world.db.execute(sql`select id from students order by id`)) as unknown as {
      rows: { id: string }[];
    }
  ).rows.map(({ id }) => id);

async function page(query: { size: number; page: number; descending: boolean }) {
  const { body } = await world.call('listStudents', { token, query: { ...query, sortBy: 'id' } });
  return { ids: body.content.map(({ id }) => id), total: body.pagination.total };
}

describe('a list with checkpoints', () => {
  it('has the same pages as one without, and the same total [F-04]', async () => {
    const ids = await everybody();
    for (const descending of [false, true]) {
      const ordered = descending ? ids.toReversed() : ids;
      for (const [size, number] of [
        [10, 0],
        [10, 99],
        [10, 100],
        [7, 150],
        [100, 15],
        [100, 30],
        [10, 303],
        [10, 400],
      ] as const) {
        const expected = ordered.slice(size * number, size * (number + 1));
        expect(await page({ size, page: number, descending })).toEqual({ ids: expected, total: ids.length });
      }
    }
  });

  it('gets its checkpoints once, and none among rows of the last day', async () => {
    const checkpoints = () =>
      world.db.select().from(pageCheckpoints).orderBy(pageCheckpoints.list, pageCheckpoints.position);
    const before = await checkpoints();
    expect(before.map(({ list, position }) => [list, position])).toEqual([
      ['students', 1000],
      ['students', 2000],
      ['users', 1000],
      ['users', 2000],
    ]);
    expect((await everybody()).indexOf(before[1]!.rowId)).toBe(1999);
    await addPageCheckpoints(world.db, world.clock.now);
    expect(await checkpoints()).toEqual(before);
    // Two days later the remaining rows are old enough too.
    world.clock.forward(2 * 24 * 3600);
    await addPageCheckpoints(world.db, world.clock.now);
    expect((await checkpoints()).filter(({ list }) => list === 'students')).toHaveLength(3);
  });
});
