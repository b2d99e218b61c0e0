import type { Database } from '../platform/database.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

class Undo extends Error {}

/** Runs work in a nested world whose changes are rolled back. */
export async function withRollback<Result>(
  world: Pick<World, 'db'>,
  options: (db: Database) => Omit<WorldOptions, 'opened'>,
  work: (inside: World) => Promise<Result>,
): Promise<Result> {
  let result: { value: Result } | undefined;
  const done = world.db.transaction(async (db) => {
    const opened = { db, lists: db, migrate: async () => {}, close: async () => {} };
    result = { value: await work(await createWorld({ ...options(db), opened })) };
    throw new Undo();
  });
  await done.catch((error) => {
    if (!(error instanceof Undo)) throw error;
  });
  return result!.value;
}
