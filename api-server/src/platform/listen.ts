import type { IncomingMessage, Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { newId } from './identifier.ts';
import { problem, problemResponse } from './problem.ts';

type Fetch = (request: Request, env: object) => Response | Promise<Response>;
/** An open port. */
export type Listening = { origin: string; serve: (fetch: Fetch) => void; close: () => Promise<void> };

/** How long requests in progress may take when the server closes. */
const closeTimeout = 10_000;

/** Node reads the first of several Host headers, but a proxy in front may have checked another one. */
function hasOneHost(env: object): boolean {
  const headers = (env as { incoming?: IncomingMessage }).incoming?.rawHeaders ?? [];
  return headers.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length <= 1;
}

const refuseHosts = () =>
  problemResponse(
    problem('badRequest', {
      detail: 'The request has more than one Host header.',
      headers: { connection: 'close' },
    }),
    newId(),
  );

/** Opens a port before its handler exists, because each app needs the URLs of all the others. */
export async function listen(host: string, port: number, variable: string): Promise<Listening> {
  let current: Fetch = () => new Response(null, { status: 503, headers: { 'retry-after': '1' } });
  const server = createAdaptorServer({
    fetch: (request, env) => (hasOneHost(env) ? current(request, env) : refuseHosts()),
    hostname: host,
  }) as Server;
  // For an upload of 10 MB on a slow line, at 0.3 Mbit/s. Its headers must be there within 60 s.
  server.requestTimeout = 300_000;
  // Longer than the 60 s of common proxies, so that none of them reuses a connection that is being closed.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') {
        reject(new Error(`Port ${port} is in use. Set ${variable} to another port.`));
      } else if (error.code === 'EACCES') {
        reject(new Error(`Port ${port} may not be opened. Set ${variable} to one above 1023.`));
      } else reject(error);
    });
    server.listen(port, host, resolve);
  });
  const name = host === '0.0.0.0' || host === '::' ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return {
    origin: `http://${name}:${(server.address() as AddressInfo).port}`,
    serve: (fetch) => {
      current = fetch;
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      // A connection becomes idle when its request is finished.
      const sweep = setInterval(() => server.closeIdleConnections(), 50);
      const timer = globalThis.setTimeout(() => server.closeAllConnections(), closeTimeout);
      await closed;
      clearInterval(sweep);
      clearTimeout(timer);
    },
  };
}
