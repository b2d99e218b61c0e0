import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../../../scripts/machine/free-port.ts';
import type { TestPostgres } from './postgres.ts';

/** Whether this machine has PgBouncer (`apt-get install pgbouncer`). */
export const hasPgBouncer = spawnSync('pgbouncer', ['--version']).status === 0;

export type TestPooler = { urlOf: (database: string) => string; stop: () => Promise<void> };

/** PgBouncer in transaction mode with its default settings, in front of a Postgres. */
export async function startPgBouncer(postgres: TestPostgres): Promise<TestPooler> {
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  const { port: databasePort, username, password } = new URL(postgres.urlOf('any'));
  await writeFile(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=127.0.0.1 port=${databasePort} user=${username} password=${password}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
`,
  );
  await chmod(folder, 0o755);
  // It refuses to run as root.
  const asOther = process.getuid?.() === 0 ? ['--user=nobody'] : [];
  const child = spawn('pgbouncer', [...asOther, join(folder, 'pgbouncer.ini')], { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const urlOf = (database: string) => `postgres://${username}:${password}@127.0.0.1:${port}/${database}`;
  const stop = async () => {
    child.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true });
  };
  for (let attempt = 0; ; attempt += 1) {
    const client = new pg.Client(urlOf('postgres'));
    try {
      await client.connect();
      await client.end();
      return { urlOf, stop };
    } catch (error) {
      if (attempt === 100 || child.exitCode !== null) throw error;
      await setTimeout(50);
    }
  }
}
