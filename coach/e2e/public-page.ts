import { expect, type Page } from '@playwright/test';

/** Opens a public page and waits for hydration, because clicks do nothing before it. */
export async function openPublicPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.locator('#root[data-route]')).toHaveCount(0);
}
