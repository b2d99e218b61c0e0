import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import { drizzle as drizzlePglite } from 'drizzle-orm/pglite';
import { migrate as migratePglite } from 'drizzle-orm/pglite/migrator';
import pg from 'pg';
import type { Logger } from 'pino';
import { lockFolder } from './folder-lock.ts';

/** The database, or one of its transactions: transaction callbacks name their argument `db` too. */
export type Database = Pick<
  PgDatabase<PgQueryResultHKT, Record<string, never>>,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$count'
>;

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
  /** The same database for lists that grow with the institute, so that other reads never wait behind a search. */
  lists: Database;
  /** Migrates the tables, then runs the one-time setup. Processes that start at the same time take turns. */
  migrate: (then?: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
};

/** `dump` returns the database's files, from which others can be started. */
export type EmbeddedDatabase = OpenDatabase & { dump: () => Promise<Blob> };

const migrations = {
  migrationsFolder: join(import.meta.dirname, '../../migrations'),
};
const casing = 'snake_case' as const;

/** Enables indexed substring search. Postgres lets any database owner install the extension. */
const extension = sql`create extension if not exists pg_trgm`;

/** Throws for a database of a version before the first release, whose migrations were replaced by a single one. */
async function refusePrerelease(db: Pick<Database, 'execute'>): Promise<void> {
  const table = sql`drizzle.__drizzle_migrations`;
  const find = async (query: ReturnType<typeof sql>) =>
    ((await db.execute(query)) as unknown as { rows: { found: boolean }[] }).rows[0]!.found;
  if (!(await find(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`))) return;
  const [first] = readMigrationFiles(migrations);
  if (
    await find(sql`select exists (select from ${table} where created_at < ${first!.folderMillis}) as found`)
  )
    throw new Error(
      'This database was made by a version before the first release and can’t be upgraded. Run `npm run reset` to start ' +
        'over with the embedded one, or set DATABASE_URL to an empty database.',
    );
}

/** An arbitrary number that all our processes share. */
const migrationLock = 7_318_201;

type EmbeddedOptions = { dataDir?: string; loadDataDir?: Blob };

/** Starts an embedded Postgres with the extensions that the tables need. */
export const startPglite = (options: EmbeddedOptions): Promise<PGlite> =>
  PGlite.create({ ...options, extensions: { pg_trgm } });

export const drizzleEmbedded = (client: PGlite) => drizzlePglite({ client, casing });

async function embedded(options: EmbeddedOptions, unlock: () => Promise<void>) {
  const client = await startPglite(options);
  const db = drizzleEmbedded(client);
  return {
    db: db as unknown as Database,
    lists: db as unknown as Database,
    // One process with one connection owns an embedded database, so no lock is needed.
    migrate: async (then) => {
      await refusePrerelease(db as unknown as Database);
      await db.execute(extension);
      await migratePglite(db, migrations);
      await then?.();
    },
    close: async () => {
      await client.close();
      await unlock();
    },
    dump: () => client.dumpDataDir('none'),
  } satisfies EmbeddedDatabase;
}

/** An embedded in-memory database, empty or restored from a dump. */
export function openMemory(snapshot?: Blob): Promise<EmbeddedDatabase> {
  return embedded(snapshot ? { loadDataDir: snapshot } : {}, async () => {});
}

class DamagedFolder extends Error {
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message.split('\n', 1)[0] : String(cause);
    super(
      `The embedded database in ${folder} could not be opened (${reason}). It may be damaged. Put the folder aside, do not delete ` +
        'it, and restore your last backup in its place (“Backup and restore” in api-server/README.md), or set DATA_DIR to another folder.',
      { cause },
    );
  }
}

/**
 * Opens an embedded database in a folder. A lock file beside it keeps out a second process, which would corrupt it.
 */
export async function openFolder(dataDir: string): Promise<EmbeddedDatabase> {
  await mkdir(dataDir, { recursive: true });
  const unlock = await lockFolder(join(dataDir, 'database.lock'));
  try {
    return await embedded({ dataDir: join(dataDir, 'database') }, unlock);
  } catch (error) {
    await unlock();
    throw new DamagedFolder(join(dataDir, 'database'), error);
  }
}

/** The Postgres error code of a failure, however deeply the driver's error is wrapped. */
function postgresCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  return 'code' in error && typeof error.code === 'string' ? error.code : postgresCode(error.cause);
}

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
}

/** Of lists and searches together. Each page takes two. */
const listConnections = 4;
const defaultStatementTimeout = 20_000;

type Pooling = { connections: number; patience: number; statementTimeout: number | null };

/** Opens a pool whose statements are retried if they are aborted because of concurrent ones. */
function openPool(url: string, log: Logger, { connections, patience, statementTimeout }: Pooling) {
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
    max: connections,
  });
  // A broken connection must not crash the process, whether it's idle or between the statements of a transaction. The
  // current statement fails, and the next one opens a new connection.
  const onLost = (error: Error) => log.warn({ err: error }, 'database connection lost');
  pool.on('connect', (client) => client.on('error', onLost));
  // The pool reports idle connections again.
  pool.on('error', () => {});
  const query = pool.query.bind(pool) as (...values: unknown[]) => Promise<unknown>;
  pool.query = ((...values: unknown[]) =>
    retry(statementRetries, () => query(...values))) as typeof pool.query;
  const db = drizzlePostgres({ client: pool, casing });
  const transaction = db.transaction.bind(db);
  db.transaction = (work, config) => retry(transactionRetries, () => transaction(work, config));
  return { pool, db: db as unknown as Database };
}

/**
 * Migrates in turn with other processes. One transaction holds the lock and the migration has its own: a lock of the
 * session would outlive this process on a pooler's connection.
 */
async function migrateInTurn(url: string, then: () => Promise<void>): Promise<void> {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  // The current statement fails too.
  pool.on('error', () => {});
  try {
    const connection = drizzlePostgres({ client: pool, casing });
    await connection.transaction(async (turn) => {
      await turn.execute(sql`set local statement_timeout = 0`);
      await turn.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      await turn.execute(sql`select pg_advisory_xact_lock(${migrationLock})`);
      await refusePrerelease(connection as unknown as Database);
      await connection.execute(extension);
      await migratePostgres(connection, migrations);
      await then();
    });
  } finally {
    await pool.end();
  }
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
  }: PoolOptions = {},
): OpenDatabase {
  const main = openPool(url, log, { connections, patience, statementTimeout });
  const lists = openPool(url, log, { connections: listConnections, patience, statementTimeout });
  return {
    db: main.db,
    lists: lists.db,
    migrate: (then = async () => {}) => migrateInTurn(migrationUrl, then),
    close: async () => {
      await Promise.all([main.pool.end(), lists.pool.end()]);
    },
  };
}

/** Whether a statement violated a unique constraint. */
export function isUniqueViolation(error: unknown): boolean {
  return postgresCode(error) === '23505';
}
