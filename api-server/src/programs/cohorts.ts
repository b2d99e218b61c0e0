import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../platform/database.ts';
import { cohorts } from '../tables/programs.ts';

export type Cohort = typeof cohorts.$inferSelect;

export async function findCohort(db: Database, id: string): Promise<Cohort | null> {
  const [cohort] = await db.select().from(cohorts).where(eq(cohorts.id, id));
  return cohort ?? null;
}

/** Whether a class takes applications on a day, if it has a seat: it hasn't begun, and the institute hasn't closed it. */
export const isOpenOn = (
  { startDate, isActive }: Pick<Cohort, 'startDate' | 'isActive'>,
  today: string,
): boolean => isActive && startDate > today;

/**
 * Takes a free seat of a class. Returns false if there is none, or the class is closed. Of two concurrent callers for the last seat, one gets
 * it.
 */
export async function takeSeat(db: Database, id: string): Promise<boolean> {
  const updated = await db
    .update(cohorts)
    .set({ seatsTaken: sql`${cohorts.seatsTaken} + 1` })
    .where(and(eq(cohorts.id, id), eq(cohorts.isActive, true), lt(cohorts.seatsTaken, cohorts.capacity)))
    .returning({ id: cohorts.id });
  return updated.length > 0;
}

export async function releaseSeat(db: Database, id: string): Promise<void> {
  await db
    .update(cohorts)
    .set({ seatsTaken: sql`${cohorts.seatsTaken} - 1` })
    .where(and(eq(cohorts.id, id), gt(cohorts.seatsTaken, 0)));
}
