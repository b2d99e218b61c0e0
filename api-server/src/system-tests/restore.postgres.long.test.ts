import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { appendFile, chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { freePort } from '../../../scripts/machine/free-port.ts';
import type { Database } from '../platform/database.ts';
import { openPostgres } from '../platform/postgres-database.ts';
import { demoId, seed } from '../seed/seed.ts';
import { students } from '../tables/students.ts';
import { testHasher } from '../testing/hasher.ts';
import { testStart } from '../testing/world.ts';

// The package of Postgres that other tests use has no pg_basebackup.
const bin = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1) ?? '';
const hasPostgres = existsSync(join(bin, 'pg_basebackup'));

const root = join(import.meta.dirname, '../../..');
const operate = readFileSync(join(root, 'docs/operate.md'), 'utf8');

const deployed: Record<string, string> = parse(
  readFileSync(join(root, 'deploy/postgres/patroni.yaml'), 'utf8'),
).bootstrap.dcs.postgresql.parameters;

/** The commands of a section of docs/operate.md. */
function commandsOf(heading: string): string {
  const [, section = ''] = operate.split(`### ${heading}\n`);
  const [, indent, commands] = /( *)```sh\n([\s\S]*?)```/.exec(section)!;
  return commands!.replaceAll(new RegExp(`^${indent}`, 'gm'), '');
}

describe.skipIf(!hasPostgres)('a backup (skipped where Debian’s Postgres is not installed)', () => {
  let folder: string;
  let port: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'restore-'));
    await chmod(folder, 0o777);
    port = await freePort();
  });
  afterEach(async () => {
    spawnSync('bash', ['-c', asPostgres(`pg_ctl -D ${folder}/data stop -m immediate`)]);
    await rm(folder, { recursive: true });
  });

  /** In a shell that goes on after a failure, like that of an operator. Postgres refuses to run as root. */
  const asPostgres = (commands: string) => {
    const script = `export PATH=${bin}:$PATH PGDATA=${folder}/data PGHOST=127.0.0.1 PGPORT=${port} ARCHIVE=${folder}/archive\n${commands}`;
    return process.getuid?.() === 0
      ? `cd / && setpriv --reuid=postgres --regid=postgres --clear-groups bash <<'OUTER'\n${script}\nOUTER`
      : script;
  };
  const run = (commands: string) => {
    const inPlace = commands.replaceAll('/archive', `${folder}/archive`);
    return execFileSync('bash', ['-c', asPostgres(inPlace)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  };
  const start = () => run(`pg_ctl start --log=${folder}/log`);
  const open = () =>
    openPostgres(`postgres://institute@127.0.0.1:${port}/institute`, pino({ level: 'silent' }));

  /** The configuration of deploy/, in this folder. */
  async function makePrimary() {
    await mkdir(join(folder, 'archive'));
    await chmod(join(folder, 'archive'), 0o777);
    run('initdb --username=institute --auth=trust');
    const parameters = {
      ...deployed,
      listen_addresses: '127.0.0.1',
      port,
      unix_socket_directories: '',
    };
    const lines = Object.entries(parameters).map(([name, value]) => `${name} = '${value}'\n`);
    await appendFile(join(folder, 'data/postgresql.conf'), lines.join(''));
    start();
    run('createdb --username=institute institute');
  }

  const student = demoId('student', 1);
  const rename = (db: Database, city: string) =>
    db.update(students).set({ occupation: city }).where(eq(students.id, student));
  const read = async (db: Database) =>
    (await db.select({ occupation: students.occupation }).from(students).where(eq(students.id, student)))[0]!
      .occupation;

  it('is restored to a moment between two changes, by the commands of docs/operate.md', async () => {
    await makePrimary();
    const primary = open();
    await primary.migrate(() => seed({ db: primary.db, now: () => testStart, hasher: testHasher }));
    run(commandsOf('Base backup'));
    await rename(primary.db, 'before');
    const { rows } = (await primary.db.execute(sql`select clock_timestamp()::text as now`)) as unknown as {
      rows: { now: string }[];
    };
    await rename(primary.db, 'after');
    const switched = (await primary.db.execute(
      sql`select pg_walfile_name(pg_switch_wal()) as name`,
    )) as unknown as { rows: { name: string }[] };
    const part = join(folder, 'archive', switched.rows[0]!.name);
    await vi.waitFor(() => expect(existsSync(part)).toBe(true), { timeout: 60_000 });
    await primary.close();
    run('pg_ctl stop -m immediate');

    const restore = commandsOf('Restore to a moment');
    const moment = /recovery_target_time = '(.*)'/.exec(restore)![1]!;
    expect(run(restore.replace(moment, rows[0]!.now))).toContain('archive recovery complete');
    start();
    const restored = open();
    expect(await read(restored.db)).toBe('before');
    // It takes writes again, and the server finds it up to date.
    await restored.migrate();
    await rename(restored.db, 'restored');
    expect(await read(restored.db)).toBe('restored');
    await restored.close();
    run('pg_ctl stop');

    // A moment after everything that was archived ends the commands, too.
    expect(run(restore.replace(moment, '2100-01-01 00:00:00+00'))).toContain(
      'recovery ended before configured recovery target was reached',
    );
  });

  it('that fails leaves those before it, however often', async () => {
    await makePrimary();
    run(commandsOf('Base backup'));
    run('pg_ctl stop');
    for (const _ of [1, 2]) expect(() => run(commandsOf('Base backup'))).toThrow();
    expect(existsSync(join(folder, 'archive/base/backup_label'))).toBe(true);
  });

  it('gets each part of the log from both databases, and none is replaced by another', async () => {
    await mkdir(join(folder, 'archive'));
    await chmod(join(folder, 'archive'), 0o777);
    const archive = (content: string, name: string) =>
      run(
        `echo ${content} > ${folder}/part; NODE=database-1; ${deployed.archive_command!.replaceAll('%p', `${folder}/part`).replaceAll('%f', name)}`,
      );
    archive('one', '01');
    archive('one', '01');
    expect(() => archive('two', '01')).toThrow();
    archive('two', '02');
    expect(run('cat /archive/01 /archive/02; ls /archive')).toBe('one\ntwo\n01\n02\n');
  });
});
