import type { Page } from '@playwright/test';
import { expect, password, signIn, test } from '../../scripts/journeys/world.ts';
import { openPublicPage } from './public-page.ts';

const sessionKey = 'institute.coach.session';

/** The server no longer knows either of the tokens. */
const spoilTokens = (page: Page) =>
  page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key)!);
    localStorage.setItem(key, JSON.stringify({ ...session, accessToken: 'gone', refreshToken: 'gone' }));
  }, sessionKey);

// Claim: idle-warning
test('a 401 asks for the password on /verify and returns to the path [G-17]', async ({ page, world }) => {
  await signIn(page, world.coach, 'coach@example.com');
  await spoilTokens(page);
  await page.goto(`${world.coach}/profile?part=records#list`);
  await expect(page).toHaveURL(`${world.coach}/verify?to=%2Fprofile%3Fpart%3Drecords%23list`);
  await expect(page.getByText('Your session expired, please login again').first()).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('coach@example.com');

  // Already on /verify, so the URL doesn't nest.
  await page.reload();
  await expect(page).toHaveURL(`${world.coach}/verify?to=%2Fprofile%3Fpart%3Drecords%23list`);

  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${world.coach}/profile?part=records#list`);
  await expect(page.getByRole('region', { name: 'About you' })).toBeVisible();
});

test('an error body that says Unauthorized does the same under any status [G-17]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.coach, 'coach@example.com');
  await page.route('**/api/coaches/*', (route) =>
    route.fulfill({ status: 500, json: { error: 'Unauthorized' } }),
  );
  await page.goto(`${world.coach}/profile`);
  await expect(page).toHaveURL(`${world.coach}/verify?to=%2Fprofile`);
});

test('any other failure stays on its page, with a retry button [M-06]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.coach, 'coach@example.com', '/profile');
  await expect(page.getByRole('region', { name: 'About you' })).toBeVisible();
  await page.route('**/api/coaches/*', (route) => route.fulfill({ status: 403, json: { key: 'forbidden' } }));
  await page.goto(`${world.coach}/profile`);
  await expect(page.getByRole('alert')).toContainText('Your account doesn’t have access to this.');
  await expect(page).toHaveURL(`${world.coach}/profile`);
  await page.unroute('**/api/coaches/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('region', { name: 'About you' })).toBeVisible();
});

test('the tokens are refreshed unnoticed', async ({ page, world }) => {
  await signIn(page, world.coach, 'coach@example.com');
  await page.evaluate((key) => {
    const session = JSON.parse(localStorage.getItem(key)!);
    localStorage.setItem(key, JSON.stringify({ ...session, accessToken: 'expired' }));
  }, sessionKey);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Next 7 days' })).toBeVisible();
  const token = await page.evaluate((key) => JSON.parse(localStorage.getItem(key)!).accessToken, sessionKey);
  expect(token).not.toBe('expired');
});

test('invalid local storage is discarded without a crash [G-18]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  const slots = [
    'session',
    'language',
    'has-subscription',
    'last-email',
    'last-activity',
    'end-reason',
    'theme',
  ];
  await openPublicPage(page, `${world.coach}/faq`);
  for (const content of ['{{{', '{"accessToken":1}', '"es-mx"', '[]', 'null'])
    await test.step(content, async () => {
      await page.evaluate(
        ([names, text]) => {
          for (const name of names) localStorage.setItem(`institute.coach.${name}`, text);
        },
        [slots, content] as const,
      );
      await page.goto(`${world.coach}/profile`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in');
      expect(await page.evaluate((key) => localStorage.getItem(key), sessionKey)).toBeNull();
      await signIn(page, world.coach, 'coach@example.com');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
    });
});

// Claim: coach-language
test('the session, the language and the e-mail are remembered [G-18]', async ({ page, world }) => {
  await page.goto(`${world.coach}/login`);
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
  await page.getByLabel('Correo electrónico').fill('coach@example.com');
  await page.getByRole('textbox', { name: 'Contraseña' }).fill(password);
  await page.getByRole('button', { name: 'Iniciar sesión', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoy');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hoy');
  await page.evaluate((key) => localStorage.removeItem(key), sessionKey);
  await page.goto(`${world.coach}/login`);
  await expect(page.getByLabel('Correo electrónico')).toHaveValue('coach@example.com');
});

// Claim: sign-out-storage
test('clearing the browser’s storage signs out and forgets everything', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await signIn(page, world.coach, 'coach@example.com', '/login');
  await page.goto(`${world.coach}/profile/about`);
  await page.getByLabel(/Introduction/).fill('Not saved yet');
  await page.goto('about:blank');
  const storage = await page.context().newCDPSession(page);
  await storage.send('Storage.clearDataForOrigin', { origin: world.coach, storageTypes: 'all' });
  await page.goto(`${world.coach}/profile/about`);
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  await signIn(page, world.coach, 'coach@example.com', '/profile/about');
  await expect(page.getByLabel(/Introduction/)).toHaveValue(/tired of starting over/);
});

// Claim: idle-sign-out, sign-out-storage
test('five minutes without activity: a warning, then the password, in every tab [G-16]', {
  tag: '@long',
}, async ({ context, page, world }) => {
  await context.clock.install();
  await signIn(page, world.coach, 'coach@example.com', '/profile');
  const other = await context.newPage();
  await other.goto(`${world.coach}/profile`);
  await expect(other.getByRole('region', { name: 'About you' })).toBeVisible();
  await page.bringToFront();

  await context.clock.fastForward(241_000);
  await expect(page.getByRole('alertdialog')).toContainText('Are you still there?');
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();

  await context.clock.fastForward(241_000);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await context.clock.fastForward(60_000);
  await expect(page).toHaveURL(`${world.coach}/verify?to=%2Fprofile`);
  await expect(page.getByText('Your session expired, please login again').first()).toBeVisible();
  await expect(other).toHaveURL(`${world.coach}/verify?to=%2Fprofile`);

  // Signing in in one tab restores the other one too.
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(`${world.coach}/profile`);
  await expect(other).toHaveURL(`${world.coach}/profile`);
});
