import { readdir, readFile, stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { Hono } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { PageData } from './page-data.ts';
import { createPages, type Encoding, type FilledPage, type Pages, serverFolder } from './pages.ts';

export type SiteOptions = {
  /** The folder with the built app. */
  dist: string;
  /** The API, served under /api on the site's own origin. */
  app: { fetch: (request: Request, env?: unknown) => Response | Promise<Response> };
  /** What the pages are filled with. */
  pageData?: () => Promise<PageData>;
  /** Other origins the app may call, such as an analytics collector. */
  connectSources?: string[];
  /** The origins of the payment provider's scripts and frames. */
  provider?: { script: string[]; frame: string[]; connect: string[] };
};

type File = { path: string; type: string; etag: string; encodings: Encoding[] };

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

/** The files of the folder by URL path. Only these are served, whatever the requested path. */
async function listFiles(dist: string): Promise<Map<string, File>> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const known = new Set(paths);
  const files = await Promise.all(
    paths
      .filter((path) => !path.endsWith('.br') && !path.endsWith('.gz'))
      .filter((path) => !path.startsWith(join(dist, serverFolder)))
      .map(async (path) => {
        const { size, mtimeMs } = await stat(path);
        const file: File = {
          path,
          type: types[extname(path)] ?? 'application/octet-stream',
          etag: `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
          encodings: (['br', 'gzip'] as const).filter((encoding) => known.has(path + suffixes[encoding])),
        };
        return [`/${relative(dist, path).split(sep).join('/')}`, file] as const;
      }),
  );
  return new Map(files);
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
 * The file of a prerendered page of a path, in the language of `?lang=`, or else in the first of the languages that
 * are offered. English pages have no folder.
 */
function renderedPage(
  files: Map<string, File>,
  { pathname, searchParams }: URL,
  languages: string[],
): string | undefined {
  const name = `${pathname === '/' ? '/index' : pathname}.html`;
  const asked = searchParams.get('lang');
  const language = asked !== null && languages.includes(asked) ? asked : languages[0];
  return [`/${language}${name}`, name].find((file) => files.has(file));
}

function cacheControl(path: string): string {
  // Asset names contain a content hash. All other files may change under the same name.
  return path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
}

const contentOf = async (file: File, filled: FilledPage | undefined, encoding: Encoding | undefined) =>
  filled
    ? filled.bytes[encoding ?? 'identity']
    : readFile(encoding ? file.path + suffixes[encoding] : file.path);

/** What is served instead of a file that depends on the institute. Undefined for any other. */
const fill = (pages: Pages, data: PageData, name: string, { path }: File) =>
  name === '/sitemap.xml'
    ? pages.sitemap(data)
    : extname(name) === '.html'
      ? pages.fill(name, path, data)
      : undefined;

/** Serves a built single-page app and the API on one origin. */
export async function createSite({
  dist,
  app,
  pageData,
  connectSources = [],
  provider,
}: SiteOptions): Promise<Hono> {
  const files = await listFiles(dist).catch((error) => {
    throw new Error(`The built app was not found in ${dist}. Build it first.`, { cause: error });
  });
  // A prerendered app's home page is its index.
  const empty = ['/app.html', '/index.html'].find((file) => files.has(file));
  if (!empty) throw new Error(`There is no index.html in ${dist}. Build the app first.`);
  const pages = pageData && (await createPages(dist, pageData));

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
  site.all('*', async (c) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD')
      return c.text('Method not allowed', 405, { allow: 'GET, HEAD' });
    const url = new URL(c.req.url);
    const { pathname } = url;
    const isPage = !pathname.startsWith('/assets/') && isNavigation(c.req.raw);
    const isPageOrHome = isPage || pathname === '/';
    const isSitemap = pathname === '/sitemap.xml';
    const isFilled = isPageOrHome || isSitemap || extname(pathname) === '.html';
    const data = isFilled ? await pages?.data() : undefined;
    const name = files.has(pathname)
      ? pathname
      : isPageOrHome
        ? (renderedPage(files, url, data?.languages ?? ['en', 'es']) ?? empty)
        : undefined;
    const file = name && files.get(name);
    if (!file) return c.text('Not found', 404, { 'cache-control': 'no-cache' });

    const filled = pages && data && (await fill(pages, data, name, file));
    const etag = filled?.etag ?? file.etag;
    const headers: Record<string, string> = {
      'content-type': file.type,
      'cache-control': cacheControl(pathname),
      etag,
      vary: 'Accept-Encoding',
    };
    if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
    const encodings: Encoding[] = filled ? ['br', 'gzip'] : file.encodings;
    const encoding = encodings.find((candidate) => accepts(c.req.header('accept-encoding'), candidate));
    if (encoding) headers['content-encoding'] = encoding;
    const content = await contentOf(file, filled, encoding);
    return c.body(new Uint8Array(content), 200, headers);
  });
  return site;
}
