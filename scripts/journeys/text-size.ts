import { expect, type Page } from '@playwright/test';

/** Screens and text sizes at which no page may scroll sideways. */
export const narrowScreens = [
  ['at twice the text size on a phone', 360, 32],
  ['at 320 px', 320, 16],
] as const;

/** Sets the size of the text as the browser's settings do, on which media queries depend too. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size - 3 } });
}

/** Goes to a page within the app, which is faster than loading it. */
async function go(page: Page, path: string) {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** How far a page scrolls sideways, and what is too wide. */
const overflowOf = (page: Page) =>
  page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const by = document.documentElement.scrollWidth - width;
    const isWide = (element: Element) => element.getBoundingClientRect().right > width + 1;
    const wide = [...document.querySelectorAll('header *, main *:not(thead *), nav *')].filter(isWide);
    return by > 0 ? { by, wide: wide.slice(0, 8).map((element) => element.outerHTML.slice(0, 150)) } : null;
  });

/** Expects that none of these pages of an app scrolls sideways. */
export async function expectNoSidewaysScrolling(page: Page, paths: readonly string[]): Promise<void> {
  const overflows: object[] = [];
  for (const path of paths) {
    await go(page, path);
    const overflow = await overflowOf(page);
    if (overflow) overflows.push({ path, ...overflow });
  }
  expect(overflows).toEqual([]);
}
