import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../scripts/world.ts';

/** Every page of the navigation, and other lists in them. */
const pages = [
  '/home',
  '/courses',
  '/modules',
  '/awards',
  '/transfers',
  '/circles',
  '/circles?show=join',
  '/sessions',
  '/sessions?show=past',
  '/coaches',
  '/inbox',
  '/inbox/archived',
  '/settings/payment-plan-terms',
  '/settings/transactions',
  '/settings/account-history',
  '/settings/agreements',
  '/settings/profile',
  '/settings/communication-preferences',
  '/settings/security',
  '/help',
];

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

/** Labels of the bottom bar that are cut off. */
const cutLabels = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .locator('span')
    .evaluateAll((labels) =>
      labels
        .filter((label) => label.scrollWidth > label.clientWidth + 1 && label.clientWidth > 1)
        .map((label) => label.textContent),
    );

for (const [situation, width, fontSize] of [
  ['at twice the text size on a phone', 360, 32],
  ['at 320 px', 320, 16],
] as const)
  test(`no page scrolls sideways ${situation}`, async ({ page, world }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, world.portal, 'student@example.com');
    const browser = await page.context().newCDPSession(page);
    // The setting of the browser, on which media queries depend too.
    await browser.send('Page.setFontSizes', { fontSizes: { standard: fontSize, fixed: fontSize - 3 } });
    const overflows: object[] = [];
    for (const path of pages) {
      await go(page, path);
      const overflow = await overflowOf(page);
      if (overflow) overflows.push({ path, ...overflow });
    }
    expect(overflows).toEqual([]);
    expect(await cutLabels(page)).toEqual([]);
  });
