import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from 'pino';
import { casing, type Database, type OpenDatabase, postgresCode } from './database.ts';
import { migrations, prerequisites, refusePrerelease } from './migrations.ts';
import type { Observe } from './observe.ts';
import { type Query, readFromReplica, replicaPatience } from './replica.ts';

const serializationFailure = '40001';
const deadlock = '40P01';
const foreignKeyViolation = '23503';
/** A statement outside a transaction can be a deadlock victim too. */
const statementRetries = [serializationFailure, deadlock];
/**
 * A transaction can read a row that is deleted before it inserts a reference to it. The retry no longer finds the
 * row.
 */
const transactionRetries = [...statementRetries, foreignKeyViolation];

const maxAttempts = 6;
/** The maximum delay before the second attempt, in milliseconds. It doubles with each further attempt. */
const firstPause = 10;

/**
 * Retries work that Postgres aborted in favor of another transaction. Every attempt is all or nothing, so the work
 * must have no side effects outside the database: charges, e-mails and files come before or after a transaction, or
 * it records them for a job.
 */
async function retry<Result>(codes: string[], work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === maxAttempts || !codes.includes(postgresCode(error) ?? '')) throw error;
      // Random, so that conflicting transactions don't collide again.
      await setTimeout(Math.random() * firstPause * 2 ** (attempt - 1));
    }
  }
}

export interface PoolOptions {
  /** How many connections may be open. */
  connections?: number | undefined;
  /** How many milliseconds a statement waits for a free connection. */
  patience?: number;
  /** How many milliseconds a statement may take, including its wait for locks. Null for no limit. */
  statementTimeout?: number | null;
  /** For migrations, if `url` leads to a pooler in transaction mode. */
  migrationUrl?: string | undefined;
  /** A streaming replica for lists. */
  replicaUrl?: string | undefined;
  /** Observes each statement. */
  observe?: Observe | undefined;
}

/** Of lists and searches together. Each page takes two. */
const listConnections = 4;
const defaultStatementTimeout = 20_000;

type Pooling = {
  connections: number;
  patience: number;
  statementTimeout: number | null;
  observe: Observe | undefined;
  /** How many milliseconds a statement may take before its connection is given up. */
  queryTimeout?: number;
};

/** The text of a statement, which has no values in it. */
const textOf = (statement: unknown): string =>
  typeof statement === 'string' ? statement : ((statement as { text?: string } | undefined)?.text ?? '');

/** Observes the statements of a pool, with the time until a connection is free, and those of a transaction. */
function observeStatements(pool: pg.Pool, observe: Observe): void {
  const observedQuery =
    (query: Query): Query =>
    (...values) =>
      // With a callback, it's part of a statement of the pool.
      typeof values.at(-1) === 'function'
        ? query(...values)
        : observe('query', textOf(values[0]), () => query(...values));
  pool.query = observedQuery(pool.query.bind(pool) as Query) as typeof pool.query;
  pool.on('connect', (client) => {
    client.query = observedQuery(client.query.bind(client) as Query) as typeof client.query;
  });
}

/** Opens a pool whose statements are retried if they are aborted because of concurrent ones. */
function openPool(
  url: string,
  log: Logger,
  { connections, patience, statementTimeout, observe, queryTimeout }: Pooling,
) {
  const pool = new pg.Pool({
    connectionString: url,
    // Not a startup parameter, because poolers refuse those they don't know.
    ...(statementTimeout !== null && {
      onConnect: async (client: pg.ClientBase) => {
        await client.query(`set statement_timeout = ${statementTimeout}`);
      },
    }),
    // For a new connection and for a free one alike.
    connectionTimeoutMillis: patience,
    // Opening a connection takes longer than most requests.
    idleTimeoutMillis: 60_000,
    query_timeout: queryTimeout,
    max: connections,
  });
  // A broken connection must not crash the process, whether it's idle or between the statements of a transaction. The
  // current statement fails, and the next one opens a new connection.
  const onLost = (error: Error) => log.warn({ err: error }, 'database connection lost');
  pool.on('connect', (client) => client.on('error', onLost));
  // The pool reports idle connections again.
  pool.on('error', () => {});
  if (observe) observeStatements(pool, observe);
  const query = pool.query.bind(pool) as Query;
  pool.query = ((...values: unknown[]) =>
    retry(statementRetries, () => query(...values))) as typeof pool.query;
  const db = drizzle({ client: pool, casing });
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => retry(transactionRetries, () => transaction(work, config));
  return { pool, db: db as unknown as Database };
}

