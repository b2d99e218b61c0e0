/**
 * Prerenders an app's public pages at build, so that they can be read without scripts. `index.html` becomes the home
 * page; the empty page for all other URLs is `app.html`. English is at `faq.html`, Spanish at `es/faq.html`. The server
 * renders them again with the institute's data and its own origin (`api-server/src/platform/pages.ts`): `.server` has what
 * it needs. The files themselves are for any other server, at `VITE_SITE_URL`.
 */
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, type Manifest, type Plugin, type ResolvedConfig } from 'vite';
import { alternateLinks, anySite, robotsOf, sitemapOf } from '../../api-server/src/platform/alternates.ts';
import type { PageTemplate } from '../../api-server/src/platform/pages.ts';
import type { RenderedPage } from '../../coach/src/public/rendered-page.ts';

export interface PrerenderOptions {
  /** The module that exports `renderPages` and `renderPage`, relative to the app's folder. */
  entry: string;
  /** A script in the app's `public` folder that must run before the first paint. */
  scriptBeforePaint: string;
}

/** Renders the pages with a second build, for Node, which is kept in `outDir`. */
async function renderPages(
  { root, configFile, mode }: ResolvedConfig,
  entry: string,
  outDir: string,
): Promise<RenderedPage[]> {
  await build({
    root,
    mode,
    ...(configFile && { configFile }),
    logLevel: 'error',
    define: { 'import.meta.env.VITE_SITE_URL': JSON.stringify(anySite) },
    // With all packages, so that the build can be copied to where there are none.
    ssr: { noExternal: true },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: false,
      copyPublicDir: false,
      minify: false,
      rolldownOptions: { output: { entryFileNames: 'pages.js', chunkFileNames: '[name]-[hash].js' } },
    },
  });
  const module = (await import(pathToFileURL(join(outDir, 'pages.js')).href)) as {
    renderPages: () => Promise<RenderedPage[]>;
  };
  return module.renderPages();
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const tag = (name: string, attributes: Record<string, string>) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${escapeHtml(value)}"`)
    .join(' ')}>`;

/** The styles and scripts of modules with their imports, in load order. */
function assetsOf(manifest: Manifest, modules: string[]): { css: string[]; js: string[] } {
  const seen = new Set<string>();
  const css = new Set<string>();
  const js = new Set<string>();
  const add = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) add(imported);
    for (const file of chunk.css ?? []) css.add(`/${file}`);
    js.add(`/${chunk.file}`);
  };
  for (const module of modules) {
    if (!manifest[module]) throw new Error(`The build has no module ${module}`);
    add(module);
  }
  return { css: [...css], js: [...js] };
}

const escapeScript = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Fills a page's template as the server does. */
const fillTemplate = (html: string, { addresses, structuredData, markup }: RenderedPage) =>
  html
    .replace('<!--alternates-->', () => alternateLinks(addresses, Object.keys(addresses)))
    .replace('<!--structured-data-->', () => escapeScript(structuredData))
    .replace('<!--markup-->', () => markup);

/** The app's empty page with the head of a public page, and places for its content and structured data. */
function templateOf(shell: string, page: RenderedPage, manifest: Manifest, script: string): string {
  const { css, js } = assetsOf(manifest, page.modules);
  const isMissing = (file: string) => !shell.includes(`"${file}"`);
  const head = [
    ...page.meta.map((attributes) => tag('meta', attributes as Record<string, string>)),
    tag('link', { rel: 'canonical', href: page.addresses[page.locale] }),
    '<!--alternates-->',
    ...css.filter(isMissing).map((href) => tag('link', { rel: 'stylesheet', crossorigin: '', href })),
    ...js.filter(isMissing).map((href) => tag('link', { rel: 'modulepreload', crossorigin: '', href })),
    '<script type="application/ld+json"><!--structured-data--></script>',
  ];
  const replacements: [RegExp, string][] = [
    [/<html lang="[^"]*">/, tag('html', { lang: page.locale })],
    [/<head>/, `<head>${tag('script', { src: script })}</script>`],
    [/<title>[^<]*<\/title>/, `<title>${escapeHtml(page.title)}</title>`],
    [/\s*<meta name="description"[^>]*>/, ''],
    [/<\/head>/, `${head.join('\n    ')}\n  </head>`],
    [
      /<div id="root"><\/div>/,
      `${tag('div', { id: 'root', 'data-route': page.routeName })}<!--markup--></div>`,
    ],
    [/\s*<noscript>[\s\S]*?<\/noscript>/, ''],
  ];
  return replacements.reduce((html, [pattern, text]) => {
    if (!pattern.test(html)) throw new Error(`index.html has no ${pattern.source}`);
    return html.replace(pattern, () => text);
  }, shell);
}

/** Writes the public pages, `sitemap.xml` and `robots.txt` into the build folder. */
export function prerenderedPages({ entry, scriptBeforePaint }: PrerenderOptions): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prerendered-pages',
    // The links of prerendered pages need to know the folder that the app is served in.
    apply: (config, { command }) => command === 'build' && !config.build?.ssr && config.base !== './',
    configResolved(resolved) {
      config = resolved;
    },
    async closeBundle(error) {
      if (error) return;
      const dist = join(config.root, config.build.outDir);
      const site = new URL(config.env.VITE_SITE_URL as string).origin;
      const write = async (file: string, template: string) => {
        const path = join(dist, file);
        const text = template.replaceAll(anySite, site);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, text);
        await writeFile(`${path}.br`, brotliCompressSync(text));
        await writeFile(`${path}.gz`, gzipSync(text, { level: 9 }));
      };
      const shell = await readFile(join(dist, 'index.html'), 'utf8');
      const manifest = JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
      const pages = await renderPages(config, entry, join(dist, '.server'));
      await write('app.html', shell);
      const templates: Record<string, PageTemplate> = {};
      for (const page of pages) {
        const { file, routeName, locale, addresses } = page;
        const html = templateOf(shell, page, manifest, scriptBeforePaint);
        templates[file] = { routeName, locale, addresses, html };
        await write(file, fillTemplate(html, page));
      }
      // A running server reads it once it has changed.
      await writeFile(join(dist, '.server/templates.new.json'), JSON.stringify(templates));
      await rename(join(dist, '.server/templates.new.json'), join(dist, '.server/templates.json'));
      const written = pages.filter(({ locale }) => locale === 'en').map(({ addresses }) => addresses);
      await write('sitemap.xml', sitemapOf(written, ['en', 'es']));
      await write('robots.txt', robotsOf(anySite));
    },
  };
}
