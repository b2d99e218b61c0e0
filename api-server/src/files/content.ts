import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { Dependencies } from '../dependencies.ts';
import { refuseOtherMethods } from '../platform/other-methods.ts';
import { problem } from '../platform/problem.ts';
import type { RequestVariables } from '../platform/request-variables.ts';
import { files as fileTable } from '../tables/files.ts';
import { mediaPrefix } from './file-types.ts';

/** The byte range that a player requests: first and last byte, or undefined for the whole file. */
export function readRange(
  header: string | undefined,
  size: number,
): [number, number] | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || first + last === '') return null;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || (first === '' && Number(last) === 0) ? 'unsatisfiable' : [start, end];
}

/** Serves files by signed URL. Not part of the contract, so that a CDN can replace it. */
export function mountContent(
  app: Hono<RequestVariables>,
  { db, now, files, content }: Pick<Dependencies, 'db' | 'now' | 'files' | 'content'>,
): void {
  app.get('/content/:name', async (c) => {
    const name = c.req.param('name');
    if (!content.isOpen(name, c.req.query(), now())) throw problem('forbidden');
    const [file] = await db.select().from(fileTable).where(eq(fileTable.name, name));
    if (!file) throw problem('notFound');
    // A file has no validator that `If-Range` could name, and only a GET has ranges (RFC 9110, 13.1.5 and 14.2).
    const isWhole = c.req.method !== 'GET' || c.req.header('if-range') !== undefined;
    const range = isWhole ? null : readRange(c.req.header('range'), file.size);
    const part = Array.isArray(range) ? range : undefined;
    const bytes = range === 'unsatisfiable' ? null : await files.read(name, part);
    if (!bytes && range !== 'unsatisfiable') throw problem('notFound');

    c.header('content-type', file.contentType);
    c.header('content-disposition', name.startsWith(mediaPrefix) ? 'inline' : 'attachment');
    c.header('cache-control', 'private, max-age=3600');
    c.header('accept-ranges', 'bytes');
    if (!bytes) {
      c.header('content-range', `bytes */${file.size}`);
      return c.body(null, 416);
    }
    const [first, last] = part ?? [0, file.size - 1];
    c.header('content-length', String(last - first + 1));
    if (!part) return c.body(bytes);
    c.header('content-range', `bytes ${first}-${last}/${file.size}`);
    return c.body(bytes, 206);
  });
  refuseOtherMethods(app, '/content/:name', ['GET']);
}
