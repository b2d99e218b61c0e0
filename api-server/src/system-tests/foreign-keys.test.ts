import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { freshWorld } from '../testing/fresh-world.ts';

const world = freshWorld();

/** No code deletes their rows, so nothing looks for what refers to one. */
const permanent = [
  'awards',
  'coach_product_purchases',
  'cohorts',
  'courses',
  'envelopes',
  'modules',
  'payment_plans',
  'payments',
  'programs',
  'students',
  'subscription_plans',
  'users',
];

it('has an index for each reference to rows that are deleted: without one, deleting reads the whole table', async () => {
  const { rows } = (await world.db.execute(sql`
    select keys.conrelid::regclass || '.' || attname as reference
    from pg_constraint keys
    join pg_attribute on attrelid = keys.conrelid and attnum = keys.conkey[1]
    where keys.contype = 'f' and keys.confrelid::regclass::text not in (${sql.join(
      permanent.map((table) => sql`${table}`),
      sql`, `,
    )})
      and not exists (select from pg_index where indrelid = keys.conrelid and indkey[0] = keys.conkey[1] and indpred is null)
    order by 1`)) as unknown as { rows: { reference: string }[] };
  expect(rows.map(({ reference }) => reference)).toEqual([]);
});
