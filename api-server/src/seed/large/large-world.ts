import { sql } from 'drizzle-orm';
import type { Dependencies } from '../../dependencies.ts';
import { demoPassword } from '../cast.ts';
import { withoutIndexes } from './bulk.ts';
import { coaching } from './coaching.ts';
import { enrollments } from './enrollments.ts';
import { history } from './history.ts';
import { people } from './people.ts';

const largeTables = [
  'account_events',
  'activities',
  'circle_sessions',
  'circle_students',
  'coach_product_purchases',
  'coach_sessions',
  'communication_intents',
  'enrollment_applications',
  'enrollment_transitions',
  'module_progress',
  'payment_schedule_rows',
  'payment_schedules',
  'payments',
  'purchase_refunds',
  'session_credits',
  'students',
];

/**
 * Adds the requested number of students (at least 100) to the demo world, each with 20 rows in every large table. The
 * data is deterministic except for the times, which end at `now`. Everyone has the demo world's password;
 * `student1@large.example.com` is the first.
 */
export async function fillLargeWorld(
  { db, now, hasher }: Pick<Dependencies, 'db' | 'now' | 'hasher'>,
  count: number,
): Promise<void> {
  const passwordHash = await hasher.hash(demoPassword);
  const moment = now();
  await db.transaction(async (db) => {
    await db.execute(sql`set local work_mem = '256MB'`);
    await db.execute(sql`set local maintenance_work_mem = '512MB'`);
    await withoutIndexes(db, largeTables, async () => {
      const statements = [
        ...people(count, moment, passwordHash),
        ...enrollments(count, moment),
        ...coaching(count, moment),
        ...history(moment),
      ];
      for (const statement of statements) await db.execute(sql.raw(statement));
    });
    await db.execute(sql`drop table large_students, large_coaches, large_enrollments`);
  });
}
