import type { Database } from '../platform/database.ts';

type Statement = { execute: (...values: unknown[]) => Promise<unknown> };
type Session = { prepareQuery: (...query: unknown[]) => Statement };

/** Lets the statements of one connection fail that do not wait for the one before. */
function watch(session: Session): void {
  const prepare = session.prepareQuery.bind(session);
  let isBusy = false;
  session.prepareQuery = (...query) => {
    const statement = prepare(...query);
    const execute = statement.execute.bind(statement);
    statement.execute = async (...values) => {
      if (isBusy) throw new Error('A transaction has one connection: its statements go one after the other.');
      isBusy = true;
      try {
        return await execute(...values);
      } finally {
        isBusy = false;
      }
    };
    return statement;
  };
}

/**
 * The database, with transactions whose statements have to take turns. Drivers put those that do not into a queue of their
 * own, which hides that nothing is gained, and that of Postgres is going to refuse them.
 */
export function inTurn<Opened extends Database>(db: Opened): Opened {
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) =>
    transaction((db) => {
      watch((db as unknown as { session: Session }).session);
      return work(db);
    }, config);
  return db;
}
