import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/database.ts';
import { coachSchedules } from '../../tables/coach-schedules.ts';
import { coaches } from '../../tables/coaches.ts';
import { students } from '../../tables/students.ts';
import { users } from '../../tables/users.ts';

/** The zone in which a coach works. */
export async function timeZoneOf(db: Database, coachId: string): Promise<string> {
  const [schedule] = await db
    .select({ timeZone: coachSchedules.timeZone })
    .from(coachSchedules)
    .where(eq(coachSchedules.coachId, coachId))
    .orderBy(coachSchedules.id)
    .limit(1);
  const [owner] = await db
    .select({ timeZone: users.timeZone })
    .from(coaches)
    .innerJoin(students, eq(students.id, coaches.studentId))
    .innerJoin(users, eq(users.id, students.userId))
    .where(eq(coaches.id, coachId));
  return owner?.timeZone ?? schedule?.timeZone ?? 'UTC';
}
