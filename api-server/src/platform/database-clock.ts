import { sql } from 'drizzle-orm';
import type { Database } from './database.ts';

export type DatabaseClock = {
  now: () => Date;
  /** How often the database's clock is read again, because this process's clock drifts from it. */
  adjust: () => Promise<void>;
};

/** The fastest of this many reads counts: the shorter the round trip, the smaller the uncertainty. */
const looks = 3;

/**
 * The database's time. All processes share it however wrong their own clocks are, so that reservations, limits and
 * expirations end at the same moment everywhere. Between reads it advances with the process's monotonic clock, which
 * can't be set.
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
