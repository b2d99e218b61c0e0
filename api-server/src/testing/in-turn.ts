import type { Database } from '../platform/database.ts';

type Statement = { execute: (...values: unknown[]) => Promise<unknown> };
type Session = { prepareQuery: (...query: unknown[]) => Statement };

/** Fails statements on a connection that don't wait for the previous one. */
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
 * Wraps the database so that a transaction's statements must run one after another. Drivers queue concurrent ones,
 * which hides that nothing is gained and that the Postgres driver is going to refuse them.
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