/** An arbitrary number that all our processes share. */
const migrationLock = 7_318_201;

const lockNotAvailable = '55P03';
/**
 * A change of a table waits for all who read it, and all others wait behind it. So it waits for a second, and then lets them
 * pass before the next attempt: for about 10 minutes, as long as a backup by pg_dump takes.
 */
const lockTimeout = 1000;
const lockPause = 4000;
const lockAttempts = 120;

/** Applies the migrations in one transaction, and again if a table is in use for too long. */
async function applyMigrations(connection: NodePgDatabase, log: Logger): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await connection.transaction(async (tx) => {
        await tx.execute(sql`set local lock_timeout = ${sql.raw(String(lockTimeout))}`);
        // Its own `begin` is one too many, which Postgres ignores.
        await migrate(tx as unknown as NodePgDatabase, migrations);
      });
      return;
    } catch (error) {
      if (attempt === lockAttempts || postgresCode(error) !== lockNotAvailable) throw error;
      log.warn({ attempt }, 'a table is in use, so the migration is tried again');
      await setTimeout(lockPause);
    }
  }
}

/**
 * Migrates in turn with other processes. One transaction holds the lock and the migration has its own: a lock of the
 * session would outlive this process on a pooler's connection.
 */
async function migrateInTurn(url: string, log: Logger, then: () => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // The current statement fails too. Between statements, a lost connection must not crash the process.
  pool.on('connect', (client) => client.on('error', () => {}));
  pool.on('error', () => {});
  try {
    const connection = drizzle({ client: pool, casing });
    await connection.transaction(async (turn) => {
      await turn.execute(sql`set local statement_timeout = 0`);
      await turn.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await turn.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
      await refusePrerelease(connection as unknown as Database);
      for (const statement of prerequisites) await connection.execute(statement);
      await applyMigrations(connection, log);
      await then();
    });
  } finally {
    await pool.end();
  }
}

/** Has lists read from a replica. `lists` are its connections to the primary. */
function openReplica(url: string, log: Logger, lists: pg.Pool, pooling: Pooling) {
  const { pool } = openPool(url, log, pooling);
  const probe = openPool(url, log, {
    connections: 1,
    patience: replicaPatience,
    queryTimeout: replicaPatience,
    statementTimeout: null,
    observe: undefined,
  });
  const queryOf = (one: pg.Pool) => one.query.bind(one) as Query;
  const { query, reads } = readFromReplica(
    { primary: queryOf(lists), replica: queryOf(pool), probe: queryOf(probe.pool) },
    log,
  );
  lists.query = query as typeof lists.query;
  return { pool, reads, close: () => Promise.all([pool.end(), probe.pool.end()]) };
}

/** Connects to any Postgres, directly or through a pooler. */
export function openPostgres(
  url: string,
  log: Logger,
  {
    connections = 10,
    patience = 10_000,
    statementTimeout = defaultStatementTimeout,
    migrationUrl = url,
    replicaUrl,
    observe,
  }: PoolOptions = {},
): OpenDatabase {
  const main = openPool(url, log, { connections, patience, statementTimeout, observe });
  const listPooling = { connections: listConnections, patience, statementTimeout, observe };
  const lists = openPool(url, log, listPooling);
  const replica = replicaUrl ? openReplica(replicaUrl, log, lists.pool, listPooling) : null;
  const stateOf = (name: string, pool: pg.Pool, limit: number) => {
    const { totalCount: open, idleCount: idle, waitingCount: queued } = pool;
    return { name, limit, open, idle, queued };
  };
  return {
    db: main.db,
    lists: lists.db,
    migrate: (then = async () => {}) => migrateInTurn(migrationUrl, log, then),
    pools: () => [
      stateOf('main', main.pool, connections),
      stateOf('lists', lists.pool, listConnections),
      ...(replica ? [stateOf('replica', replica.pool, listConnections)] : []),
    ],
    listReads: replica?.reads,
    close: async () => {
      await Promise.all([main.pool.end(), lists.pool.end(), replica?.close()]);
    },
  };
}
