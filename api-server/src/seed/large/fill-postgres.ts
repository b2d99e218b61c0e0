import { sql } from 'drizzle-orm';
import pino from 'pino';
import { openPostgres } from '../../platform/postgres-database.ts';
import { argon2Hasher } from '../../ports/hasher.ts';
import { isEmpty, seed } from '../seed.ts';
import { fillLargeWorld } from './large-world.ts';

/**
 * Fills the empty Postgres at `url` with the demo world and, if `scale` isn't 0, with that many students more. Returns
 * false if it isn't empty.
 */
export async function fillPostgres(
  url: string,
  { scale, migrationUrl }: { scale: number; migrationUrl?: string | undefined },
): Promise<boolean> {
  // Statements that fill a table of a large world take minutes.
  const { db, migrate, close } = openPostgres(url, pino(), { statementTimeout: null, migrationUrl });
  let isFilled = false;
  try {
    await migrate(async () => {
      if (!(await isEmpty(db))) return;
      const world = { db, now: () => new Date(), hasher: argon2Hasher() };
      await seed(world);
      if (scale > 0) await fillLargeWorld(world, scale);
      isFilled = true;
    });
    // So that counting needs only the indexes. Not before, because the transaction that holds the lock sees older rows.
    await db.execute(sql`vacuum analyze`);
  } finally {
    await close();
  }
  return isFilled;
}
