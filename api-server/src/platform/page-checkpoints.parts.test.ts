import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginPurchaseRefund } from '../booking/purchases/pay.ts';
import { pageCheckpoints } from '../tables/page-checkpoints.ts';
import { createWorld, type World } from '../testing/world.ts';
import { addPageCheckpoints } from './page-checkpoints.ts';

let world: World;
let token: string;

/** Purchases of three amounts, every fifth refunded, the last 40 of them today. */
const count = 7500;
const insertPurchases = () => sql`
  with numbered as (
    select n, lpad(to_hex((extract(epoch from ${world.clock.now.toISOString()}::timestamptz
      - case when n > ${count} - 40 then 0 else 3 end * interval '1 day') * 1000)::bigint), 12, '0')
      || '7000' || '8' || lpad(to_hex(n), 15, '0') as id
    from generate_series(1, ${count}::int) as n
  )
  insert into coach_product_purchases (id, coach_name, student_name, title, coach_product_type, amount, currency, status,
    session_count, created_at)
  select id::uuid, 'Marked Coach', 'Marked Student', 'Marked', 'SERVICE', 5000 * (n % 3 + 1), 'USD',
    case when n % 5 = 0 then 'REFUNDED' else 'PAID' end, 1, now() from numbered`;

beforeAll(async () => {
  world = await createWorld();
  token = (await world.signIn('advisor@example.com')).accessToken;
  await world.db.execute(insertPurchases());
  await addPageCheckpoints(world.db, world.clock.now);
});
afterAll(() => world.close());

async function idsBy(order: string): Promise<string[]> {
  const { rows } = (await world.db.execute(
    sql`select id from coach_product_purchases ${sql.raw(order)}`,
  )) as unknown as { rows: { id: string }[] };
  return rows.map(({ id }) => id);
}

const checkpointsByList = async () =>
  Object.groupBy(await world.db.select().from(pageCheckpoints), ({ list }) =>
    list.replace(/^.*purchases\.?/, ''),
  );

describe('a list with checkpoints for the values of a column', () => {
  it('is counted, and combined in the order of its column [F-04]', async () => {
    for (const descending of [false, true]) {
      const direction = descending ? 'desc' : 'asc';
      const ordered = await idsBy(`order by amount ${direction}, id ${direction}`);
      for (const [size, page] of [
        [10, 0],
        [100, 25],
        [100, 50],
        [7, 358],
        [100, 75],
        [10, 760],
      ] as const) {
        const query = { sortBy: 'amount', size, page, descending };
        const { body } = await world.call('listCoachProductPurchases', { token, query });
        expect(body.content.map(({ id }) => id)).toEqual(ordered.slice(size * page, size * (page + 1)));
        expect(body.pagination.total).toBe(ordered.length);
      }
    }
  });

  async function expectRefunded(): Promise<void> {
    const refunded = await idsBy(`where status = 'REFUNDED' order by id`);
    for (const [size, page] of [
      [10, 0],
      [10, 99],
      [10, 100],
      [100, 14],
      [100, 15],
    ] as const) {
      const { body } = await world.call('findCoachProductPurchases', {
        token,
        query: { sortBy: 'id', descending: false, size, page },
        body: { status: 'REFUNDED' },
      });
      expect(body.content.map(({ id }) => id)).toEqual(refunded.slice(size * page, size * (page + 1)));
      expect(body.pagination.total).toBe(refunded.length);
    }
  }

  it('loses the checkpoints after a row whose status changes, until the job adds new ones', async () => {
    await expectRefunded();
    const before = await checkpointsByList();
    expect([before['status=PAID']!.length, before['status=REFUNDED']!.length]).toEqual([5, 1]);
    const [early] = await idsBy(`where status = 'PAID' and title = 'Marked' order by id offset 700`);
    await world.db.transaction((db) => beginPurchaseRefund(db, early!, world.clock.now));
    const after = await checkpointsByList();
    expect([after['status=PAID'], after['status=REFUNDED']]).toEqual([undefined, undefined]);
    expect(after['amount=5000']).toEqual(before['amount=5000']);
    await expectRefunded();
    await addPageCheckpoints(world.db, world.clock.now);
    expect((await checkpointsByList())['status=REFUNDED']).toHaveLength(1);
    await expectRefunded();
  });
});
