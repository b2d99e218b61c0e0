import type { PGlite } from '@electric-sql/pglite';
import { type Database, drizzleEmbedded, type OpenDatabase, startPglite } from '../database.ts';

export type RestorableDatabase = OpenDatabase & {
  /** Undoes everything since the database was opened and migrated. */
  restore: () => Promise<void>;
};

type Queries = Pick<PGlite, 'query'>;

/**
 * An embedded database that goes back to its first contents in milliseconds: everything happens inside one transaction
 * that is never committed. Transactions of the application become savepoints, one after the other as on a single
 * connection, and so does each statement outside of them, so that one that fails leaves the rest usable.
 */
export async function openRestorable(snapshot: Blob): Promise<RestorableDatabase> {
  const client = await startPglite({ loadDataDir: snapshot });
  let last: Promise<unknown> = Promise.resolve();

  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = last.then(work);
    last = result.catch(() => {});
    return result;
  }
  const inSavepoint = <Result>(work: () => Promise<Result>): Promise<Result> =>
    inTurn(async () => {
      await client.exec('savepoint work');
      try {
        const result = await work();
        await client.exec('release work');
        return result;
      } catch (error) {
        await client.exec('rollback to work; release work');
        throw error;
      }
    });

  await client.exec('begin');
  const db = drizzleEmbedded({
    query: (...query: Parameters<PGlite['query']>) => inSavepoint(() => client.query(...query)),
    transaction: <Result>(work: (queries: Queries) => Promise<Result>) => inSavepoint(() => work(client)),
  } as unknown as PGlite);
  return {
    db: db as unknown as Database,
    migrate: async (then) => {
      await then?.();
      await inTurn(() => client.exec('commit; begin'));
    },
    restore: () => inTurn(() => client.exec('rollback; begin')).then(() => {}),
    close: () => inTurn(() => client.close()),
  };
}
