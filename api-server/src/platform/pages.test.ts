import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anySite } from './alternates.ts';
import type { PageData } from './page-data.ts';
import { createSite } from './site.ts';

const renderer = `export async function renderPage(routeName, locale, { name }) {
  return { markup: '<h1>' + routeName + ' of ' + name + ' $& ' + locale + '</h1>', structuredData: { name } };
}`;
const template = (locale: string) => ({
  routeName: 'faq',
  locale,
  addresses: { en: `${anySite}/faq`, es: `${anySite}/faq?lang=es` },
  html: `<!doctype html><html lang="${locale}"><head><!--alternates--><script type="application/ld+json"><!--structured-data--></script></head><body><!--markup--></body></html>`,
});
const empty = '<!doctype html><html lang="en"><head></head><body></body></html>';

let folder: string;
let site: Hono;
let data: PageData;
let isDatabaseAway: boolean;

async function writeBuild() {
  await writeFile(join(folder, '.server/pages.js'), renderer);
  await writeFile(
    join(folder, '.server/templates.json'),
    JSON.stringify({ 'faq.html': template('en'), 'es/faq.html': template('es') }),
  );
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'institute-pages-'));
  await mkdir(join(folder, '.server'), { recursive: true });
  await mkdir(join(folder, 'es'), { recursive: true });
  await writeFile(join(folder, '.server/package.json'), '{ "type": "module" }');
  await writeBuild();
  await writeFile(join(folder, 'sitemap.xml'), '<urlset/>');
  await writeFile(join(folder, 'robots.txt'), '');
  for (const file of ['index.html', 'app.html', 'faq.html', 'es/faq.html'])
    await writeFile(join(folder, file), empty);
  const pageData = async () => {
    if (isDatabaseAway) throw new Error('away');
    return data;
  };
  site = await createSite({ dist: folder, app: new Hono(), origin: 'https://coach.test', pageData });
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => {
  isDatabaseAway = false;
  data = {
    languages: ['en', 'es'],
    app: { name: 'Nopal' },
    pages: { en: { name: 'Nopal' }, es: { name: 'Nopal </script>' } },
  };
});

const get = (path: string, headers: Record<string, string> = {}) =>
  site.request(`http://coach.test${path}`, { headers: { accept: 'text/html', ...headers } });
const read = async (path: string) => (await get(path)).text();

it('renders a public page with the data, in the asked language', async () => {
  expect(await read('/faq')).toContain('<h1>faq of Nopal $& en</h1>');
  const spanish = await read('/faq?lang=es');
  expect(spanish).toContain('es</h1>');
  expect(spanish).toContain('{"name":"Nopal \\u003c/script>"}');
});

it('adds the data to the page of the app, which scripts of other origins can’t run', async () => {
  expect(await read('/profile')).toContain(
    '<script type="application/json" id="institute">{"name":"Nopal"}</script></head>',
  );
});

it('offers only the institute’s languages', async () => {
  data.languages = ['es'];
  expect(await read('/faq')).toContain('<html lang="es" data-languages="es">');
  expect(await read('/faq?lang=en')).toContain('<html lang="es"');
});

const alternates = (text: string) =>
  [...text.matchAll(/<(?:xhtml:)?link rel="alternate" hreflang="(.+?)" href="(.+?)"/g)].map(([, ...found]) =>
    found.join(' '),
  );
const addresses = (text: string) => [...text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, address]) => address);

it('tells search engines the institute’s languages, and no other', async () => {
  const [english, spanish] = ['https://coach.test/faq', 'https://coach.test/faq?lang=es'];
  expect(alternates(await read('/faq'))).toEqual([`en ${english}`, `es ${spanish}`, `x-default ${english}`]);
  expect(addresses(await read('/sitemap.xml'))).toEqual([english, spanish]);
  data.languages = ['es'];
  expect(alternates(await read('/faq'))).toEqual([`es ${spanish}`, `x-default ${spanish}`]);
  const sitemap = await read('/sitemap.xml');
  expect(addresses(sitemap)).toEqual([spanish]);
  expect(alternates(sitemap)).toEqual([`es ${spanish}`]);
});

it('renders again when the data has changed, with another ETag', async () => {
  const before = await get('/faq');
  const etag = before.headers.get('etag')!;
  expect((await get('/faq', { 'if-none-match': etag })).status).toBe(304);
  data.pages = { en: { name: 'Agave' } };
  const after = await get('/faq', { 'if-none-match': etag });
  expect([after.status, await after.text()]).toEqual([200, expect.stringContaining('faq of Agave')]);
});

it('names the origin it is served at, whatever the build was made for', async () => {
  expect(await read('/robots.txt')).toContain('Sitemap: https://coach.test/sitemap.xml\n');
  const texts = [await read('/faq'), await read('/sitemap.xml'), await read('/robots.txt')];
  expect(texts.join('\n')).not.toContain(anySite);
});

it('renders with the new build after the app was built again', async () => {
  expect(await read('/faq')).toContain('<h1>faq of Nopal $& en</h1>');
  await writeFile(join(folder, '.server/pages.js'), renderer.replaceAll('h1>', 'h2>'));
  await writeFile(
    join(folder, '.server/templates.json'),
    JSON.stringify({ 'faq.html': { ...template('en'), html: `${template('en').html}<!-- new -->` } }),
  );
  const page = await read('/faq');
  await writeBuild();
  expect(page).toContain('<h2>faq of Nopal $& en</h2>');
  expect(page).toContain('<!-- new -->');
});

it('compresses pages', async () => {
  const response = await get('/faq', { 'accept-encoding': 'br' });
  expect(response.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toContain(
    'faq of Nopal',
  );
});

it('shows what it last knew while the database is away', async () => {
  await read('/faq');
  isDatabaseAway = true;
  expect(await read('/faq')).toContain('faq of Nopal');
});

it('serves no file of the server’s part of the build', async () => {
  for (const path of ['/.server/pages.js', '/.server/templates.json']) {
    expect((await get(path, { accept: '*/*' })).status).toBe(404);
  }
});
