import { eq } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { instituteTimeZone } from '../platform/institute-days.ts';
import { problem } from '../platform/problem.ts';
import { coachSchedules } from '../tables/coach-schedules.ts';
import { coaches } from '../tables/coaches.ts';
import { students } from '../tables/students.ts';
import { users } from '../tables/users.ts';

/**
 * The zone in which a coach works, and whose months are those of the coach's sales: the account's, else the one of the
 * device that asks.
 */
export async function coachTimeZone(
  db: Database,
  coachId: string,
  device: string | null = null,
): Promise<string> {
  const [coach] = await db
    .select({ timeZone: users.timeZone })
    .from(coaches)
    .innerJoin(students, eq(students.id, coaches.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(coaches.id, coachId));
  if (!coach) throw problem('notFound');
  const chosen = coach.timeZone ?? device;
  if (chosen) return chosen;
  const [schedule] = await db
    .select({ timeZone: coachSchedules.timeZone })
    .from(coachSchedules)
    .where(eq(coachSchedules.coachId, coachId))
    .orderBy(coachSchedules.id)
    .limit(1);
  return schedule?.timeZone ?? instituteTimeZone;
}
