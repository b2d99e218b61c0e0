/** Proves that axe finds nothing on any screen. */
import { expect, type Page } from '@playwright/test';
import { sample } from '../../scripts/given/lane.ts';
import { signIn, violationsOf } from '../../scripts/journeys/world.ts';
import { type AppName, screensOf } from './visits.ts';

/**
 * Visits screens of an app as the one who sees everything on them: one in 15 in `npm test`, where stories and journeys
 * check the parts, and all of them in the long run.
 */
export async function expectAccessibleScreens(page: Page, address: string, app: AppName): Promise<void> {
  const lacking: Record<string, string[]> = {};
  for (const [email, visits] of Map.groupBy(sample(screensOf(app), 15), (visit) => visit.email)) {
    await page.goto(`${address}/icon.svg`);
    await page.evaluate(() => localStorage.clear());
    if (email) await signIn(page, address, email, '/icon.svg');
    for (const { name, path } of visits) {
      await page.goto(address + path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      const found = [...(await violationsOf(page)), ...(await violationsOf(page, 'dark'))];
      if (found.length > 0) lacking[name] = found;
    }
  }
  expect(lacking).toEqual({});
}
