/** Proves that axe finds nothing on any screen. */
import { expect, type Page } from '@playwright/test';
import { isLong } from '../../scripts/lane.ts';
import { signIn, violationsOf } from '../../scripts/world.ts';
import { type AppName, screensOf } from './visits.ts';

/** Visits every screen of an app as the one who sees everything on it; in `npm test`, every fourth in the dark theme too. */
export async function expectAccessibleScreens(page: Page, address: string, app: AppName): Promise<void> {
  const lacking: Record<string, string[]> = {};
  for (const [email, visits] of Map.groupBy(screensOf(app), (visit) => visit.email)) {
    await page.goto(`${address}/icon.svg`);
    await page.evaluate(() => localStorage.clear());
    if (email) await signIn(page, address, email, '/icon.svg');
    for (const [index, { name, path }] of visits.entries()) {
      await page.goto(address + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const found = await violationsOf(page);
      if (isLong || index % 4 === 0) found.push(...(await violationsOf(page, 'dark')));
      if (found.length > 0) lacking[name] = found;
    }
  }
  expect(lacking).toEqual({});
}
