import { expect, type Page } from '@playwright/test';

/** Opens a public page and waits until the app has taken it over: before that, a press does nothing. */
export async function openPublicPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('#root[data-route]')).toHaveCount(0);
}
