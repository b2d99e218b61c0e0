import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSite } from './site.ts';

const page = '<!doctype html><title>Portal</title>';
const script = 'export const answer = 42;';
let folder: string;
let dist: string;
let site: Hono;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'));
  dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'secret');
  await writeFile(join(dist, 'index.html'), page);
  await writeFile(join(dist, 'favicon.svg'), '<svg/>');
  await writeFile(join(dist, 'assets/app-4f2a.js'), script);
  await writeFile(join(dist, 'assets/app-4f2a.js.br'), brotliCompressSync(script));
  await writeFile(join(dist, 'assets/app-4f2a.js.gz'), gzipSync(script));
  const app = new Hono();
  app.post('/echo', async (c) => c.json({ body: await c.req.text(), search: new URL(c.req.url).search }));
  app.get('/', (c) => c.text('api root'));
  app.notFound((c) => c.json({ key: 'notFound' }, 404));
  site = await createSite({ dist, app, connectSources: ['https://events.example.com'] });
});
afterAll(() => rm(folder, { recursive: true }));

const navigation = { accept: 'text/html,*/*' };
const get = (path: string, headers: Record<string, string> = {}) =>
  site.request(`http://portal.test${path}`, { headers });

describe('the app', () => {
  it.each([
    '/',
    '/login?action=%2Fcourses',
    '/settings/profile',
    '/verify-email-address/a.b-c',
    '/index.html',
  ])('responds to a navigation to %s with its page', async (path) => {
    const response = await get(path, navigation);
    expect([response.status, await response.text()]).toEqual([200, page]);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('relies on the browser’s fetch metadata if there is any', async () => {
    const image = await get('/photos/missing', { ...navigation, 'sec-fetch-mode': 'no-cors' });
    expect(image.status).toBe(404);
    const visit = await get('/settings/profile', { accept: '*/*', 'sec-fetch-mode': 'navigate' });
    expect(visit.status).toBe(200);
  });

  it('serves the page to clients that accept anything, but no missing file', async () => {
    for (const headers of [{} as Record<string, string>, { accept: '*/*' }]) {
      expect(await (await get('/settings/profile', headers)).text()).toBe(page);
      expect((await get('/photos/missing.png', headers)).status).toBe(404);
      expect((await get('/assets/app-old.js', headers)).status).toBe(404);
    }
    expect((await get('/settings/profile', { accept: 'application/json' })).status).toBe(404);
  });

  it.each(['/assets/app-old.js', '/assets/', '/favicon.ico', '/missing.png'])(
    'returns 404 for a fetch of %s',
    async (path) => {
      const response = await get(path, { accept: '*/*' });
      expect(response.status).toBe(404);
      expect(response.headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('returns 404 for a navigation to a missing asset, never the page', async () => {
    expect((await get('/assets/app-old.js', navigation)).status).toBe(404);
  });

  it('caches assets forever, and revalidates everything else', async () => {
    const asset = await get('/assets/app-4f2a.js');
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    const icon = await get('/favicon.svg');
    expect(icon.headers.get('cache-control')).toBe('no-cache');
    const again = await get('/favicon.svg', { 'if-none-match': icon.headers.get('etag')! });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  it.each([
    ['br, gzip', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ])('serves the precompressed file to clients that accept "%s"', async (accept, encoding, decompress) => {
    const response = await get('/assets/app-4f2a.js', { 'accept-encoding': accept });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(decompress(Buffer.from(await response.arrayBuffer())).toString()).toBe(script);
  });

  it('serves the file itself to others', async () => {
    const response = await get('/assets/app-4f2a.js', { 'accept-encoding': 'identity' });
    expect([response.headers.get('content-encoding'), await response.text()]).toEqual([null, script]);
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/assets/..%5c..%5csecret.txt',
    '/assets/../../secret.txt',
    '/.%00',
  ])('does not leave its folder for %s', async (path) => {
    const response = await get(path, { accept: '*/*' });
    expect(response.status).toBe(404);
    expect(await response.text()).not.toContain('secret');
  });

  it('keeps browsers strict', async () => {
    const { headers } = await get('/', navigation);
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'self'; img-src 'self' data: blob:; style-src 'self'; script-src 'self'; frame-src 'self'; font-src 'self'; " +
        "connect-src 'self' https://events.example.com; object-src 'none'; base-uri 'none'; form-action 'self'; " +
        "frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  });

  it('allows the payment provider’s scripts and frames, if there is one', async () => {
    const provider = {
      script: ['https://js.pay.example'],
      frame: ['https://frame.pay.example'],
      connect: ['https://api.pay.example'],
    };
    const paying = await createSite({ dist, app: new Hono(), provider });
    const { headers } = await paying.request('http://portal.test/', { headers: navigation });
    const policy = headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' https://js.pay.example;");
    expect(policy).toContain("frame-src 'self' https://frame.pay.example;");
    expect(policy).toContain("connect-src 'self' https://api.pay.example;");
  });

  it('refuses methods that no page supports', async () => {
    const response = await site.request('/', { method: 'POST' });
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a folder that is built again while it is served', () => {
  let rebuilt: string;
  let running: Hono;
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const response = await running.request(`http://portal.test${path}`, { headers });
    return [response.status, await response.text()];
  };
  beforeEach(async () => {
    rebuilt = await mkdtemp(join(folder, 'rebuilt-'));
    await mkdir(join(rebuilt, 'assets'));
    await writeFile(join(rebuilt, 'index.html'), 'old page');
    await writeFile(join(rebuilt, 'version.json'), '{"entry":"/assets/old.js"}');
    await writeFile(join(rebuilt, 'assets/old.js'), 'old script');
    const pageData = async () => ({ languages: ['en'], app: {}, pages: {} });
    running = await createSite({ dist: rebuilt, app: new Hono(), pageData });
    expect(await read('/login', navigation)).toEqual([200, 'old page']);
    expect(await read('/assets/old.js')).toEqual([200, 'old script']);
  });

  it('returns 404 for a script that is gone', async () => {
    await rm(join(rebuilt, 'assets/old.js'));
    expect(await read('/assets/old.js', { 'accept-encoding': 'br' })).toEqual([404, 'Not found']);
  });

  it('serves the new pages, scripts and version', async () => {
    await rm(join(rebuilt, 'assets/old.js'));
    await writeFile(join(rebuilt, 'assets/new.js'), 'new script');
    await writeFile(join(rebuilt, 'index.html'), 'another page');
    await writeFile(join(rebuilt, 'version.json'), '{"entry":"/assets/new.js"}');
    expect(await read('/login', navigation)).toEqual([200, 'another page']);
    expect(await read('/assets/new.js')).toEqual([200, 'new script']);
    expect(await read('/version.json')).toEqual([200, '{"entry":"/assets/new.js"}']);
  });

  it('returns 404 for its page while that is not there', async () => {
    await rename(join(rebuilt, 'index.html'), join(rebuilt, 'aside'));
    expect(await read('/login', navigation)).toEqual([404, 'Not found']);
    await rename(join(rebuilt, 'aside'), join(rebuilt, 'index.html'));
    expect(await read('/login', navigation)).toEqual([200, 'old page']);
  });
});

describe('prerendered pages', () => {
  let rendered: Hono;
  beforeAll(async () => {
    const pages = join(folder, 'rendered');
    await mkdir(join(pages, 'es'), { recursive: true });
    for (const file of ['app', 'index', 'faq', 'es/index', 'es/faq'])
      await writeFile(join(pages, `${file}.html`), file);
    await writeFile(join(pages, 'sitemap.xml'), '<urlset/>');
    rendered = await createSite({ dist: pages, app: new Hono() });
  });

  it.each([
    ['/', 'index'],
    ['/?lang=en', 'index'],
    ['/?lang=es', 'es/index'],
    ['/?lang=..', 'index'],
    ['/faq', 'faq'],
    ['/faq?lang=es', 'es/faq'],
    ['/faq?lang=xx', 'faq'],
    ['/login', 'app'],
    ['/login?lang=es', 'app'],
    ['/faq/more', 'app'],
  ])('respond to a navigation to %s with %s', async (path, file) => {
    const response = await rendered.request(`http://coach.test${path}`, { headers: navigation });
    expect([response.status, await response.text()]).toEqual([200, file]);
    expect(response.headers.get('cache-control')).toBe('no-cache');
  });

  it('have a sitemap', async () => {
    const response = await rendered.request('http://coach.test/sitemap.xml');
    expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  });
});

describe('the API under /api', () => {
  it('gets the request without the prefix, with body and query', async () => {
    const response = await site.request('/api/echo?a=1%202', { method: 'POST', body: 'hello' });
    expect(await response.json()).toEqual({ body: 'hello', search: '?a=1%202' });
    expect(await (await get('/api')).text()).toBe('api root');
  });

  it('handles unknown paths itself', async () => {
    const response = await get('/api/nope', navigation);
    expect([response.status, await response.json()]).toEqual([404, { key: 'notFound' }]);
  });

  it('is not confused by paths with the same beginning', async () => {
    expect(await (await get('/apiary', navigation)).text()).toBe(page);
  });
});

it('explains what is missing without a build', async () => {
  const app = new Hono();
  await expect(createSite({ dist: join(folder, 'nowhere'), app })).rejects.toThrow('Build it first');
  await expect(createSite({ dist: folder, app })).rejects.toThrow('There is no index.html');
});
