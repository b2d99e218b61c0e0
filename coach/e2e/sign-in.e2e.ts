import type { Page } from '@playwright/test';
import { sample } from '../../scripts/given/lane.ts';
import { expect, password, signIn, signInByForm, test, type World } from '../../scripts/journeys/world.ts';

test('returns to the wanted path after signing in', async ({ page, world }) => {
  await page.goto(`${world.coach}/profile?from=mail#records`);
  await expect(page).toHaveURL(`${world.coach}/login?to=%2Fprofile%3Ffrom%3Dmail%23records`);
  await signInByForm(page, world.coach, 'coach@example.com');
  await expect(page).toHaveURL(`${world.coach}/profile?from=mail#records`);
  await expect(page.getByText('Welcome back, Rosa.').first()).toBeVisible();
});

test('a path on another origin is never followed', async ({ page, world }) => {
  await page.goto(`${world.coach}/login?to=//evil.example/profile`);
  await signInByForm(page, world.coach, 'coach@example.com');
  await expect(page).toHaveURL(`${world.coach}/today`);
});

test('a coach sees the whole profile, public and private', async ({ page, world }) => {
  await signIn(page, world.coach, 'coach@example.com', '/home');
  await expect(page).toHaveURL(`${world.coach}/profile`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Profile');
  for (const part of ['About you', 'Education', 'Certifications', 'Links', 'Personal data']) {
    await expect(page.getByRole('region', { name: part })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'About you' })).toContainText('Rosa Delgado');
  await expect(page.getByRole('region', { name: 'Personal data' })).toContainText('Jul 21, 1988');
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0);
});

const authPages = [
  ['/login', 'Sign in'],
  ['/sign-up', 'Create your account'],
  ['/login/token', 'Sign in without a password'],
  ['/login/token?token=x', 'Sign in with your link'],
  ['/reset-account-password', 'Forgot your password?'],
  ['/reset-account-password?token=x', 'This link has expired'],
] as const;

