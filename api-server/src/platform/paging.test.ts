import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteTexts } from '../booking/purchases/matching.ts';
import { activities } from '../tables/activities.ts';
import { coachProductPurchases } from '../tables/coach-product-purchases.ts';
import { createWorld, type World } from '../testing/world.ts';
import { listLimit } from './paging.ts';

let world: World;
let token: string;
const count = listLimit + 40;

beforeAll(async () => {
  world = await createWorld();
  token = (await world.signIn('advisor@example.com')).accessToken;
  await world.db.execute(sql`
    insert into coach_product_purchases (id, coach_name, student_name, title, coach_product_type, amount, currency,
      status, session_count, free_cancellation_hours, created_at)
    select gen_random_uuid(), 'Many Coach', 'Many Students', 'Many', 'SERVICE', 5000 * (n % 3 + 1), 'USD',
      case when n % 5 = 0 then 'REFUNDED' else 'PAID' end, 1, 24, now() from generate_series(1, ${count}::int) as n`);
  await noteTexts(world.db, [{ title: 'Many', coachName: 'Many Coach', studentName: 'Many Students' }]);
});
afterAll(() => world.close());

type Query = { sortBy: string; size: number; page: number; descending: boolean };

async function idsBy(column: string, { size, page, descending }: Query): Promise<string[]> {
  const direction = sql.raw(descending ? 'desc' : 'asc');
  const { rows } = (await world.db.execute(sql`
    select id from coach_product_purchases order by ${sql.identifier(column)} ${direction}, id ${direction}
    limit ${size} offset ${size * page}`)) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

async function read(query: Query) {
  const { body } = await world.call('listCoachProductPurchases', { token, query: query as never });
  return { ids: body.content.map(({ id }) => id), total: body.pagination.total };
}

it.each(['id', 'amount'])(
  'pages a list of the whole institute by %s, in both directions [F-04]',
  async (sortBy) => {
    for (const descending of [false, true]) {
      for (const [size, page] of [
        [10, 0],
        [100, 50],
        [7, 1000],
        [100, listLimit / 100 - 1],
      ] as const) {
        const query = { sortBy, size, page, descending };
        expect(await read(query)).toEqual({ ids: await idsBy(sortBy, query), total: listLimit });
      }
    }
  },
);

it('ends such a list at its limit, in the middle of a page if need be [F-04]', async () => {
  const query = { sortBy: 'id', size: 30, page: 333, descending: true };
  expect(await read(query)).toEqual({ ids: (await idsBy('id', query)).slice(0, 10), total: listLimit });
  expect(await read({ ...query, page: 334 })).toEqual({ ids: [], total: listLimit });
  expect(await read({ ...query, page: 1_000_000 })).toEqual({ ids: [], total: listLimit });
});

it('ends the results of a search there too, and counts fewer rows exactly [F-04]', async () => {
  const find = async (keyword: string, page: number) => {
    const query = { keyword, size: 30, page, sortBy: 'id', descending: true } as const;
    const { body } = await world.call('listCoachProductPurchases', { token, query });
    return [body.content.length, body.pagination.total];
  };
  expect(await find('Many Coach', 333)).toEqual([10, listLimit]);
  expect(await find('Many Coach', 334)).toEqual([0, listLimit]);
  // Fewer than 3 letters find the beginnings of words.
  expect(await find('m', 0)).toEqual([30, listLimit]);
  expect(await find('co', 333)).toEqual([10, listLimit]);
  expect((await find('an', 0))[1]).toBeLessThan(100);
  expect((await find('Yoga', 0))[1]).toBeLessThan(100);
  const filter = { token, body: { status: 'REFUNDED' as const }, query: { sortBy: 'id' as const } };
  const { body } = await world.call('findCoachProductPurchases', filter);
  const refunded = eq(coachProductPurchases.status, 'REFUNDED');
  expect(body.pagination.total).toBe(await world.db.$count(coachProductPurchases, refunded));
  expect(body.pagination.total).toBeGreaterThan(2000);
});

it('counts the list of one person on every page of it, and beyond its end [F-04]', async () => {
  const student = await world.signIn('student@example.com');
  const total = await world.db.$count(
    activities,
    and(eq(activities.studentId, student.studentId), eq(activities.source, 'STUDENT')),
  );
  expect(total).toBeGreaterThan(3);
  for (const [size, page, length] of [
    [total + 1, 0, total],
    [total, 0, total],
    [total - 1, 0, total - 1],
    [total - 1, 1, 1],
    [total, 1, 0],
    [total, 7, 0],
  ] as const) {
    const { body } = await world.call('listActivities', {
      path: { id: student.studentId },
      token: student.accessToken,
      query: { size, page, source: 'STUDENT' },
    });
    expect([body.content.length, body.pagination.total]).toEqual([length, total]);
  }
});
