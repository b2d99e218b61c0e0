import type { Page } from '@playwright/test';
import { sample } from '../../scripts/given/lane.ts';
import { expectNoSidewaysScrolling, narrowScreens, setTextSize } from '../../scripts/journeys/text-size.ts';
import { expect, signIn, test } from '../../scripts/journeys/world.ts';

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
  '/signing',
  '/settings/payment-information',
  '/settings/payment-method',
];

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

for (const [situation, width, size] of narrowScreens)
  test(`no page scrolls sideways ${situation}`, async ({ page, world }) => {
    await page.setViewportSize({ width, height: 740 });
    await signIn(page, world.portal, 'student@example.com');
    await setTextSize(page, size);
    await expectNoSidewaysScrolling(page, sample(pages, 6));
    expect(await cutLabels(page)).toEqual([]);
  });