for (const [path, heading] of sample(authPages, 3)) {
  test(`${path} is in the auth layout, without sign-in [G-07]`, async ({ page, world }) => {
    await page.goto(world.coach + path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
}

test('/verify also asks for the e-mail without an earlier session [G-07]', { tag: '@long' }, async ({
  page,
  world,
}) => {
  await page.goto(`${world.coach}/verify?to=/profile`);
  await expect(page).toHaveURL(`${world.coach}/login?to=%2Fprofile`);
});

test('a refused sign-in keeps the e-mail, clears the password and tells students where to go [G-21]', async ({
  page,
  world,
}) => {
  await page.goto(`${world.coach}/login`);
  await page.getByLabel('E-mail').fill('student@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Invalid username or password.');
  await expect(alert.getByRole('link', { name: 'student portal' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('student@example.com');
  await expect(page.getByRole('textbox', { name: 'Password' })).toHaveValue('');
  await expect(page.getByText('This field is required')).toHaveCount(0);

  await page.getByLabel('E-mail').fill('disabled@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(alert).toContainText(/disabled|Invalid username/);
});

// Claim: sign-out-storage
test('signing out ends the session, and the page requires sign-in again', async ({ page, world }) => {
  await signInByForm(page, world.coach, 'coach@example.com');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeFocused();
  await page.getByRole('button', { name: 'Rosa Delgado' }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page).toHaveURL(`${world.coach}/login`);
  // The next person at this browser doesn't read who used it.
  await expect(page.getByLabel('E-mail')).toHaveValue('');
  await page.goto(`${world.coach}/profile`);
  await expect(page).toHaveURL(`${world.coach}/login?to=%2Fprofile`);
});

test('a sign-in link leads to the wanted path, once, at the press of a button', async ({ page, world }) => {
  await page.goto(`${world.coach}/profile`);
  await page.getByRole('link', { name: 'E-mail me a sign-in link' }).click();
  await page.getByLabel('E-mail').fill('coach@example.com');
  await page.getByRole('button', { name: 'E-mail me a link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  await expect(page.getByRole('button', { name: /Send again in/ })).toBeDisabled();

  const href = /href="([^"]*\/login\/token\?token=[^"]+)"/.exec(await world.mail('coach@example.com'))![1]!;
  const link = href.replaceAll('&amp;', '&');
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`${world.coach}/profile`);

  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link no longer works');
  await expect(page.getByRole('button', { name: 'E-mail me a link' })).toBeVisible();
});

/** Requests the link for a new password, and follows it on the same device or another one. */
async function openResetLink(page: Page, world: Pick<World, 'mail'>, reader = page): Promise<void> {
  await page.getByLabel('E-mail').fill('coach@example.com');
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByText('Check your inbox')).toBeVisible();
  const link = /href="([^"]*\/reset-account-password\?token=[^"]+)"/.exec(
    await world.mail('coach@example.com'),
  )![1]!;
  await reader.goto(link.replaceAll('&amp;', '&'));
}

test('a forgotten password is reset with the e-mailed link', async ({ page, world }) => {
  await page.goto(`${world.coach}/login`);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await openResetLink(page, world);
  await page.getByRole('textbox', { name: 'New password', exact: true }).fill('Serenity2');
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('Serenity3');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page.getByText('This field confirmation does not match').first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Confirm new password' }).fill('Serenity2');
  await page.getByRole('button', { name: 'Update password' }).click();
  await expect(page).toHaveURL(`${world.coach}/login`);

  await page.getByLabel('E-mail').fill('coach@example.com');
  await page.getByRole('textbox', { name: 'Password' }).fill('Serenity2');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL(`${world.coach}/today`);
});

test('the wanted path is remembered through a forgotten password, on any device [G-02]', {
  tag: '@long',
}, async ({ page, world, newContext }) => {
  await page.goto(`${world.coach}/profile?from=mail#records`);
  const signInUrl = `${world.coach}/login?to=%2Fprofile%3Ffrom%3Dmail%23records`;
  await expect(page).toHaveURL(signInUrl);
  await page.getByRole('link', { name: 'E-mail me a sign-in link' }).click();
  await page.getByRole('link', { name: 'Sign in with your password' }).click();
  await expect(page).toHaveURL(signInUrl);
  await page.getByRole('link', { name: 'Create your account' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(signInUrl);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL(signInUrl);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const phone = await (await newContext()).newPage();
  await openResetLink(page, world, phone);
  await phone.getByRole('textbox', { name: 'New password', exact: true }).fill('Serenity2');
  await phone.getByRole('textbox', { name: 'Confirm new password' }).fill('Serenity2');
  await phone.getByRole('button', { name: 'Update password' }).click();
  await phone.getByLabel('E-mail').fill('coach@example.com');
  await phone.getByRole('textbox', { name: 'Password' }).fill('Serenity2');
  await phone.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(phone).toHaveURL(`${world.coach}/profile?from=mail#records`);
});

test('a path on another origin is never followed after a forgotten password [G-02]', {
  tag: '@long',
}, async ({ page, world }) => {
  await page.goto(`${world.coach}/reset-account-password?to=//evil.example/profile`);
  await page.getByRole('link', { name: 'Back to sign in' }).click();
  await expect(page).toHaveURL(`${world.coach}/login`);
});

// Claim: coach-language
test('a language change keeps typed text', { tag: '@long' }, async ({ page, world }) => {
  await page.goto(`${world.coach}/sign-up`);
  await page.getByLabel('First name').fill('Ana');
  await page.getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Crea tu cuenta');
  await expect(page.getByLabel('Nombre')).toHaveValue('Ana');
});

test('an expired single sign-on token is reported', { tag: '@long' }, async ({ page, world }) => {
  await page.goto(`${world.coach}/login/token?from=sso&token=x.y.z`);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Your access has expired.');
});
