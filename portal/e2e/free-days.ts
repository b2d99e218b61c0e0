/** The month with a coach's free times. */
import { expect, type Locator, type Page } from '@playwright/test';

export const grid = (page: Page) => page.getByRole('grid', { name: /^Days with available times/ });
export const freeDays = (page: Page) => grid(page).getByRole('button', { name: /available times?$/ });
export const nextMonth = (page: Page) => page.getByRole('button', { name: 'Next month' }).first();

/** Shows another free day than the first one: at a month's end, one of the next month. */
export async function showAnotherDay(page: Page): Promise<Locator> {
  await expect(freeDays(page).first()).toBeVisible();
  if ((await freeDays(page).count()) < 2) {
    const month = await grid(page).getAttribute('aria-label');
    await nextMonth(page).click();
    await expect(grid(page)).not.toHaveAttribute('aria-label', month!);
  }
  const day = freeDays(page).nth(1);
  await day.click();
  return day;
}
