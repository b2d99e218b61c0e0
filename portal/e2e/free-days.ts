/** The weeks with a coach's free times. */
import { expect, type Locator, type Page } from '@playwright/test';

export const grid = (page: Page) => page.getByRole('grid', { name: /^Days with available times/ });
export const freeDays = (page: Page) => grid(page).getByRole('button', { name: /available times?$/ });
export const laterWeeks = (page: Page) => page.getByRole('button', { name: 'Later weeks' });

/** Shows another free day than the first one: at the end of the weeks shown, one of later ones. */
export async function showAnotherDay(page: Page): Promise<Locator> {
  await expect(freeDays(page).first()).toBeVisible();
  if ((await freeDays(page).count()) < 2) {
    const weeks = await grid(page).getAttribute('aria-label');
    await laterWeeks(page).click();
    await expect(grid(page)).not.toHaveAttribute('aria-label', weeks!);
  }
  const day = freeDays(page).nth(1);
  await day.click();
  return day;
}
