import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../scripts/journeys/world.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search pages, people and actions' });
const results = (page: Page) => page.getByRole('dialog').getByRole('menuitem');
/** The result that Enter opens. */
const marked = (page: Page) =>
  box(page).evaluate(
    (input) =>
      document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent ?? null,
  );

test('finds acts, clients, services and sales with the keyboard alone, and shows the keys', async ({
  page,
  world,
}) => {
  const { keyboard } = page;
  await signIn(page, world.coach, 'coach@example.com');
  await expect(page.locator('main h1')).toBeVisible();
  const find = async (text: string, result: string | RegExp) => {
    await keyboard.press('Control+k');
    await expect(box(page)).toBeFocused();
    await keyboard.type(text);
    await expect(results(page).filter({ hasText: result }).first()).toBeVisible();
    await expect(page.getByText('Searching…')).toHaveCount(0);
    await expect.poll(() => marked(page)).toMatch(result);
  };

  await find('day off', 'Take a day off');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/my-coach-schedule\?part=days/);
  await expect(page.getByRole('region', { name: 'Time off' })).toBeInViewport();

  await find('maya', 'Maya Lindqvist');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/my-sessions\/./);
  await expect(page.locator('main h1')).toBeFocused();

  // Sessions of it come first.
  await find('first talk', 'First talk');
  for (let presses = 0; presses < 10; presses += 1) {
    const before = await marked(page);
    if (before === 'First talk') break;
    await keyboard.press('ArrowDown');
    await expect.poll(() => marked(page)).not.toBe(before);
  }
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/my-services\/./);
  await expect(page.locator('main h1')).toBeFocused();

  await keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(keys).toContainText('Search, or do something');
  await keyboard.press('Escape');
  await expect(keys).toHaveCount(0);
});
