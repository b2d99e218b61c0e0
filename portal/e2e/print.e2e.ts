import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../scripts/journeys/world.ts';

test.use({ colorScheme: 'dark' });

/** Checks the printed page: only the content is visible, black on white. */
async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
  const colors = await page.evaluate(() => {
    const heading = getComputedStyle(document.querySelector('main h1')!);
    return [heading.color, getComputedStyle(document.body).backgroundColor];
  });
  expect(colors).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  await page.emulateMedia({ media: null });
}

test('prints plan terms, a receipt, agreements, awards and the account history on white paper [P-24]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com');
  for (const path of ['payment-plan-terms', 'agreements', 'account-history']) {
    await page.goto(`${world.portal}/settings/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectPrintable(page);
  }
  await page.goto(`${world.portal}/awards`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPrintable(page);
  await page.goto(`${world.portal}/settings/payment-information`);
  await page
    .getByRole('link', { name: /^Details of/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/payments\//);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectPrintable(page);
});

test('prints who was paid, and for what, on a receipt [P-24]', { tag: '@long' }, async ({ page, world }) => {
  const address = '12 Orchard Lane\nJohnstown, OH 43031';
  await world.execute(`update institute_settings set address = '${address}'`);
  await signIn(page, world.portal, 'student@example.com');
  await page.goto(`${world.portal}/settings/payment-information`);
  await page
    .getByRole('link', { name: /^Details of/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^You paid / })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const printed = (term: string) =>
    page.locator('dt', { hasText: term }).locator('xpath=following-sibling::dd[1]');
  await expect(printed('Paid to')).toContainText('Health Coach');
  await expect(printed('Paid to')).toContainText('12 Orchard Lane');
  await expect(printed('Program')).toHaveText('Health Coach Training Program');
});
