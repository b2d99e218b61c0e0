import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/browser.ts';
import { serveFolder } from '../../scripts/static-server.ts';
import { light } from '../src/theme/tokens.ts';
import { createConsumer } from './consumer.ts';

const env = { ...process.env, NODE_ENV: 'production' };

/** Bundlers as they come, without a plugin. Each builds `main.tsx` of a consumer into `dist/`. */
const bundlers = {
  vite(folder: string) {
    execFileSync('vite', ['build', '--logLevel', 'error'], { cwd: folder, env, stdio: 'pipe' });
  },
  esbuild(folder: string) {
    execFileSync(
      'esbuild',
      [
        ...[
          'main.tsx',
          '--bundle',
          '--minify',
          '--format=esm',
          '--splitting',
          '--outdir=dist',
          '--jsx=automatic',
        ],
        ...['--loader:.woff2=file', '--define:process.env.NODE_ENV="production"', '--log-level=warning'],
      ],
      { cwd: folder, env, stdio: 'pipe' },
    );
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    writeFileSync(
      join(folder, 'dist/index.html'),
      page
        .replace('/main.tsx', '/main.js')
        .replace('</head>', '<link rel="stylesheet" href="/main.css" /></head>'),
    );
  },
};

const create = (name: string) =>
  createConsumer(new URL(`consumers/${name}`, import.meta.url), ['@types/react', '@types/react-dom', 'vite']);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Opens what a bundler built and returns everything that the page complained about. */
async function open(folder: string, path: string, use: (page: Page) => Promise<void>): Promise<string[]> {
  const server = await serveFolder(folder);
  const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (!response.ok()) complaints.push(`${response.status()} ${response.url()}`);
  });
  await page.goto(server.address + path);
  await use(page);
  await page.close();
  await server.close();
  return complaints;
}

/** What a CSS value of a token is, once the browser has computed it. */
const computed = (page: Page, property: string, value: string) =>
  page.evaluate(
    ([name, css]) => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.setProperty(name!, css!);
      const result = getComputedStyle(probe).getPropertyValue(name!);
      probe.remove();
      return result;
    },
    [property, value],
  );

it.each(['vite', 'esbuild'] as const)('a form works in a project that builds with %s', async (bundler) => {
  const consumer = await create('form');
  // Types first: as a bundler resolves them and as Node does, and the library's own declarations checked as well.
  for (const resolution of ['bundler', 'nodenext'])
    execFileSync(
      'tsc',
      ['-p', '.', '--skipLibCheck', 'false', '--moduleResolution', resolution].concat(
        resolution === 'nodenext' ? ['--module', 'nodenext'] : [],
      ),
      { cwd: consumer.folder, stdio: 'inherit' },
    );
  bundlers[bundler](consumer.folder);

  const complaints = await open(join(consumer.folder, 'dist'), '/', async (page) => {
    const submit = page.getByRole('button', { name: 'Enroll' });
    await submit.waitFor();
    const button = await submit.evaluate((element) => {
      const { backgroundColor, color, fontFamily, minHeight } = getComputedStyle(element);
      return { backgroundColor, color, fontFamily, minHeight };
    });
    expect(button.backgroundColor).toBe(await computed(page, 'background-color', light.brand));
    expect(button.color).toBe(await computed(page, 'color', light.onBrand));
    expect(button.minHeight).toBe('44px');
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true);

    await submit.click();
    const name = page.getByRole('textbox', { name: 'Name' });
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
    expect(await page.getByText('This field is required').count()).toBeGreaterThanOrEqual(3);

    await name.fill('Ana Quispe');
    await page.getByRole('textbox', { name: /Date of birth/ }).pressSequentially('03141990');
    await page.getByRole('textbox', { name: /Mobile phone/ }).fill('(202) 555-0143');
    await page.getByText('United States').waitFor();
    await submit.click();
    await expect
      .poll(() => page.evaluate(() => JSON.parse(document.body.dataset.sent ?? 'null')))
      .toEqual({ name: 'Ana Quispe', dateBirth: '1990-03-14', mobilePhone: '+12025550143' });
  });
  expect(complaints).toEqual([]);

  const inSpanish = await open(join(consumer.folder, 'dist'), '/?locale=es', async (page) => {
    await page.getByRole('button', { name: 'Enroll' }).click();
    await page.getByText('Este campo es obligatorio').first().waitFor();
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
  });
  expect(inSpanish).toEqual([]);
  consumer.remove();
});

/** Bytes of script and style, gzipped, that a page loads before it is there. */
function weigh(folder: string): { js: number; css: number } {
  const page = readFileSync(join(folder, 'dist/index.html'), 'utf8');
  const weight = { js: 0, css: 0 };
  for (const file of globSync('dist/assets/*.{js,css}', { cwd: folder })) {
    if (!page.includes(file.replace('dist/', ''))) continue;
    weight[file.endsWith('.js') ? 'js' : 'css'] += gzipSync(readFileSync(join(folder, file)), {
      level: 9,
    }).length;
  }
  return weight;
}

it('costs a page with one button at most 25 kB over React, styles and texts included', async () => {
  const [button, react] = await Promise.all([create('button'), create('react')]);
  for (const { folder } of [button, react]) bundlers.vite(folder);
  const complaints = await open(join(button.folder, 'dist'), '/', async (page) => {
    const element = page.getByRole('button', { name: 'Save changes' });
    await element.waitFor();
    expect(await element.evaluate((node) => getComputedStyle(node).backgroundColor)).toBe(
      await computed(page, 'background-color', light.brand),
    );
  });
  expect(complaints).toEqual([]);
  const [with_, without] = [weigh(button.folder), weigh(react.folder)];
  expect(without.js).toBeGreaterThan(50_000);
  const over = with_.js + with_.css - without.js - without.css;
  console.warn(`one button over React: ${with_.js - without.js} bytes of script, ${with_.css} of style`);
  expect(over).toBeLessThanOrEqual(25_000);
  for (const { remove } of [button, react]) remove();
});
