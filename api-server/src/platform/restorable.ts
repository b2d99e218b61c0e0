import type { PGlite } from '@electric-sql/pglite';
import type { Database, OpenDatabase } from './database.ts';
import { drizzleEmbedded, startPglite } from './pglite.ts';

export type RestorableDatabase = OpenDatabase & {
  /** Undoes everything since the first call, or since `keep`. */
  restore: () => Promise<void>;
  /** Makes the present state the one that is restored. */
  keep: () => Promise<void>;
  /** Undoes everything since the first call of `restore`, and ends its transaction. */
  undo: () => Promise<void>;
};

type Queries = Pick<PGlite, 'query'>;

/**
 * An embedded database that can be rolled back in milliseconds. From the first call of `restore`, everything happens
 * inside one transaction that is never committed. The application's transactions become savepoints, one after another
 * as on a single connection, and so does each statement outside of them, so that a failed statement leaves the rest
 * usable. A test that never restores has ordinary transactions: thousands of changes inside a single one would be
 * slow.
 */
export async function openRestorable(snapshot: Blob): Promise<RestorableDatabase> {
  const client = await startPglite({ loadDataDir: snapshot });
  let isRestorable = false;
  let isKept = false;
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

  const db = drizzleEmbedded({
    query: (...query: Parameters<PGlite['query']>) =>
      isRestorable ? inSavepoint(() => client.query(...query)) : client.query(...query),
    transaction: <Result>(work: (queries: Queries) => Promise<Result>) =>
      isRestorable ? inSavepoint(() => work(client)) : client.transaction(work),
  } as unknown as PGlite);
  return {
    db: db as unknown as Database,
    lists: db as unknown as Database,
    migrate: async (then) => then?.(),
    restore: () =>
      inTurn(async () => {
        if (isKept) await client.exec('rollback to kept');
        else await client.exec(isRestorable ? 'rollback; begin' : 'begin');
        isRestorable = true;
      }),
    keep: () =>
      inTurn(async () => {
        if (!isRestorable) throw new Error('`restore` begins the transaction in which a state can be kept');
        await client.exec('savepoint kept');
        isKept = true;
      }),
    undo: () =>
      inTurn(async () => {
        await client.exec('rollback');
        isRestorable = false;
        isKept = false;
      }),
    close: () => inTurn(() => client.close()),
  };
}
