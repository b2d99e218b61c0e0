import { expect, signIn, test } from '../../scripts/world.ts';

test('offers a retry when the code of a screen does not arrive [G-12]', async ({ page, world }) => {
  await page.route(/ProfileScreen/, (route) => route.abort());
  await signIn(page, world.portal, 'student@example.com');
  await page.getByRole('button', { name: /Maya Lindqvist/ }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
  await page.unroute(/ProfileScreen/);
  await page.getByRole('button', { name: /try again|retry/i }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Maya');
});

test('shows what failed and recovers when the server is ill', async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com');
  await page.route('**/api/students/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${world.portal}/settings/profile`);
  await expect(page.getByText('An error found, please try again.')).toBeVisible();
  await page.unroute('**/api/students/*');
  await page.getByRole('button', { name: /try again|retry/i }).click();
  await expect(page.getByLabel('First name')).toHaveValue('Maya');
});

test('takes an id that is none for a page that is not there, and heals once the server is back [G-12]', async ({
  page,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Maya' })).toBeVisible();
  for (const path of [
    '/enrollment/123/status',
    '/settings/payment-information/payments/none',
    '/signing/x',
  ]) {
    await page.goto(world.portal + path);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  }
  await page.clock.install();
  await page.route('**/api/students/*', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto(`${world.portal}/settings/profile`);
  const broken = page.getByRole('heading', { name: 'We couldn’t load this page' });
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(broken).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.unroute('**/api/students/*');
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByLabel('First name')).toHaveValue('Maya', { timeout: 500 });
  }).toPass();
});

test('keeps what was typed when saving fails, offline or not', async ({ page, context, world }) => {
  await signIn(page, world.portal, 'student@example.com');
  await page.goto(`${world.portal}/settings/profile`);
  await page.getByLabel('Occupation').fill('Beekeeper');
  const section = page.getByRole('region', { name: 'Background' });

  await context.setOffline(true);
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText(/We can’t reach the server/)).toBeVisible();
  await expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper');
  await context.setOffline(false);

  await page.route('**/api/students/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 503, body: '<html>resting' })
      : route.continue(),
  );
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText(/The service is briefly unavailable/)).toBeVisible();
  await expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper');

  await page.unroute('**/api/students/*');
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile was updated.').first()).toBeVisible();
});

test('waits for a slow server without losing its shape', async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com');
  let answer = () => {};
  const slow = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/students/*', async (route) => {
    await slow;
    await route.continue();
  });
  await page.goto(`${world.portal}/settings/profile`);
  await expect(page.locator('[aria-busy=true]').first()).toBeVisible();
  answer();
  await expect(page.getByLabel('First name')).toHaveValue('Maya');
});
