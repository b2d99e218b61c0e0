import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};

export interface StaticServer {
  /** `http://127.0.0.1:…`, without a trailing slash. */
  address: string;
  close: () => Promise<void>;
}

/** Serves a folder of built files on a local port, by default a free one. */
export async function serveFolder(folder: string, port = 0): Promise<StaticServer> {
  const server = createServer(async ({ url }, response) => {
    const path = decodeURIComponent(normalize(new URL(url!, 'http://built').pathname));
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    try {
      const content = await readFile(file);
      response
        .writeHead(200, {
          'content-type': types[extname(file)] ?? 'application/octet-stream',
          // A built folder doesn't change while it's served.
          'cache-control': 'max-age=3600',
        })
        .end(content);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
