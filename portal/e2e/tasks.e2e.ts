import type { Page } from '@playwright/test';
import { demoId } from '../../api-server/src/seed/demo-id.ts';
import { expect, signIn, test } from '../../scripts/journeys/world.ts';
import { theo, theosDraft } from './enrolling.ts';

/** Where the first field or text of a task begins, below its heading. */
const firstOf = (page: Page) =>
  page.evaluate(() => {
    const heading = document.querySelector('main h1')!;
    const contents = document.createTreeWalker(document.querySelector('main')!, NodeFilter.SHOW_TEXT);
    contents.currentNode = heading;
    const range = document.createRange();
    while (contents.nextNode()) {
      const { currentNode } = contents;
      if (heading.contains(currentNode) || !currentNode.textContent!.trim()) continue;
      range.selectNodeContents(currentNode);
      const { width, top } = range.getBoundingClientRect();
      if (width > 1) return Math.round(top + scrollY);
    }
    return Infinity;
  });

const draft = `/enrollment/${theosDraft}`;
const tasks: Record<string, string[]> = {
  '': ['/enroll', '/get-started/program'],
  [theo]: ['course', 'personal-info', 'payment-plan', 'agreement', 'payment-method', 'review'].map(
    (step) => `${draft}/${step}`,
  ),
  'student@example.com': [
    `/signing/${demoId('envelope', 102)}`,
    '/settings/payment-information/pay?step=review',
  ],
};

test('begins each task in the upper third of a phone, with nothing beside it [P-03]', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const begins: Record<string, number> = {};
  for (const [person, paths] of Object.entries(tasks)) {
    await page.goto(`${world.portal}/login`);
    await page.evaluate(() => localStorage.clear());
    await page.goto(`${world.portal}/login`);
    if (person) await signIn(page, world.portal, person);
    for (const path of paths) {
      await page.goto(world.portal + path);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Close' })).toBeVisible();
      begins[path] = await firstOf(page);
    }
  }
  expect(Object.fromEntries(Object.entries(begins).filter(([, top]) => top >= 240))).toEqual({});
});

test('leads back from a task to where the student came from, and keeps what was typed [P-03]', {
  tag: '@long',
}, async ({ page, world }) => {
  await signIn(page, world.portal, theo, '/inbox');
  await expect(page).toHaveURL(/\/inbox/);
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.getByRole('region', { name: 'Continue your enrollment' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Personal information');
  await page.getByLabel('Middle name').fill('Chidi');
  // Where other steps can't start yet is said by their sign, and of the current one that it is in progress.
  const steps = page.getByRole('navigation', { name: 'Steps of your enrollment' });
  await expect(
    steps.getByRole('listitem').filter({ has: page.locator('[aria-current=step]') }),
  ).toContainText('In progress');
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await page.goBack();
  await expect(page.getByLabel('Middle name')).toHaveValue('Chidi');

  // By a link, closing leads to the start page.
  await page.goto(`${world.portal}${draft}/personal-info`);
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test('leads a visitor back to the page of the program [P-02]', { tag: '@long' }, async ({ page, world }) => {
  await page.goto(`${world.portal}/programs/${demoId('program', 1)}`);
  await page.getByRole('link', { name: 'Enroll', exact: true }).first().click();
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(page).toHaveURL(/\/get-started\//);
  await page.getByRole('link', { name: 'Close' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Health Coach Training Program' })).toBeFocused();
});
