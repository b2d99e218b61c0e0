/**
 * `npm run pictures`: takes the README's pictures from the built Storybook (`npm run build -w @institute/stories`), which
 * shows both apps on their server. Fails if one is larger than 60 kB.
 */
import { mkdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from './machine/browser.ts';
import { serveFolder } from './machine/static-server.ts';

const root = join(import.meta.dirname, '..');
const output = join(root, 'docs/pictures');

const pictures = {
  portal: { story: 'screens-portal-home--full', width: 960, height: 640 },
  coach: { story: 'screens-coach-my-coach-schedule--full', width: 960, height: 640 },
  phone: { story: 'screens-portal-enrollment-personal-info--full', width: 360, height: 640 },
};

await mkdir(output, { recursive: true });
const server = await serveFolder(join(root, 'stories/dist'));
const browser = await launchBrowser();
for (const [name, { story, width, height }] of Object.entries(pictures)) {
  const page = await browser.newPage({ viewport: { width, height }, timezoneId: 'America/New_York' });
  await page.goto(`${server.address}/iframe.html?viewMode=story&id=${story}&globals=theme:light`);
  const app = page.frameLocator('iframe');
  await app.getByRole('heading', { level: 1 }).waitFor({ timeout: 180_000 });
  await app.locator('[aria-busy=true]').first().waitFor({ state: 'detached' });
  const path = join(output, `${name}.jpg`);
  await page.screenshot({ path, type: 'jpeg', quality: 75 });
  const { size } = await stat(path);
  console.log(`${path} ${(size / 1000).toFixed(0)} kB`);
  if (size > 60_000) process.exitCode = 1;
  await page.close();
}
await browser.close();
await server.close();
