import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { launchBrowser } from '../../scripts/machine/browser.ts';
import { install, type Project, react } from './install.ts';
import { submitStarted, writeStarted } from './started.ts';
import { startServer, strictPolicy, visit } from './visits.ts';

// npm may download hundreds of megabytes.
vi.setConfig({ testTimeout: 900_000 });

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

/** Until hydration, the buttons of a server-rendered page do nothing. */
const hydrated = (page: Page) => page.locator('body[data-hydrated]').waitFor();

/** Projects with server-rendered pages. Each is built, and serves `/en` and `/es` by `serve.mjs`. */
const frameworks = {
  next: {
    packages: ['next@16.4.6'],
    build: ({ run }: Project) => run('next', ['build'], { NEXT_TELEMETRY_DISABLED: '1' }),
  },
  'react-router': {
    packages: ['react-router@7.18.6', 'vite@8'],
    build({ run }: Project) {
      for (const options of [
        ['--outDir', 'dist/browser'],
        ['--outDir', 'dist/server', '--ssr', 'server.tsx'],
      ])
        run('vite', ['build', '--logLevel', 'error', ...options]);
    },
  },
};

it.each(['next', 'react-router'] as const)('a page works when rendered by %s on a server', async (name) => {
  const { packages, build } = frameworks[name];
  const types = ['typescript@5.9.3', '@types/node@24', '@types/react@19', '@types/react-dom@19'];
  const project = install([...react, ...types, ...packages], [name, 'server-page']);
  // The guide's files have a layout of their own, beside that of the other pages.
  if (name === 'next') writeStarted(project.folder, 'next', 'app', 'app/(start)');
  project.run('tsc', ['-p', '.']);
  build(project);
  const server = await startServer(project.folder);
  try {
    for (const [path, words] of Object.entries({
      '/en': { title: 'Enrollment', required: 'This field is required', birth: '03141990' },
      // In the order of Spain.
      '/es': { title: 'Inscripción', required: 'Este campo es obligatorio', birth: '14031990' },
    })) {
      const markup = await (await fetch(server.address + path)).text();
      expect(markup).toContain(words.title);
      expect(markup).toContain('<table');
      const complaints = await visit(browser, server.address + path, async (page) => {
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
        await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(path === '/en' ? 'es' : 'en');
      });
      expect(complaints).toEqual([]);

      // Both frameworks add scripts with their own nonces to their pages. The styles are all ours.
      const policy = strictPolicy.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'");
      const underPolicy = await visit(
        browser,
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
    project.remove();
  }
});
