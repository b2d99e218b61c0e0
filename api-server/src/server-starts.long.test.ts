import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Hasher } from './ports/prepared-password.ts';
import { dataFolder, signInAt } from './testing/data-folder.ts';
import { testHasher } from './testing/hasher.ts';
import { close, closeServers, start } from './testing/started.ts';

const place = dataFolder();
closeServers();

it('reports which port is in use, and which variable changes it', async () => {
  const first = await start();
  expect([first.portal, first.coach]).toEqual([null, null]);
  const api = Number(new URL(first.api).port);
  await expect(start({ ports: { api } })).rejects.toThrow(
    `Port ${api} is in use. Set PORT_API to another port.`,
  );
  expect((await fetch(`${first.api}/readyz`)).status).toBe(200);
});

it('finishes requests in progress before it closes', async () => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  let arrive = () => {};
  const hasArrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  let isStarted = false;
  const hasher: Hasher = {
    hash: testHasher.hash,
    verify: async (...args) => {
      if (!isStarted) return testHasher.verify(...args);
      arrive();
      await isReleased;
      return testHasher.verify(...args);
    },
  };
  const server = await start({ hasher });
  isStarted = true;
  const signedIn = signInAt(server.api);
  await hasArrived;
  const closed = close(server);
  await expect(fetch(server.api)).rejects.toThrow();
  release();
  expect(await signedIn).toHaveProperty('authorization');
  await closed;
});

it('reports an app that is not built', async () => {
  await expect(start({ dist: { portal: join(place.folder, 'nowhere') } })).rejects.toThrow('Build it first');
});

it('is announced to load balancers before the ports close', async () => {
  const server = await start({ drainTime: 1000 });
  const { api } = server;
  const ready = async () => (await fetch(`${api}/readyz`)).status;
  expect(await ready()).toBe(200);
  const closed = close(server);
  expect(await ready()).toBe(503);
  // Requests that are still sent are answered.
  expect((await fetch(`${api}/healthz`)).status).toBe(200);
  await closed;
  await expect(fetch(`${api}/readyz`)).rejects.toThrow();
});

const commandOf = (file: string) => [join(import.meta.dirname, file)];

it('ends at once on a signal while it waits for its database', async () => {
  const database = createServer().listen(0, '127.0.0.1');
  await once(database, 'listening');
  const { port } = database.address() as AddressInfo;
  const server = spawn(process.execPath, commandOf('main.ts'), {
    env: { DEMO: 'true', DATABASE_URL: `postgres://user@127.0.0.1:${port}/institute` },
    stdio: 'ignore',
  });
  const ended = once(server, 'exit');
  await once(database, 'connection');
  server.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  database.close();
});

it('has commands that need neither a payment provider nor a mail server', () => {
  const env = { DATA_DIR: place.folder };
  const file = execFileSync(process.execPath, [...commandOf('institute-command.ts'), 'export'], {
    env,
    encoding: 'utf8',
  });
  expect(file).toContain('institute:');
});
