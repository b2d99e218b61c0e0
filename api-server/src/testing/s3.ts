import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Asked = { method: string; path: string; authorization: string; range: string | undefined };

/** A mock store with as much of S3 as the server uses, with paths such as `/bucket/name`. */
export async function startS3(bucket: string) {
  const objects = new Map<string, Buffer>();
  const asked: Asked[] = [];
  const state = { failures: 0, isForbidden: false };

  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const path = decodeURIComponent(new URL(url, 'http://s3.test').pathname);
    asked.push({ method, path, authorization: headers.authorization ?? '', range: headers.range });

    const fail = (status: number, code: string) =>
      response
        .writeHead(status, { 'content-type': 'application/xml' })
        .end(
          `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>No.</Message></Error>`,
        );
    if (state.failures > 0) {
      state.failures -= 1;
      return fail(503, 'SlowDown');
    }
    if (state.isForbidden) return fail(403, 'SignatureDoesNotMatch');
    if (!path.startsWith(`/${bucket}/`)) return fail(404, 'NoSuchBucket');
    const name = path.slice(bucket.length + 2);
    if (method === 'PUT') {
      objects.set(name, Buffer.concat(chunks));
      return response.writeHead(200, { etag: '"1"' }).end();
    }
    if (method === 'DELETE') {
      objects.delete(name);
      return response.writeHead(204).end();
    }
    const object = objects.get(name);
    if (!object) return fail(404, 'NoSuchKey');
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(headers.range ?? '') ?? [];
    if (first === undefined) return response.writeHead(200, { 'content-length': object.length }).end(object);
    const part = object.subarray(Number(first), Number(last) + 1);
    const range = `bytes ${first}-${Number(first) + part.length - 1}/${object.length}`;
    return response.writeHead(206, { 'content-length': part.length, 'content-range': range }).end(part);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    host: `127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    asked,
    state,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
