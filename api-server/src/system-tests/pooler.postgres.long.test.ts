import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoId } from '../seed/seed.ts';
import { hasPgBouncer, startPgBouncer, type TestPooler } from '../testing/pgbouncer.ts';
import { startPostgres, type TestPostgres } from '../testing/postgres.ts';
import { startProcess } from '../testing/process.ts';

// Cloud databases are mostly behind a pooler in transaction mode, where each transaction gets any connection.

const json = { 'content-type': 'application/json' };

describe.skipIf(!hasPgBouncer)('behind PgBouncer (skipped where it is not installed)', () => {
  let postgres: TestPostgres;
  let pooler: TestPooler;
  beforeAll(async () => {
    postgres = await startPostgres();
    pooler = await startPgBouncer(postgres);
  });
  afterAll(async () => {
    await pooler?.stop();
    await postgres?.stop();
  });

  it('four servers that start together migrate in turn, and answer parallel reads', async () => {
    await postgres.server.createDatabase('pooled');
    const environment = { DATABASE_URL: pooler.urlOf('pooled'), SEED: 'true' };
    const servers = Array.from({ length: 4 }, () => startProcess(environment));
    try {
      const addresses = await Promise.all(servers.map(({ listening }) => listening));
      const statuses = await Promise.all(
        addresses.map(async (address) => {
          const body = JSON.stringify({ username: 'student@example.com', password: 'Wellness1' });
          const signedIn = await fetch(`${address}/auth/signin/student`, {
            method: 'POST',
            headers: json,
            body,
          });
          const { content } = await signedIn.json();
          const headers = { authorization: `Bearer ${content.accessToken}` };
          const read = () => fetch(`${address}/students/${demoId('student', 1)}`, { headers });
          const answers = await Promise.all(Array.from({ length: 60 }, read));
          return answers.map(({ status }) => status);
        }),
      );
      expect(statuses.flat()).toEqual(Array(240).fill(200));
    } finally {
      for (const { child } of servers) child.kill('SIGTERM');
    }
    expect(await Promise.all(servers.map(({ ended }) => ended))).toEqual([0, 0, 0, 0]);
  });

  it('migrates directly if that has its own URL', async () => {
    await postgres.server.createDatabase('direct');
    const server = startProcess({
      DATABASE_URL: pooler.urlOf('direct'),
      DATABASE_MIGRATION_URL: postgres.urlOf('direct'),
    });
    try {
      const address = await server.listening;
      expect((await fetch(`${address}/readyz`)).status).toBe(200);
    } finally {
      server.child.kill('SIGTERM');
      await server.ended;
    }
  });
});
