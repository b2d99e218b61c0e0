import { readFile, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { PageData } from './page-data.ts';
import { createPages, type Encoding, type FilledPage, type Pages } from './pages.ts';

export type SiteOptions = {
  /** The folder with the built app. */
  dist: string;
  /** The API, served under /api on the site's own origin. */
  app: { fetch: (request: Request, env?: unknown) => Response | Promise<Response> };
  /** The site's own origin, for links in its pages that have to be absolute. */
  origin?: string;
  /** What the pages are filled with. */
  pageData?: () => Promise<PageData>;
  /** Other origins the app may call, such as an analytics collector. */
  connectSources?: string[];
  /** The origins of the payment provider's scripts and frames. */
  provider?: { script: string[]; frame: string[]; connect: string[] };
  /** What the site serves besides, and the address of a script of it that each page runs. */
  pageReports?: { app: Hono; script: string } | null;
};

type File = { path: string; type: string; etag: string };

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

const suffixes = { br: '.br', gzip: '.gz' } as const;

/** The build's notes to itself and to the server, and compressed files, which are served under the name of the original. */
const notServed = /\/\.|\.(?:br|gz)$/;

/**
 * The file of a URL path, as it is now: the folder may have been built again since the server started. The URL parser has
 * resolved `..`, and what is still escaped is no name of a built file.
 */
async function findFile(dist: string, name: string): Promise<File | undefined> {
  if (notServed.test(name)) return undefined;
  const path = join(dist, name);
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return undefined;
  return {
    path,
    type: types[extname(path)] ?? 'application/octet-stream',
    etag: `W/"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`,
  };
}

/** The first of these files that exists, with its name. */
async function findFirst(dist: string, names: string[]): Promise<{ name: string; file: File } | undefined> {
  for (const name of names) {
    const file = await findFile(dist, name);
    if (file) return { name, file };
  }
  return undefined;
}

/** The encodings a browser accepts. A weight of 0 means refused. */
function accepts(header: string | undefined, encoding: string): boolean {
  return (header ?? '').split(',').some((part) => {
    const [name, weight] = part.trim().toLowerCase().split(';');
    return name === encoding && !/q=0(\.0*)?$/.test(weight?.trim() ?? '');
  });
}

/**
 * Whether this is a navigation rather than a fetch by a page. Clients that accept anything (curl, a health check) get
 * the page too, unless they ask for a file.
 */
function isNavigation(request: Request): boolean {
  const mode = request.headers.get('sec-fetch-mode');
  if (mode !== null) return mode === 'navigate';
  const accept = request.headers.get('accept') ?? '*/*';
  const isFile = /\.[^/]*$/.test(new URL(request.url).pathname);
  return accept.includes('text/html') || (!isFile && accept.includes('*/*'));
}

/**
 * The possible files of a page: prerendered in the language of `?lang=`, or else in the first of the languages that are
 * offered; then the empty page. English pages have no folder.
 */
function pageFiles({ pathname, searchParams }: URL, languages: string[]): string[] {
  const name = `${pathname === '/' ? '/index' : pathname}.html`;
  const requestedLanguage = searchParams.get('lang');
  const language =
    requestedLanguage !== null && languages.includes(requestedLanguage) ? requestedLanguage : languages[0];
  return [`/${language}${name}`, name, ...emptyPages];
}

/** A prerendered app's home page is its index. */
const emptyPages = ['/app.html', '/index.html'];

function cacheControl(path: string): string {
  // Asset names contain a content hash. All other files may change under the same name.
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

type Content = { bytes: Buffer; encoding?: Encoding };

/** The file in the first of these encodings that it exists in. Undefined if the file is gone. */
async function contentOf({ path }: File, encodings: Encoding[]): Promise<Content | undefined> {
  for (const encoding of encodings) {
    const bytes = await readFile(path + suffixes[encoding]).catch(() => undefined);
    if (bytes) return { bytes, encoding };
  }
  const bytes = await readFile(path).catch(() => undefined);
  return bytes && { bytes };
}

const filledContent = ({ bytes }: FilledPage, [encoding]: Encoding[]): Content =>
  encoding ? { bytes: bytes[encoding], encoding } : { bytes: bytes.identity };

/** What is served instead of a file that depends on the institute or the origin. Undefined for any other. */
const fill = (pages: Pages, data: PageData, name: string, { path, etag }: File) =>
  name === '/sitemap.xml'
    ? pages.sitemap(data)
    : name === '/robots.txt'
      ? pages.robots()
      : extname(name) === '.html'
        ? pages.fill(name, path, etag, data)
        : undefined;

/** A file can be deleted by a build after it was found. */
function ifGone(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/** Serves a built single-page app and the API on one origin. */
export async function createSite({
  dist,
  app,
  origin = '',
  pageData,
  connectSources = [],
  provider,
  pageReports,
}: SiteOptions): Promise<Hono> {
  await stat(dist).catch((error) => {
    throw new Error(`The built app was not found in ${dist}. Build it first.`, { cause: error });
  });
  if (!(await findFirst(dist, emptyPages)))
    throw new Error(`There is no index.html in ${dist}. Build the app first.`);
  const pages = pageData && createPages(dist, origin, pageData, pageReports?.script ?? null);

  const site = new Hono();
  site.mount('/api', (request, env) => app.fetch(request, env));
  site.use(
    secureHeaders({
      contentSecurityPolicy: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'"],
        scriptSrc: ["'self'", ...(provider?.script ?? [])],
        frameSrc: ["'self'", ...(provider?.frame ?? [])],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...connectSources, ...(provider?.connect ?? [])],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
      xFrameOptions: 'DENY',
      referrerPolicy: 'strict-origin-when-cross-origin',
      permissionsPolicy: { camera: [], geolocation: [], microphone: [], payment: ['self'] },
    }),
  );
  if (pageReports) site.route('/', pageReports.app);
  site.all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return c.text('Method not allowed', 405, { allow: 'GET, HEAD' });
    const url = new URL(c.req.url);
    const { pathname } = url;
    const isPage = !pathname.startsWith('/assets/') && isNavigation(c.req.raw);
    const isPageOrHome = isPage || pathname === '/';
    const isFilled =
      isPageOrHome || ['/sitemap.xml', '/robots.txt'].includes(pathname) || extname(pathname) === '.html';
    const data = isFilled ? await pages?.data() : undefined;
    const names = isPageOrHome ? pageFiles(url, data?.languages ?? ['en', 'es']) : [];
    const found = await findFirst(dist, [pathname, ...names]);
    const notFound = () => c.text('Not found', 404, { 'cache-control': 'no-cache' });
    if (!found) return notFound();
    const { name, file } = found;

    const filled = pages && data && (await fill(pages, data, name, file)?.catch(ifGone));
    if (filled === null) return notFound();
    const etag = filled?.etag ?? file.etag;
    const headers: Record<string, string> = {
      'content-type': file.type,
      'cache-control': cacheControl(pathname),
      etag,
      vary: 'Accept-Encoding',
    };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    const encodings = (['br', 'gzip'] as const).filter((one) =>
      accepts(c.req.header('accept-encoding'), one),
    );
    const content = filled ? filledContent(filled, encodings) : await contentOf(file, encodings);
    if (!content) return notFound();
    if (content.encoding) headers['content-encoding'] = content.encoding;
    return c.body(new Uint8Array(content.bytes), 200, headers);
  });
  return site;
}
