import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { type Addresses, alternateLinks, sitemapOf } from './alternates.ts';
import { sha256 } from './digest.ts';
import { addData, escapeScript, type PageData } from './page-data.ts';

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
export const serverFolder = '.server';

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

/** The HTML pages of a built app, filled with data. Each is filled again only when its data has changed. */
export async function createPages(dist: string, read: () => Promise<PageData>) {
  const folder = join(dist, serverFolder);
  const list = await readFile(join(folder, 'templates.json'), 'utf8').catch(() => '{}');
  const templates = new Map(Object.entries(JSON.parse(list) as Record<string, PageTemplate>));
  let renderer: Promise<Renderer> | undefined;
  const known = new Map<string, { key: string; page: Promise<FilledPage> }>();
  // The app's language is global, so one page is rendered at a time.
  let turn: Promise<unknown> = Promise.resolve();

  async function render(template: PageTemplate, data: object, languages: string[]): Promise<string> {
    renderer ??= import(pathToFileURL(join(folder, 'pages.js')).href) as Promise<Renderer>;
    const { renderPage } = await renderer;
    const result = turn.then(() => renderPage(template.routeName, template.locale, data));
    turn = result.catch(() => {});
    return fillTemplate(template, await result, languages);
  }

  const addresses = [
    ...new Map([...templates.values()].map((one) => [one.routeName, one.addresses] as const)).values(),
  ];

  let last: PageData | undefined;
  return {
    /** The sitemap of the prerendered pages in the given languages. Undefined if there are none. */
    sitemap: ({ languages }: PageData): Promise<FilledPage> | undefined =>
      addresses.length > 0 ? compress(sitemapOf(addresses, languages)) : undefined,
    /** The present data, or the last known if the database can't be read. Undefined if there never was any. */
    async data(): Promise<PageData | undefined> {
      last = await read().catch(() => last);
      return last;
    },
    /** The page of a file of the build, such as `/es/faq.html`. */
    fill(file: string, path: string, { languages, app, pages }: PageData): Promise<FilledPage> {
      const template = templates.get(file.slice(1));
      const data = (template && pages[template.locale]) ?? app;
      const key = JSON.stringify([languages, data]);
      const found = known.get(file);
      if (found?.key === key) return found.page;
      const isRendered = template && pages[template.locale];
      const html = isRendered ? render(template, data, languages) : readFile(path, 'utf8');
      const page = html.then((text) => compress(addData(text, data, languages)));
      known.set(file, { key, page });
      page.catch(() => known.delete(file));
      return page;
    },
  };
}

export type Pages = Awaited<ReturnType<typeof createPages>>;
