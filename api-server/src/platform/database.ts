import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** The database, or one of its transactions: transaction callbacks name their argument `db` too. */
export type Database = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, never>>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$count'
>;

type Clocked = { db: Database; now: () => Date };

/**
 * Runs a transaction at one moment, as with Postgres's own `now()`: all that it decides and stores is of the same time. Each
 * repetition has its own.
 */
export const atOnce = <Result>(
  { db, now }: Clocked,
  work: (db: Database, now: Date) => Promise<Result>,
): Promise<Result> => db.transaction((db) => work(db, now()));

type Reads<Results extends unknown[]> = { [Index in keyof Results]: () => Promise<Results[Index]> };

/** Runs several reads: in parallel, or one by one if `db` is a transaction, which has a single connection. */
export async function readAll<Results extends unknown[]>(
  db: Database,
  ...reads: Reads<Results>
): Promise<Results> {
  const isTransaction = 'rollback' in db;
  if (!isTransaction) return Promise.all(reads.map((read) => read())) as Promise<Results>;
  const results: unknown[] = [];
  for (const read of reads) results.push(await read());
  return results as Results;
}

/**
 * The name of prepared statements: their SQL is built once, but the server keeps nothing between two of them, because a
 * pooler in transaction mode runs each on another connection.
 */
export const unnamed = '';

export type OpenDatabase = {
  db: Database;
  /**
   * The same database for lists that grow with the institute, so that other reads never wait behind a search. A replica may
   * answer, so what decides something is read from `db`.
   */
  lists: Database;
  /** Migrates the tables, then runs the one-time setup. Processes that start at the same time take turns. */
  migrate: (then?: () => Promise<void>) => Promise<void>;
  /** The state of its pools of connections, if it has any. */
  pools?: () => PoolState[];
  /** How lists were read, if there is a replica. */
  listReads?: (() => ListReads[]) | undefined;
  close: () => Promise<void>;
};

/** How many lists a database has answered, and why that one. */
export type ListReads = { database: 'primary' | 'replica'; reason: string; count: number };

export type PoolState = { name: string; limit: number; open: number; idle: number; queued: number };

export const casing = 'snake_case' as const;

/** The Postgres error code of a failure, however deeply the driver's error is wrapped. */
export function postgresCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : postgresCode(error.cause);
}

/** Whether a statement violated a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return postgresCode(error) === '23505';
}
