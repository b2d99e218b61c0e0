import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Addresses, alternateLinks, anySite, robotsOf, sitemapOf } from './alternates.ts';
import { sha256 } from './digest.ts';
import { addData, addScript, escapeScript, type PageData } from './page-data.ts';

/** A prerendered page without what depends on `PageData`, as the build writes it. */
export type PageTemplate = { routeName: string; locale: string; addresses: Addresses; html: string };
/** The module that the build makes of an app to render its pages again. */
type Renderer = {
  renderPage: (
    routeName: string,
    locale: string,
    data: object,
  ) => Promise<{ markup: string; structuredData: object }>;
};

export type Encoding = 'br' | 'gzip';
export type FilledPage = { etag: string; bytes: Record<Encoding | 'identity', Buffer> };

/** The folder of the build that is for the server, not for browsers. */
const serverFolder = '.server';

const fillTemplate = (
  { html, addresses }: PageTemplate,
  { markup, structuredData }: Awaited<ReturnType<Renderer['renderPage']>>,
  languages: readonly string[],
) =>
  html
    .replace('<!--alternates-->', () => alternateLinks(addresses, languages))
    .replace('<!--structured-data-->', () => escapeScript(structuredData))
    .replace('<!--markup-->', () => markup);

async function compress(text: string): Promise<FilledPage> {
  const identity = Buffer.from(text);
  const [br, gzipped] = await Promise.all([
    promisify(brotliCompress)(identity),
    promisify(gzip)(identity, { level: 9 }),
  ]);
  const etag = `W/"${sha256(identity, 'base64url').slice(0, 16)}"`;
  return { etag, bytes: { identity, br, gzip: gzipped } };
}

type Templates = {
  /** Changes when the app is built again. */
  version: string;
  byFile: Map<string, PageTemplate>;
  /** Those of each page. */
  addresses: Addresses[];
  renderer?: Promise<Renderer>;
};

async function readTemplates(list: string, version: string): Promise<Templates> {
  const text = await readFile(list, 'utf8').catch(() => '{}');
  const byFile = new Map(Object.entries(JSON.parse(text) as Record<string, PageTemplate>));
  const byRoute = new Map([...byFile.values()].map((one) => [one.routeName, one.addresses] as const));
  return { version, byFile, addresses: [...byRoute.values()] };
}

/**
 * The HTML pages of a built app, filled with data and the site's own origin. Each is filled again only when its data has
 * changed or the app was built again. `script` is the address of one that each page runs.
 */
export function createPages(
  dist: string,
  origin: string,
  read: () => Promise<PageData>,
  script: string | null,
) {
  const folder = join(dist, serverFolder);
  const list = join(folder, 'templates.json');
  let current: Promise<Templates> | undefined;
  const filledPages = new Map<string, { key: string; page: Promise<FilledPage> }>();
  // The app's language is global, so one page is rendered at a time.
  let turn: Promise<unknown> = Promise.resolve();
  const here = (text: string) => compress(text.replaceAll(anySite, origin));

  async function templates(): Promise<Templates> {
    const version = await stat(list).then(
      ({ mtimeMs }) => mtimeMs.toString(36),
      () => '',
    );
    if ((await current?.catch(() => undefined))?.version !== version) current = readTemplates(list, version);
    return current!;
  }

  async function render(of: Templates, template: PageTemplate, data: object, languages: string[]) {
    // Node keeps what was imported from a URL.
    of.renderer ??= import(
      `${pathToFileURL(join(folder, 'pages.js')).href}?${of.version}`
    ) as Promise<Renderer>;
    const { renderPage } = await of.renderer;
    const result = turn.then(() => renderPage(template.routeName, template.locale, data));
    turn = result.catch(() => {});
    return fillTemplate(template, await result, languages);
  }

  let last: PageData | undefined;
  return {
    /** The sitemap of the prerendered pages in the given languages. Undefined if there are none. */
    async sitemap({ languages }: PageData): Promise<FilledPage | undefined> {
      const { addresses } = await templates();
      return addresses.length > 0 ? here(sitemapOf(addresses, languages)) : undefined;
    },
    /** Where the sitemap is. Undefined if there is none. */
    async robots(): Promise<FilledPage | undefined> {
      const { addresses } = await templates();
      return addresses.length > 0 ? here(robotsOf(anySite)) : undefined;
    },
    /** The present data, or the last known if the database can't be read. Undefined if there never was any. */
    async data(): Promise<PageData | undefined> {
      last = await read().catch(() => last);
      return last;
    },
    /** The page of a file of the build, such as `/es/faq.html`. `version` changes with the file. */
    async fill(
      file: string,
      path: string,
      version: string,
      { languages, app, pages }: PageData,
    ): Promise<FilledPage> {
      const built = await templates();
      const template = built.byFile.get(file.slice(1));
      const data = (template && pages[template.locale]) ?? app;
      const key = JSON.stringify([built.version, version, languages, data]);
      const found = filledPages.get(file);
      if (found?.key === key) return found.page;
      const isRendered = template && pages[template.locale];
      const html = isRendered ? render(built, template, data, languages) : readFile(path, 'utf8');
      const page = html.then((text) => here(addScript(addData(text, data, languages), script)));
      filledPages.set(file, { key, page });
      page.catch(() => filledPages.delete(file));
      return page;
    },
  };
}

export type Pages = ReturnType<typeof createPages>;
