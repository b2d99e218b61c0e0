/**
 * Takes a screenshot of any page: `node scripts/screenshot.ts URL OUT [--width 360] [--height 800] [--theme dark]
 * [--story ID] [--full]`. With `--story`, URL is a Storybook and OUT shows only that story. Prints the page's console
 * output.
 */
import { parseArgs } from 'node:util';
import { launchBrowser } from './machine/browser.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    width: { type: 'string', default: '1280' },
    height: { type: 'string', default: '800' },
    theme: { type: 'string', default: 'light' },
    locale: { type: 'string', default: 'en' },
    story: { type: 'string' },
    full: { type: 'boolean', default: false },
  },
});
const [address, out] = positionals;
if (!address || !out)
  throw new Error('usage: node scripts/screenshot.ts URL OUT [--width 360] [--theme dark]');
const url = new URL(address);
if (values.story) {
  url.pathname = '/iframe.html';
  url.searchParams.set('id', values.story);
  url.searchParams.set('viewMode', 'story');
  url.searchParams.set('globals', `theme:${values.theme};locale:${values.locale}`);
}

const browser = await launchBrowser();
try {
  const page = await browser.newPage({
    viewport: { width: Number(values.width), height: Number(values.height) },
    colorScheme: values.theme === 'dark' ? 'dark' : 'light',
    // A phone's scrollbar takes up no width.
    isMobile: Number(values.width) < 600,
    hasTouch: Number(values.width) < 600,
    reducedMotion: 'reduce',
    locale: values.locale,
  });
  page.on('console', (message) => console.log(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => console.log(`error: ${error.message}`));
  await page.goto(url.href, { waitUntil: 'networkidle' });
  if (values.story) await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  await page.evaluate('document.fonts.ready');
  await page.screenshot({ path: out, fullPage: values.full });
} finally {
  await browser.close();
}
