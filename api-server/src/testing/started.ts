import { readFile } from 'node:fs/promises';
import { afterEach, inject } from 'vitest';
import { type RunningServer, type ServerOptions, startServer } from '../server.ts';
import { testHasher } from './hasher.ts';

const servers: RunningServer[] = [];

/** Starts a server with the demo world in memory. It is closed after the test, unless the test has closed it. */
export async function start(options: ServerOptions = {}): Promise<RunningServer> {
  const snapshot = new Blob([await readFile(inject('snapshot'))]);
  const server = await startServer({
    database: { kind: 'memory', snapshot },
    hasher: testHasher,
    ...options,
  });
  servers.push(server);
  return server;
}

/** Closes a server before the test has ended. */
export function close(server: RunningServer): Promise<void> {
  servers.splice(servers.indexOf(server), 1);
  return server.close();
}

/** In each file that starts servers. */
export function closeServers(): void {
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });
}
