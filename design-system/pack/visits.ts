import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Browser, Page } from 'playwright-core';

/** For builds and servers of consumers. */
export const env = { ...process.env, NODE_ENV: 'production' };

/** A policy without `unsafe-inline` and without a nonce. */
export const strictPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:";

/** Opens a page and returns all that it complained about. */
export async function visit(
  browser: Browser,
  address: string,
  use: (page: Page) => Promise<void>,
  policy?: string,
): Promise<string[]> {
  const page = await browser.newPage({ reducedMotion: 'reduce', colorScheme: 'light' });
  const complaints: string[] = [];
  page.on('console', (message) => complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('response', (response) => {
    if (!response.ok()) complaints.push(`${response.status()} ${response.url()}`);
  });
  if (policy) {
    await page.route(address, async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        headers: { ...response.headers(), 'content-security-policy': policy },
      });
    });
  }
  await page.goto(address);
  await use(page);
  await page.close();
  return complaints;
}

/** Starts a consumer's `serve.mjs`, which prints its port. */
export async function startServer(folder: string): Promise<{ address: string; stop: () => void }> {
  // In a different time zone than the browser.
  const server = spawn(process.execPath, ['serve.mjs'], {
    cwd: folder,
    env: { ...env, TZ: 'Asia/Tokyo' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(server.stdout)) {
    const port = /^listening on (\d+)$/.exec(line)?.[1];
    if (port) return { address: `http://127.0.0.1:${port}`, stop: () => server.kill() };
  }
  throw new Error('the server ended before it listened');
}
