import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../../scripts/journeys/world.ts';

const preferences = /\/communication_preferences$/;
const choice = (page: Page, kind: string, channel: string) =>
  page.getByRole('row', { name: kind }).getByRole('combobox', { name: channel });

// Claim: immediate-preferences
test('saves each choice of messages immediately [P-14]', async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/communication-preferences');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  await choice(page, 'Courses', 'E-mail').selectOption('Once a week');
  await expect(page.getByText('Preference saved.').first()).toBeVisible();
  await choice(page, 'Coaching', 'E-mail').selectOption('Never');
  // Only what is really sent is offered.
  await expect(choice(page, 'Coaching', 'E-mail').getByRole('option')).toHaveText(['Right away', 'Never']);

  await page.reload();
  await expect(choice(page, 'Courses', 'E-mail')).toHaveValue('WEEKLY');
  await expect(choice(page, 'Coaching', 'E-mail')).toHaveValue('OFF');
});

test('doesn’t let required messages be turned off, and explains why [P-14]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/communication-preferences');
  const payments = page.getByRole('row', { name: 'Payments' });
  await expect(page.getByText('you can’t turn them off')).toBeVisible();
  await expect(payments.getByText('Right away')).toHaveCount(1);
  await expect(payments.getByRole('img', { name: 'Required' })).toHaveCount(1);
  await expect(page.getByText('in your inbox, too')).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveCount(2);
  for (const kind of ['Courses', 'Coaching'])
    await expect(choice(page, kind, 'E-mail')).toHaveValue('IMMEDIATELY');
});

test('reverts a choice that was not saved, and offers a retry [P-14]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/communication-preferences');
  const course = choice(page, 'Courses', 'E-mail');
  const before = await course.inputValue();
  await page.route(preferences, (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await course.selectOption('Never');
  await expect(page.getByText(/We can’t reach the server/).first()).toBeVisible();
  await expect(course).toHaveValue(before);
  await page.unroute(preferences);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Preference saved.').first()).toBeVisible();
  await expect(course).toHaveValue('OFF');
});
