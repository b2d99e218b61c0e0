import { chunkOf } from '../../scripts/journeys/chunk.ts';
import { picture } from '../../scripts/journeys/picture.ts';
import { expect, signIn, test } from '../../scripts/journeys/world.ts';
import { editSection } from './profile-section.ts';

test('offers a retry when the code of a screen fails to load [G-12]', async ({ page, world }) => {
  const profileCode = chunkOf('portal', 'src/settings/ProfileScreen.tsx');
  await page.route(profileCode, (route) => route.abort());
  await signIn(page, world.portal, 'student@example.com');
  await page.getByRole('button', { name: /Maya Lindqvist/ }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { name: 'We couldn’t load this page' })).toBeVisible();
  await page.unroute(profileCode);
  await page.getByRole('button', { name: /try again|retry/i }).click();
  await expect(page.getByRole('region', { name: 'About you' })).toContainText('Maya Lindqvist');
});

test('shows what failed and recovers from a server failure', async ({ page, world }) => {
  await signIn(page, world.portal, 'student@example.com');
  await page.route('**/api/students/*', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto(`${world.portal}/settings/profile`);
  await expect(page.getByText('An error found, please try again.')).toBeVisible();
  await page.unroute('**/api/students/*');
  await page.getByRole('button', { name: /try again|retry/i }).click();
  await expect(page.getByRole('region', { name: 'About you' })).toContainText('Maya Lindqvist');
});

test('treats an invalid id as a missing page, and recovers once the server is back [G-12]', {
  tag: '@long',
}, async ({ page, world }) => {
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
    await expect(page.getByRole('region', { name: 'About you' })).toContainText('Maya Lindqvist', {
      timeout: 500,
    });
  }).toPass();
});

// Claim: typed-text-kept
test('keeps typed values when saving fails, offline or not', { tag: '@long' }, async ({
  page,
  context,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com', '/settings/profile');
  await editSection(page, 'Background');
  await page.getByLabel('Occupation').fill('Beekeeper');
  const section = page.getByRole('region', { name: 'Background' });

  await context.setOffline(true);
  await section.getByRole('button', { name: 'Save' }).click();
  await expect(section.getByText(/We can’t reach the server/)).toBeVisible();
  await expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper');
  await context.setOffline(false);

  await page.route('**/api/students/*', (route) =>
    route.request().method() === 'PATCH'
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

test('waits for a slow server without layout shifts', { tag: '@long' }, async ({ page, world }) => {
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
  await expect(page.locator('[aria-busy=true]:visible').first()).toBeVisible();
  answer();
  await expect(page.getByRole('region', { name: 'About you' })).toContainText('Maya Lindqvist');
});

// Claim: new-version-asks
test('offers a newly deployed version, and asks before typed text is lost [G-12]', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await signIn(page, world.portal, 'student@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Maya' })).toBeVisible();
  await page.route('**/version.json', (route) => route.fulfill({ json: { entry: '/assets/newer.js' } }));
  const banner = page.getByRole('status').filter({ hasText: 'A new version is available' });
  await expect(banner).toBeHidden();
  // Checked on navigation, from a minute after the notice's code has arrived.
  await expect(async () => {
    await page.clock.fastForward(61_000);
    await page.getByRole('link', { name: 'Home' }).click();
    await page.getByRole('button', { name: /Maya Lindqvist/ }).click();
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(banner).toBeVisible({ timeout: 5_000 });
  }).toPass();

  await editSection(page, 'Background');
  await page.getByLabel('Occupation').fill('Beekeeper');
  await page.unroute('**/version.json');
  const loaded = page.waitForEvent('load');
  await banner.getByRole('button', { name: 'Reload' }).focus();
  await page.keyboard.press('Enter');
  await loaded;
  // The browser asks nothing, because what was typed is kept.
  await expect(page.getByText(/Your unsaved changes from .* are back\./).first()).toBeVisible();
  await expect(page.getByLabel('Occupation')).toHaveValue('Beekeeper');
  await expect(banner).toBeHidden();
  await page.getByRole('region', { name: 'Background' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile was updated.').first()).toBeVisible();
  await expect(page.getByText(/Your unsaved changes/)).toHaveCount(0);
});

test('reports a new version when the old one’s code is gone [G-12]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.route('**/version.json', (route) => route.fulfill({ json: { entry: '/assets/newer.js' } }));
  await page.route(chunkOf('portal', '../design-system/src/files/CropDialog.tsx'), (route) =>
    route.fulfill({ status: 404, body: 'Not found' }),
  );
  // The notice's own code arrives after the failure that it explains.
  const failed = Promise.withResolvers<void>();
  await page.route(chunkOf('portal', '../design-system/src/app/VersionNotice.tsx'), async (route) => {
    await failed.promise;
    await route.continue();
  });
  await signIn(page, world.portal, 'student@example.com', '/settings/profile');
  await editSection(page, 'Photo');
  await page.getByLabel(/^Your photo/).setInputFiles(await picture(page));
  await expect(page.getByText(/We couldn’t open your picture/).first()).toBeVisible();
  failed.resolve();
  await expect(page.getByText('A new version is available')).toBeVisible();
  // The rest of the page stays unchanged.
  await expect(page.getByRole('region', { name: 'About you' })).toContainText('Maya Lindqvist');
});

test('reports that the device is offline, and continues once it is online', async ({
  page,
  context,
  world,
}) => {
  await signIn(page, world.portal, 'student@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Hello, Maya' })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline')).toBeHidden();
});
