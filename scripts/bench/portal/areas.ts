import type { Page } from 'playwright-core';
import { stepChange } from './steps.ts';

/** The durations of a key press in the module search, in milliseconds. */
export interface SearchFigures {
  modules: number;
  /** Until the character is painted in the box. */
  key: number;
  /** Until the matching modules are painted. */
  results: number;
}

interface Typed {
  typed: { key: number; results: number }[];
}

const inBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/**
 * Navigates between areas that have been visited before. Returns the milliseconds until the heading is painted, by
 * area.
 */
export async function measureNavigation(page: Page): Promise<Map<string, number>> {
  const areas = ['Learning', 'Inbox', 'Payments', 'Home'];
  // The first visit loads code and data.
  for (const area of areas) await stepChange(page, () => inBar(page, area).click());
  const figures = new Map<string, number>();
  for (const area of areas)
    figures.set(area, (await stepChange(page, () => inBar(page, area).click())).whole);
  return figures;
}

/** Runs in the page: records each key press in a search box. */
function watchSearch(): void {
  const typed: Typed['typed'] = [];
  Object.assign(window, { typed });
  document.addEventListener(
    'input',
    ({ timeStamp }) => {
      const figures = { key: 0, results: 0 };
      typed.push(figures);
      const afterPaint = (then: () => void) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = then;
          port2.postMessage(null);
        });
      afterPaint(() => {
        figures.key = performance.now() - timeStamp;
      });
      const list = new MutationObserver(() => {
        afterPaint(() => {
          figures.results = performance.now() - timeStamp;
        });
      });
      list.observe(document.querySelector('main')!, { subtree: true, childList: true, characterData: true });
      setTimeout(() => list.disconnect(), 900);
    },
    true,
  );
}

/** Types a word into the search of 2,000 modules. The server's response is extended to that many. */
export async function measureSearch(page: Page, portal: string): Promise<SearchFigures> {
  const modules = 2000;
  await page.route(/\/students\/[^/]+\/courses\/[^/]+\/modules\?/, async (route) => {
    const url = new URL(route.request().url());
    const number = Number(url.searchParams.get('page'));
    const size = Number(url.searchParams.get('size'));
    url.searchParams.set('page', '0');
    const response = await route.fetch({ url: url.href });
    const body = await response.json();
    const perCourse = modules / 4;
    const content = Array.from({ length: Math.min(size, perCourse - number * size) }, (_, index) => {
      const module = body.content[index % body.content.length];
      return { ...module, id: `${module.id}-${number * size + index}` };
    });
    await route.fulfill({
      response,
      json: { ...body, content, pagination: { ...body.pagination, total: perCourse } },
    });
  });
  await page.goto(`${portal}/modules`);
  const box = page.getByRole('searchbox', { name: 'Search modules' });
  await box.click();
  await page.evaluate(watchSearch);
  for (const letter of 'coach') {
    await page.keyboard.type(letter);
    // The results of one letter are painted before the next is typed.
    await page.waitForTimeout(1000);
  }
  const typed = await page.evaluate(() => (window as unknown as Typed).typed);
  await page.unroute(/\/students\/[^/]+\/courses\/[^/]+\/modules\?/);
  return {
    modules,
    key: Math.max(...typed.map(({ key }) => key)),
    results: Math.max(...typed.map(({ results }) => results)),
  };
}
