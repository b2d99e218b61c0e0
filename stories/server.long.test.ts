import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Locale } from '@institute/design-system';
import type { Browser, Page } from 'playwright-core';
import { build, type InlineConfig } from 'vite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../scripts/machine/browser.ts';
import { type StaticServer, serveFolder } from '../scripts/machine/static-server.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
// Next to the sources, so that unbundled imports resolve.
mkdirSync(join(root, '.cache'), { recursive: true });
const output = mkdtempSync(join(root, '.cache/server-'));

const common = {
  root,
  configFile: join(root, 'vite.config.ts'),
  // React reports hydration mismatches only in development.
  mode: 'development',
  logLevel: 'error',
} satisfies InlineConfig;

let server: StaticServer;
let browser: Browser;
let page: Page;
const complaints: string[] = [];

beforeAll(async () => {
  process.env.NODE_ENV = 'development';
  // Neither the browser's time zone nor the fallback of both sides.
  process.env.TZ = 'America/New_York';
  await build({
    ...common,
    build: { ssr: 'server/render.tsx', outDir: join(output, 'server'), minify: false },
  });
  await build({
    ...common,
    build: {
      outDir: join(output, 'browser'),
      minify: false,
      rolldownOptions: { input: 'server/hydrate.tsx', output: { entryFileNames: 'hydrate.js' } },
    },
  });
  writeFileSync(
    join(output, 'browser/index.html'),
    '<!doctype html><html lang="en"><link rel="icon" href="data:," /><body><script type="module" src="/hydrate.js"></script></body></html>',
  );
  server = await serveFolder(join(output, 'browser'));
  browser = await launchBrowser();
  page = await browser.newPage({ timezoneId: 'Pacific/Auckland' });
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(server.address);
  await page.waitForFunction(() => 'hydrateStory' in window);
}, 300_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(output, { recursive: true, force: true });
});

/** Styles that stories set around their component. */
const ownStyle =
  / style="(?:display:grid;gap:1\.75rem;max-inline-size:36rem|inline-size:\d+(?:px|rem)|(?:padding|position)[-:][^"]*)"/g;

it.each<Locale>(['en', 'es'])(
  'renders stories on a server, and hydrates them, in %s',
  async (locale) => {
    const { storyNames, renderStory } = (await import(
      pathToFileURL(join(output, 'server/render.js')).href
    )) as typeof import('./server/render.tsx');
    expect(storyNames.length).toBeGreaterThan(500);
    const lacking: Record<string, string[]> = {};
    for (const name of storyNames) {
      complaints.length = 0;
      try {
        const markup = renderStory(name, locale);
        const mended = await page.evaluate(
          ([story, language, html]) => window.hydrateStory(story, language, html),
          [name, locale, markup] as const,
        );
        // That no text is in the language of this story is what the console has to say.
        const isUntranslated = name === 'intl/IntlProvider/WithoutTextsInALanguage';
        const said = complaints.filter(
          (text) => !(isUntranslated && text.startsWith('There are no texts in "fr"')),
        );
        const all = [...mended, ...said];
        // A strict content security policy blocks them.
        const [style] = / style="[^"]*"/.exec(markup.replaceAll(ownStyle, '')) ?? [];
        if (style) all.push(`a style attribute: ${style}`);
        // Modal dialogs render only in browsers.
        if (markup === '' && !/^overlays\/(?:Idle)?Dialog\/|\/InADialog$/.test(name))
          all.push('renders nothing');
        if (all.length) lacking[name] = all;
      } catch (error) {
        lacking[name] = [String(error)];
      }
    }
    expect(lacking).toEqual({});
  },
  300_000,
);
