import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

export type DatabaseClock = {
  now: () => Date;
  /** Looks at the database's clock again, for that of this process goes a little faster or slower. */
  adjust: () => Promise<void>;
};

/** Of so many looks the shortest counts: the less time the answer took, the less is not known of when it was given. */
const looks = 3;

/**
 * The time of the database. Processes on different machines share it, however wrong their own clocks are, so that what one
 * holds for five minutes, limits or lets expire ends at the same moment for all. Between two looks it is counted on with
 * the process's monotonic clock, which can't be set.
 */
export async function openDatabaseClock(db: Database): Promise<DatabaseClock> {
  let origin = 0;

  async function look(): Promise<{ origin: number; trip: number }> {
    const before = performance.now();
    const { rows } = (await db.execute(
      sql`select extract(epoch from clock_timestamp())::float8 * 1000 as time`,
    )) as unknown as { rows: [{ time: number }] };
    const trip = performance.now() - before;
    return { origin: rows[0].time - before - trip / 2, trip };
  }

  async function adjust(): Promise<void> {
    let best = await look();
    for (let count = 1; count < looks; count += 1) {
      const other = await look();
      if (other.trip < best.trip) best = other;
    }
    origin = best.origin;
  }

  await adjust();
  return { now: () => new Date(origin + performance.now()), adjust };
}
