import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/browser.ts';
import { isLong } from '../../scripts/lane.ts';
import { serveFolder } from '../../scripts/static-server.ts';
import { light } from '../src/theme/tokens.ts';
import { createConsumer } from './consumer.ts';
import { submitStarted, writeStarted } from './started.ts';
import { env, startServer, visit as visitWith } from './visits.ts';

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

/** A policy without `unsafe-inline` and without a nonce. */
const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:";

/** Until hydration, the buttons of a server-rendered page do nothing. */
const hydrated = (page: Page) => page.locator('body[data-hydrated]').waitFor();

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

/** `npm test` has the bundler that the guide starts with, and no server; `npm run test:long` has all. */
const [formBundlers, serverFrameworks] = isLong
  ? ([
      ['vite', 'esbuild'],
      ['next', 'react-router'],
    ] as const)
  : ([['vite'], []] as const);

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

/** Projects with server-rendered pages. Each is built, and serves `/en` and `/es` by `serve.mjs`. */
const frameworks = {
  next: {
    installed: ['next', 'typescript', '@types/node'],
    build(folder: string) {
      const off = { NEXT_TELEMETRY_DISABLED: '1' };
      execFileSync('next', ['build'], { cwd: folder, env: { ...env, ...off }, stdio: 'pipe' });
    },
  },
  'react-router': {
    installed: ['react-router', 'vite'],
    build(folder: string) {
      for (const options of [
        ['--outDir', 'dist/browser'],
        ['--outDir', 'dist/server', '--ssr', 'server.tsx'],
      ])
        execFileSync('vite', ['build', '--logLevel', 'error', ...options], {
          cwd: folder,
          env,
          stdio: 'pipe',
        });
    },
  },
};

it.each(serverFrameworks)(
  'a page works when rendered by %s on a server',
  async (name) => {
    const { installed, build } = frameworks[name];
    const consumer = await createConsumer(sources(name, 'server-page'), [
      ...installed,
      '@types/react',
      '@types/react-dom',
      'zod',
    ]);
    // The guide's files have a layout of their own, beside that of the other pages.
    if (name === 'next') writeStarted(consumer.folder, 'next', 'app', 'app/(start)');
    execFileSync('tsc', ['-p', '.'], { cwd: consumer.folder, stdio: 'inherit' });
    build(consumer.folder);
    const server = await startServer(consumer.folder);
    try {
      for (const [path, words] of Object.entries({
        '/en': { title: 'Enrollment', required: 'This field is required', birth: '03141990' },
        // In the order of Spain.
        '/es': { title: 'Inscripción', required: 'Este campo es obligatorio', birth: '14031990' },
      })) {
        const markup = await (await fetch(server.address + path)).text();
        expect(markup).toContain(words.title);
        expect(markup).toContain('<table');
        const complaints = await visit(server.address + path, async (page) => {
          expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(words.title);
          await hydrated(page);
          await page.getByRole('button', { name: 'Enroll' }).click();
          await page.getByText(words.required).first().waitFor();
          await page.getByRole('textbox', { name: 'Name' }).fill('Ana Quispe');
          await page.getByRole('textbox', { name: /Date of birth/ }).pressSequentially(words.birth);
          await page.getByRole('button', { name: 'Enroll' }).click();
          await page.locator('[data-toast]').waitFor();
          expect(await page.evaluate(() => JSON.parse(document.body.dataset.sent!))).toEqual({
            name: 'Ana Quispe',
            dateBirth: '1990-03-14',
            mobilePhone: '+12025550143',
          });
          await page.getByRole('button', { name: 'Open' }).click();
          await page.getByRole('dialog', { name: 'Sure?' }).getByRole('button', { name: 'Yes' }).click();
          const other = path === '/en' ? 'Español' : 'English';
          await page.getByRole('link', { name: other }).click();
          await page.getByRole('link', { name: path === '/en' ? 'English' : 'Español' }).waitFor();
          await expect
            .poll(() => page.locator('html').getAttribute('lang'))
            .toBe(path === '/en' ? 'es' : 'en');
        });
        expect(complaints).toEqual([]);

        // Both frameworks add scripts with their own nonces to their pages. The styles are all ours.
        const policy = strictPolicy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'");
        const underPolicy = await visit(
          server.address + path,
          async (page) => {
            await hydrated(page);
            await page.getByRole('button', { name: 'Open' }).click();
            await page.getByRole('dialog', { name: 'Sure?' }).waitFor();
          },
          policy,
        );
        expect(underPolicy).toEqual([]);
      }
      if (name === 'next') expect(await submitStarted(browser, `${server.address}/`)).toEqual([]);
    } finally {
      server.stop();
      consumer.remove();
    }
  },
  300_000,
);
