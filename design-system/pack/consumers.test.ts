import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLong } from '../../scripts/given/lane.ts';
import { launchBrowser } from '../../scripts/machine/browser.ts';
import { serveFolder } from '../../scripts/machine/static-server.ts';
import { light } from '../src/theme/tokens.ts';
import { createConsumer } from './consumer.ts';
import { env, strictPolicy, visit as visitWith } from './visits.ts';

/** Unconfigured bundlers, without a plugin. Each builds a consumer's `main.tsx` into `dist/`. */
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

const sources = (...names: string[]) => names.map((name) => new URL(`consumers/${name}`, import.meta.url));
const create = (name: string) =>
  createConsumer(sources(name), ['@types/react', '@types/react-dom', 'vite', 'zod']);

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const visit = (address: string, use: (page: Page) => Promise<void>, policy?: string) =>
  visitWith(browser, address, use, policy);

/** Opens a bundler's output and returns all errors that the page reported. */
async function open(
  folder: string,
  path: string,
  use: (page: Page) => Promise<void>,
  policy?: string,
): Promise<string[]> {
  const server = await serveFolder(folder);
  try {
    return await visit(server.address + path, use, policy);
  } finally {
    await server.close();
  }
}

/** The computed CSS value of a token. */
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

/** `npm test` has the bundler that the guide starts with; `npm run test:long` has both. */
const formBundlers = isLong ? (['vite', 'esbuild'] as const) : (['vite'] as const);

it.each(formBundlers)('a form works in a project that builds with %s', async (bundler) => {
  const consumer = await create('form');
  // Checks types first: as bundlers and as Node resolve them, including the library's own declarations.
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
    // The numbering plans arrive after the form is submitted, and the number is still sent as E.164.
    const release = Promise.withResolvers<void>();
    await page.route('**/*.js', async (route) => {
      await release.promise;
      await route.continue();
    });
    const plans = page.waitForRequest('**/*.js');
    await page.getByRole('textbox', { name: /Mobile phone/ }).fill('(202) 555-0143');
    await plans;
    await submit.click();
    release.resolve();
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

  const underPolicy = await open(
    join(consumer.folder, 'dist'),
    '/',
    async (page) => {
      await page.getByRole('button', { name: 'Enroll' }).click();
      await page.getByText('This field is required').first().waitFor();
      await page.getByRole('button', { name: /^Calendar/ }).click();
      // Rendered by react-aria, which has its own styles.
      await page
        .getByRole('dialog', { name: /^Calendar|Date of birth/ })
        .getByRole('button')
        .first()
        .click();
    },
    strictPolicy,
  );
  expect(underPolicy).toEqual([]);
  consumer.remove();
});

it('has correct types where neither zod nor Node is installed', async () => {
  const consumer = await createConsumer(sources('types'), ['@types/react', '@types/react-dom']);
  execFileSync('tsc', ['-p', '.'], { cwd: consumer.folder, stdio: 'inherit' });
  consumer.remove();
});

/** Bytes of script and style, gzipped, that a page loads before it is interactive. */
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

it('costs a page with one button at most 25 kB over React, including styles and texts', async () => {
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
