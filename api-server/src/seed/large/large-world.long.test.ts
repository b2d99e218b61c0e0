import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contract, type OperationId } from '../../platform/contract.ts';
import { testHasher } from '../../testing/hasher.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { fillLargeWorld } from './large-world.ts';

const indexes = sql`select indexdef from pg_indexes where schemaname = 'public' order by indexdef`;
const constraints = sql`
  select conrelid::regclass::text, pg_get_constraintdef(oid) from pg_constraint order by 1, 2`;
const rows = sql`
  select (select md5(string_agg(id::text, '' order by id)) from students) as students,
    (select md5(string_agg(id::text || status, '' order by id)) from payment_schedule_rows) as rows,
    (select count(*) from account_events) as events`;

const fill = ({ db, clock }: World) => fillLargeWorld({ db, now: () => clock.now, hasher: testHasher }, 200);

let world: World;
let before: unknown[];
beforeAll(async () => {
  world = await createWorld({ commits: true });
  before = [await world.db.execute(indexes), await world.db.execute(constraints)];
  await fill(world);
});
afterAll(() => world.close());

describe('the large world', () => {
  it('restores every index and every constraint', async () => {
    expect([await world.db.execute(indexes), await world.db.execute(constraints)]).toEqual(before);
  });

  it('is the same each time', async () => {
    const other = await createWorld({ commits: true });
    await fill(other);
    expect(await other.db.execute(rows)).toEqual(await world.db.execute(rows));
    await other.close();
  });

  it('has 20 rows of each large table per student', async () => {
    for (const table of [
      'account_events',
      'activities',
      'communication_intents',
      'coach_product_purchases',
    ]) {
      const counted = sql`select count(*)::int as count from ${sql.identifier(table)}
        where student_id in (select students.id from students join users on users.id = user_id
          where email like '%@large.example.com')`;
      expect(await world.db.execute(counted)).toMatchObject({ rows: [{ count: 4000 }] });
    }
  });

  it('conforms to the document for every role', async () => {
    const { accessToken: token, studentId, coachId } = await world.signIn('student100@large.example.com');
    const schedules = await world.call('listPaymentSchedules', { token, path: { id: studentId } });
    const ids: Record<string, string> = { coachId: coachId! };
    for (const { id, method, path, requestBody, parameters } of contract) {
      const isList = parameters.some(({ name }) => name === 'page') && path !== '/enrollment_applications';
      if (
        !isList ||
        !/^\/(students|coaches\/.coachId.\/(products|coaching)|coach_pro|coaching_c|payment_s)/.test(path)
      )
        continue;
      const scheduleId = schedules.body.content[0]!.id;
      const own = { ...ids, id: path.startsWith('/payment_schedules') ? scheduleId : studentId };
      if (/courseId|(coaching_circles|coach_product_purchases)\/\{id/.test(path)) continue;
      const body = requestBody && {};
      const query = id === 'findCoachProductPurchaseParties' ? { side: 'CUSTOMER' } : {};
      const answer = await world.call(id as OperationId, {
        token,
        path: own as never,
        query: query as never,
        body,
      });
      expect([method, path, answer.status]).toEqual([method, path, 200]);
    }
  });
});
