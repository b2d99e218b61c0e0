import { execFileSync, spawnSync } from 'node:child_process';
import { appendFile, chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freePort } from '../../../scripts/machine/free-port.ts';
import { postgresBin } from '../../../scripts/topology/packages.ts';
import { databaseOwner } from '../../../scripts/topology/part.ts';
import type { OpenDatabase } from './database.ts';
import { openPostgres } from './postgres-database.ts';

// A streaming replica that follows, lags, stops and becomes a primary, each while someone writes and lists.

let folder: string;

/** Runs a program of Postgres, which refuses to run as root. */
const run = (program: string, ...args: string[]) =>
  execFileSync(join(postgresBin!, program), args, { cwd: folder, stdio: 'ignore', ...databaseOwner() });

const urlAt = (port: number) => `postgres://institute@127.0.0.1:${port}/postgres`;

describe.skipIf(!postgresBin)('a replica (skipped where Debian’s Postgres is not installed)', () => {
  let urls: { primary: string; replica: string };
  const start = (name: string) =>
    run('pg_ctl', 'start', `--pgdata=${folder}/${name}`, `--log=${folder}/${name}.log`);
  const stop = (name: string) => run('pg_ctl', 'stop', `--pgdata=${folder}/${name}`, '--mode=fast');
  const isStopped = (name: string) =>
    spawnSync(join(postgresBin!, 'pg_ctl'), ['status', `--pgdata=${folder}/${name}`], databaseOwner())
      .status !== 0;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'replica-'));
    await chmod(folder, 0o777);
    const [primary, replica] = [await freePort(), await freePort()];
    urls = { primary: urlAt(primary), replica: urlAt(replica) };
    run('initdb', '--username=institute', '--auth=trust', `--pgdata=${folder}/primary`);
    const settings = `listen_addresses = '127.0.0.1'\nunix_socket_directories = ''\nport = ${primary}\n`;
    await appendFile(join(folder, 'primary/postgresql.conf'), settings);
    start('primary');
    run('pg_basebackup', `--pgdata=${folder}/replica`, '--write-recovery-conf', `--dbname=${urls.primary}`);
    await appendFile(join(folder, 'replica/postgresql.conf'), `port = ${replica}\n`);
    start('replica');
  });
  afterAll(async () => {
    for (const name of ['replica', 'primary']) if (!isStopped(name)) stop(name);
    await rm(folder, { recursive: true });
  });

  let opened: OpenDatabase;
  beforeEach(async () => {
    opened = openPostgres(urls.primary, pino({ level: 'silent' }), { replicaUrl: urls.replica });
    await opened.db.execute(sql`drop table if exists marks`);
    await opened.db.execute(sql`create table marks (mark int)`);
  });
  afterEach(() => opened.close());

  const write = (mark: number) => opened.db.execute(sql`insert into marks values (${mark})`);
  async function list(): Promise<number | null> {
    const { rows } = (await opened.lists.execute(sql`select max(mark) as last from marks`)) as unknown as {
      rows: { last: number | null }[];
    };
    return rows[0]!.last;
  }
  /** Marks that a list didn't show after they were written. */
  async function findMissed(marks: number[]): Promise<number[]> {
    const missed: number[] = [];
    for (const mark of marks) {
      await write(mark);
      if ((await list()) !== mark) missed.push(mark);
    }
    return missed;
  }
  const count = (reason: string) => opened.listReads!().find((one) => one.reason === reason)!.count;
  const countOfReplica = () => count('current') + count('waited');
  const marks = (length: number) => Array.from({ length }, (_, index) => index + 1);

  /** Runs a statement on the replica itself. */
  async function ask(statement: string) {
    const client = new pg.Client(urls.replica);
    await client.connect();
    await client.query(statement);
    await client.end();
  }

  /** Writes and lists until lists were read in some way. On a busy machine, the replica's first answer may come too late. */
  const untilRead = (countReads: () => number) =>
    vi.waitFor(async () => {
      expect(await findMissed(marks(1))).toEqual([]);
      expect(countReads()).toBeGreaterThan(0);
    }, 60_000);

  it('shows each write that was acknowledged before', async () => {
    await untilRead(countOfReplica);
    expect(await findMissed(marks(200))).toEqual([]);
  });

  it('is waited for', async () => {
    await ask(`alter system set recovery_min_apply_delay = '50ms'`);
    await ask('select pg_reload_conf()');
    await untilRead(() => count('waited'));
    await ask('alter system reset recovery_min_apply_delay');
    await ask('select pg_reload_conf()');
  });

  it('does not answer while it is behind', async () => {
    await ask('select pg_wal_replay_pause()');
    await untilRead(() => count('behind'));
    expect(await findMissed(marks(20))).toEqual([]);
    expect(countOfReplica()).toBe(0);
    await ask('select pg_wal_replay_resume()');
  });

  it('may stop while lists are read', async () => {
    await untilRead(countOfReplica);
    const missed = findMissed(marks(200));
    stop('replica');
    expect(await missed).toEqual([]);
    expect(count('unavailable') + count('failed')).toBeGreaterThan(0);
    start('replica');
  });

  it('is not asked any more after it became a primary', async () => {
    await ask('select pg_promote()');
    expect(await findMissed(marks(20))).toEqual([]);
    expect(count('unavailable')).toBe(20);
  });
});
