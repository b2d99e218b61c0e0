import { readFileSync } from 'node:fs';
import { launchBrowser } from './browser.ts';

const [out, height, ...files] = process.argv.slice(2);
const browser = await launchBrowser();
const page = await browser.newPage({ viewport: { width: 1980, height: 1200 } });
const html = files
  .map(
    (f) =>
      `<figure style="margin:6px"><img src="data:image/png;base64,${readFileSync(f).toString('base64')}" style="height:${height}px;display:block;border:1px solid #999"><figcaption style="font:12px sans-serif">${f.split('/').pop()}</figcaption></figure>`,
  )
  .join('');
await page.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap;background:#ccc">${html}</body>`);
await page.screenshot({ path: out, fullPage: true });
await browser.close();
