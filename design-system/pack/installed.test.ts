import { execFileSync, spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it, onTestFinished, vi } from 'vitest';
import { launchBrowser } from '../../scripts/machine/browser.ts';
import { freePort } from '../../scripts/machine/free-port.ts';
import { serveFolder } from '../../scripts/machine/static-server.ts';
import { install, oldest, type Project, react } from './install.ts';
import { submitStarted, writeStarted } from './started.ts';
import { env } from './visits.ts';

// npm may download a hundred megabytes.
vi.setConfig({ testTimeout: 900_000 });

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

async function submitIn(folder: string) {
  const server = await serveFolder(folder);
  expect(await submitStarted(browser, `${server.address}/`)).toEqual([]);
  await server.close();
}

it('a form can be tested with jest', () => {
  const project = install(
    [
      ...oldest,
      'jest@30.5.2',
      'jest-environment-jsdom@30.5.2',
      '@swc/core@1',
      '@swc/jest',
      '@testing-library/dom@10',
      '@testing-library/react@16',
      '@testing-library/user-event@14',
    ],
    ['tests', 'jest'],
  );
  project.run('jest', ['--testTimeout=60000'], {
    NODE_ENV: 'test',
    NODE_OPTIONS: '--experimental-vm-modules',
  });
  project.remove();
});

it('the first form works with Rspack and the oldest React', async () => {
  const project = install([...oldest, '@rspack/core@2.3.3', '@rspack/cli@2.2.8'], ['rspack']);
  writeStarted(project.folder, 'vite', 'src');
  project.run('rspack', ['build']);
  await submitIn(join(project.folder, 'dist'));
  project.remove();
});

it('the first form works in Astro', async () => {
  const project = install([...react, 'astro@7.3.5', '@astrojs/react@7.0.0'], ['astro']);
  writeStarted(project.folder, 'any', 'src/components');
  project.run('astro', ['build'], { ASTRO_TELEMETRY_DISABLED: '1' });
  await submitIn(join(project.folder, 'dist'));
  project.remove();
});

/** Starts a server of the project and fills in the form on its first page. */
async function submitServed({ folder }: Project, command: string, args: (port: string) => string[]) {
  const port = String(await freePort());
  const server = spawn(join(folder, 'node_modules/.bin', command), args(port), {
    cwd: folder,
    env: { ...env, PORT: port, HOST: '127.0.0.1' },
    stdio: 'ignore',
  });
  onTestFinished(() => void server.kill());
  const address = `http://127.0.0.1:${port}/`;
  const html = () =>
    fetch(address).then(
      (response) => (response.ok ? response.text() : ''),
      () => '',
    );
  // Rendered on the server.
  await expect.poll(html, { timeout: 60_000 }).toContain('</form>');
  expect(await submitStarted(browser, address)).toEqual([]);
}

it('the first form of the guide works in React Router as it is written', async () => {
  const framework = ['dev', 'node', 'serve'].map((part) => `@react-router/${part}@8.4.0`);
  const project = install(
    [...react, ...framework, 'react-router@8.4.0', 'vite@8', 'isbot'],
    ['react-router-framework'],
  );
  writeStarted(project.folder, 'react-router', 'app');
  project.run('react-router', ['build']);
  await submitServed(project, 'react-router-serve', () => ['build/server/index.js']);
  project.remove();
});

it('the first form works in TanStack Start', async () => {
  const framework = ['@tanstack/react-start@1.169.5', '@tanstack/react-router@1.170.46'];
  const project = install(
    [...react, ...framework, 'vite@8.3.8', '@vitejs/plugin-react@6.3.0'],
    ['tanstack-start'],
  );
  writeStarted(project.folder, 'any', 'src');
  project.run('vite', ['build', '--logLevel', 'error']);
  await submitServed(project, 'vite', (port) => [
    'preview',
    '--host=127.0.0.1',
    `--port=${port}`,
    '--strictPort',
  ]);
  project.remove();
});

it('rules and formats run in plain Node', () => {
  const project = install(oldest, []);
  writeFileSync(
    join(project.folder, 'main.mjs'),
    `import { formatDate, parseDate } from '@institute/design-system/formats';
import { email, rules } from '@institute/design-system/rules';
import { object, string } from 'zod/mini';

const { success } = object({ email: string().check(rules(email())) }).safeParse({ email: 'ana' });
console.log(success, parseDate('2026-02-03').value, formatDate('2026-02-03', 'long', 'en-US'));
`,
  );
  const output = execFileSync(process.execPath, ['main.mjs'], { cwd: project.folder, encoding: 'utf8' });
  expect(output).toContain('false 2026-02-03');
  project.remove();
});
