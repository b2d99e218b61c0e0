/**
 * Answers for the apps below this folder: their pages are filled with the institute's data, and their API calls go to
 * the page that holds the world. All other files are served from a cache that fills as they are requested.
 */
import { addData } from '../../api-server/src/platform/page-data.ts';
import { type AppName, ask, type Notice, type Question, type Reply } from './forwarding.ts';

declare const self: ServiceWorkerGlobalScope;
/** The names of all files of the build, and a hash of their contents. Set at build time. */
declare const __FILES__: string[];
declare const __VERSION__: string;

const cacheName = `demo-${self.registration.scope}-${__VERSION__}`;
const root = new URL(self.registration.scope).pathname;

/** A held call is only given up when its page is gone, so this is how long a starting page may take. */
const patience = 30_000;

let host: Client | undefined;
const waiting = new Set<(host: Client) => void>();

function onHost(client: Client): void {
  host = client;
  for (const resume of waiting) resume(client);
  waiting.clear();
}

/** The page that holds the world. A worker that was stopped in between has to ask for it. */
async function findHost(): Promise<Client> {
  if (host && (await self.clients.get(host.id))) return host;
  host = undefined;
  const found = new Promise<Client>((resolve, reject) => {
    waiting.add(resolve);
    setTimeout(() => reject(new Error('No page holds the world')), patience);
  });
  const question: Question = { kind: 'who' };
  for (const client of await self.clients.matchAll({ includeUncontrolled: true }))
    client.postMessage(question);
  return found;
}

const askHost = async (question: Question) => ask<Reply>(await findHost(), question);

async function forward(request: Request, path: string): Promise<Response> {
  const url = new URL(request.url);
  const body = request.method === 'GET' || request.method === 'HEAD' ? null : await request.arrayBuffer();
  const reply = await askHost({
    kind: 'fetch',
    request: {
      url: `${url.origin}/${path}${url.search}`,
      method: request.method,
      headers: [...request.headers],
      body: body?.byteLength ? body : null,
    },
  });
  if (reply.kind !== 'response') return Response.error();
  const { status, headers, body: content } = reply.response;
  return new Response(content, { status, headers });
}

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** An app's page, as the server fills it, with the app's folder, the world's time and the brand. */
async function pageOf(app: AppName): Promise<Response> {
  const [file, reply] = await Promise.all([cached(`${root}${app}/index.html`), askHost({ kind: 'page' })]);
  if (reply.kind !== 'page') return Response.error();
  const base = `${root}${app}`;
  const html = (await file.text())
    .replaceAll('="./', `="${base}/`)
    .replace('<html', `<html data-base="${base}"`)
    .replace(
      '<head>',
      () =>
        `<head><script src="${root}clock.js" data-now="${reply.now}" data-held="${reply.isHeld}"></script><script src="${root}frame-brand.js" data-css="${inAttribute(reply.css)}"></script>`,
    );
  return new Response(addData(html, reply.data.app, reply.data.languages), {
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}

async function cached(path: string): Promise<Response> {
  const cache = await caches.open(cacheName);
  const known = await cache.match(path, { ignoreSearch: true });
  if (known) return known;
  const response = await fetch(path);
  if (response.status === 200) await cache.put(path, response.clone());
  return response;
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  for (const file of __FILES__) if (!(await cache.match(root + file))) await cache.add(root + file);
}

function answer(request: Request): Promise<Response> | undefined {
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || !pathname.startsWith(root)) return undefined;
  const path = pathname.slice(root.length);
  // It isn't a part of the product.
  if (path.startsWith('clinic/')) return undefined;
  const [, app, rest = ''] = /^(portal|coach)(?:\/(.*))?$/.exec(path) ?? [];
  if (app && /^api(\/|$)/.test(rest)) return forward(request, rest.slice(4));
  if (app && request.mode === 'navigate') return pageOf(app as AppName);
  if (request.method !== 'GET') return undefined;
  return cached(pathname.endsWith('/') ? `${pathname}index.html` : pathname);
}

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));

self.addEventListener('activate', (event) => {
  const prefix = `demo-${self.registration.scope}-`;
  const clear = async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
    await self.clients.claim();
  };
  event.waitUntil(clear());
});

self.addEventListener('fetch', (event) => {
  const response = answer(event.request);
  if (response) event.respondWith(response.catch(() => Response.error()));
});

self.addEventListener('message', (event) => {
  const { kind } = event.data as Notice;
  if (kind === 'host') onHost(event.source as Client);
  if (kind === 'keep') event.waitUntil(keepAll().then(() => event.ports[0]?.postMessage(true)));
});
