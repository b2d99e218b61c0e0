import pg from 'pg';
import pino from 'pino';
import type { OpenDatabase } from '../platform/database.ts';
import type { TestPostgres } from './postgres.ts';
import { createWorld, type World, type WorldOptions } from './world.ts';

async function administer(postgres: TestPostgres, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: postgres.urlOf('postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A copy of the database `original`, for as long as `work` takes. */
export async function withCopy(
  postgres: TestPostgres,
  work: (database: string) => Promise<void>,
): Promise<void> {
  await administer(postgres, 'create database copied template original strategy file_copy');
  try {
    await work('copied');
  } finally {
    await administer(postgres, 'drop database copied');
  }
}

/**
 * Runs two servers, each with its own connections, on a copy of the database `original`. `errors` collects what they log
 * as errors.
 */
export const withTwoServers = (
  postgres: TestPostgres,
  options: WorldOptions,
  work: (servers: [World, World], errors: unknown[]) => Promise<void>,
): Promise<void> =>
  withCopy(postgres, async (copy) => {
    const errors: unknown[] = [];
    const log = pino({ level: 'error' }, { write: (line: string) => errors.push(JSON.parse(line)) });
    const opened: OpenDatabase[] = [];
    const open = () => {
      const database = postgres.reopen(copy);
      opened.push(database);
      return createWorld({ opened: database, log, ...options });
    };
    try {
      await work([await open(), await open()], errors);
    } finally {
      await Promise.all(opened.map(({ close }) => close()));
    }
  });
