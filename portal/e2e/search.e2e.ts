import type { Page } from '@playwright/test';
import { expect, signIn, test, type World } from '../../scripts/journeys/world.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search pages, people and actions' });
const results = (page: Page) => page.getByRole('dialog').getByRole('menuitem');
/** The result that Enter opens. */
const marked = (page: Page) =>
  box(page).evaluate(
    (input) =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null,
  );

async function open(page: Page, world: World, email: string, path = '/home') {
  await signIn(page, world.portal, email, path);
  await expect(page.locator('main h1')).toBeVisible();
}

test('finds pages, acts, courses, messages, payments and coaches with the keyboard alone', async ({
  page,
  world,
}) => {
  const { keyboard } = page;
  await open(page, world, 'student@example.com');
  const find = async (text: string, ...expected: (string | RegExp)[]) => {
    await keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await keyboard.type(text);
    for (const result of expected)
      await expect(results(page).filter({ hasText: result }).first()).toBeVisible();
    await expect(page.getByText('Searching…')).toHaveCount(0);
    // The first one is marked once typing has paused.
    if (expected.length > 0) await expect.poll(() => marked(page)).not.toBeNull();
  };

  await find('pay', 'Make a payment', 'Payment method', 'We received your payment');
  expect(await marked(page)).toBe('Make a payment');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/payment-information\/pay\?step=review/);
  await expect(page.locator('main h1')).toBeFocused();
  await page.goBack();

  await find('installment 9', /^Installment 9/);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/payment-information\?schedule=/);

  await find('rosa', 'Rosa Delgado');
  await keyboard.press('Enter');
  await expect(page.locator('main h1')).toContainText('Rosa Delgado');
  await expect(page.locator('main h1')).toBeFocused();

  await find('foundations', 'Foundations of health coaching');
  await keyboard.press('ArrowDown');
  await keyboard.press('ArrowUp');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/courses\//);

  await find('you have been away');
  await expect(page.getByText('Nothing found')).toBeVisible();
  await keyboard.press('Escape');
  await expect(box(page)).toHaveValue('');
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('searches people for those who may see them, and says if a part fails', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await open(page, world, 'admin@example.com', '/administration/people');
  await page.route('**/coaches?**', (route) => route.abort());
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await page.keyboard.type('maya');
  await expect(page.getByRole('group', { name: 'Students' }).getByRole('menuitem')).toHaveCount(1);
  await expect(page.getByRole('group', { name: 'People' }).getByRole('menuitem')).toHaveCount(1);
  await expect(page.getByText('We couldn’t search everything.')).toBeVisible();
  await page.getByRole('group', { name: 'Students' }).getByRole('menuitem').click();
  await expect(page).toHaveURL(/administration\/students\//);
});

test('shows the keys by ?, which can be turned off', { tag: '@long' }, async ({ page, world }) => {
  const { keyboard } = page;
  await open(page, world, 'student@example.com', '/courses');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await page.getByRole('searchbox').first().press('?');
  await expect(keys).toHaveCount(0);
  await page.locator('main h1').focus();
  await keyboard.press('?');
  await expect(keys).toContainText('Archive the message, or all selected ones');
  await keys.getByRole('switch', { name: 'Show this list when I press ?' }).press('Space');
  await keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
  await keyboard.press('?');
  await page.reload();
  await expect(page.locator('main h1')).toBeVisible();
  await keyboard.press('?');
  await expect(keys).toHaveCount(0);

  // It's still found.
  await keyboard.press('Control+k');
  await keyboard.type('shortcuts');
  await expect.poll(() => marked(page)).toBe('Keyboard shortcuts');
  await keyboard.press('Enter');
  await expect(keys).toBeVisible();
});
