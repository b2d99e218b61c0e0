import { eq } from 'drizzle-orm';
import { type Caller, hasRole, requireOwnStudent } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { problem } from '../platform/problem.ts';
import { paymentSchedules } from '../tables/payment-schedules.ts';
import type { Schedule } from './stored-ledger.ts';

async function readSchedule(db: Database, id: string): Promise<Schedule> {
  const [schedule] = await db.select().from(paymentSchedules).where(eq(paymentSchedules.id, id));
  if (!schedule) throw problem('notFound');
  return schedule;
}

/** The caller's own schedule. Any other one is 404, so that callers can't learn which ids exist. */
export async function requireOwnSchedule(db: Database, id: string, caller: Caller): Promise<Schedule> {
  const schedule = await readSchedule(db, id);
  requireOwnStudent(schedule.studentId, caller);
  return schedule;
}

/** Advisors and administrators can read every schedule. */
export async function requireVisibleSchedule(db: Database, id: string, caller: Caller): Promise<Schedule> {
  return hasRole(caller, 'ADVISOR', 'ADMIN') ? readSchedule(db, id) : requireOwnSchedule(db, id, caller);
}
