import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { launchBrowser } from '../../scripts/machine/browser.ts';
import { serveFolder } from '../../scripts/machine/static-server.ts';
import { createConsumer } from './consumer.ts';
import { submitStarted, writeStarted } from './started.ts';
import { env } from './visits.ts';

// In Next.js, it is among the pages of `consumers.test.ts`.
it('the first form of the guide works in Vite as it is written', async () => {
  const consumer = await createConsumer(
    [new URL('consumers/start', import.meta.url)],
    ['@types/react', '@types/react-dom', 'zod', 'vite'],
  );
  writeStarted(consumer.folder, 'vite', 'src');
  execFileSync('tsc', ['-p', '.'], { cwd: consumer.folder, stdio: 'inherit' });
  execFileSync('vite', ['build', '--logLevel', 'error'], { cwd: consumer.folder, env, stdio: 'pipe' });
  const server = await serveFolder(join(consumer.folder, 'dist'));
  const browser = await launchBrowser();
  expect(await submitStarted(browser, `${server.address}/`)).toEqual([]);
  await browser.close();
  await server.close();
  consumer.remove();
});
