import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '../scripts/browser.ts';
import { type Prepare, picturedStories } from '../scripts/visual/capture.ts';
import { decode, encode } from '../scripts/visual/png.ts';
import { writeReport } from '../scripts/visual/report.ts';
import { review } from '../scripts/visual/review.ts';
import { allModes, modes } from './.storybook/modes.ts';

/** `npm run build` has put it there. */
const storybook = fileURLToPath(new URL('dist', import.meta.url));
const stories = [
  'components-actions-button--all-states',
  'components-data-badge--all-tones',
  'components-overlays-dialog--open',
];

let browser: Browser;
let folder: string;
beforeAll(async () => {
  browser = await launchBrowser();
  folder = mkdtempSync(join(tmpdir(), 'visual-'));
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, { recursive: true });
});

/** As if a token had another value when the library was built. */
const withToken =
  (name: string, value: string): Prepare =>
  (page) =>
    page.route('**/*.css', async (route) => {
      const response = await route.fetch();
      const css = await response.text();
      await route.fulfill({
        response,
        body: css.replaceAll(new RegExp(`${name}:[^;}]+`, 'g'), `${name}:${value}`),
      });
    });

it('finds a changed token in the pictures, and reports it', async () => {
  const options = { storybook, stories, modes, baselines: join(folder, 'baselines') };
  expect((await review(browser, options)).map(({ kind }) => kind)).toEqual(Array(6).fill('new'));
  expect(await review(browser, { ...options, isUpdate: true })).toEqual([]);
  expect(readdirSync(join(folder, 'baselines', 'dark-360')).sort()).toEqual(stories.map((id) => `${id}.png`));
  expect(await review(browser, options)).toEqual([]);

  // A little more lightness, which nobody would see without the one beside it.
  const findings = await review(browser, {
    ...options,
    prepare: withToken('--ds-color-brand', 'oklch(46% 0.08 165)'),
  });
  expect(findings.map(({ story, mode, kind }) => `${kind} ${story} ${mode}`)).toContain(
    'changed components-actions-button--all-states light-1280',
  );
  expect(findings.map(({ story }) => story)).not.toContain('components-data-badge--all-tones');

  const report = writeReport(join(folder, 'report'), findings);
  const page = await browser.newPage();
  await page.goto(`file://${report}`);
  const sections = page.locator('section:visible');
  expect(await sections.count()).toBe(findings.length);
  expect(await page.locator('img').evaluateAll((images) => images.length)).toBe(findings.length * 3);
  await page.getByRole('searchbox').fill('dark-360');
  const names = await sections.evaluateAll((elements) =>
    elements.map((element) => (element as HTMLElement).dataset.name),
  );
  expect(names.length).toBeLessThan(findings.length);
  for (const name of names) expect(name).toContain('dark-360');
  await page.close();

  const fewer = await review(browser, { ...options, stories: stories.slice(0, 2) });
  expect(fewer.map(({ kind, story }) => `${kind} ${story}`)).toEqual(Array(2).fill(`gone ${stories[2]}`));
  await review(browser, { ...options, stories: stories.slice(0, 2), isUpdate: true });
  expect(existsSync(join(folder, 'baselines', 'light-1280', `${stories[2]}.png`))).toBe(false);
});

it('keeps pictures without a loss', async () => {
  const page = await browser.newPage({ viewport: { width: 300, height: 200 } });
  for (const background of ['#fdfaf4', 'linear-gradient(45deg, #123456, #fedcba)']) {
    await page.setContent(`<body style="background: ${background}"><p>Figtree, Fraunces</p></body>`);
    const picture = decode(await page.screenshot());
    const file = join(folder, 'picture.png');
    writeFileSync(file, encode(picture));
    const again = decode(readFileSync(file));
    expect(Buffer.compare(again.data, picture.data)).toBe(0);
  }
  await page.close();
});

it('takes a picture of every component, in all modes where that is asked for', () => {
  const index = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8')) as {
    entries: Record<string, { id: string; title: string; type: string }>;
  };
  const entries = Object.values(index.entries).filter(({ type }) => type === 'story');
  const pictured = new Set(picturedStories(storybook));
  const titles = new Set(entries.map(({ title }) => title));
  expect(new Set(entries.filter(({ id }) => pictured.has(id)).map(({ title }) => title))).toEqual(titles);
  expect(Object.keys(allModes)).toHaveLength(24);
  expect(allModes).toMatchObject(modes);
});
