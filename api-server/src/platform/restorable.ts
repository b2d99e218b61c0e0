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
 * inside one transaction that is never committed. The application's transactions, and its statements outside of them,
 * run one after another as on a single connection, each after a savepoint, so that one that fails leaves the rest
 * usable. A savepoint lasts until something is written, because most statements only read. A test that never restores
 * has ordinary transactions: thousands of changes inside a single one would be slow.
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
  const afterSavepoint = <Result>(work: () => Promise<Result>, isRead = false): Promise<Result> =>
    inTurn(async () => {
      try {
        const result = await work();
        if (!isRead) await client.exec('release work; savepoint work');
        return result;
      } catch (error) {
        await client.exec('rollback to work');
        throw error;
      }
    });

  const db = drizzleEmbedded({
    query: (...query: Parameters<PGlite['query']>) =>
      isRestorable
        ? afterSavepoint(() => client.query(...query), /^select /i.test(query[0]))
        : client.query(...query),
    transaction: <Result>(work: (queries: Queries) => Promise<Result>) =>
      isRestorable ? afterSavepoint(() => work(client)) : client.transaction(work),
  } as unknown as PGlite);
  return {
    db: db as unknown as Database,
    lists: db as unknown as Database,
    migrate: async (then) => then?.(),
    restore: () =>
      inTurn(async () => {
        const begin = isRestorable ? 'rollback; begin' : 'begin';
        await client.exec(`${isKept ? 'rollback to kept' : begin}; savepoint work`);
        isRestorable = true;
      }),
    keep: () =>
      inTurn(async () => {
        if (!isRestorable) throw new Error('`restore` begins the transaction in which a state can be kept');
        await client.exec('release work; savepoint kept; savepoint work');
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
